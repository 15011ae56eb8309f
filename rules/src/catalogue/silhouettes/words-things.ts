// Words for the cuts of shoes, bags, jewelry and accessories (see words.ts).
import type { BagShape, BraShape, Extra, ExtraShape, Jewel, JewelShape, ShoeShape } from './shape.ts'

type Thing = ShoeShape | BagShape | JewelShape | ExtraShape | BraShape

const shoeStyles: Readonly<Partial<Record<ShoeShape['upper'], string>>> = {
  pump: 'Pump',
  slingback: 'Slingback',
  'mary-jane': 'Mary Jane',
  dorsay: 'D’Orsay',
  ballet: 'Ballet',
  loafer: 'Loafer',
  oxford: 'Oxford',
  derby: 'Derby',
  monk: 'Monk strap',
  moccasin: 'Moccasin',
  mule: 'Mule',
  slide: 'Slide',
  clog: 'Clog',
  slipper: 'Slipper',
  espadrille: 'Espadrille',
  thong: 'Flip flop',
  gladiator: 'Gladiator',
  'slip-on': 'Slip-on',
  runner: 'Running',
  sport: 'Training',
}
const shafts: Readonly<Record<ShoeShape['shaft'], string>> = {
  none: 'Low top',
  'high-top': 'High top',
  ankle: 'Ankle',
  mid: 'Mid calf',
  knee: 'Knee high',
  'over-knee': 'Over the knee',
}

function shoeStyle(shape: ShoeShape): string {
  if (['boot', 'bootie'].includes(shape.upper)) {
    if (shape.fastening === 'elastic' && shape.upper === 'bootie') return 'Chelsea'
    return shape.fastening === 'laces' ? 'Lace-up' : shafts[shape.shaft]
  }
  if (shape.heel === 'kitten') return 'Kitten heel'
  if (shape.upper === 'strappy')
    return shape.heel === 'wedge' ? 'Wedge' : shape.sole === 'platform' ? 'Platform' : 'Ankle strap'
  return shoeStyles[shape.upper] ?? shafts[shape.shaft]
}

const earringStyles: Readonly<Partial<Record<Jewel, string>>> = {
  studs: 'Stud',
  hoops: 'Hoop',
  drops: 'Drop',
  climbers: 'Climber',
}
const necklaceStyles: Readonly<Partial<Record<Jewel, string>>> = {
  chain: 'Chain',
  pendant: 'Pendant',
  choker: 'Choker',
  strand: 'Strand',
  statement: 'Statement',
  locket: 'Locket',
}
const ringStyles: Readonly<Partial<Record<Jewel, string>>> = {
  band: 'Band',
  solitaire: 'Solitaire',
  signet: 'Signet',
  stacking: 'Stacking',
  'cocktail-ring': 'Cocktail',
}
const braceletStyles: Readonly<Partial<Record<Jewel, string>>> = {
  bangle: 'Bangle',
  cuff: 'Cuff',
  'link-bracelet': 'Chain',
  'beaded-bracelet': 'Beaded',
  'charm-bracelet': 'Charm',
  tennis: 'Tennis',
  anklet: 'Anklet',
}

const bagFeatures: Readonly<Record<BagShape['strap'], string>> = {
  none: 'No strap',
  'one-handle': 'One handle',
  'two-handles': 'Two handles',
  long: 'Long strap',
  chain: 'Chain strap',
  wrist: 'Wrist strap',
  'two-shoulder': 'Two shoulder straps',
}

/** What an accessory is beside its kind: features, or the form of a frame. */
const extraChars: Readonly<Partial<Record<Extra, Readonly<Record<string, string>>>>> = {
  'square-scarf': { features: 'Rolled edges' },
  'infinity-scarf': { features: 'Worn as a loop' },
  'sunglasses-round': { accent: 'Round frame' },
  'sunglasses-cat': { accent: 'Cat-eye frame' },
  'sunglasses-aviator': { accent: 'Aviator frame' },
  'sunglasses-square': { accent: 'Square frame' },
  fedora: { accent: 'Ribbon band', features: 'Wide brim' },
  'sun-hat': { features: 'Wide brim' },
  'bucket-hat': { features: 'Soft brim' },
  beanie: { features: 'Turned cuff' },
  cap: { features: 'Adjustable at the back' },
}

/**
 * Returns the description attributes of a piece that is no garment: shoe style, bag features, style of
 * jewelry, extras of accessories and bras; empty when its shape tells none.
 */
export function otherChars(shape: Thing): Record<string, string> {
  switch (shape.on) {
    case 'feet':
      return { shoeStyle: shoeStyle(shape) }
    case 'hand':
      return { features: bagFeatures[shape.strap] }
    case 'jewel': {
      const styles = [
        ['earringStyle', earringStyles],
        ['necklaceStyle', necklaceStyles],
        ['ringStyle', ringStyles],
        ['braceletStyle', braceletStyles],
      ] as const
      return Object.fromEntries(
        styles.flatMap(([key, words]) => {
          const word = words[shape.jewel]
          return word ? [[key, word]] : []
        }),
      )
    }
    case 'extra':
      return {
        ...(shape.details.includes('fringe') && { features: 'Fringed ends' }),
        ...extraChars[shape.extra],
      }
    case 'bust':
      return shape.details.includes('lace-trim') ? { accent: 'Lace trim' } : {}
  }
}

const extraTold: Readonly<Partial<Record<Extra, string>>> = {
  'square-scarf': 'square',
  'infinity-scarf': 'infinity',
  'belt-wide': 'wide',
  'belt-chain': 'chain',
  'belt-woven': 'woven',
  obi: 'obi',
  beanie: '',
  fedora: 'fedora',
  'bucket-hat': 'bucket',
  'sun-hat': 'wide-brim',
  visor: 'visor',
  headband: 'headband',
  scrunchie: 'scrunchie',
  'hair-clip': 'clip',
  fascinator: 'fascinator',
  mittens: 'knit',
  fingerless: 'fingerless',
  'sunglasses-round': 'round',
  'sunglasses-cat': 'cat-eye',
  'sunglasses-aviator': 'aviator',
  'sunglasses-square': 'square',
  'bow-tie': 'bow',
  'ankle-socks': 'ankle',
  'crew-socks': 'crew',
  'knee-socks': 'knee',
  fishnets: 'fishnet',
}
const detailTold = [
  ['fringe', 'fringed'],
  ['quilted', 'quilted'],
  ['studs', 'studded'],
  ['pearl', 'pearl'],
  ['pom-pom', 'pom-pom'],
  ['cable', 'cable-knit'],
  ['tassel', 'tassel'],
  ['charm', 'charm'],
  ['stone', 'stone'],
  ['lace-trim', 'lace-trim'],
  ['ruffles', 'ruffled'],
  ['embroidery', 'embroidered'],
  ['bow', 'bow'],
] as const
const cupsTold: Readonly<Partial<Record<BraShape['cups'], string>>> = {
  triangle: 'triangle',
  bandeau: 'bandeau',
  balconette: 'balconette',
}

/**
 * Returns the words that distinguish a shoe, bag, bra or accessory from others of its kind in a title, the
 * most telling first.
 */
export function otherTelling(shape: Thing): string[] {
  const details = detailTold.flatMap(([detail, word]) =>
    (shape.details as readonly string[]).includes(detail) ? [word] : [],
  )
  switch (shape.on) {
    case 'extra':
      // Tights have no edge to be trimmed: they are of lace.
      return [
        extraTold[shape.extra] ?? '',
        ...details.map((word) => (word === 'lace-trim' ? 'lace' : word)),
      ].filter(Boolean)
    case 'bust':
      return [
        cupsTold[shape.cups] ?? '',
        ...(shape.straps === 'none' ? ['strapless'] : []),
        ...details,
      ].filter(Boolean)
    case 'hand':
      return [
        ...details,
        ...(shape.strap === 'chain' ? ['chain'] : []),
        ...(shape.top === 'drawstring' ? ['drawstring'] : []),
        ...(shape.top === 'flap' ? ['flap'] : []),
        ...(shape.size === 'mini' ? ['mini'] : []),
      ]
    case 'jewel':
      return [...details, ...(shape.size === 'bold' ? ['bold'] : shape.size === 'fine' ? ['fine'] : [])]
    default:
      return details
  }
}
