/**
 * What a sort of brand makes. A brand's profile is the record of its sort with its own exceptions, so that a
 * seeded piece, and a suggestion at intake, is one that the brand could have made (issue "Real pieces", §2).
 */
import type { Department } from '../../vocabulary/departments.ts'

/** Shares by the slug of a kind or of a root; a kind's own share goes before the share of its root. */
export type KindShares = Readonly<Record<string, number>>

export type Archetype = {
  kinds: KindShares
  /** Departments that the sort is for beside the department of each kind. */
  departments?: readonly Department[]
  /** Groups of sizes that the brand cuts; absent: women's, petite, tall, plus and juniors'. */
  sizes?: readonly ('women' | 'plus' | 'petite' | 'tall' | 'juniors')[]
  /** Materials that the brand prefers where a kind has them. */
  materials?: readonly string[]
  /** Basic colors that the brand prefers; absent: all. */
  palette?: readonly string[]
  /** Patterns that the brand prefers where a kind has them. */
  patterns?: readonly string[]
}

const neutral = ['black', 'white', 'gray', 'tan', 'brown', 'blue'] as const
const dark = ['black', 'gray', 'blue', 'white'] as const
const bright = ['pink', 'blue', 'green', 'white', 'yellow', 'orange'] as const
const earthy = ['brown', 'tan', 'green', 'orange', 'white', 'red'] as const
export const palettes = { neutral, dark, bright, earthy } as const

const regular = ['women'] as const
const withPlus = ['women', 'plus'] as const
const withPetite = ['women', 'petite', 'tall'] as const
export const cuts = { regular, withPlus, withPetite, plus: ['plus'], petite: ['petite', 'women'] } as const
