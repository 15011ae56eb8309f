// The one check of an employee's right to a task; every domain asks here.
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import type { Context } from './context.ts'
import { refuse } from './platform/errors.ts'

/**
 * Returns the viewer's user id if the viewer's roles allow at least one of the tasks. Throws UNAUTHENTICATED
 * without log-in, FORBIDDEN for other roles and banned users.
 */
export function atWork(ctx: Context, ...tasks: StaffTask[]): string {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !tasks.some((task) => mayDo(roles, task)))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return userId
}
