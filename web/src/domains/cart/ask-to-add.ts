import type { AddToCartMutation } from '@hemline/schema/generated/graphql.ts'
import type { OperationResult } from 'urql'

type Answer = OperationResult<AddToCartMutation>

/**
 * Sends `ask`, a request to hold a piece, and repeats it once after a network error. The repetition is
 * safe: a lost answer may have been a yes, and a shopper who already holds the piece gets the same hold
 * again.
 */
export async function askToAdd(ask: () => Promise<Answer>): Promise<Answer> {
  const first = await ask()
  return first.error?.networkError ? ask() : first
}
