// The colors of the dots in the color filter. They show cloth, so they are not design tokens.
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
}
const many = 'conic-gradient(#a8483a, #d9b95b, #3d6a54, #5b7ba0, #6d5580, #a8483a)'
type Named = { value: string; hex?: string | null }

const hexOf = ({ value, hex }: Named): string | undefined =>
  swatches[value.toLowerCase()] ?? (/^#[0-9a-f]{6}$/i.test(hex ?? '') ? (hex ?? undefined) : undefined)

/**
 * Returns the CSS background for a color: a circle of six colors for "multi", transparent for an unknown one.
 */
export const swatchOf = (color: Named): string =>
  color.value.toLowerCase() === 'multi' ? many : (hexOf(color) ?? 'transparent')

/**
 * Returns whether a tick on this color must be dark (WCAG relative luminance; black and white have the same
 * contrast at 0.18); true for an unknown color, false for "multi".
 */
export function isLight(color: Named): boolean {
  const hex = hexOf(color)
  if (!hex) return color.value.toLowerCase() !== 'multi'
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18
}

export const basicColorNames: readonly string[] = [...Object.keys(swatches), 'multi']
