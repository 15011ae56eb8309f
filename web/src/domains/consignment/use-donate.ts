import { DonateRestDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { showToast } from '../../ui/toasts.store.ts'

/**
 * Returns functions that donate pieces, or the rest of a bag, to the charity. The donation is final, so
 * `ask` requests a confirmation before `give`.
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
