// The second step of log-ins in the mocks: plain secrets, there is nothing to protect.
import type { MockContext } from './context.ts'
import { nextId } from './db.ts'
import type { MockUser } from './seed/people.ts'

/** Returns a challenge for a user who asks for a second step; undefined when the password is enough. */
export function secondStepOf(ctx: MockContext, user: MockUser) {
  const { twoSteps, challenges } = ctx.db.state
  if (!twoSteps[user.id]?.since) return undefined
  const challenge = `mock-challenge-${nextId(ctx.db)}`
  challenges[challenge] = { userId: user.id, tries: 0 }
  return {
    __typename: 'SecondStepNeeded',
    message: 'Enter the code from your app, or one of your recovery codes.',
    challenge,
  }
}
