// What wear is called and how it is drawn: the mark, and the part that the words name.
import type { SeedShape } from './cut.ts'

export type SeedWear = { mark: string; part?: string }

const wears: Readonly<Record<string, SeedWear>> = {
  'Light pilling at the cuffs': { mark: 'pilling', part: 'cuff' },
  'Light pilling at the front': { mark: 'pilling' },
  'A small pulled thread': { mark: 'thread' },
  'A faint mark near the hem': { mark: 'stain', part: 'hem' },
  'Slight fading': { mark: 'fading' },
  'Light scuffs at the toe': { mark: 'scuff', part: 'toe' },
  'Creasing across the vamp': { mark: 'creases', part: 'vamp' },
  'Wear on the heel tips': { mark: 'scuff', part: 'heel-tip' },
  'A loose button': { mark: 'loose-button', part: 'front' },
  'Slight wear at the cuff': { mark: 'fading', part: 'cuff' },
  'A faint mark at the knee': { mark: 'stain', part: 'knee' },
  'Slight wear at the hem': { mark: 'fading', part: 'hem' },
  'Fraying at the hem': { mark: 'fraying', part: 'hem' },
  'Fading at the knees': { mark: 'fading', part: 'knee' },
  'Light tarnish on the clasp': { mark: 'tarnish', part: 'clasp' },
  'Fine surface scratches': { mark: 'scratch' },
  'Light scratches on the hardware': { mark: 'scratch', part: 'hardware' },
  'Wear at the corners': { mark: 'scuff', part: 'corner' },
  'A small ink mark near a corner': { mark: 'ink', part: 'corner' },
  'Creases at the holes': { mark: 'creases', part: 'holes' },
  'A slight dent in the crown': { mark: 'dent', part: 'crown' },
  'A fine scratch on one lens': { mark: 'scratch', part: 'lens' },
}

const cuffed = ['blouse', 'shirt', 'sweater', 'cardigan', 'hoodie', 'blazer', 'coat', 'puffer', 'knit-dress']
/** Silhouettes that have a part; a part that is not here is on all that the words are used for. */
const having: Readonly<Record<string, readonly string[]>> = {
  cuff: cuffed,
  knee: ['jeans', 'trousers', 'jumpsuit'],
  front: ['blazer', 'coat'],
  clasp: ['earrings', 'necklace', 'bracelet', 'watch'],
}

/** How this flaw is drawn. */
export function wearOf(flaw: string): SeedWear {
  const wear = wears[flaw]
  if (!wear) throw new Error(`no drawing for the flaw "${flaw}"`)
  return wear
}

/** False when the piece has no such part: a sleeveless dress has no cuffs. */
export function canHave(flaw: string, kind: string, shape: SeedShape): boolean {
  const { part } = wearOf(flaw)
  if (!part) return true
  if (part === 'cuff' && (shape.sleeve ?? 'long') !== 'long') return false
  return having[part]?.includes(kind) ?? true
}
