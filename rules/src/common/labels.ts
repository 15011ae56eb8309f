// Labels put into words (specification §5).

/** Joins labels into an enumeration: 'a', 'a & b', 'a, b and c'; '' without labels. */
export function joinLabels(labels: readonly string[]): string {
  if (labels.length <= 2) return labels.join(' & ')
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
}

/** §5: phrases that keep their hyphen when a slug becomes a title. */
const hyphenated = [
  'A-Line',
  'Button-Down',
  'Button-Up',
  'Cold-Shoulder',
  'Crew-Neck',
  'Fit-And-Flare',
  'High-Low',
  'High-Rise',
  'High-Waisted',
  'Knee-High',
  'Lace-Up',
  'Low-Rise',
  'Mid-Rise',
  'Off-The-Shoulder',
  'One-Piece',
  'Over-The-Knee',
  'Plus-Size',
  'Pull-On',
  'Slip-On',
  'Straight-Leg',
  'T-Shirt',
  'T-Shirts',
  'Two-Piece',
  'V-Neck',
  'Vintage-Inspired',
  'Wide-Leg',
  'Wrap-Around',
] as const
const longestFirst = hyphenated.toSorted((a, b) => b.length - a.length)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Returns a slug as a title, with known phrases spelled their own way: 'v-neck-wrap-dresses' becomes 'V-Neck
 * Wrap Dresses'.
 */
export function titleOfSlug(slug: string): string {
  const words = slug.toLowerCase().split('-').filter(Boolean)
  const said: string[] = []
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at).join('-')
    const phrase = longestFirst.find(
      (one) => rest === one.toLowerCase() || rest.startsWith(`${one.toLowerCase()}-`),
    )
    said.push(phrase ?? capital(words[at] ?? ''))
    at += phrase ? phrase.split('-').length : 1
  }
  return said.join(' ')
}

/**
 * Returns a name in lower case within a sentence ('Coats & Jackets' becomes 'coats & jackets'); 'T-shirt',
 * 'V-neck' and 'A-line' keep their capital.
 */
export function lowerWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/\bt-shirt/g, 'T-shirt')
    .replace(/\bv-neck/g, 'V-neck')
    .replace(/\ba-line/g, 'A-line')
}

/**
 * Returns a category's name in sentence case for headings and filters: 'Coats & jackets', 'Midi dresses',
 * 'T-shirts'.
 */
export const sentenceName = (name: string): string => name.charAt(0) + lowerWords(name).slice(1)
