import './safety-keys.ts'
import { BlockPersonDocument, type PersonInput } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { showToast } from '../../ui/toasts.store.ts'

/**
 * Hook: returns `block`, which blocks a person (true) or ends the block (false), and says what happened in a
 * toast; `isBusy` while it runs, when a further call does nothing. `name` stands in the sentence.
 */
export function useBlock(person: PersonInput, name: string) {
  const [{ fetching: isBusy }, run] = useMutation(BlockPersonDocument)
  const block = async (on: boolean): Promise<void> => {
    if (isBusy) return
    const { data, error } = await run({ person, on })
    const answer = data?.blockPerson
    if (answer?.__typename !== 'BlockPayload')
      return void showToast({ text: answer?.message ?? friendlyError(error, 'generic') })
    showToast({
      text: on
        ? `${name} is blocked: no questions, offers or sales, either way.`
        : `${name} is no longer blocked.`,
    })
  }
  return { block, isBusy }
}
