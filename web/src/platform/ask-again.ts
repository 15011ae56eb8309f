import type { AnyVariables, Client, DocumentInput, OperationResult } from 'urql'

/**
 * Requests a query from the API after something has changed. urql lets a query join the same query that is
 * already under way, whose answer may be older than the change; then this function waits for that answer
 * and requests the query once more. Returns an answer that is newer than the call, or the first error.
 */
export async function askAgain<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<Data, Variables>> {
  const asked = Symbol('this request')
  const ask = () => client.query(document, variables, { requestPolicy: 'network-only', asked }).toPromise()
  const first = await ask()
  // A request that the second one may join was sent after the first answer, and so after the change.
  return first.error || first.operation.context.asked === asked ? first : ask()
}
