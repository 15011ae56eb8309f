// A cart in groups: who sends which pieces, and from where (specification §4 Cart item grouping, §9 key
// prefixes; decision 0052).
import { weightOfParcel } from '../direct-sell/listings.ts'
import type { WeightClass } from '../vocabulary/direct-sell.ts'
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
  /** What its seller says it weighs; only pieces that members sell have a class. */
  readonly weight?: WeightClass | undefined
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
  /** The class of a parcel that a member sends; null for all others. */
  readonly weight: WeightClass | null
  readonly itemNumbers: readonly number[]
}

export const ownDelivery = 'own'
const house = 'Hemline'

/** Returns a piece's product key: the prefix of its source and the item number (§9). */
export const productKeyOf = (piece: Pick<ShippedPiece, 'source' | 'itemNumber'>): string =>
  `${productKeyPrefixes[piece.source]}${piece.itemNumber}`

/**
 * Returns the key of the delivery to which a piece belongs: one delivery for all our own pieces, one for each
 * private seller or partner.
 */
export function deliveryKeyOf({ source, sender }: Pick<ShippedPiece, 'source' | 'sender'>): string {
  return source === 'own' ? ownDelivery : `${productKeyPrefixes[source]}${sender?.id ?? 0}`
}

const leavesFromHome = ({ sender }: ShippedPiece) => sender !== null && sender.city !== null

/**
 * Returns the key of the parcel in which a piece travels: one parcel for a sender who ships from home,
 * otherwise one for each warehouse (§4: "split by warehouse").
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
 * Returns whether a cart ships in more than one parcel (§4), given each piece's group key. Third-party pieces
 * always have other groups than our own.
 */
export const shipSeparately = (groupKeys: readonly string[]): boolean => new Set(groupKeys).size > 1

/**
 * Groups a cart's pieces by parcel: our own groups first, pieces in the cart's order, each with sender,
 * origin and whether it ships separately. `counted` tells which pieces will be sent: a piece no longer held
 * must not make the rest ship separately. All pieces count by default.
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
          weight:
            first.source === 'p2p' ? weightOfParcel(some.map((piece) => piece.weight ?? 'light')) : null,
          itemNumbers: some.map((piece) => piece.itemNumber),
        },
      ]
    })
    .toSorted((a, b) => sourceOrder.indexOf(a.source) - sourceOrder.indexOf(b.source))
}
