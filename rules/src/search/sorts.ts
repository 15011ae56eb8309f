// Sort options (specification §3). Searches by text have Relevance as well.
export const sortValues = [
  'newest_first',
  'price_high_low',
  'price_low_high',
  'marked_down_at_desc',
  'relevance',
  'auction_bid_count_high_low',
  'auction_ends_at_low_high',
  'favorite_count_high_low',
  'featured',
  'recommended',
  'tetris_rank',
] as const
export type SortValue = (typeof sortValues)[number]

export const sortLabels: Readonly<Record<SortValue, string>> = {
  newest_first: 'Newest First',
  price_high_low: 'Price High to Low',
  price_low_high: 'Price Low to High',
  marked_down_at_desc: 'Recently Discounted',
  relevance: 'Relevance',
  // The specification has no labels for the further values.
  featured: 'Featured',
  recommended: 'Recommended',
  favorite_count_high_low: 'Most Favorited',
  tetris_rank: 'A Bit of Everything',
  auction_bid_count_high_low: 'Most Bids',
  auction_ends_at_low_high: 'Auction Ending Soonest',
}

const basic: readonly SortValue[] = [
  'newest_first',
  'price_high_low',
  'price_low_high',
  'marked_down_at_desc',
]

/** The order of a page that names none: by what was typed, or what the shop recommends (decision 0127). */
const usualSort = (hasText: boolean): SortValue => (hasText ? 'relevance' : 'recommended')

/**
 * Returns the sorts that a listing offers, the default one first: relevance with a search text, else
 * recommended.
 */
export function offeredSorts(hasText: boolean): readonly SortValue[] {
  return [usualSort(hasText), ...basic]
}

const further: readonly SortValue[] = ['featured', 'favorite_count_high_low', 'tetris_rank']
const auction: readonly SortValue[] = ['auction_ends_at_low_high', 'auction_bid_count_high_low']

/**
 * Returns the sorts in labelled groups. `hasText`: the first one is relevance, else what the shop recommends.
 * `hasAuctions`: adds the sorts of pieces on auction.
 */
export function sortGroups(
  hasText: boolean,
  hasAuctions: boolean,
): { label: string; values: readonly SortValue[] }[] {
  return [
    { label: 'Sort by', values: offeredSorts(hasText) },
    { label: 'More ways to sort', values: further },
    ...(hasAuctions ? [{ label: 'Auctions', values: auction }] : []),
  ]
}

/**
 * Returns the sort named by a text; for an unknown text the page's default: relevance with a search text,
 * otherwise recommended. Without a search text everything is equally relevant, so that relevance then means
 * recommended too.
 */
export function parseSort(text: string | null | undefined, hasText: boolean): SortValue {
  const known = sortValues.find((v) => v === text) ?? usualSort(hasText)
  return known === 'relevance' ? usualSort(hasText) : known
}

/**
 * Returns the note for the shopper that a sort is unknown, with at most 40 characters of it; undefined when
 * the sort is known or absent.
 */
export function sortNote(text: string | null | undefined): string | undefined {
  if (!text || sortValues.some((value) => value === text)) return undefined
  return `Sort: we don't know the order "${text.length > 40 ? `${text.slice(0, 40)}…` : text}", so this is the usual one.`
}

/**
 * Returns whether the search engine sorts by a score (relevance or recommended; see
 * schema/search/ranking.ts). Without the engine, these sorts fall back to newest first.
 */
export const isScored = (sort: SortValue): boolean => sort === 'relevance' || sort === 'recommended'

/** Fields by which each sort orders pieces; ties are broken by item number, descending. */
export const sortOrders: Record<SortValue, readonly { field: SortField; direction: 'asc' | 'desc' }[]> = {
  newest_first: [{ field: 'listed_at', direction: 'desc' }],
  price_high_low: [{ field: 'price_cents', direction: 'desc' }],
  price_low_high: [{ field: 'price_cents', direction: 'asc' }],
  marked_down_at_desc: [{ field: 'marked_down_at', direction: 'desc' }],
  relevance: [{ field: '_score', direction: 'desc' }],
  auction_bid_count_high_low: [{ field: 'auction_bid_count', direction: 'desc' }],
  auction_ends_at_low_high: [{ field: 'auction_ends_at', direction: 'asc' }],
  favorite_count_high_low: [{ field: 'favorite_count', direction: 'desc' }],
  featured: [
    { field: 'is_rare_find', direction: 'desc' },
    { field: 'sellthrough_score', direction: 'desc' },
  ],
  recommended: [{ field: '_score', direction: 'desc' }],
  tetris_rank: [{ field: 'tetris_rank', direction: 'asc' }],
}

export type SortField =
  | 'listed_at'
  | 'price_cents'
  | 'marked_down_at'
  | 'auction_bid_count'
  | 'auction_ends_at'
  | 'favorite_count'
  | 'is_rare_find'
  | 'sellthrough_score'
  | 'tetris_rank'
  | '_score'
