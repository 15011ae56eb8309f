// The terms that we offer are good for this shop: each is understood, and finds pieces in the usual profile.

import { kinds } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { roots } from '@hemline/rules/catalogue/kinds/roots.ts'
import { curatedEntries } from '@hemline/rules/query/engine/entries.ts'
import { makeLexicon } from '@hemline/rules/query/engine/lexicon.ts'
import { singular } from '@hemline/rules/query/engine/normal.ts'
import { filtersOf, understand } from '@hemline/rules/query/engine/understand.ts'
import { filterByKey } from '@hemline/rules/search/filters.ts'
import { wordsOf } from '@hemline/rules/suggestions/shelf.ts'
import { curatedTerms, suggestedFewest } from '@hemline/rules/vocabulary/suggestions.ts'
import { expect, test } from 'vitest'
import { brandsFor, poolsOf } from './brands.ts'
import { makeItem } from './item.ts'
import { defaultAnchor, profiles } from './main.ts'

const brands = brandsFor(profiles.default)
const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
const names = {
  sizes: [],
  colors: [],
  categories: [...roots, ...kinds].map((one) => ({
    slug: one.slug,
    name: one.name,
    path: 'root' in one ? `${one.root}/${one.slug}` : one.slug,
    departmentTags: [...one.departments],
    sizeCategory: null,
  })),
}

test('each of our own terms finds at least five pieces', () => {
  const pieces = Array.from({ length: profiles.default }, (_, i) => makeItem(i, world).item)
    .filter((item) => item.state === 'listed')
    .map((item) => ({
      columns: {
        ...item,
        material_tags: item.materials.map((one) => one.toLowerCase()),
        pattern: (item.chars as Record<string, string>).pattern?.toLowerCase() ?? null,
      } as Record<string, unknown>,
      title: new Set(wordsOf(item.title).map(singular)),
    }))
  const titleWords = new Map(pieces.flatMap(({ title }) => [...title]).map((word) => [word, 1]))
  const shop = {
    brands: brands.map((one) => ({ name: one.name, pieces: 10 })),
    names,
    titleWords,
    counts: new Map(),
  }
  const lexicon = makeLexicon(shop, curatedEntries)
  const foundBy = (text: string) => {
    const { parts, words } = understand(text, lexicon)
    const { wanted } = filtersOf(parts)
    return pieces.filter(({ columns, title }) => {
      const fits = wanted.every(({ key, values }) =>
        [columns[filterByKey.get(key)?.column ?? key]].flat().some((one) => values.includes(String(one))),
      )
      return fits && words.flatMap(wordsOf).every((word) => title.has(singular(word)))
    }).length
  }
  expect(
    curatedTerms.map((text) => [text, foundBy(text)] as const).filter(([, found]) => found < suggestedFewest),
  ).toEqual([])
})
