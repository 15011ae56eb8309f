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

/** What people call colors, told apart: the colors that filters list, and the shades among the words. */
export type ReadColors = { readonly colors: string[]; readonly shades: string[] }

/**
 * Reads words for colors as graders and editors write them: a shade stands for its color as well ("navy" is
 * blue), and a color that has a shade of the same name ("black") claims none. Unknown words are left among
 * the colors.
 */
export function readColors(words: readonly string[]): ReadColors {
  const shades = words.filter((word) => !(word in shadesOf) && familyByShade.has(word))
  const colors = words.map((word) => (word in shadesOf ? word : (familyByShade.get(word) ?? word)))
  return { colors: [...new Set(colors)], shades: [...new Set(shades)] }
}

/** Returns the words for a piece's colors: its shades where it has some of a color, else the color. */
export const colorWords = (colors: readonly string[], shades: readonly string[]): string[] =>
  colors.flatMap((color) => {
    const own = shades.filter((shade) => familyOf(shade) === color)
    return own.length === 0 || own.includes(color) ? [color] : own
  })

/** The wash of denim by the shade that it gives the cloth. */
const washByShade: Readonly<Record<string, string>> = {
  indigo: 'dark wash',
  'mid blue': 'medium wash',
  'pale blue': 'light wash',
  'washed black': 'black wash',
  ecru: 'white wash',
}

/** Returns the wash of denim that words for colors tell ("indigo": dark wash); undefined for none. */
export const washAmong = (words: readonly string[]): string | undefined =>
  words.map((word) => washByShade[word]).find((wash) => wash !== undefined)

/** Returns the color of denim in this wash ("dark wash": blue); undefined for an unknown wash. */
export function colorOfWash(wash: string): string | undefined {
  const shade = Object.keys(washByShade).find((one) => washByShade[one] === wash)
  return shade && familyOf(shade)
}
