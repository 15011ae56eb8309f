// Traits of a style that a shopper can name by themselves, and their labels. The site loads this file alone:
// the kinds of pieces, which taste.ts knows too, are large.

export const traitKeys = [
  'color_names',
  'materials',
  'pattern',
  'style_tags',
  'category_tags',
  'brand_name_tags',
] as const
export type TraitKey = (typeof traitKeys)[number]

/** Styles, colors, cloths and patterns that a shopper can name by themselves, as values of the search. */
export const namedTraits: readonly { key: TraitKey; title: string; values: readonly string[] }[] = [
  {
    key: 'style_tags',
    title: 'Styles',
    values: ['bohemian', 'classic', 'edgy', 'minimal', 'preppy', 'romantic', 'sporty', 'vintage-inspired'],
  },
  {
    key: 'color_names',
    title: 'Colors',
    values: [
      'black',
      'blue',
      'brown',
      'gray',
      'green',
      'orange',
      'pink',
      'purple',
      'red',
      'tan',
      'white',
      'yellow',
    ],
  },
  {
    key: 'materials',
    title: 'Cloths',
    values: ['cashmere', 'cotton', 'denim', 'leather', 'linen', 'silk', 'velvet', 'wool'],
  },
  { key: 'pattern', title: 'Patterns', values: ['animal', 'check', 'dot', 'floral', 'plaid', 'stripe'] },
]

const patternLabels: Readonly<Record<string, string>> = {
  animal: 'Animal print',
  check: 'Checks',
  dot: 'Dots',
  floral: 'Florals',
  plaid: 'Plaid',
  stripe: 'Stripes',
  breton: 'Breton stripes',
  graphic: 'Graphics',
}
/** Returns a text with a capital first letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns how a color, a cloth, a pattern, a style or a brand is named: "Green", "Florals". */
export function lookLabel(key: TraitKey, value: string): string {
  if (key === 'pattern') return patternLabels[value.toLowerCase()] ?? capital(value)
  return key === 'brand_name_tags' ? value : capital(value)
}
