import { friendly } from '@hemline/rules/errors/catalogue.ts'
import type { BagType, CleanoutService, KitWay } from '@hemline/rules/vocabulary/seller.ts'
import { type KitFieldsFragment, OrderBagsDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { nowMs } from '../../../platform/clock.ts'
import { friendlyError } from '../../../platform/errors.ts'
import { timeOfDay } from '../../../platform/format.ts'
import { useSession } from '../../identity/session.tsx'
import { keepDraft, keyOfPress, useKitDraft } from './kit-draft.ts'

/** Why no kit was ordered, in words; `field` names the form field that is wrong. */
export type KitRefusal = { message: string; field?: string | null }
export type OrderKit = {
  order: (addressId?: string) => Promise<KitFieldsFragment | undefined>
  busy: boolean
  refusal: KitRefusal | undefined
  /** Shows a refusal without asking the server. */
  refuse: (refusal: KitRefusal | undefined) => void
}

/** Returns a sentence with the reader's time of day in `minutes` from now: "That is at 2:20 PM." */
export const whenOver = (minutes: number): string =>
  `That is at ${timeOfDay(new Date(nowMs() + minutes * 60_000).toISOString())}.`

/** What a page orders whatever the draft says: labels of a partner. */
export type FixedKit = { bagType: BagType; service: CleanoutService; partner: string }

/**
 * Hook: returns `order`, which orders the kit of the draft, with `fixed` values instead of the draft's, and
 * resolves to the kit's id, or undefined when it was not ordered. `refusal` says why; `refuse` sets or clears
 * it; `busy` while it runs. Sending one press again orders only one kit.
 */
export function useOrderKit(way: KitWay, variant?: string, fixed?: FixedKit): OrderKit {
  const [, run] = useMutation(OrderBagsDocument)
  const [busy, setBusy] = useState(false)
  const [refusal, refuse] = useState<KitRefusal>()
  const { loggedIn } = useSession()
  const order: OrderKit['order'] = async (addressId) => {
    if (busy) return undefined
    setBusy(true)
    refuse(undefined)
    const { restChoice, charityId, email, promoCode, ...draft } = useKitDraft.getState()
    const { bagType, service } = fixed ?? draft
    const { data, error } = await run({
      input: {
        requestKey: keyOfPress(),
        bagType,
        service,
        way,
        restChoice,
        ...(variant && { variant }),
        ...(fixed && { partner: fixed.partner }),
        ...(service === 'donation' && charityId !== undefined && { charityId }),
        ...(bagType === 'bag' && addressId && { addressId }),
        ...(!loggedIn && { email: email?.trim() ?? '' }),
        ...(way === 'promo_bag_order' && promoCode && { promoCode: promoCode.trim() }),
      },
    })
    setBusy(false)
    const answer = data?.orderBags
    if (!answer) {
      refuse({ message: error ? friendlyError(error, 'orderKit') : friendly('orderKit') })
      return undefined
    }
    keepDraft({ pressed: undefined })
    switch (answer.__typename) {
      case 'OrderBagsPayload':
        keepDraft({ orderedId: answer.kit.id, promoCode: undefined })
        return answer.kit
      case 'BagOrderTooSoon':
        refuse({ message: `${answer.message} ${whenOver(answer.minutes)}` })
        return undefined
      case 'BagOrderRefused':
        refuse({ message: answer.message, field: answer.field })
        return undefined
      case 'LegalAcceptRequired':
        refuse({ message: answer.message })
        return undefined
    }
  }
  return { order, busy, refusal, refuse }
}
