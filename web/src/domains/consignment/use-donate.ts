import { DonateRestDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { showToast } from '../../ui/toasts.store.ts'

/**
 * Hook: donates pieces, or the rest of a bag, for good. `ask` sets `asked` so that a confirmation shows,
 * `keep` takes that back, `give` donates, ends the confirmation and tells the outcome in a toast; `busy`
 * while it runs.
 */
export function useDonate(input: { itemNumbers?: number[]; bagNumber?: string }) {
  const [asked, setAsked] = useState(false)
  const [{ fetching }, run] = useMutation(DonateRestDocument)
  const give = async () => {
    const { data, error } = await run({ input })
    setAsked(false)
    const answer = data?.donateRest
    if (!answer) return void showToast({ text: friendlyError(error, 'fetchingKitItems') })
    switch (answer.__typename) {
      case 'DonateRestPayload':
        return void showToast({
          text: `${countOf(answer.items.length, 'piece')} given to ${answer.charityName}. Thank you.`,
        })
      case 'NothingToDonate':
      case 'LegalAcceptRequired':
        return void showToast({ text: answer.message })
    }
  }
  return {
    asked,
    busy: fetching,
    ask: () => setAsked(true),
    keep: () => setAsked(false),
    give: () => void give(),
  }
}
