import { type AnyVariables, type TypedDocumentNode, type UseQueryArgs, useQuery } from 'urql'

/**
 * Hook: runs a part's query and reads it again on each visit. Returns `data`; `failed`, the error while there
 * is no data; `settled`, true once there is either; `again`, which asks the server. A page draws its parts
 * when all are settled, so that none pushes another down.
 */
export function usePart<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: { pause?: boolean } = {},
) {
  const args = { query, variables, requestPolicy: 'cache-and-network', ...options }
  const [{ data, error, fetching }, ask] = useQuery<Data, Variables>(args as UseQueryArgs<Variables, Data>)
  return {
    data,
    failed: data || fetching ? undefined : error,
    settled: data !== undefined || (!fetching && error !== undefined),
    again: () => ask({ requestPolicy: 'network-only' }),
  }
}
