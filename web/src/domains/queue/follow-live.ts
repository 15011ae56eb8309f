// Handles live events: asks for the piece and the cart again, and tells the shopper about a turn in a
// toast.
import type { LiveEvent } from '@hemline/rules/queue/events.ts'
import {
  AddToCartDocument,
  GetActiveCartDocument,
  GetQueueDocument,
  type GetQueueQuery,
  GetUnreadNotificationsDocument,
} from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'
import { askAgain } from '../../platform/ask-again.ts'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { timeOfDay } from '../../platform/format.ts'
import { onceMore } from '../../platform/once-more.ts'
import { doubtSession } from '../../platform/session-doubt.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { addToCartWords } from '../cart/add-to-cart-words.ts'
import { liveSource } from './live-source.ts'
import { setWaitedFor, stopWaiting, waitedFor, waitFor } from './waiting.store.ts'

type Shop = { client: Client; go: (href: string) => void; path: () => string }
type Piece = NonNullable<GetQueueQuery['item']>

const nameOf = (piece: Piece | null): string =>
  piece ? `${piece.brand} ${piece.title}` : 'The piece you waited for'

/** Asks for the piece again; components that show the piece update through the cache. */
async function refresh({ client }: Shop, itemNumber: number): Promise<Piece | null> {
  const { data } = await askAgain(client, GetQueueDocument, { itemNumber })
  return data?.item ?? null
}

/** Asks for the cart again on the cart page: a lost piece may be held again, or a held one lost. */
function refreshCart({ client, path }: Shop): void {
  if (path() === '/cart') void askAgain(client, GetActiveCartDocument, { estimateTaxes: true })
}

async function addFromToast({ client, go }: Shop, itemNumber: number): Promise<void> {
  const { data, error } = await onceMore(() =>
    client.mutation(AddToCartDocument, { input: { itemNumber } }).toPromise(),
  )
  const words = data
    ? addToCartWords(data.addToCart)
    : { added: false, text: friendlyError(error, 'addToCart') }
  showToast({
    text: words.text,
    action: words.added ? { label: 'View your cart', act: () => go('/cart') } : undefined,
  })
}

/** Tells the shopper that the piece was sold, unless the shopper bought it. */
function tellSold(piece: Piece | null): void {
  if (piece?.myOrderId) return
  showToast({ text: `${nameOf(piece)} is no longer for sale, so the line has ended.` })
}

/**
 * Tells the shopper that it is their turn, unless the turn is already over, or that the piece was sold while
 * nobody listened.
 */
async function tellTurn(shop: Shop, itemNumber: number): Promise<void> {
  const piece = await refresh(shop, itemNumber)
  refreshCart(shop)
  if (piece?.availability === 'SoldOut' || piece?.noLongerAvailable) return tellSold(piece)
  const until = piece?.heldUntil
  if (!piece?.heldByMe || !until || Date.parse(until) <= nowMs()) return
  // A piece that still lay in the cart is held again; any other piece needs a press.
  const inCart = piece.queue.myTurnUntil === null
  showToast({
    text: `Your turn: ${nameOf(piece)}. It’s yours until ${timeOfDay(until)}.`,
    action: inCart
      ? { label: 'View your cart', act: () => shop.go('/cart') }
      : { label: 'Add to cart', act: () => void addFromToast(shop, itemNumber) },
  })
}

/** Asks for the bell's count again; the bell updates through the cache. */
function countUnread({ client }: Shop): void {
  void askAgain(client, GetUnreadNotificationsDocument, {})
}

/**
 * Listens for live events of the shopper's queues and of the bell, and updates places, turns and counts;
 * returns a function that stops it.
 */
export function followLive(shop: Shop): () => void {
  /** The last known state of each piece, so that only changed pieces are asked for again. */
  const known = new Map(waitedFor().map((itemNumber) => [itemNumber, 'waited for']))
  const hear = (event: LiveEvent): void => {
    switch (event.name) {
      case 'snapshot': {
        // What was told while no connection stood is in the count, and in no event.
        countUnread(shop)
        const { places, turns } = event.data
        const now = new Map([
          ...places.map((one) => [one.itemNumber, `place ${one.place}`] as const),
          ...turns.map((one) => [one.itemNumber, one.until] as const),
        ])
        for (const turn of turns) void tellTurn(shop, turn.itemNumber)
        const told = new Set(turns.map((turn) => turn.itemNumber))
        const changed = new Set([...now.keys(), ...known.keys()])
        // A place that is gone may be a turn for a piece that still lay in the cart.
        for (const itemNumber of changed)
          if (!told.has(itemNumber) && known.get(itemNumber) !== now.get(itemNumber))
            void (now.has(itemNumber) ? refresh(shop, itemNumber) : tellTurn(shop, itemNumber))
        known.clear()
        for (const [itemNumber, state] of now) known.set(itemNumber, state)
        setWaitedFor([...now.keys()])
        return
      }
      case 'turn':
        known.set(event.data.itemNumber, event.data.until)
        waitFor(event.data.itemNumber)
        void tellTurn(shop, event.data.itemNumber)
        return
      case 'queue-moved':
        known.set(event.data.itemNumber, `place ${event.data.place}`)
        void refresh(shop, event.data.itemNumber)
        return
      case 'hold-ended':
        known.delete(event.data.itemNumber)
        stopWaiting(event.data.itemNumber)
        refreshCart(shop)
        void refresh(shop, event.data.itemNumber).then((piece) =>
          showToast({ text: `${nameOf(piece)}: your time ended, and it is the next shopper’s turn.` }),
        )
        return
      case 'sold':
        known.delete(event.data.itemNumber)
        stopWaiting(event.data.itemNumber)
        void refresh(shop, event.data.itemNumber).then(tellSold)
        return
      case 'told':
        countUnread(shop)
        return
      case 'session':
        doubtSession()
        return
    }
  }
  return liveSource(hear)
}
