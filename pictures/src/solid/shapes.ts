// Which cuts are modelled as solids, and what such a thing is made of when its texture doesn't say.
import type {
  BagShape,
  Extra,
  ExtraShape,
  JewelShape,
  Shape,
  ShoeShape,
} from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { MaterialName } from './material-names.ts'

/** Accessories that are cut from cloth like clothes. */
const clothExtras = [
  'ankle-socks',
  'crew-socks',
  'knee-socks',
  'tights',
  'fishnets',
  'leg-warmers',
  'bib',
  'blanket',
] as const satisfies readonly Extra[]
export type DrawnExtra = Exclude<Extra, (typeof clothExtras)[number]>
export type ExtraSolid = Omit<ExtraShape, 'extra'> & { extra: DrawnExtra }

export type SolidShape = ShoeShape | BagShape | JewelShape | ExtraSolid

const isDrawn = (extra: Extra): extra is DrawnExtra => !(clothExtras as readonly Extra[]).includes(extra)

/** Returns whether a shape is drawn as a solid thing: shoes, bags, jewelry and most accessories. */
export const isSolidShape = (shape: Shape): shape is SolidShape =>
  shape.on === 'feet' ||
  shape.on === 'hand' ||
  shape.on === 'jewel' ||
  (shape.on === 'extra' && isDrawn(shape.extra))

/** Leather when not said. */
const usual: Partial<Record<DrawnExtra, MaterialName>> = {
  'square-scarf': 'satin',
  'long-scarf': 'wool',
  'infinity-scarf': 'knit',
  'wrap-shawl': 'satin',
  bandana: 'canvas',
  'belt-chain': 'metal',
  obi: 'soft-leather',
  beanie: 'wool',
  beret: 'wool',
  fedora: 'felt',
  'bucket-hat': 'canvas',
  cap: 'canvas',
  'sun-hat': 'straw',
  visor: 'canvas',
  headband: 'velvet',
  scrunchie: 'satin',
  'hair-clip': 'acetate',
  fascinator: 'satin',
  mittens: 'wool',
  fingerless: 'wool',
  'sunglasses-round': 'acetate',
  'sunglasses-cat': 'acetate',
  'sunglasses-aviator': 'acetate',
  'sunglasses-square': 'acetate',
  eyeglasses: 'acetate',
  tie: 'satin',
  'bow-tie': 'satin',
  umbrella: 'nylon',
  'cosmetic-case': 'canvas',
}

/** Returns the material of a solid thing whose piece names none. */
export const plainMaterial = (shape: SolidShape, shine: number): MaterialName => {
  if (shape.on === 'jewel' && !shape.jewel.startsWith('watch')) return 'metal'
  const own = shape.on === 'extra' ? usual[shape.extra] : undefined
  return own ?? (shine >= 0.6 ? 'patent' : 'leather')
}
