// Checks that the viewer is an employee whose roles allow a task (rules/src/fulfillment/staff.ts).
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import type { Giver } from '../aftercare/aftercare.ts'

/**
 * Returns the viewer's user id. Throws UNAUTHENTICATED for visitors, FORBIDDEN for banned users and for roles
 * that don't allow the task.
 */
export function staffFor(ctx: Context, task: StaffTask): string {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !mayDo(roles, task)) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return userId
}

/**
 * Returns the employee who refunds money: id, roles (they set the refund limit) and the time of the last
 * password confirmation. Throws like staffFor when the employee's roles don't allow the task.
 */
export function giverFor(ctx: Context, task: StaffTask): Giver {
  return { actorId: staffFor(ctx, task), roles: ctx.viewer.roles, confirmedAt: ctx.viewer.confirmedAt }
}
