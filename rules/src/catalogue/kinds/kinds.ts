// All kinds of pieces, in the order in which the shop shows them, and their shapes.
import type { Shape } from '../silhouettes/shape.ts'
import { silhouettes } from '../silhouettes/silhouettes.ts'
import { accessoryKinds } from './accessories.ts'
import { activeKinds, swimKinds } from './active-swim.ts'
import { bagKinds } from './bags.ts'
import { dressKinds, onePieceKinds } from './dresses.ts'
import { jeansKinds, pantsKinds } from './jeans-pants.ts'
import { jewelryKinds } from './jewelry.ts'
import { kidsKinds } from './kids.ts'
import { kidsShoeKinds } from './kids-shoes.ts'
import type { Kind } from './kind.ts'
import { maternityKinds } from './maternity.ts'
import { outerKinds } from './outerwear.ts'
import { shoeKinds } from './shoes.ts'
import { shortsKinds, skirtKinds } from './skirts-shorts.ts'
import { sleepKinds } from './sleep.ts'
import { suitKinds } from './suits.ts'
import { sweaterKinds } from './sweaters.ts'
import { topKinds } from './tops.ts'

export const kinds: readonly Kind[] = [
  ...dressKinds,
  ...topKinds,
  ...sweaterKinds,
  ...outerKinds,
  ...suitKinds,
  ...jeansKinds,
  ...pantsKinds,
  ...skirtKinds,
  ...shortsKinds,
  ...onePieceKinds,
  ...activeKinds,
  ...swimKinds,
  ...sleepKinds,
  ...maternityKinds,
  ...shoeKinds,
  ...bagKinds,
  ...jewelryKinds,
  ...accessoryKinds,
  ...kidsKinds,
  ...kidsShoeKinds,
]

const bySlug = new Map(kinds.map((kind) => [kind.slug, kind]))

/** Returns the kind (lowest category) with this slug; undefined for a root or an unknown category. */
export const kindBySlug = (slug: string): Kind | undefined => bySlug.get(slug)

/**
 * Returns the category tags of a piece of this kind: the root, the categories that show the kind as well,
 * and last the kind itself.
 */
export const tagsOfKind = ({ root, alsoIn, slug }: Kind): string[] => [root, ...alsoIn, slug]

/**
 * Returns the category tags of a piece of the category with this path ('coats-jackets/trench-coats'): root,
 * further categories that show the kind, and the kind; for a path that ends with no kind, the path's own
 * slugs.
 */
export function tagsOfPath(path: string): string[] {
  const slugs = path.split('/')
  const kind = kindBySlug(slugs.at(-1) ?? '')
  return kind ? tagsOfKind(kind) : slugs
}

/**
 * Returns the shape by which a piece of this kind in this silhouette is drawn and described. Throws for an
 * unknown silhouette.
 */
export function shapeOf(kind: Kind, silhouette: string): Shape {
  const shape = silhouettes[silhouette]
  if (!shape) throw new Error(`no silhouette "${silhouette}"`)
  return { ...shape, ...kind.always } as Shape
}
