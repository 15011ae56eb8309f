// Feeds of partners: their modes, states, limits and outcomes (issue "Selling every way"; decision 0206).
// docs/partner-feeds.md is for partners. None of the numbers is in the specification.

export const feedModes = ['good_rows', 'all_or_nothing'] as const
export type FeedMode = (typeof feedModes)[number]
export const feedFormats = ['csv', 'ndjson', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/**
 * A feed is received, judged row by row, and applied in batches. It waits for a person when it names brands
 * that are new here. It ends applied or refused, once.
 */
export const feedStates = ['received', 'waiting', 'applying', 'applied', 'refused'] as const
export type FeedState = (typeof feedStates)[number]

/** Whether a feed names a part of the partner's stock, or all of it: what it leaves out is then withdrawn. */
export const feedStocks = ['part', 'whole'] as const
export type FeedStock = (typeof feedStocks)[number]

/**
 * The share of a partner's pieces on sale, in percent, that a feed of the whole stock may leave out. When
 * more are missing the file is probably cut off, and a person looks first.
 */
export const missingMostPercent = 20
/** A feed of the whole stock that leaves out this many pieces or fewer waits for nobody. */
export const missingFewest = 10

/**
 * Returns whether a feed of a partner's whole stock leaves out so many of the pieces on sale that a person
 * has to look: more than 10 pieces and more than 20 percent.
 */
export const isTooMuchMissing = ({ missing, stock }: { missing: number; stock: number }): boolean =>
  missing > missingFewest && missing * 100 > stock * missingMostPercent

export const feedTransitions: Readonly<Record<FeedState, readonly FeedState[]>> = {
  received: ['waiting', 'applying', 'refused'],
  waiting: ['applying', 'refused'],
  applying: ['applied'],
  applied: [],
  refused: [],
}

/** Returns whether a partner's feed may change from one state to another in one step. */
export const canFeedMove = (from: FeedState, to: FeedState): boolean => feedTransitions[from].includes(to)

export const rowVerdicts = ['good', 'new_brand', 'bad'] as const
export type RowVerdict = (typeof rowVerdicts)[number]

export const rowOutcomes = [
  'listed',
  'waits_for_photos',
  'repriced',
  'changed',
  'withdrawn',
  'unchanged',
  'refused',
] as const
export type RowOutcome = (typeof rowOutcomes)[number]

export const outcomeWords: Readonly<Record<RowOutcome, string>> = {
  listed: 'On sale',
  waits_for_photos: 'Waits for photos',
  repriced: 'New price',
  changed: 'Changed',
  withdrawn: 'Withdrawn',
  unchanged: 'As it was',
  refused: 'Not taken',
}

/** What is wrong with a row: the column, what stood there, and why it can't be taken. */
export type RowProblem = { readonly field: string; readonly value: string; readonly reason: string }

/** The columns of a row, in the sequence of the documentation. */
export const feedColumns = [
  'sku',
  'action',
  'brand',
  'category',
  'department',
  'size',
  'colors',
  'condition',
  'price',
  'retail',
  'materials',
  'pattern',
  'cut',
  'flaws',
  'measurements',
  'photos',
  'notes',
] as const
export type FeedColumn = (typeof feedColumns)[number]

/** The columns without which no row can be judged. */
export const feedColumnsNeeded: readonly FeedColumn[] = ['sku']

export const feedBytesMax = 24 * 1024 * 1024
export const feedRowsMax = 50_000
/** The most characters of one field. */
export const feedFieldMost = 2000
/** The most bytes of one row. */
export const feedRowBytesMax = 64 * 1024
/** Days after the end of a feed for which its rows and their report are kept; counts of the rows stay. */
export const feedRowsKeptDays = 90
/** Seconds by which the time of a signature may differ from ours. */
export const signatureSeconds = 300
/** Two, so that a partner can change to a new key without a gap. */
export const liveKeysMost = 2
/** Days for which the former key still signs after a new one was made in its place. */
export const formerKeyDays = 7

/**
 * Returns whether a text is a partner's name of a feed: 1 to 80 letters, digits, dots, dashes, underscores.
 */
export const isFeedReference = (text: string): boolean => /^[\w.-]{1,80}$/.test(text)

/**
 * Returns whether a text is a partner's number of a piece: 1 to 64 letters, digits and . _ / - characters.
 */
export const isSku = (text: string): boolean => /^[\w./-]{1,64}$/.test(text)

/** Returns whether a text is a name of a photograph: 1 to 100 letters, digits, dots, dashes, underscores. */
export const isPhotoName = (text: string): boolean => /^[\w.-]{1,100}$/.test(text)

/**
 * Returns a typed amount in cents: "48", "48.5", "$1,048.50"; undefined for any other text. More decimals
 * than two, signs and exponents are refused, so that a slip becomes no price.
 */
export function centsIn(text: string): number | undefined {
  const found = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!found) return undefined
  const [, dollars = '', decimals = ''] = found
  return Number(dollars.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Splits a list in a field at semicolons and bars; empty parts are left out. */
export const partsIn = (text: string): string[] =>
  text
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** What a partner reads of a price below the shop's lowest one. */
export const lowestPriceWords = 'The lowest price here is $4.99.'

/** What became of a partner's piece, as a download tells it; whether a shopper holds it is not told. */
export const pieceStatuses = ['waiting', 'listed', 'sold', 'returned', 'withdrawn'] as const
export type PieceStatus = (typeof pieceStatuses)[number]

/** What a partner reads of a status, on the pages of a person and in words. */
export const pieceStatusWords: Readonly<Record<PieceStatus, string>> = {
  waiting: 'Waits for photos',
  listed: 'On sale',
  sold: 'Sold',
  returned: 'Came back',
  withdrawn: 'Off sale',
}
/** The states of a piece behind a status; a piece in any other state waits. */
export const statesOfStatus = {
  returned: ['relisted'],
  listed: ['listed', 'on_auction', 'pending_sale'],
  sold: ['purchased', 'packed', 'shipped', 'delivered'],
  withdrawn: ['delisted', 'expired', 'reclaimed', 'transferred', 'unaccepted'],
} as const satisfies Partial<Record<PieceStatus, readonly string[]>>

/**
 * Returns what became of a partner's piece: "returned" when its last sale was taken back, else the status
 * that stands for its state; "waiting" for a state without one.
 */
export function pieceStatusOf({ state, takenBack }: { state: string; takenBack: boolean }): PieceStatus {
  if (takenBack) return 'returned'
  const found = Object.entries(statesOfStatus).find(([, states]) =>
    (states as readonly string[]).includes(state),
  )
  return (found?.[0] as PieceStatus | undefined) ?? 'waiting'
}

/** Pieces on a page of a partner's person. */
export const myPiecesAPage = 24
/** So many parcels of a partner stand on one page. */
export const partnerParcelsAPage = 20

/** Days on sale after which a rental partner's piece may go back into its wardrobe. */
export const rentalReadyDays = 30
/** The conditions in which a piece can be lent. */
export const rentalReadyConditions = ['new_with_tags', 'excellent', 'very_good'] as const
