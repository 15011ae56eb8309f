// Chooses the outline of a piece and so the meaning of each measure.
import { coat } from './outline-coat.ts'
import type { Outline } from './outline-type.ts'
import { bagStraps, things } from './outlines-things.ts'
import { wear } from './outlines-wear.ts'

const outlines = { ...wear, ...things, coat }
export type OutlineKind = keyof typeof outlines

const bySlug: Readonly<Record<string, OutlineKind>> = {
  heels: 'heel',
  boots: 'heel',
  'ankle-boots': 'heel',
  sandals: 'heel',
  necklaces: 'necklace',
  earrings: 'earrings',
  rings: 'ring',
  bracelets: 'bracelet',
  watches: 'watch',
  scarves: 'scarf',
  belts: 'belt',
  hats: 'hat',
  sunglasses: 'sunglasses',
  'maternity-dresses': 'dress',
  'kids-dresses': 'dress',
  'girls-dresses': 'dress',
  'kids-sweaters': 'sweater',
  'kids-jeans-pants': 'pants',
  'kids-jackets': 'jacket',
  coats: 'coat',
  'sweatshirts-hoodies': 'sweater',
}
const byRoot: Readonly<Record<string, OutlineKind>> = {
  dresses: 'dress',
  tops: 'top',
  'maternity-clothes': 'top',
  'kids-clothes': 'top',
  sweaters: 'sweater',
  'coats-jackets': 'jacket',
  jeans: 'pants',
  pants: 'pants',
  skirts: 'skirt',
  shorts: 'shorts',
  'jumpsuits-rompers': 'onepiece',
  shoes: 'sneaker',
  'kids-shoes': 'sneaker',
  handbags: 'bag',
}

/** From this length (inches, shoulder to hem) a jacket is drawn as a coat. */
const coatFrom = 34

type Measures = readonly { name: string; inches: number }[]

/** Returns a bag's outline without its strap, for a bag whose strap was not measured. */
const withoutStrap = ({ marks, ...bag }: Outline): Outline => ({
  ...bag,
  seams: bag.seams.filter((seam) => !bagStraps.includes(seam)),
  view: [bag.view[0], 410, bag.view[2], 520],
  marks: Object.fromEntries(Object.entries(marks).filter(([name]) => name !== 'Strap drop')),
})

/**
 * Returns the outline for a category's path, by the nearest category that has one; undefined when none
 * has. The measures decide between jacket and coat, and whether a bag has a strap; without measures the
 * category's usual outline is returned.
 */
export function outlineFor(categoryPath: string, measured: Measures = []): Outline | undefined {
  const slugs = categoryPath.split('/').filter(Boolean).reverse()
  const own = slugs.find((slug) => Object.hasOwn(bySlug, slug))
  const root = slugs.find((slug) => Object.hasOwn(byRoot, slug))
  const kind = own ? bySlug[own] : root ? byRoot[root] : undefined
  if (kind === 'jacket' && measured.some(({ name, inches }) => name === 'Length' && inches >= coatFrom))
    return outlines.coat
  if (kind === 'bag' && measured.length > 0 && !measured.some(({ name }) => name === 'Strap drop'))
    return withoutStrap(outlines.bag)
  return kind && outlines[kind]
}
