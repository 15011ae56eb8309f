// Bins: where a piece lies in a house. A code names aisle, bay and shelf, as it is printed on the shelf:
// C-14-3 (decision 0323).
import { isFromHouse } from './in-house.ts'

export type Bin = {
  /** The code as it is printed: "C-14-3". */
  code: string
  aisle: string
  /** The number of the bay in its aisle, from the front. */
  bay: number
  /** The shelf of the bay, counted from the floor. */
  shelf: number
}

const pattern = /^([A-Z])[\s-]*(\d{1,2})[\s-]+(\d)$|^([A-Z])(\d{2})(\d)$/

/**
 * Reads a typed or scanned bin code, in any case and with or without dashes ("c-14-3", "C143"). Undefined
 * when the text is none: the bay is 1 to 99, the shelf 1 to 9.
 */
export function readBin(typed: string): Bin | undefined {
  const found = pattern.exec(typed.trim().toUpperCase())
  if (!found) return undefined
  const aisle = found[1] ?? found[4] ?? ''
  const bay = Number(found[2] ?? found[5])
  const shelf = Number(found[3] ?? found[6])
  if (bay === 0 || shelf === 0) return undefined
  return { code: `${aisle}-${String(bay).padStart(2, '0')}-${shelf}`, aisle, bay, shelf }
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** Returns where a bin is in words: "Aisle C, bay 14, third shelf from the floor". */
export const binWords = ({ aisle, bay, shelf }: Bin): string =>
  `Aisle ${aisle}, bay ${bay}, ${ordinals[shelf]} shelf from the floor`

/**
 * Compares two bin codes by the way through the aisles: aisle by aisle, up the first and down the second,
 * since aisles are crossed at their ends only; in a bay from the floor up. Pieces without a bin (null), and
 * codes that can't be read, come last.
 */
export function compareBins(one: string | null, other: string | null): number {
  const a = one === null ? undefined : readBin(one)
  const b = other === null ? undefined : readBin(other)
  if (!a || !b) return Number(a === undefined) - Number(b === undefined)
  if (a.aisle !== b.aisle) return a.aisle < b.aisle ? -1 : 1
  const isUp = a.aisle.charCodeAt(0) % 2 === 1
  return (isUp ? a.bay - b.bay : b.bay - a.bay) || a.shelf - b.shelf
}

type Stop = { readonly items: readonly { readonly bin: string | null }[] }

/**
 * Sorts parcels by the way to the first of their bins, and the pieces of each by the way; those without a bin
 * keep their order at the end.
 */
export function byWay<Parcel extends Stop>(parcels: readonly Parcel[]): Parcel[] {
  return parcels
    .map((parcel) => ({ ...parcel, items: parcel.items.toSorted((a, b) => compareBins(a.bin, b.bin)) }))
    .toSorted((a, b) => compareBins(a.items[0]?.bin ?? null, b.items[0]?.bin ?? null))
}

/** A scanned number names no piece of the shop. */
export const unknownPiece = 'No piece has this number.'
/** A scanned text names no bin. */
export const unknownBin = 'This is no bin. A bin is a letter and two numbers: C-14-3.'
/** A scan of a piece came before the bin. */
export const binFirst = 'Scan the bin first, then the pieces that go into it.'

/**
 * Returns why a piece can't be put into a bin, as a sentence: it was never in our houses, or it has left
 * them. Undefined when it can.
 */
export function refusalOfBin({ source, state }: { source: string; state: string }): string | undefined {
  if (source !== 'own') return 'This piece is not kept in our houses: its seller sends it.'
  return isFromHouse(state) ? undefined : 'This piece has left the house. Ask a lead before you shelve it.'
}
