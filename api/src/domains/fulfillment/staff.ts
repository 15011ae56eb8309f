// Who is at work, and whether this is theirs to do (rules/src/fulfillment/staff.ts).
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import type { Giver } from '../orders/orders.ts'

/** The id of the person at work; refuses everybody whose roles don't allow the task. */
export function staffFor(ctx: Context, task: StaffTask): string {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !mayDo(roles, task)) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return userId
}

/** The same as somebody who gives money back: what the person may do, and when the password was typed. */
export function giverFor(ctx: Context, task: StaffTask): Giver {
  return { actorId: staffFor(ctx, task), roles: ctx.viewer.roles, confirmedAt: ctx.viewer.confirmedAt }
}
