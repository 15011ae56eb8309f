// A cart in groups: who sends which pieces, and from where (specification §4 Cart item grouping, §9 key
// prefixes; decision 0052).
import { type ItemSource, productKeyPrefixes } from '../vocabulary/items.ts'
import { warehouses } from '../vocabulary/warehouses.ts'

/**
 * Who sends what is not ours. Without a city it leaves from the warehouse that keeps it,
 * as a partner's pieces do.
 */
export type Sender = {
  readonly id: number
  readonly name: string
  readonly city: string | null
  readonly state: string | null
}
export type ShippedPiece = {
  readonly itemNumber: number
  readonly source: ItemSource
  readonly warehouseId: number
  readonly sender: Sender | null
  readonly dropshipperId: number | null
}

/** One parcel: what one sender sends from one place. */
export type CartGroup = {
  readonly key: string
  /** One way of delivery is chosen for all parcels of a sender. */
  readonly deliveryKey: string
  readonly source: ItemSource
  readonly title: string
  /** "From Phoenix, AZ"; null when the place is not known. */
  readonly shipFrom: string | null
  readonly fromState: string | null
  readonly warehouseId: number | null
  readonly dropshipperId: number | null
  readonly shipsSeparately: boolean
  readonly itemNumbers: readonly number[]
}

export const ownDelivery = 'own'
const house = 'Hemline'

/** A piece's key: the prefix of its source, and its number (§9). */
export const productKeyOf = (piece: Pick<ShippedPiece, 'source' | 'itemNumber'>): string =>
  `${productKeyPrefixes[piece.source]}${piece.itemNumber}`

/** Whose delivery a piece belongs to: ours, or that of one seller or partner. */
export function deliveryKeyOf({ source, sender }: Pick<ShippedPiece, 'source' | 'sender'>): string {
  return source === 'own' ? ownDelivery : `${productKeyPrefixes[source]}${sender?.id ?? 0}`
}

const leavesFromHome = ({ sender }: ShippedPiece) => sender !== null && sender.city !== null

/**
 * Which parcel a piece travels in: of a sender with a place of their own all in one, else one from each
 * warehouse (§4: "split by warehouse").
 */
export function groupKeyOf(piece: ShippedPiece): string {
  return leavesFromHome(piece) ? deliveryKeyOf(piece) : `${deliveryKeyOf(piece)}@${piece.warehouseId}`
}

function placeOf(piece: ShippedPiece): { city: string; state: string | null } | null {
  if (piece.sender?.city) return { city: piece.sender.city, state: piece.sender.state }
  return warehouses.find((one) => one.warehouseId === piece.warehouseId) ?? null
}

const sourceOrder: readonly ItemSource[] = ['own', 'partner', 'dropship', 'p2p']

/**
 * Whether parcels travel apart (§4): pieces of more than one group, which third-party pieces beside our own
 * always are. One parcel alone is together.
 */
export const shipSeparately = (groupKeys: readonly string[]): boolean => new Set(groupKeys).size > 1

/**
 * The groups of a cart, ours first, each with its pieces in the cart's order. `counted`: which pieces will be
 * sent, so that one that is no longer held makes nothing ship separately; all of them by default.
 */
export function cartGroups(
  pieces: readonly ShippedPiece[],
  counted: (piece: ShippedPiece) => boolean = () => true,
): CartGroup[] {
  const sent = pieces.filter(counted).map(groupKeyOf)
  const apart = shipSeparately(sent)
  const found = Map.groupBy(pieces, groupKeyOf)
  return [...found]
    .flatMap(([key, some]): CartGroup[] => {
      const [first] = some
      if (!first) return []
      const place = placeOf(first)
      return [
        {
          key,
          deliveryKey: deliveryKeyOf(first),
          source: first.source,
          title: `From ${first.sender?.name ?? house}`,
          shipFrom: place ? `From ${[place.city, place.state].filter(Boolean).join(', ')}` : null,
          fromState: place?.state ?? null,
          warehouseId: leavesFromHome(first) ? null : first.warehouseId,
          dropshipperId: first.dropshipperId,
          shipsSeparately: apart && sent.includes(key),
          itemNumbers: some.map((piece) => piece.itemNumber),
        },
      ]
    })
    .toSorted((a, b) => sourceOrder.indexOf(a.source) - sourceOrder.indexOf(b.source))
}
