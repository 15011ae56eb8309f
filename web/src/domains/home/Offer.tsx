import { sentence } from '@hemline/rules/catalogue/piece-labels.ts'
import { Panel } from '../../ui/layout.tsx'
import { offerWords } from '../cart/offer-words.ts'
import { useSession } from '../identity/session.tsx'

/**
 * Renders the advertised promotion (amount, code, end) on the home page; nothing when the viewer has none.
 */
export function Offer() {
  const promotions = useSession().user?.promotions
  const offer = promotions?.advertisedOffer
  if (!promotions || !offer) return null
  return (
    <Panel as="section" above={8} pad={5} edge="block" textAlign="center" aria-label="Offer">
      <p>
        {sentence(offer.formattedAmount)} off with the code <b>{offer.code}</b>
        {offer.freeShipping && ', and free delivery'}. Type it in your cart.
      </p>
      <p className="small soft">{offerWords(promotions, offer.code)}</p>
    </Panel>
  )
}
