import { earlyAccessMembers } from '@hemline/rules/rewards/tier-names.ts'
import { holdMinutesDefault } from '@hemline/rules/vocabulary/constants.ts'
import { reservedPrefix } from '@hemline/rules/vocabulary/limits.ts'
import { BookmarkCheck, Clock, Timer } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { countOf, minutesLeft, moment, priceText } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { FootBar } from '../../ui/FootBar.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAddToCart, useRemoveFromCart } from '../cart/use-cart-actions.ts'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { BannedNote } from '../identity/BannedNote.tsx'
import { useSession } from '../identity/session.tsx'
import { BuyingWaits } from '../popups/BuyingWaits.tsx'
import styles from './Buy.module.css'
import { overWords } from './buy-state.ts'
import { shelfOf } from './product-crumbs.ts'
import type { Product } from './product-type.ts'
import { useBuyState } from './use-buy-state.ts'

// Most pieces have no queue; its code is loaded with the first piece that has one.
const WaitInLine = lazy(async () => ({ default: (await import('../queue/WaitInLine.tsx')).WaitInLine }))
// Few pieces are auctioned.
const AuctionPanel = lazy(async () => ({
  default: (await import('../auctions/AuctionPanel.tsx')).AuctionPanel,
}))
const WonNote = lazy(async () => ({ default: (await import('../auctions/AuctionPanel.tsx')).WonNote }))
// The cart of whoever has just added the piece.
const MiniCart = lazy(async () => ({ default: (await import('../cart/MiniCart.tsx')).MiniCart }))
const YourTurn = lazy(async () => ({ default: (await import('../queue/WaitInLine.tsx')).YourTurn }))

const bannedNoteId = 'why-not'
const waitId = 'wait-in-line'
const hourMs = 3_600_000
/** A hold that lasts longer is told by its end alone: one that was won at auction lasts two days. */
const longMinutes = 180
const untilWords = (until: string | null, now: number) => (until ? ` until ${moment(until, now)}` : '')

function Hint({
  icon: Icon = Timer,
  children,
  status = false,
}: {
  icon?: typeof Timer
  children: ReactNode
  status?: boolean
}) {
  return (
    <p className={`${styles.hint} num`} role={status ? 'status' : undefined}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** Says in the button's place why the piece can't be bought now; announced, unless that stays (`isStill`). */
function NotForSale({ children, isStill = false }: { children: ReactNode; isStill?: boolean }) {
  return (
    <Row
      as="p"
      gap={2}
      justify="center"
      noWrap
      padX={4}
      padY={0}
      surface="sunk"
      edge="all"
      round="control"
      tall={52}
      tone="soft"
      weight={600}
      textAlign="center"
      className="num"
      role={isStill ? undefined : 'status'}
    >
      {children}
    </Row>
  )
}

function Open({ item, forMe, early }: { item: Product; forMe: boolean; early: boolean }) {
  const { add, busy } = useAddToCart()
  const banned = useSession().user?.banned ?? false
  return (
    <>
      {forMe && (
        <Row as="p" gap={2} noWrap below={3} tone="accent" weight={600}>
          <BookmarkCheck size={20} strokeWidth={1.5} aria-hidden="true" />
          {reservedPrefix}
          {item.reservedFor ?? 'you'}
        </Row>
      )}
      <Row gap={2} align="stretch" className={styles.acts}>
        <Button
          size="large"
          busy={busy}
          disabled={banned}
          aria-describedby={banned ? bannedNoteId : undefined}
          onClick={() => void add(item.itemNumber)}
        >
          Add to cart
        </Button>
        <FavoriteButton item={item} look="button" />
      </Row>
      {banned ? (
        <BannedNote id={bannedNoteId} className={styles.hint} />
      ) : (
        <Hint>We hold it for you for {holdMinutesDefault} minutes.</Hint>
      )}
      {early && (
        <p className={styles.hint}>You see this before most: your membership lets you buy it first.</p>
      )}
    </>
  )
}

function Mine({ item, until, now }: { item: Product; until: string | null; now: number }) {
  const { remove, busy } = useRemoveFromCart()
  const minutes = until ? Math.max(1, Math.ceil((Date.parse(until) - now) / 60_000)) : undefined
  return (
    <>
      {item.reservedForMe && (
        <Suspense>
          <WonNote item={item} />
        </Suspense>
      )}
      <Stack gap={2}>
        <HrefLink className={buttonClass({ size: 'large', wide: true })} href="/cart">
          View your cart
        </HrefLink>
        <Button look="line" wide busy={busy} onClick={() => void remove(item)}>
          Remove from cart
        </Button>
        <HrefLink
          className={look({ flow: 'row', gap: 0, justify: 'center', noWrap: true, tall: 44 }, 'link')}
          href={`/cart/added/${item.itemNumber}`}
        >
          See what goes with it
        </HrefLink>
      </Stack>
      <Hint status>
        Held for you{untilWords(until, now)}
        {minutes !== undefined && minutes < longMinutes && `, ${countOf(minutes, 'minute')} left`}.
      </Hint>
      <Suspense>
        <MiniCart />
      </Suspense>
    </>
  )
}

/** Returns who gets a held piece next, by the length of its queue and the shopper's place in it. */
function ifLetGo({ length, myPlace }: Product['queue']): string {
  if (length === 0) return 'If they let it go, you can take it. This page will tell you.'
  return myPlace === 1
    ? 'If they let it go, it’s your turn.'
    : 'If they let it go, it goes to the first in line.'
}

function Held({ item, until, now }: { item: Product; until: string | null; now: number }) {
  const left = until ? Date.parse(until) - now : undefined
  return (
    <>
      <Stack gap={2}>
        <NotForSale>
          <Clock size={20} strokeWidth={1.5} aria-hidden="true" />
          Held by another shopper{untilWords(until, now)}
        </NotForSale>
        <FavoriteButton item={item} look="button" />
      </Stack>
      <Hint>
        {left !== undefined && left < hourMs && (
          <>
            <span role="timer">{minutesLeft(left)}</span> left.{' '}
          </>
        )}
        {ifLetGo(item.queue)}
      </Hint>
      <div id={waitId} tabIndex={-1}>
        <Suspense>
          <WaitInLine item={item} />
        </Suspense>
      </div>
    </>
  )
}

function Early({ item, opensAt, now }: { item: Product; opensAt: string; now: number }) {
  const { loggedIn } = useSession()
  return (
    <>
      <Stack gap={2}>
        <NotForSale>Early access until {moment(opensAt, now)}</NotForSale>
        <FavoriteButton item={item} look="button" />
      </Stack>
      <p className={styles.hint}>
        <span>
          {earlyAccessMembers} may buy it first. Then it opens to everybody, here and by itself.{' '}
          {!loggedIn && (
            <LinkButton onClick={() => void openLogIn('early_access')} inline>
              A member? Log in
            </LinkButton>
          )}
        </span>
      </p>
    </>
  )
}

/** Names the shopper for whom a piece is set aside; for employees the name leads to that person's page. */
function ForWhom({ item, by }: { item: Product; by: string | null }) {
  if (by === null) return 'another shopper'
  return item.preorderedBy ? (
    <HrefLink className="link" href={`/employee/people/${item.preorderedBy}`}>
      {by}
    </HrefLink>
  ) : (
    by
  )
}

function SetAside({ item, by }: { item: Product; by: string | null }) {
  return (
    <>
      <Stack gap={2}>
        <NotForSale>
          {reservedPrefix}
          <ForWhom item={item} by={by} />
        </NotForSale>
        <FavoriteButton item={item} look="button" />
      </Stack>
      <p className={styles.hint}>
        It was pre-ordered, or won at auction. Should that shopper pass, it goes on to others.
      </p>
    </>
  )
}

function Over({ item }: { item: Product }) {
  const { title } = overWords(item.state)
  if (item.myOrderId)
    return (
      <HrefLink className={buttonClass({ size: 'large', wide: true })} href={`/my/orders/${item.myOrderId}`}>
        See your order
      </HrefLink>
    )
  return (
    <Stack gap={2}>
      <NotForSale>{title}</NotForSale>
      <HrefLink className={buttonClass({ size: 'large', wide: true })} href={shelfOf(item).href}>
        Find another like it
      </HrefLink>
    </Stack>
  )
}

/** The states in which the next press leads to an order or a bid of the viewer. */
const leadsToOrder = new Set(['open', 'mine', 'turn', 'auction'])

/** Renders the box with the button to hold the piece, in every state of a piece. */
export function BuyPanel({ item }: { item: Product }) {
  const { state, now } = useBuyState(item)
  return (
    <>
      {leadsToOrder.has(state.kind) && <BuyingWaits />}
      <InState item={item} state={state} now={now} />
    </>
  )
}

function InState({
  item,
  state,
  now,
}: { item: Product } & Pick<ReturnType<typeof useBuyState>, 'state' | 'now'>) {
  switch (state.kind) {
    case 'preview':
      return <NotForSale isStill>Not for sale before it is listed</NotForSale>
    case 'open':
      return <Open item={item} forMe={state.forMe} early={state.early} />
    case 'mine':
      return <Mine item={item} until={state.until} now={now} />
    case 'turn':
      return (
        <Suspense>
          <YourTurn item={item} until={state.until} />
        </Suspense>
      )
    case 'held':
      return <Held item={item} until={state.until} now={now} />
    case 'early':
      return <Early item={item} opensAt={state.opensAt} now={now} />
    case 'reserved':
      return <SetAside item={item} by={state.by} />
    case 'auction':
      return (
        <Suspense fallback={<Skeleton height={180} />}>
          <AuctionPanel item={item} />
        </Suspense>
      )
    case 'sold':
    case 'gone':
      return <Over item={item} />
  }
}

/** The step that the bar of a phone offers while the piece can't be added to the cart. */
function OtherStep({ item, held }: { item: Product; held: boolean }) {
  // A held piece has a line to wait in, whose button stands in the page.
  return held ? (
    <a className={buttonClass({ look: 'line' })} href={`#${waitId}`}>
      {item.queue.myPlace === null ? 'Tell me if it comes free' : 'Your place in line'}
    </a>
  ) : (
    <FavoriteButton item={item} look="button" />
  )
}

/**
 * Keeps the next step visible on phones: to hold the piece, to wait for it, or to keep it among the
 * favorites. Renders nothing for a piece that is not for sale.
 */
export function BuyBar({ item }: { item: Product }) {
  const { state } = useBuyState(item)
  const { add, busy } = useAddToCart()
  const banned = useSession().user?.banned ?? false
  if (state.kind === 'sold' || state.kind === 'gone' || state.kind === 'preview') return null
  return (
    <FootBar name="Buy" amount={priceText(item.price)}>
      {state.kind === 'open' || state.kind === 'turn' ? (
        <Button
          busy={busy}
          disabled={banned}
          aria-describedby={banned ? bannedNoteId : undefined}
          onClick={() => void add(item.itemNumber)}
        >
          Add to cart
        </Button>
      ) : state.kind === 'mine' ? (
        <HrefLink className={buttonClass()} href="/cart">
          View your cart
        </HrefLink>
      ) : state.kind === 'auction' ? (
        <a className={buttonClass()} href="#bid">
          Bid
        </a>
      ) : (
        <OtherStep item={item} held={state.kind === 'held'} />
      )}
    </FootBar>
  )
}
