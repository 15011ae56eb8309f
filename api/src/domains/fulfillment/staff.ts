// Checks that the viewer is an employee whose roles allow a task (rules/src/fulfillment/staff.ts).
import type { StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { Giver } from '../aftercare/aftercare.ts'

/**
 * Returns the employee who refunds money: id, roles (they set the refund limit) and the time of the last
 * password confirmation. Throws UNAUTHENTICATED for visitors, FORBIDDEN for banned users and for roles that
 * don't allow the task.
 */
export function giverFor(ctx: Context, task: StaffTask): Giver {
  return { actorId: atWork(ctx, task), roles: ctx.viewer.roles, confirmedAt: ctx.viewer.confirmedAt }
}
