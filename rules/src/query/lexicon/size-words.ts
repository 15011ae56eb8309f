// Words of sizes: systems of countries, letters, and nouns beside which a letter or a country is no size.
import { tableOf } from '../engine/normal.ts'

export type SizeSystem = 'US' | 'UK' | 'EU' | 'IT'

/** Size system by the word that names it. */
export const systems: Readonly<Record<string, SizeSystem>> = tableOf<SizeSystem>({
  us: 'US',
  american: 'US',
  usa: 'US',
  uk: 'UK',
  british: 'UK',
  eu: 'EU',
  eur: 'EU',
  euro: 'EU',
  european: 'EU',
  german: 'EU',
  fr: 'EU',
  french: 'EU',
  it: 'IT',
  italian: 'IT',
})
/** Letter size label of the shop by the word that names it. */
export const letterSizes: Readonly<Record<string, string>> = tableOf<string>({
  xxs: 'XXS',
  '2xs': 'XXS',
  xs: 'XS',
  xsmall: 'XS',
  s: 'S',
  sm: 'S',
  small: 'S',
  m: 'M',
  med: 'M',
  medium: 'M',
  l: 'L',
  lg: 'L',
  large: 'L',
  xl: 'XL',
  xlarge: 'XL',
  xxl: 'XXL',
  '2xl': 'XXL',
  xxlarge: 'XXL',
  '1x': '1X',
  '2x': '2X',
  '3x': '3X',
  '4x': '4X',
  '3xl': '3X',
  '4xl': '4X',
})
/** Letters that are hardly ever anything but a size. */
export const sureLetters = new Set([
  'xxs',
  '2xs',
  'xs',
  'xl',
  'xxl',
  '2xl',
  '1x',
  '2x',
  '3x',
  '4x',
  '3xl',
  '4xl',
  'xlarge',
  'xxlarge',
  'xsmall',
])
/** Nouns before which "small", "medium" or "large" is not a size: "medium wash", "large print". */
export const otherNouns = new Set([
  'wash',
  'heel',
  'print',
  'width',
  'rise',
  'check',
  'stripe',
  'dot',
  'length',
  'weight',
  'amount',
  'blue',
  'sized',
])
/** Nouns before which a country names an origin instead of a size system: "size 8 Italian leather boots". */
export const systemNouns = new Set([
  'leather',
  'wool',
  'silk',
  'cotton',
  'linen',
  'cashmere',
  'suede',
  'lace',
  'brand',
  'designer',
  'made',
])
