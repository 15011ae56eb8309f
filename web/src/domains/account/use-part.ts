import { type AnyVariables, type TypedDocumentNode, type UseQueryArgs, useQuery } from 'urql'

/**
 * A part's data, what kept the data away, and the way to ask again. `settled` once there is one of the two:
 * the page is drawn when all parts in sight are, so that none pushes another down.
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
