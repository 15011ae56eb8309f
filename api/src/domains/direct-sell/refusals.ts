// The answers of direct selling that change nothing.
import type { DirectFault } from '@hemline/rules/direct-sell/listings.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'

export type Refused = { __typename: 'DirectRefused'; message: string; faults: DirectFault[] }
/** Returns a refusal with a sentence and, where one is at fault, the field of the form. */
export const refused = (message: string, field?: string): Refused => ({
  __typename: 'DirectRefused',
  message,
  faults: field === undefined ? [] : [{ field, message }],
})

export type SignIn = { __typename: 'SignInRequired'; message: string }
export const signIn: SignIn = {
  __typename: 'SignInRequired',
  message: 'Please log in to sell and to make offers.',
}

/** Returns the viewer's user id, null for visitors; throws FORBIDDEN for banned members. */
export function sellerIn(ctx: Context): string | null {
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account may look, but not change anything.')
  return ctx.viewer.userId
}
