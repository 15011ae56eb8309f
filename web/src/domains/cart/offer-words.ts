// Until when an offer stands, and its small print (specification §3: endsAtPst, legalese).
import type { SessionUser } from '../identity/session.tsx'

type Offers = Pick<SessionUser['promotions'], 'advertisedOffer' | 'lifecyclePromotions'>

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** As the clock in California shows it, wherever one reads it: the promotion ends there. */
const endWords = (pst: string): string =>
  `Ends ${day.format(new Date(`${pst.slice(0, 19)}Z`))}, ${pst.slice(11, 16)} Pacific time.`

/** What belongs below an offer that a shopper is given; empty where there is none of that code. */
export function offerWords({ advertisedOffer, lifecyclePromotions }: Offers, code: string): string {
  const offer = [advertisedOffer, ...lifecyclePromotions].find((one) => one?.code === code)
  return [offer?.endsAtPst && endWords(offer.endsAtPst), offer?.legalese].filter(Boolean).join(' ')
}
