// Which outline a piece is drawn with, and what each measure means on it.
import type { Outline } from './outline-type.ts'
import { things } from './outlines-things.ts'
import { wear } from './outlines-wear.ts'

const outlines = { ...wear, ...things }
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

/** The outline for a category's path, the nearest category first; undefined where we have none. */
export function outlineFor(categoryPath: string): Outline | undefined {
  const slugs = categoryPath.split('/').filter(Boolean).reverse()
  const own = slugs.find((slug) => Object.hasOwn(bySlug, slug))
  const root = slugs.find((slug) => Object.hasOwn(byRoot, slug))
  const kind = own ? bySlug[own] : root ? byRoot[root] : undefined
  return kind && outlines[kind]
}
