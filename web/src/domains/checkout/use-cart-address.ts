import { SetCartAddressDocument, type SetCartAddressInput } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import type { AddressRefusal } from '../addresses/AddressForm.tsx'
import { refusalsOf } from '../addresses/save-address.ts'

/**
 * Returns the refusals by form field, none after a success. `prefix` is removed from the server's field
 * names.
 */
export type SetAddress = (input: SetCartAddressInput, prefix?: string) => Promise<readonly AddressRefusal[]>

/**
 * Hook: returns `set`, which stores the cart's email, addresses and delivery note on the server and resolves
 * to the errors for the form (empty: stored), without `prefix` in their field names; `busy` while a request
 * runs.
 */
export function useCartAddress(): { set: SetAddress; busy: boolean } {
  const [{ fetching }, run] = useMutation(SetCartAddressDocument)
  const set: SetAddress = async (input, prefix = '') => {
    const { data, error } = await run({ input })
    const answer = data?.setCartAddress
    return answer?.__typename === 'SetCartAddressPayload' ? [] : refusalsOf(answer, error, prefix)
  }
  return { set, busy: fetching }
}
