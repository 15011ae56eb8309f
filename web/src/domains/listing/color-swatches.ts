// What the basic colours of the shop look like as a dot; cloth, not interface, so not among the tokens.
const swatches: Readonly<Record<string, string>> = {
  black: '#29272b',
  white: '#f5f0e6',
  gray: '#a19d98',
  brown: '#7b5238',
  tan: '#c9ab86',
  red: '#a8483a',
  pink: '#d9a3a0',
  orange: '#c8703a',
  yellow: '#d9b95b',
  green: '#3d6a54',
  blue: '#5b7ba0',
  purple: '#6d5580',
  gold: '#c09a4e',
  silver: '#c3c5c6',
  multi: 'conic-gradient(#a8483a, #d9b95b, #3d6a54, #5b7ba0, #6d5580, #a8483a)',
}

/** A CSS background for a colour's name; unknown ones are plain. */
export const swatchOf = (color: string): string => swatches[color.toLowerCase()] ?? 'transparent'
export const basicColorNames: readonly string[] = Object.keys(swatches)
