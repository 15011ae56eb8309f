// The end and the small print of an offer (specification §3: endsAtPst, legalese).
import { dateFormat } from '../../platform/date-manner.ts'
import type { SessionUser } from '../identity/session.tsx'

type Offers = Pick<SessionUser['promotions'], 'advertisedOffer' | 'lifecyclePromotions'>

const day = dateFormat({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const clock = dateFormat({ hour: 'numeric', timeZone: 'UTC' })

/**
 * Returns the end of an offer in Pacific time, whatever the reader's time zone: the promotion ends by that
 * clock.
 */
function endWords(pst: string): string {
  const end = new Date(`${pst.slice(0, 19)}Z`)
  return `Ends ${day(end)}, ${clock(end)} Pacific time.`
}

/**
 * Returns the end and the small print of the shopper's offer with this code, in one text; '' when there is no
 * such offer.
 */
export function offerWords({ advertisedOffer, lifecyclePromotions }: Offers, code: string): string {
  const offer = [advertisedOffer, ...lifecyclePromotions].find((one) => one?.code === code)
  return [offer?.endsAtPst && endWords(offer.endsAtPst), offer?.legalese].filter(Boolean).join(' ')
}
