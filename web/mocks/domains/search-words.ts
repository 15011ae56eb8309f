// The vocabulary of the mocks' search: their own brands, categories and titles beside the curated
// entries, as in the API.

import { curatedEntries } from '@hemline/rules/query/engine/entries.ts'
import { type Lexicon, makeLexicon } from '@hemline/rules/query/engine/lexicon.ts'
import { tokenize } from '@hemline/rules/query/engine/normal.ts'
import { shopDictionary } from '@hemline/rules/query/engine/shop-dictionary.ts'
import type { Dictionary } from '@hemline/rules/query/engine/spelling-dictionary.ts'
import { countKey } from '@hemline/rules/query/engine/types.ts'
import { filterByKey } from '@hemline/rules/search/filters.ts'
import type { MockItem } from '../item.ts'
import { facetNames } from '../seed/facet-names.ts'
import { filterColumns } from '../seed/filter-columns.ts'

export type MockWords = { lexicon: Lexicon; dictionary: Dictionary }

const countedKeys = ['category_tags', 'color_names', 'materials', 'pattern', 'style_tags', 'occasion_tags']
/** By the pieces of a shop, and by what they say: to learn the words of a shop takes a tenth of a second. */
const known = new WeakMap<readonly MockItem[], MockWords>()
const knownBySaid = new Map<string, MockWords>()

const tally = (values: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Returns the vocabulary of a shop's pieces, made once; sales do not change it. */
export function mockWords(items: readonly MockItem[]): MockWords {
  const made = known.get(items)
  if (made) return made
  const rows = items.map((item): Record<string, unknown> => ({ ...item, ...filterColumns(item) }))
  const valuesOf = (key: string) =>
    rows
      .flatMap((row) => [row[filterByKey.get(key)?.column ?? key]].flat())
      .filter((value) => typeof value === 'string')
  const said = JSON.stringify([items.map((one) => [one.brand_name, one.title]), countedKeys.map(valuesOf)])
  const words = knownBySaid.get(said) ?? learnWords(items, valuesOf)
  known.set(items, words)
  knownBySaid.set(said, words)
  return words
}

function learnWords(items: readonly MockItem[], valuesOf: (key: string) => string[]): MockWords {
  const shop = {
    brands: [...tally(items.map(({ brand_name }) => brand_name))].map(([name, pieces]) => ({ name, pieces })),
    names: facetNames,
    titleWords: tally(items.flatMap(({ title }) => tokenize(title).map(({ word }) => word))),
    counts: new Map(
      countedKeys.flatMap((key) =>
        [...tally(valuesOf(key))].map(([value, count]): [string, number] => [countKey(key, value), count]),
      ),
    ),
  }
  const lexicon = makeLexicon(shop, curatedEntries)
  return { lexicon, dictionary: shopDictionary(lexicon, curatedEntries) }
}
