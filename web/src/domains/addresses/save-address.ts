// Saves an address, and translates the answer into errors for the form.
import {
  SaveAddressDocument,
  type SaveAddressInput,
  type SaveAddressMutation,
} from '@hemline/schema/generated/graphql.ts'
import { type CombinedError, useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import type { AddressRefusal } from './AddressForm.tsx'

type Answer = { __typename: string; message?: string; problems?: readonly AddressRefusal[] }

/**
 * Returns the errors that a form shows for an answer, each with its field ('root': the whole form); empty
 * after a success. A missing answer becomes the message for `error`. `prefix` is removed from the server's
 * field names.
 */
export function refusalsOf(
  answer: Answer | undefined,
  error: CombinedError | undefined,
  prefix = '',
): readonly AddressRefusal[] {
  if (!answer) return [{ field: 'root', message: friendlyError(error, 'generic') }]
  if (answer.problems)
    return answer.problems.map(({ field, message }) => ({
      field: field.startsWith(prefix) ? field.slice(prefix.length) : field,
      message,
    }))
  return answer.message === undefined ? [] : [{ field: 'root', message: answer.message }]
}

type Saved = { refused: readonly AddressRefusal[]; answer: SaveAddressMutation['saveAddress'] | undefined }

/**
 * Hook: returns a function that saves an address on the server. It resolves to `refused`, the errors for the
 * form's fields (empty: saved), and `answer`, the server's answer (undefined when the request failed).
 */
export function useSaveAddress(): (input: SaveAddressInput) => Promise<Saved> {
  const [, run] = useMutation(SaveAddressDocument)
  return async (input) => {
    const { data, error } = await run({ input })
    return { refused: refusalsOf(data?.saveAddress, error), answer: data?.saveAddress }
  }
}
