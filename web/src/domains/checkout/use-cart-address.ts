import { SetCartAddressDocument, type SetCartAddressInput } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import type { AddressRefusal } from '../addresses/AddressForm.tsx'
import { refusalsOf } from '../addresses/save-address.ts'

export type SetAddress = (input: SetCartAddressInput, prefix?: string) => Promise<readonly AddressRefusal[]>

/**
 * Tells the cart whom to write to and where to send; gives back what is to be shown
 * at which field, or nothing.
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
