// How a piece is cared for: as its kind usually is, unless its cloth would suffer from that. Suede was to be
// wiped with a damp cloth, and leather gloves to be washed. None of it is in the specification.
import type { Kind } from './kinds/kind.ts'

type Cared = Pick<Kind, 'care' | 'line'>

const wet = /\bwash\b/i
const machine = /\bmachine\b/i
const has = (materials: readonly string[], some: readonly string[]) =>
  materials.some((one) => some.includes(one))

/** Cloths with the care that spoils them, and the care that they get instead; the first that fits decides. */
const rules: readonly {
  of: readonly string[]
  spoils: RegExp
  instead: (kind: Cared) => string
}[] = [
  {
    of: ['Suede', 'Shearling'],
    spoils: /\bwash\b|\bdamp\b/i,
    instead: ({ line }) =>
      line === 'clothes' ? 'Clean by a leather specialist' : 'Brush with a soft brush, keep dry',
  },
  {
    of: ['Leather', 'Patent Leather', 'Faux Leather'],
    spoils: wet,
    instead: () => 'Wipe with a damp cloth',
  },
  { of: ['Straw', 'Wool Felt', 'Jute'], spoils: wet, instead: () => 'Wipe with a dry cloth' },
  { of: ['Sequins', 'Velvet'], spoils: wet, instead: () => 'Dry clean only' },
  {
    of: ['Silk', 'Wool', 'Merino Wool', 'Cashmere', 'Mohair', 'Alpaca'],
    spoils: machine,
    instead: () => 'Hand wash cold, lay flat to dry',
  },
]

/**
 * Returns how a piece of this kind and these materials is cared for, in words: the care of its kind, or
 * another where that would spoil one of the materials.
 */
export function careOf(kind: Cared, materials: readonly string[]): string {
  const rule = rules.find(({ of, spoils }) => has(materials, of) && spoils.test(kind.care))
  return rule ? rule.instead(kind) : kind.care
}
