// Who may look at flags and experiments, and who may change them.
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'

/**
 * Returns the id of an employee who may do a task. Throws UNAUTHENTICATED without log-in, FORBIDDEN for
 * banned users and for roles without the task.
 */
export function employeeFor(ctx: Context, task: StaffTask): string {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !mayDo(roles, task)) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return userId
}
