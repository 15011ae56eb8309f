// The cut that the words of a piece tell: what words.ts says of a shape, read the other way. The outline of a
// piece is drawn from this, so that drawing and words can't disagree, also of what was never photographed.
import type { BodyShape, LegCut, LegFit, Neck, SleeveLength } from './shape.ts'
import { legWords, necklines } from './words.ts'

/** Description attributes of a piece, as far as they tell its cut. */
export type CutWords = {
  neckline?: string | null
  sleeveLength?: string | null
  pantCut?: string | null
  skirtDressStyle?: string | null
  jacketStyle?: string | null
  /** True when the legs end above the knee, as those of rompers do. */
  isShort?: boolean
}

const sleeves: Readonly<Record<string, SleeveLength>> = {
  Sleeveless: 'none',
  'Short sleeve': 'short',
  '3/4 sleeve': 'three-quarter',
  'Long sleeve': 'long',
}

const wordIn = <K extends string>(words: Readonly<Record<K, string>>, word: string): K | undefined =>
  (Object.entries(words) as [K, string][]).find(([, one]) => one === word)?.[0]

const collars: Readonly<Record<string, BodyShape['collar']>> = {
  Collared: 'shirt',
  'Band collar': 'band',
  'Tie neck': 'tie-neck',
  Hooded: 'hood',
  Moto: 'moto',
  Trench: 'storm',
  Bomber: 'rib',
  Puffer: 'stand',
  'Stand collar': 'stand',
  'High-neck vest': 'stand',
  'Shirt collar': 'shirt',
  'Shawl collar': 'shawl',
  Collarless: 'none',
  'Collarless, V-neck': 'none',
}

const fits: Readonly<Record<string, BodyShape['fit']>> = {
  'Fit and flare': 'fit-and-flare',
  'A-line': 'a-line',
  Empire: 'a-line',
  Tiered: 'a-line',
  Wrap: 'a-line',
  Sheath: 'slim',
  Slip: 'column',
  Column: 'column',
}

/** Jackets that are closed up to the neck. */
const closed = ['Puffer', 'Hooded', 'Bomber', 'Stand collar', 'High-neck vest', 'Shirt collar', 'Collarless']

/** Dresses whose skirt is cut apart at the waist. */
const seamed = ['Fit and flare', 'Wrap', 'Sheath', 'A-line']

/**
 * Returns how the legs of a piece are cut (straight, flared, …), from the graders' words; undefined when no
 * word says so.
 */
export const legOfWords = ({ pantCut }: CutWords): LegFit | undefined =>
  pantCut ? wordIn(legWords, pantCut) : undefined

/**
 * Returns the cut of a piece worn on the body (neck, collar, sleeves, closure, …) from the graders' words;
 * the hem's length comes from measurements instead. `isOuter`: a jacket or coat, whose collar no word names.
 * Undefined when no word describes the sleeves.
 */
export function bodyOfWords(words: CutWords, isOuter: boolean): BodyShape | undefined {
  const sleeve = sleeves[words.sleeveLength ?? '']
  if (!sleeve) return undefined
  const { neckline = '', skirtDressStyle = '', jacketStyle = '' } = words
  const style = skirtDressStyle ?? ''
  const neck: Neck =
    (neckline && wordIn(necklines, neckline)) ||
    (isOuter && !closed.includes(jacketStyle ?? '') ? 'v' : 'crew')
  const collar = collars[neckline ?? ''] ?? collars[jacketStyle ?? ''] ?? (isOuter ? 'notch' : 'none')
  const leg = legOfWords(words)
  const legs: LegCut | undefined = leg && { fit: leg, length: words.isShort ? 'short' : 'full' }
  return {
    on: 'body',
    fit: fits[style] ?? 'regular',
    hemLength: 'hip',
    neck,
    collar: jacketStyle === 'Vest' && !neckline ? 'none' : collar,
    closure: jacketStyle === 'Double breasted' ? 'double-breasted' : isOuter ? 'buttons' : 'none',
    sleeve: style === 'Slip' ? 'strap' : sleeve,
    sleeveCut: 'set-in',
    cuff: 'plain',
    waist: seamed.includes(style) || legs ? 'seam' : style === 'Empire' ? 'empire' : 'none',
    hem: 'straight',
    pockets: 'none',
    details: [],
    ...(legs && { legs }),
  }
}
