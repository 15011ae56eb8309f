import type { AddToCartMutation } from '@hemline/schema/generated/graphql.ts'
import type { OperationResult } from 'urql'

type Answer = OperationResult<AddToCartMutation>

/**
 * Sends `ask`, a request to hold a piece, and once more when no answer came: an answer that was lost may have
 * been a yes, and a shopper who holds the piece already gets the same hold again.
 */
export async function askToAdd(ask: () => Promise<Answer>): Promise<Answer> {
  const first = await ask()
  return first.error?.networkError ? ask() : first
}
