// Derives the facts for the drawing of a piece besides its cut: family, metal, and the other piece of a set.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import type { Shape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { silhouettes } from '@hemline/rules/catalogue/silhouettes/silhouettes.ts'
import type { Chance } from './chance.ts'
import type { SeedShape } from './shape.ts'

type Drawing = { kind: string; shape: SeedShape }

const goldTone = '#c9a24b'
const silverTone = '#b9b6ae'

/** The pieces that sets are completed by; a set is one kind and two garments. */
const others: Readonly<Record<string, readonly string[]>> = {
  'pant-suits': ['straight-trousers', 'tapered-trousers', 'wide-trousers'],
  'skirt-suits': ['pencil-skirt', 'a-line-skirt'],
  'matching-sets': ['wide-trousers', 'a-line-skirt', 'pleated-shorts'],
  'bikini-sets': ['bikini-hipster', 'bikini-high-waist', 'bikini-tie-side'],
  twinsets: ['scoop-tank'],
  'maternity-swimwear': ['bikini-high-waist'],
  tankinis: ['bikini-hipster', 'bikini-high-waist'],
  'pajama-sets': ['pajama-drawstring', 'pajama-joggers'],
  'lounge-sets': ['fleece-joggers', 'wide-sweatpants'],
  'kids-pajamas': ['pajama-drawstring', 'pajama-joggers'],
  'baby-sets': ['pajama-joggers'],
}

/**
 * Draws the cut of the second piece of a set, such as the trousers of a suit; undefined for kinds of one
 * piece. `cut` is that of the first: what has legs needs no second piece, except a baby's, which comes with a
 * bib.
 */
export function otherOf(kind: Kind, cut: Shape, chance: Chance): Shape | undefined {
  const names = others[kind.slug]
  const other = names && silhouettes[chance.pick(names)]
  if (cut.on !== 'body' || !cut.legs) return other
  return kind.slug === 'baby-sets' ? silhouettes['snap-bib'] : undefined
}

const metalled = ['tote', 'shoulder-bag', 'clutch', 'backpack', 'belt']

/**
 * Returns the parameters by which a piece of this kind is drawn: the drawing's name, a smaller body for small
 * children's clothes, and for bags and belts a metal, gold or silver by `chance`.
 */
export function drawingOf(kind: Kind, chance: Chance): Drawing {
  const { drawnAs } = kind
  const isSmall = kind.root === 'kids-clothes' && kind.line === 'kids'
  const metal = metalled.includes(drawnAs) ? { metal: chance.is(0.5) ? goldTone : silverTone } : {}
  return { kind: drawnAs, shape: { ...metal, ...(isSmall && { small: true }) } }
}
