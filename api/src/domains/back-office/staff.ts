// Who is at work, and whether this is theirs to do (rules/src/fulfillment/staff.ts).
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'

/** The id of the person at work; refuses everybody whose roles don't allow one of the tasks. */
export function atWork(ctx: Context, ...tasks: StaffTask[]): string {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !tasks.some((task) => mayDo(roles, task)))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return userId
}
