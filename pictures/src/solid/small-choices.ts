// Silhouettes of jewelry and accessories for specs that name a kind and a design alone.
import { extraSilhouettes, jewelSilhouettes } from '@hemline/rules/catalogue/silhouettes/things.ts'
import type { ArtSpec } from '../art/spec.ts'
import { isSolidShape, type SolidShape } from './shapes.ts'

/** Names of silhouettes by kind and design; the first design is the one of pieces that name none. */
const names = {
  earrings: {
    adorned: ['drop-earrings', 'pearl-drops', 'stone-hoops', 'stone-studs', 'tassel-earrings'],
    plain: ['thin-hoops', 'bold-hoops', 'plain-studs'],
  },
  necklace: {
    adorned: ['pendant-necklace', 'locket-necklace', 'charm-necklace', 'pearl-strand'],
    plain: ['fine-chain', 'link-chain', 'bold-chain', 'collar-choker'],
  },
  ring: {
    adorned: ['solitaire-ring', 'stone-cocktail-ring', 'pearl-cocktail-ring', 'stacking-rings'],
    plain: ['plain-band', 'wide-band-ring', 'signet-ring'],
  },
  bracelet: {
    '': [
      'link-bracelet',
      'plain-bangle',
      'open-cuff',
      'beaded-bracelet',
      'tennis-bracelet',
      'charm-bracelet',
    ],
  },
  scarf: {
    fringed: ['fringed-scarf', 'plain-scarf', 'blanket-shawl', 'evening-wrap'],
    square: ['silk-square', 'plain-bandana', 'trimmed-bandana'],
    loop: ['loop-scarf'],
  },
  belt: { '': ['buckle-belt', 'wide-waist-belt', 'studded-belt', 'woven-belt'] },
  hat: {
    brim: ['felt-fedora', 'panama-hat', 'floppy-sun-hat', 'straw-sun-hat'],
    beanie: ['rib-beanie', 'pom-beanie', 'cable-beanie'],
    cap: ['baseball-cap', 'logo-cap', 'sport-visor'],
    bucket: ['cotton-bucket-hat'],
  },
  sunglasses: {
    square: ['square-sunglasses'],
    round: ['round-sunglasses'],
    'cat-eye': ['cat-eye-sunglasses'],
    aviator: ['aviator-sunglasses'],
  },
  watch: { '': ['round-watch', 'square-watch', 'sport-watch', 'fine-watch'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export type SmallKind = keyof typeof names

/** Returns whether a kind is a shoe, a bag, a piece of jewelry or an accessory. */
export const isSmallKind = (kind: string): kind is SmallKind => kind in names

const designOf = ({ kind, shape = {} }: ArtSpec) =>
  ['earrings', 'necklace', 'ring'].includes(kind) && shape.adorned === false ? 'plain' : (shape.design ?? '')

/**
 * Returns the silhouette of a small thing; `at`, from 0 to 1, chooses among those of its design. Throws when
 * there is none.
 */
export const smallShape = (spec: ArtSpec & { kind: SmallKind }, at: number): SolidShape => {
  const designs: Readonly<Record<string, readonly string[]>> = names[spec.kind]
  const choices = designs[designOf(spec)] ?? Object.values(designs)[0] ?? []
  const name = choices[Math.floor(at * choices.length)] ?? ''
  const shape = jewelSilhouettes[name] ?? extraSilhouettes[name]
  if (!shape || !isSolidShape(shape)) throw new Error(`no silhouette of a ${spec.kind}`)
  return shape
}
