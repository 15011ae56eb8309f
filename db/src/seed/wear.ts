// Flaws: their words, size and place, and how they are drawn: the mark, and the part that the words name.
import type { Shape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Chance } from './chance.ts'

export type SeedWear = { mark: string; part?: string }
type Wear = SeedWear & {
  /** The place of the flaw, with the side as the picture shows it. */
  at: string
  /** Millimetres, from and to. */
  size?: readonly [number, number]
  /** The flaw's effect when the piece is worn. */
  worn: string
}

const hidden = 'It does not show when worn.'
const close = 'You see it from near by only.'
const wears: Readonly<Record<string, Wear>> = {
  'Light pilling': {
    mark: 'pilling',
    part: 'cuff',
    at: 'on the left cuff',
    size: [30, 50],
    worn: 'A fabric comb takes most of it off.',
  },
  'A patch of light pilling': {
    mark: 'pilling',
    at: 'low on the front, at the left',
    size: [30, 50],
    worn: close,
  },
  'A small pulled thread': {
    mark: 'thread',
    at: 'on the front, at the left',
    size: [12, 20],
    worn: 'It has not run.',
  },
  'A small hole': { mark: 'hole', part: 'cuff', at: 'at the left cuff', size: [3, 5], worn: hidden },
  'A faint mark': {
    mark: 'stain',
    part: 'hem',
    at: 'just above the hem, at the left',
    size: [10, 18],
    worn: close,
  },
  'Slight fading': {
    mark: 'fading',
    at: 'on the front, at the left',
    size: [60, 90],
    worn: 'It shows in bright light.',
  },
  'Light scuffs': {
    mark: 'scuff',
    part: 'toe',
    at: 'at the toe of the left shoe',
    size: [10, 18],
    worn: 'The leather is not broken.',
  },
  'A few creases': {
    mark: 'creases',
    part: 'vamp',
    at: 'across the vamp, where the foot bends',
    size: [30, 45],
    worn: 'They are soft and do not press.',
  },
  'Some wear': { mark: 'scuff', part: 'heel-tip', at: 'on both heel tips', size: [4, 8], worn: hidden },
  'A loose button': {
    mark: 'loose-button',
    part: 'front',
    at: 'the lower one on the front',
    worn: 'It holds, and wants two stitches.',
  },
  'A worn edge': { mark: 'fading', part: 'cuff', at: 'along the left cuff', size: [40, 60], worn: close },
  'A dull mark': { mark: 'stain', part: 'knee', at: 'at the left knee', size: [10, 18], worn: close },
  'A worn fold': { mark: 'fading', part: 'hem', at: 'along the left hem', size: [40, 60], worn: hidden },
  'A little fraying': {
    mark: 'fraying',
    part: 'hem',
    at: 'at the left hem',
    size: [25, 40],
    worn: 'It will not run further.',
  },
  'A pale patch of fading': {
    mark: 'fading',
    part: 'knee',
    at: 'at the left knee',
    size: [60, 80],
    worn: 'It looks as jeans do that were lived in.',
  },
  'Light tarnish': { mark: 'tarnish', part: 'clasp', at: 'on the clasp', size: [3, 5], worn: hidden },
  'Fine surface scratches': {
    mark: 'scratch',
    at: 'on the side that is seen first',
    size: [4, 9],
    worn: close,
  },
  'Light scratches': {
    mark: 'scratch',
    part: 'hardware',
    at: 'on the hardware in front',
    size: [6, 12],
    worn: close,
  },
  'A rubbed spot': {
    mark: 'scuff',
    part: 'corner',
    at: 'at the lower left corner',
    size: [8, 14],
    worn: 'The seam below is sound.',
  },
  'A small ink line': {
    mark: 'ink',
    part: 'corner',
    at: 'near the lower left corner',
    size: [8, 12],
    worn: close,
  },
  'Two soft creases': {
    mark: 'creases',
    part: 'holes',
    at: 'at the holes that were used',
    size: [15, 20],
    worn: hidden,
  },
  'A slight dent': {
    mark: 'dent',
    part: 'crown',
    at: 'at the right of the crown',
    size: [20, 30],
    worn: 'Steam lifts it for a while.',
  },
  'A fine scratch': {
    mark: 'scratch',
    part: 'lens',
    at: 'on the left lens, at the middle',
    size: [4, 8],
    worn: 'You do not see it when you look through.',
  },
}

const cuffed = ['blouse', 'shirt', 'sweater', 'cardigan', 'hoodie', 'blazer', 'coat', 'puffer', 'knit-dress']
/** Silhouettes that have a part; a part that is not here is on all that the words are used for. */
const having: Readonly<Record<string, readonly string[]>> = {
  cuff: cuffed,
  knee: ['jeans', 'trousers', 'jumpsuit'],
  front: ['blazer', 'coat'],
  clasp: ['earrings', 'necklace', 'bracelet', 'watch'],
}

const wearNamed = (flaw: string): Wear => {
  const wear = wears[flaw]
  if (!wear) throw new Error(`no drawing for the flaw "${flaw}"`)
  return wear
}

/** Returns how a flaw is drawn on a picture: the mark, and the part of the garment if it has one. */
export function wearOf(flaw: string): SeedWear {
  const { mark, part } = wearNamed(flaw)
  return part ? { mark, part } : { mark }
}

const covered = ['ankle', 'full', 'crop']
/** Parts that a cut may lack, with what it is to have them. */
const cutHas: Readonly<Record<string, (cut: Shape) => boolean>> = {
  cuff: (cut) => cut.on === 'body' && cut.sleeve === 'long',
  knee: (cut) => cut.on !== 'legs' || covered.includes(cut.leg.length),
  front: (cut) => cut.on === 'body' && ['buttons', 'double-breasted', 'single-button'].includes(cut.closure),
  clasp: (cut) => cut.on === 'jewel' && !['bangle', 'cuff', 'studs', 'brooch'].includes(cut.jewel),
  'heel-tip': (cut) => cut.on === 'feet' && cut.heel !== 'flat',
  toe: (cut) => cut.on === 'feet' && cut.toe !== 'open',
  vamp: (cut) => cut.on === 'feet' && !['strappy', 'gladiator', 'thong', 'slide'].includes(cut.upper),
}

/**
 * Returns whether a seeded item has the part that a flaw is on: a sleeveless dress has no cuffs. Every item
 * can have a flaw without a part. `drawn` is the name of its drawing in the pictures package.
 */
export function canHave(flaw: string, drawn: string, cut: Shape): boolean {
  const { part } = wearOf(flaw)
  if (!part) return true
  return (cutHas[part]?.(cut) ?? true) && (having[part]?.includes(drawn) ?? true)
}

const mending: Readonly<Record<string, string>> = {
  stain: 'Washed out by hand',
  pilling: 'Combed off and steamed',
  hole: 'Darned in a matching thread',
  thread: 'Worked back in from the inside',
  fading: 'Dyed again to match',
  fraying: 'Hemmed again',
  scuff: 'Filled, dyed and polished',
  scratch: 'Buffed out',
  tarnish: 'Polished',
  creases: 'Pressed out and waxed',
  dent: 'Steamed back into shape',
  ink: 'Lifted off and dyed over',
  'loose-button': 'Sewn on again',
}

export type FlawWords = {
  /** 'A small hole, 4 mm, at the left cuff. It does not show when worn.' */
  flaw: string
  /** 'Mended: a small hole, 4 mm, at the left cuff. Darned in a matching thread.' */
  mended: string
  /** 'Before mending: a small hole, 4 mm, at the left cuff.' */
  before: string
}

/**
 * Returns three wordings of a flaw with a drawn size and place: as it is, as mended, and as it was before
 * mending.
 */
export function flawWords(flaw: string, chance: Chance): FlawWords {
  const { at, size, worn, mark } = wearNamed(flaw)
  const where = `${flaw}, ${size ? `${chance.int(...size)} mm, ` : ''}${at}.`
  const lower = where.charAt(0).toLowerCase() + where.slice(1)
  return {
    flaw: `${where} ${worn}`,
    mended: `Mended: ${lower} ${mending[mark]}.`,
    before: `Before mending: ${lower}`,
  }
}
