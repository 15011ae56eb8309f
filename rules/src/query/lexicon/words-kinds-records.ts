// Names of kinds that come from the records of the kinds themselves (catalogue/kinds).
import type { Kind } from '../../catalogue/kinds/kind.ts'
import { kinds } from '../../catalogue/kinds/kinds.ts'
import { phraseKey } from '../engine/normal.ts'
import type { Entry } from '../engine/types.ts'

/** The children's kind of a kind or of all kinds of a root. */
const forKids: Readonly<Record<string, string>> = {
  dresses: 'kids-dresses',
  gowns: 'kids-party-dresses',
  tops: 'kids-tops',
  polos: 'kids-school-uniforms',
  sweaters: 'kids-sweaters',
  'coats-jackets': 'kids-jackets',
  parkas: 'kids-coats',
  raincoats: 'kids-coats',
  'wool-coats': 'kids-coats',
  peacoats: 'kids-coats',
  jeans: 'kids-jeans-pants',
  pants: 'kids-jeans-pants',
  leggings: 'kids-leggings',
  skirts: 'kids-skirts',
  shorts: 'kids-shorts',
  overalls: 'kids-overalls',
  joggers: 'kids-activewear',
  bodysuits: 'baby-one-pieces',
  'lounge-sets': 'kids-sweatshirts',
  slides: 'kids-sandals',
  'flip-flops': 'kids-sandals',
  'graphic-tees': 'kids-tops',
  activewear: 'kids-activewear',
  swimwear: 'kids-swimwear',
  'pajama-sets': 'kids-pajamas',
  'pajama-pants': 'kids-pajamas',
  nightgowns: 'kids-pajamas',
  shoes: 'kids-shoes',
  flats: 'kids-dress-shoes',
  'ballet-flats': 'kids-dress-shoes',
  'mary-janes': 'kids-dress-shoes',
  'rain-boots': 'kids-rain-boots',
  'winter-boots': 'kids-winter-boots',
  'ankle-boots': 'kids-boots',
  'running-shoes': 'kids-sneakers',
  'high-top-sneakers': 'kids-sneakers',
}
/** The maternity kind of a kind or of all kinds of a root. */
const forMaternity: Readonly<Record<string, string>> = {
  dresses: 'maternity-dresses',
  tops: 'maternity-tops',
  sweaters: 'maternity-sweaters',
  jeans: 'maternity-jeans',
  pants: 'maternity-pants',
  leggings: 'maternity-leggings',
  'active-leggings': 'maternity-leggings',
  'yoga-pants': 'maternity-leggings',
  skirts: 'maternity-skirts',
  swimwear: 'maternity-swimwear',
}

const wearer = /^(?:kids|girls|boys|children|toddler) /
const said = new Set<string>()
const isNew = (phrase: string): boolean => {
  const key = phraseKey(phrase)
  const known = said.has(key)
  said.add(key)
  return !known
}

function entryOf({ slug, root, noun, words, line, name }: Kind): Entry {
  const all = words.split(', ')
  // Words for who wears the piece are read by themselves, and lead through `kids` to the children's kind.
  const phrases = (line === 'kids' ? all.filter((one) => !wearer.test(one)) : [noun, ...all]).filter(isNew)
  const kids = line === 'kids' ? undefined : (forKids[slug] ?? forKids[root])
  const maternity = forMaternity[slug] ?? forMaternity[root]
  return {
    words: phrases,
    filters: { category_tags: [slug] },
    label: name,
    ...(kids && { kids: [kids] }),
    ...(maternity && { maternity: [maternity] }),
  }
}

export const recordEntries: readonly Entry[] = kinds
  .filter(({ words }) => words !== '')
  .map(entryOf)
  .filter(({ words }) => words.length > 0)
