// Who may look after the shop's texts.
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'

/** Returns the user id of an employee who may look after texts. Throws UNAUTHENTICATED and FORBIDDEN. */
export function editorOf(ctx: Context): string {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned || !mayDo(roles, 'texts')) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return userId
}
