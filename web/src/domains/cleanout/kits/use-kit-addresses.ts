import { type AddressFieldsFragment, GetMyAddressesDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/**
 * Hook: loads the viewer's shipping addresses in the United States as `addresses` (undefined while loading);
 * `error` while nothing is loaded; `again` asks the server.
 */
export function useKitAddresses() {
  const [{ data, error, fetching }, ask] = useQuery({ query: GetMyAddressesDocument })
  const addresses: readonly AddressFieldsFragment[] | undefined = data?.myAddresses.filter(
    (one) => one.country === 'US' && one.type === 'shipping',
  )
  return {
    addresses,
    error: data || fetching ? undefined : error,
    again: () => ask({ requestPolicy: 'network-only' }),
  }
}
