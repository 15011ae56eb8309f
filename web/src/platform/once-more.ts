import type { OperationResult } from 'urql'

/**
 * Sends `ask`, a change that does the same however often it is sent, and sends it once more when no answer
 * came: the connection broke or the time-out passed. A lost answer may have been a yes, and the second one
 * then says so.
 */
export async function onceMore<Data>(
  ask: () => Promise<OperationResult<Data>>,
): Promise<OperationResult<Data>> {
  const first = await ask()
  return first.error?.networkError ? ask() : first
}
