// The shades (advanced_color_names) that belong to each color (color_names): "navy or red" becomes one
// list of shades.
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
