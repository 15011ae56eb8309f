import { sentence } from '@hemline/rules/common/sentence.ts'
import { Link } from '@tanstack/react-router'
import { dateOf } from '../../platform/format.ts'
import { Panel } from '../../ui/layout.tsx'
import { offerWords } from '../cart/offer-words.ts'
import { useSession } from '../identity/session.tsx'
import { useFriendsGift } from '../referrals/use-friends-gift.ts'

/**
 * Renders what the viewer gets off the next order: a friend's gift, else the member's own offer, else the
 * advertised promotion with its code. Nothing when there is none.
 */
export function Offer() {
  const { user, loggedIn } = useSession()
  const gift = useFriendsGift()
  const promotions = user?.promotions
  if (!promotions) return null
  const [own] = promotions.lifecyclePromotions
  const offer = promotions.advertisedOffer
  if (gift)
    return (
      <Framed>
        <p>
          <b>
            {gift.from} gives you {gift.percent}% off your first order
          </b>
          , and free delivery.
        </p>
        <p className="small soft">
          {loggedIn ? (
            `Your cart takes it off by itself${gift.endsAt ? `, until ${dateOf(gift.endsAt)}` : ''}.`
          ) : (
            <>
              <Link className="link" to="/sign-up">
                Create an account
              </Link>{' '}
              to take it.
            </>
          )}
        </p>
      </Framed>
    )
  if (own)
    return (
      <Framed>
        <p>
          For you: <b>{own.formattedAmount} off</b>
          {own.freeShipping && ', and free delivery'}.{' '}
          <Link className="link" to="/rewards/redeem">
            All that is yours
          </Link>
        </p>
        <p className="small soft">{offerWords(promotions, own.code)}</p>
      </Framed>
    )
  if (!offer) return null
  return (
    <Framed>
      <p>
        {sentence(offer.formattedAmount)} off with the code <b>{offer.code}</b>
        {offer.freeShipping && ', and free delivery'}. Type it in your cart.
      </p>
      <p className="small soft">{offerWords(promotions, offer.code)}</p>
    </Framed>
  )
}

const Framed = ({ children }: { children: React.ReactNode }) => (
  <Panel as="section" above={8} pad={5} edge="block" textAlign="center" aria-label="Offer">
    {children}
  </Panel>
)
