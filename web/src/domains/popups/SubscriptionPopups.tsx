// Pop-ups that offer mails about the cart, favorites and searches (specification §4). A yes is consent, kept
// where /my/subscriptions shows it.
import {
  type SubscriptionPopup as PopupName,
  subscriptionPopupDismissDays,
  wantsSubscriptionPopup,
} from '@hemline/rules/site/popups.ts'
import type { SubscriptionState } from '@hemline/rules/vocabulary/lists.ts'
import {
  ChangeSubscriptionDocument,
  GetSubscriptionsDocument,
  type NotificationKind,
  RecentSearchesV2Document,
} from '@hemline/schema/generated/graphql.ts'
import { useRouterState } from '@tanstack/react-router'
import { useClient, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import type { SessionUser } from '../identity/session.tsx'
import { useDismissal } from './dismissals.ts'
import { PopupCard } from './PopupCard.tsx'
import { usePopup } from './use-popup.ts'

/** Returns the name of the cookie that records when a pop-up about mails was dismissed. */
export const subscriptionCookie = (type: PopupName): string => `hemline_${type}_popup`

type Offer = {
  readonly type: PopupName
  /** The kind of notification whose mails are offered. */
  readonly kind: NotificationKind
  readonly title: string
  readonly words: string
  readonly thanks: string
}

const offers: readonly Offer[] = [
  {
    type: 'subscription_cart',
    kind: 'cart',
    title: 'Shall we mail you about your cart?',
    words:
      'When you leave pieces in your cart, we mail you a day later which of them are still free. Once, and at most one mail a day.',
    thanks: 'You will hear about your cart.',
  },
  {
    type: 'subscription_favorites',
    kind: 'price_drop',
    title: 'Hear first when a price drops',
    words: 'We mail you when a piece you love costs less. One click in each mail ends them.',
    thanks: 'You will hear when a favorite costs less.',
  },
  {
    type: 'subscription_saved_searches',
    kind: 'match',
    title: 'Looking for something?',
    words: 'Save a search, and we mail you what comes in for it. You choose how often.',
    thanks: 'You will hear about new pieces for the searches you save.',
  },
]

/** The state of the mails of each offer; undefined while that is not known. */
function useStates(asks: boolean): (offer: Offer) => SubscriptionState | undefined {
  const [{ data }] = useQuery({ query: GetSubscriptionsDocument, pause: !asks })
  return ({ kind }) => {
    const row = data?.subscriptions.rows.find((one) => one.kind === kind)
    return row?.channels.find(({ channel }) => channel === 'email')?.state
  }
}

type Props = { user: SessionUser; offer: Offer; amount: number; state: SubscriptionState | undefined }

function SubscriptionPopup({ user, offer, amount, state }: Props) {
  const { type, kind } = offer
  const client = useClient()
  const path = useRouterState({ select: (router) => router.location.pathname })
  const [dismissedAt, dismiss] = useDismissal(subscriptionCookie(type), subscriptionPopupDismissDays)
  const facts = { loggedIn: user.loggedIn, banned: user.banned, amount, dismissedAt, path, type }
  const mayBe = wantsSubscriptionPopup({ ...facts, state: 'not_active', now: new Date(nowMs()) })
  const wanted = mayBe && state === 'not_active'
  const shown = usePopup(type, { wanted, deciding: mayBe && state === undefined })
  if (!shown) return null
  const accept = async () => {
    const input = { kind, channel: 'email' as const, on: true }
    const { error } = await client.mutation(ChangeSubscriptionDocument, { input }).toPromise()
    showToast({ text: error ? friendlyError(error, 'emailSubscription') : offer.thanks })
    if (!error) dismiss()
  }
  return (
    <PopupCard
      title={offer.title}
      actions={
        <>
          <Button size="small" onClick={() => void accept()}>
            Yes, mail me
          </Button>
          <LinkButton onClick={dismiss}>No, thank you</LinkButton>
        </>
      }
    >
      <p>{offer.words}</p>
    </PopupCard>
  )
}

/**
 * Renders the pop-ups that offer mails about cart, favorites and searches; usePopup lets at most one of them
 * show.
 */
export function SubscriptionPopups({ user }: { user: SessionUser }) {
  const [{ data }] = useQuery({ query: RecentSearchesV2Document, variables: { limit: 1 } })
  const amounts: Record<PopupName, number> = {
    subscription_cart: user.cartCount,
    subscription_favorites: user.favoritesCount,
    subscription_saved_searches: data?.recentSearchesV2.totalCount ?? 0,
  }
  const some = Object.values(amounts).some((amount) => amount > 0)
  const stateOf = useStates(some)
  return offers.map((offer) => (
    <SubscriptionPopup
      key={offer.type}
      user={user}
      offer={offer}
      amount={amounts[offer.type]}
      state={stateOf(offer)}
    />
  ))
}
