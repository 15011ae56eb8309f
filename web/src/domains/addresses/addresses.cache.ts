// Updates the cache after an address is saved or removed: the list of addresses and the cart's shipping
// address.
import type {
  RemoveAddressMutation,
  SaveAddressMutation,
  SetCartAddressInput,
} from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

type Listed = { __typename: 'Address'; id: string }

function showList(cache: Cache, addresses: readonly Listed[]): void {
  cache.link(
    'Query',
    'myAddresses',
    addresses.map(({ id }) => ({ __typename: 'Address', id })),
  )
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fieldName === 'activeCart') cache.invalidate('Query', fieldKey)
}

function saved(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.saveAddress as SaveAddressMutation['saveAddress'] | undefined
  if (answer?.__typename === 'SaveAddressPayload') showList(cache, answer.addresses)
}

function removed(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.removeAddress as RemoveAddressMutation['removeAddress'] | undefined
  if (answer) showList(cache, answer.addresses)
}

/**
 * Asks for the saved addresses again after an address was typed at checkout, which saves it; a chosen
 * one changes no list.
 */
function chosen(
  _result: Record<string, unknown>,
  { input }: { input?: SetCartAddressInput },
  cache: Cache,
): void {
  if (input?.shippingAddress || input?.billingAddress) cache.invalidate('Query', 'myAddresses')
}

export const addressesCache: CachePart = {
  updates: { Mutation: { saveAddress: saved, removeAddress: removed, setCartAddress: chosen } },
}
