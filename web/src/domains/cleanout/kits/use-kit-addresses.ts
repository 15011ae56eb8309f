import { type AddressFieldsFragment, GetMyAddressesDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/** Returns the viewer's shipping addresses in the United States; undefined while they are loading. */
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
