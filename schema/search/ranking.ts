// The order "Relevance", as one sum (decision 0088). A piece's score is
//
//   words found + its own kind + its own color + named in the title + wishes
//     what was asked for: whole points
//   fresh + standing (condition, liked, sells) + own size
//     what the shop knows: together less than one point
//
// so what the shop would like to sell only orders pieces that answer equally well. It is made of
// constants and stored numbers alone: no word counts more because it is rare, and the same piece has the
// same score on every page.
import type { Filter } from '@hemline/rules/search/parse-filters.ts'
import type { SearchQuery, Wish } from '@hemline/rules/search/search.ts'

type Clause = Record<string, unknown>

export const weights = {
  /**
   * Each word counts where it counts most. A brand's name is hardly ever typed by chance; a title says what
   * the piece is, and so does its kind; a color or a material may be a detail of it.
   */
  word: { 'brand_name.words': 3, title: 2, category_name: 2, 'color_names.words': 1, materials: 1 },
  /** The words side by side in the title, as typed: "wrap dress" is no dress with a wrap. */
  phrase: 1,
  /** The kind named is the piece's narrowest, and not a shelf above it. */
  ownKind: 1,
  /** The color named is the piece's own; where it is one of several, that is worth half as much. */
  ownColor: 2,
  /**
   * The title names the material or the pattern asked for: a checked coat comes before a plaid one, and a
   * lace camisole before one with a lace hem.
   */
  titled: 1,
  /**
   * A wish has its own weight, 1 (a hint) to 3 (what was meant): who meets five of six
   * comes before who meets three.
   */
  wish: 1,

  // From here on all together stay below the smallest step above, 1.
  /** Every piece exists once, so a good one goes soon: what is new has not been passed over yet. */
  fresh: 0.2,
  /** Standing: what most people would choose, were it the same piece. */
  condition: 0.15,
  /**
   * Standing: people who liked it, by their logarithm: the tenth says more than the hundredth. Full at 1,000.
   */
  liked: 0.05,
  /** Standing: how well such pieces have sold, and how soon this one is expected to. */
  sellThrough: 0.05,
  predictedSell: 0.05,
  /**
   * A size of the shopper's: more than anything else that the shop knows, and less
   * than any word that was typed.
   */
  ownSize: 0.4,
} as const

/** After so many days half of the freshness is left: what sells, sells within weeks. */
const freshHalfDays = 14
/** Share of the weight that a condition earns; repaired and flawed pieces say so, and are cheaper for it. */
const conditionShares: Readonly<Record<string, number>> = {
  new_with_tags: 1,
  excellent: 0.8,
  very_good: 0.6,
  good: 0.4,
  repaired: 0.2,
  flawed_gem: 0,
}

type Standing = {
  condition: string
  favorite_count: number
  sellthrough_score: number
  predicted_sell_score: number
}

/**
 * Returns a piece's standing: the part of its score that depends neither on shopper nor query (condition,
 * favorites, sell-through). Computed when the piece is indexed, so that a search reads one number.
 */
export function standingOf({
  condition,
  favorite_count,
  sellthrough_score,
  predicted_sell_score,
}: Standing): number {
  const liked = Math.min(Math.log10(1 + favorite_count) / 3, 1)
  const sum =
    weights.condition * (conditionShares[condition] ?? 0) +
    weights.liked * liked +
    weights.sellThrough * sellthrough_score +
    weights.predictedSell * predicted_sell_score
  return Math.round(sum * 1e5) / 1e5
}

/** The facts about the shopper who searches. */
export type Shopper = { sizes: readonly number[] }
export const nobody: Shopper = { sizes: [] }

export type Ranked = {
  query: SearchQuery
  filter: readonly Clause[]
  mustNot: readonly Clause[]
  clauseFor: (filter: Filter) => Clause
}

/**
 * Builds a clause that finds by `filter` and `mustNot` alone, and scores by words, filters and the shopper's
 * wishes.
 */
export function rankedClause(
  { query, filter, mustNot, clauseFor }: Ranked,
  shopper: Shopper,
  now: Date,
): Clause {
  const should = [
    ...query.words.map(wordClause),
    ...phraseClauses(query.words),
    ...query.filters.flatMap((one) => ownClause(one, ownWeights[one.def.key])),
    ...query.filters.flatMap(titledClause),
    ...query.wishes.flatMap((wish) => wishClauses(wish, clauseFor)),
    ...(shopper.sizes.length > 0
      ? [worth(weights.ownSize, { terms: { sizing_id: shopper.sizes.map(String) } })]
      : []),
  ]
  const functions = [
    {
      weight: weights.fresh,
      exp: { listed_at: { origin: endOfDay(now), scale: `${freshHalfDays}d`, decay: 0.5 } },
    },
    { field_value_factor: { field: 'standing', missing: 0 } },
  ]
  return {
    function_score: {
      query: { bool: { filter, must_not: mustNot, should } },
      functions,
      score_mode: 'sum',
      boost_mode: 'sum',
    },
  }
}

const worth = (boost: number, filter: Clause): Clause => ({ constant_score: { filter, boost } })

const wordClause = (word: string): Clause => ({
  dis_max: {
    queries: Object.entries(weights.word).map(([field, weight]) =>
      worth(weight, { match: { [field]: { query: word, operator: 'and' } } }),
    ),
  },
})

const phraseClauses = (words: readonly string[]): Clause[] =>
  words.length > 1 ? [worth(weights.phrase, { match_phrase: { title: words.join(' ') } })] : []

/** Fields that hold the first and own one of a piece's values. */
const ownFields: Readonly<Record<string, string>> = {
  category_tags: 'own_kind',
  color_names: 'own_color',
  advanced_color_names: 'own_shade',
}
/** All pieces found have the color at least among others: what their own color gains is the other half. */
const ownWeights: Readonly<Record<string, number>> = {
  category_tags: weights.ownKind,
  color_names: weights.ownColor / 2,
  advanced_color_names: weights.ownColor / 2,
}

function ownClause({ def, ...filter }: Filter, weight = 0): Clause[] {
  const field = ownFields[def.key]
  return field && filter.kind === 'terms' ? [worth(weight, { terms: { [field]: filter.values } })] : []
}

/** Of several patterns the first is the one asked for; the others are like that one. */
function titledClause({ def, ...filter }: Filter): Clause[] {
  if (!['materials', 'pattern'].includes(def.key) || filter.kind !== 'terms') return []
  const [asked] = filter.values
  const named = { match: { title: { query: asked, operator: 'and' } } }
  return asked === undefined ? [] : [worth(weights.titled, named)]
}

/** No score may be negative: who does not have what is unwished for gains what the others would lose. */
function wishClauses({ filter, weight }: Wish, clauseFor: (filter: Filter) => Clause): Clause[] {
  const points = Math.abs(weight) * weights.wish
  const met = clauseFor(filter)
  if (weight < 0) return [worth(points, { bool: { must_not: [met] } })]
  const own = filter.def.key === 'category_tags' ? [] : ownClause(filter, points / 2)
  return own.length > 0 ? [worth(points / 2, met), ...own] : [worth(points, met)]
}

/**
 * The same instant all day: pages of one list agree with each other, and the engine
 * may keep what it found out.
 */
function endOfDay(now: Date): string {
  const dayMs = 86_400_000
  return new Date(Math.ceil((now.getTime() + 1) / dayMs) * dayMs).toISOString()
}
