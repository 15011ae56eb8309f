// Which colors go together in an outfit: neutrals carry everything, neighbours on the wheel are calm,
// opposites are lively, the rest shouts.
const neutrals: readonly string[] = [
  'black',
  'white',
  'ivory',
  'gray',
  'brown',
  'tan',
  'beige',
  'navy',
  'gold',
  'silver',
]
/** Where a color sits on the painter's wheel, in degrees. */
const wheel: Readonly<Record<string, number>> = {
  red: 0,
  orange: 30,
  yellow: 60,
  green: 120,
  blue: 230,
  purple: 290,
  pink: 330,
}

export type Harmony = { score: number; words: string }

function pair(a: string, b: string): Harmony {
  if (a === b) return { score: 0.85, words: neutrals.includes(a) ? `${a} with ${b}` : `tone on tone in ${a}` }
  const quietA = neutrals.includes(a)
  const quietB = neutrals.includes(b)
  if (quietA && quietB) return { score: 1, words: `${b} is quiet beside ${a}` }
  if (quietA || quietB)
    return { score: 0.95, words: quietB ? `${b} lets the ${a} speak` : `${b} wakes up the ${a}` }
  const x = wheel[a]
  const y = wheel[b]
  if (x === undefined || y === undefined) return { score: 0.55, words: `picks up one of its colors` }
  const apart = Math.min(Math.abs(x - y), 360 - Math.abs(x - y))
  if (apart <= 60) return { score: 0.75, words: `${b} is close to ${a}` }
  if (apart >= 150) return { score: 0.7, words: `${b} is the opposite of ${a}` }
  return { score: 0.25, words: `${b} with ${a}` }
}

/**
 * Scores how well the colors of two pieces go together, from 0 to 1, with words for it, by their best pair of
 * colors; 0.6 when a piece has no color.
 */
export function harmony(first: readonly string[], second: readonly string[]): Harmony {
  const pairs = first.flatMap((a) => second.map((b) => pair(a, b)))
  return pairs.reduce((best, one) => (one.score > best.score ? one : best), {
    score: pairs.length > 0 ? 0 : 0.6,
    words: 'keeps quiet',
  })
}
