// The shades (advanced_color_names) that belong to each color (color_names), and the shades in which denim is
// washed. Search reads "navy or red" as one list of shades; what a grader says is filed by the same table.
export const shadesOf: Readonly<Record<string, readonly string[]>> = {
  black: ['black', 'charcoal black', 'ink', 'washed black'],
  blue: ['cobalt', 'indigo', 'mid blue', 'navy', 'pale blue', 'sky blue', 'teal'],
  brown: ['chestnut', 'chocolate', 'mocha'],
  gold: ['gold', 'rose gold'],
  gray: ['charcoal', 'heather gray', 'slate'],
  green: ['bottle green', 'emerald', 'olive', 'sage'],
  orange: ['apricot', 'rust', 'terracotta'],
  pink: ['blush', 'dusty rose', 'raspberry'],
  purple: ['aubergine', 'lavender', 'plum'],
  red: ['brick red', 'burgundy', 'cherry'],
  silver: ['silver'],
  tan: ['camel', 'oatmeal', 'sand'],
  white: ['cream', 'ecru', 'ivory', 'white'],
  yellow: ['butter', 'marigold', 'mustard'],
}

const familyByShade = new Map(
  Object.entries(shadesOf).flatMap(([family, shades]) => shades.map((shade) => [shade, family] as const)),
)

/** Returns the color of a shade ("navy": blue); undefined for an unknown shade. */
export const familyOf = (shade: string): string | undefined => familyByShade.get(shade)

/** Returns those of the shades that belong to one of the colors. */
export const shadesAmong = (shades: readonly string[], colors: readonly string[]): string[] =>
  shades.filter((shade) => colors.includes(familyOf(shade) ?? ''))

/** The wash of denim by the shade that it gives the cloth. */
const washByShade: Readonly<Record<string, string>> = {
  indigo: 'dark wash',
  'mid blue': 'medium wash',
  'pale blue': 'light wash',
  'washed black': 'black wash',
  ecru: 'white wash',
}

/** Returns the wash of denim in this shade ("indigo": dark wash); undefined for shades of other cloth. */
export const washOf = (shade: string): string | undefined => washByShade[shade]

/** Returns the color of denim in this wash ("dark wash": blue); undefined for an unknown wash. */
export function colorOfWash(wash: string): string | undefined {
  const shade = Object.keys(washByShade).find((one) => washByShade[one] === wash)
  return shade && familyOf(shade)
}
