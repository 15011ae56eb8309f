// Which pieces were bought together, by whom and when. A plan is made from the pieces' states: what was
// delivered came long enough ago, what is on its way left lately.
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { dayMs } from '../bag-rows.ts'
import { chanceOf } from '../chance.ts'
import { people } from '../people.ts'
import { type Buyer, guestAt, memberAt, membersKnown, type Place } from './buyers.ts'
import type { SoldPiece } from './sold-pieces.ts'

const hourMs = 3_600_000
/** Days after which a parcel of the past has arrived, whatever its way. */
export const arrivedAfterDays = 5.5

/** An order of the past. `packedAt`: when its first parcel was packed; null while all of them wait. */
export type PastOrder = {
  /** The order's number; ids follow from it. */
  readonly n: number
  readonly buyer: Buyer
  readonly pieces: readonly SoldPiece[]
  readonly placedAt: Date
  readonly packedAt: Date | null
  /** Days on the road, from packing to the door. */
  readonly days: number
  readonly canceled: boolean
  /** The return of all its pieces; null for an order that was kept. */
  readonly comesBack: ComesBack | null
}
/** The number of a return, as people say it: "R 40001". */
type ComesBack = { readonly number: number }
type Group = Pick<PastOrder, 'pieces' | 'placedAt' | 'packedAt'>

/** An order of somebody whom people know: how many pieces, and how it stands. */
export type KnownOrder = {
  readonly buyer: Buyer
  readonly pieces: number
  readonly stands:
    | { readonly deliveredDaysAgo: number }
    | 'on its way'
    | 'waiting'
    | { readonly canceledDaysAgo: number }
  /** Set for a delivered order all of whose pieces come back. */
  readonly comesBack?: ComesBack
}

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs)
/** Takes the first pieces that pass out of a list. */
function take(list: SoldPiece[], amount: number, fits: (piece: SoldPiece) => boolean): SoldPiece[] {
  const taken: SoldPiece[] = []
  for (let i = 0; i < list.length && taken.length < amount; ) {
    const piece = list[i]
    if (piece && fits(piece)) taken.push(...list.splice(i, 1))
    else i += 1
  }
  return taken
}

const isUsual = (piece: SoldPiece) =>
  piece.source === 'own' && piece.bag_id === null && piece.price_cents >= 1200 && piece.price_cents <= 20_000

const worthReturning = 3000
/** What comes back was sold for an invented seller, whose earnings go with it, and is worth the fees. */
const isForReturn = (piece: SoldPiece) =>
  piece.source === 'own' &&
  piece.price_cents >= worthReturning &&
  piece.bag_id !== null &&
  piece.charity_id === null &&
  !people.some(({ id }) => id === piece.consignor_id)

type Stock = { readonly byState: Map<string, SoldPiece[]>; readonly listed: SoldPiece[] }

function groupOfKnown({ pieces, stands, comesBack }: KnownOrder, stock: Stock, now: Date): Group | undefined {
  const of = (state: string) => stock.byState.get(state) ?? []
  if (stands === 'on its way') {
    const packedAt = before(now, 30)
    return { pieces: take(of('shipped'), pieces, isUsual), placedAt: before(packedAt, 14), packedAt }
  }
  if (stands === 'waiting')
    return { pieces: take(of('pending_sale'), pieces, isUsual), placedAt: before(now, 5), packedAt: null }
  if ('canceledDaysAgo' in stands) {
    const placedAt = before(now, stands.canceledDaysAgo * 24)
    const fits = (piece: SoldPiece) => isUsual(piece) && piece.listed_at < placedAt
    return { pieces: take(stock.listed, pieces, fits), placedAt, packedAt: null }
  }
  // Packed within a day, and at most four days on the road.
  const packedAt = before(now, (stands.deliveredDaysAgo + 4) * 24)
  const placedAt = before(packedAt, 22)
  const isRight = comesBack ? isForReturn : isUsual
  const fits = (piece: SoldPiece) => isRight(piece) && piece.listed_at < placedAt
  return { pieces: take(of('delivered'), pieces, fits), placedAt, packedAt }
}

/** Groups what was delivered: pieces that were sold within a day of each other, mostly one or two. */
function* deliveredGroups(pieces: readonly SoldPiece[], now: Date): Generator<Group> {
  const latest = before(now, arrivedAfterDays * 24)
  const soldAt = (piece: SoldPiece) => (piece.sold_at && piece.sold_at < latest ? piece.sold_at : latest)
  for (let i = 0, n = 0; i < pieces.length; n++) {
    const first = pieces[i]
    if (!first) return
    const chance = chanceOf(41, n)
    const size = first.bag_id === null ? (chance.is(0.55) ? 1 : chance.is(0.6) ? 2 : chance.int(3, 5)) : 1
    const until = soldAt(first).getTime() + dayMs
    const group: SoldPiece[] = []
    for (const piece of pieces.slice(i, i + size))
      if (soldAt(piece).getTime() <= until && (piece.bag_id === null || group.length === 0)) group.push(piece)
      else break
    i += group.length
    const placedAt = new Date(Math.max(...group.map((piece) => soldAt(piece).getTime())))
    yield { pieces: group, placedAt, packedAt: new Date(placedAt.getTime() + chance.int(6, 26) * hourMs) }
  }
}

/** Groups what has not arrived. A piece that is paid and not packed is the second parcel of its order. */
function* openGroups(byState: Stock['byState'], now: Date): Generator<Group> {
  const of = (state: string) => byState.get(state) ?? []
  const paid = [...of('purchased')]
  const withSecond = (piece: SoldPiece) => [
    piece,
    ...take(paid, 1, (other) => other.parcelKey !== piece.parcelKey),
  ]
  for (const [n, piece] of of('packed').entries()) {
    const packedAt = before(now, chanceOf(42, n).int(1, 8))
    yield { pieces: withSecond(piece), placedAt: before(packedAt, chanceOf(43, n).int(9, 30)), packedAt }
  }
  for (const [n, piece] of of('shipped').entries()) {
    const packedAt = before(now, chanceOf(44, n).int(20, 44))
    yield {
      pieces: n % 3 === 0 ? withSecond(piece) : [piece],
      placedAt: before(packedAt, chanceOf(45, n).int(6, 24)),
      packedAt,
    }
  }
  // Charged, and its label is still to come.
  for (const [n, piece] of paid.entries())
    yield { pieces: [piece], placedAt: before(now, 9 + (n % 20)), packedAt: null }
  for (const [n, piece] of of('pending_sale').entries())
    yield { pieces: [piece], placedAt: before(now, 0.4 + ((n * 7) % 26)), packedAt: null }
}

/**
 * Plans the seeded past orders of all sold pieces, oldest first: those of known people as far as there are
 * pieces for them, then those of guests, some of whom came twice.
 */
export function planOrders(
  pieces: readonly SoldPiece[],
  {
    known,
    listed,
    places,
    now,
  }: { known: readonly KnownOrder[]; listed: readonly SoldPiece[]; places: readonly Place[]; now: Date },
): PastOrder[] {
  const byState = Map.groupBy(pieces, (piece): string => piece.state)
  const stock: Stock = { byState, listed: [...listed] }
  const ofKnown = known.flatMap((order) => {
    const group = groupOfKnown(order, stock, now)
    const canceled = typeof order.stands === 'object' && 'canceledDaysAgo' in order.stands
    return group && group.pieces.length > 0
      ? [{ ...group, buyer: order.buyer, canceled, comesBack: order.comesBack ?? null }]
      : []
  })
  const groups = [...deliveredGroups(byState.get('delivered') ?? [], now), ...openGroups(byState, now)]
  const guests = Math.max(1, Math.ceil(groups.length / 1.6))
  const ofGuests = groups.map((group, n) => ({
    ...group,
    buyer: group.pieces.some((piece) => piece.source === 'p2p')
      ? // Members buy of members: only they can rate a parcel.
        memberAt(n % membersKnown, places)
      : guestAt(chanceOf(46, n).int(0, guests - 1), places),
    canceled: false,
    comesBack: null,
  }))
  return [...ofKnown, ...ofGuests]
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
    .map((order, n) => ({ ...order, n, days: chanceOf(47, n).int(3, 4) }))
}

/** Returns whether the return window of an order delivered at this time is over at `now`. */
export const isOver = (deliveredAt: Date, now: Date): boolean =>
  deliveredAt.getTime() + deliveryReturnDays * dayMs <= now.getTime()
