// Saving with the book's mutation, and what its answers mean to the form.
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
 * What a form is to show of an answer that did not save; empty when it did. `prefix`: what stands
 * before this form's fields.
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

/** Saves to the viewer's book; gives back what is to be shown at which field. */
export function useSaveAddress(): (input: SaveAddressInput) => Promise<Saved> {
  const [, run] = useMutation(SaveAddressDocument)
  return async (input) => {
    const { data, error } = await run({ input })
    return { refused: refusalsOf(data?.saveAddress, error), answer: data?.saveAddress }
  }
}
