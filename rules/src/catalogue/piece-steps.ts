// What happened to a piece, in the words of people at work: the kinds of its events, and the steps that make
// its record.

/** The names of the events of a piece. */
const eventWords: Readonly<Record<string, string>> = {
  edited: 'Changed',
  state: 'Moved',
  price: 'New price',
  graded: 'Graded',
  reviewed: 'Reviewed',
  sent_back: 'Sent back to its seller',
  sold: 'Bought',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  reclaimed: 'Reclaimed',
  expired: 'Time is over',
}

/**
 * Returns the words for a kind of event of a piece, as employees read it; an unknown kind with spaces for
 * underscores.
 */
export const pieceEventWords = (kind: string): string => eventWords[kind] ?? kind.replaceAll('_', ' ')

/** The steps between intake and the shopper's door; other events, such as prices, are left out. */
export const recordKinds = [
  'graded',
  'reviewed',
  'listed',
  'sold',
  'packed',
  'shipped',
  'delivered',
  'returned',
  'relisted_from',
] as const
export type RecordKind = (typeof recordKinds)[number]

const stepWords: Record<RecordKind, string> = {
  graded: 'Graded and photographed',
  reviewed: 'Reviewed',
  listed: 'On sale',
  sold: 'Bought',
  packed: 'Packed',
  shipped: 'Left with the carrier',
  delivered: 'Delivered',
  returned: 'Came back and was looked over',
  relisted_from: 'On sale again as a new piece',
}

/** Returns the words for a kind of step in the record that employees read of a piece. */
export const recordWords = (kind: RecordKind): string => stepWords[kind]
