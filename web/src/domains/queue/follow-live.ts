// What live events do to the shop: the piece's page and the cart are asked again, and what
// matters is said in a toast.
import type { LiveEvent } from '@hemline/rules/queue/events.ts'
import {
  AddToCartDocument,
  GetActiveCartDocument,
  GetQueueDocument,
  type GetQueueQuery,
} from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { timeOfDay } from '../../platform/format.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { addToCartWords } from '../cart/add-to-cart-words.ts'
import { askToAdd } from '../cart/ask-to-add.ts'
import { liveSource } from './live-source.ts'
import { setWaiting } from './waiting.store.ts'

type Shop = { client: Client; go: (href: string) => void; path: () => string }
type Piece = NonNullable<GetQueueQuery['item']>

const fresh = { requestPolicy: 'network-only' } as const
const nameOf = (piece: Piece | null): string =>
  piece ? `${piece.brand} ${piece.title}` : 'The piece you waited for'

/** Asks for the piece again; whatever shows it follows. */
async function refresh({ client }: Shop, itemNumber: number): Promise<Piece | null> {
  const { data } = await client.query(GetQueueDocument, { itemNumber }, fresh).toPromise()
  return data?.item ?? null
}

/** A cart in sight is asked again: a lost piece may have come back, or a held one gone. */
function refreshCart({ client, path }: Shop): void {
  if (path() === '/cart') void client.query(GetActiveCartDocument, { estimateTaxes: true }, fresh).toPromise()
}

async function addFromToast({ client, go }: Shop, itemNumber: number): Promise<void> {
  const { data, error } = await askToAdd(() =>
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

/** Says that it is the shopper's turn, when it still is. */
async function tellTurn(shop: Shop, itemNumber: number): Promise<void> {
  const piece = await refresh(shop, itemNumber)
  refreshCart(shop)
  const until = piece?.heldUntil
  if (!piece?.heldByMe || !until || Date.parse(until) <= nowMs()) return
  // What still lay in the cart is there again; anything else is one press away.
  const inCart = piece.queue.myTurnUntil === null
  showToast({
    text: `Your turn: ${nameOf(piece)}. It’s yours until ${timeOfDay(until)}.`,
    action: inCart
      ? { label: 'View your cart', act: () => shop.go('/cart') }
      : { label: 'Add to cart', act: () => void addFromToast(shop, itemNumber) },
  })
}

/** Follows what happens to the shopper's places and holds until the returned function is called. */
export function followLive(shop: Shop): () => void {
  /** How each piece stood at last, so that only what changed is asked for again. */
  let known: Map<number, string> | undefined
  const hear = (event: LiveEvent): void => {
    switch (event.name) {
      case 'snapshot': {
        const { places, turns } = event.data
        const now = new Map([
          ...places.map((one) => [one.itemNumber, `place ${one.place}`] as const),
          ...turns.map((one) => [one.itemNumber, one.until] as const),
        ])
        setWaiting(now.size > 0)
        for (const turn of turns) void tellTurn(shop, turn.itemNumber)
        const told = new Set(turns.map((turn) => turn.itemNumber))
        const changed = new Set([...now.keys(), ...(known?.keys() ?? [])])
        // A place that is gone may have become a turn of a piece that still lay in the cart.
        for (const itemNumber of changed)
          if (known && !told.has(itemNumber) && known.get(itemNumber) !== now.get(itemNumber))
            void (now.has(itemNumber) ? refresh(shop, itemNumber) : tellTurn(shop, itemNumber))
        known = now
        return
      }
      case 'turn':
        known?.set(event.data.itemNumber, event.data.until)
        setWaiting(true)
        void tellTurn(shop, event.data.itemNumber)
        return
      case 'queue-moved':
        known?.set(event.data.itemNumber, `place ${event.data.place}`)
        void refresh(shop, event.data.itemNumber)
        return
      case 'hold-ended':
        known?.delete(event.data.itemNumber)
        refreshCart(shop)
        void refresh(shop, event.data.itemNumber).then((piece) =>
          showToast({ text: `${nameOf(piece)}: your time ended, and it is the next shopper’s turn.` }),
        )
        return
      case 'sold':
        known?.delete(event.data.itemNumber)
        void refresh(shop, event.data.itemNumber).then((piece) =>
          showToast({ text: `${nameOf(piece)} is no longer for sale, so the line has ended.` }),
        )
        return
    }
  }
  return liveSource(hear)
}
