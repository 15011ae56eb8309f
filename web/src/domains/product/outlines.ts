// Which outline a piece is drawn with, and what each measure means on it.
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

/** Longer than a jacket (inches, shoulder to hem): it hangs to the knee. */
const coatFrom = 34

type Measures = readonly { name: string; inches: number }[]

/** The same bag without what carries it, for one whose strap nobody measured. */
const withoutStrap = ({ marks, ...bag }: Outline): Outline => ({
  ...bag,
  seams: bag.seams.filter((seam) => !bagStraps.includes(seam)),
  view: [bag.view[0], 410, bag.view[2], 520],
  marks: Object.fromEntries(Object.entries(marks).filter(([name]) => name !== 'Strap drop')),
})

/**
 * The outline for a category's path, the nearest category first; undefined where we have none.
 * What was measured decides between a jacket and a coat, and whether a bag has a strap; without
 * measures a category's usual one.
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
