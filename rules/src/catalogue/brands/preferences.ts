// How a brand's preferences weigh beside the shares of a kind: the seed draws by them, and intake takes what
// is likeliest by them.
import type { Share } from '../kinds/kind.ts'

/** Makes the values that a brand prefers four times as likely. */
export const preferring = <T>(all: readonly Share<T>[], liked: (value: T) => boolean): Share<T>[] =>
  all.map(([share, value]) => [liked(value) ? share * 4 : share, value] as const)

/** Cloths that are not printed. */
export const unprinted: readonly string[] = [
  'Leather',
  'Suede',
  'Velvet',
  'Corduroy',
  'Sequins',
  'Faux Fur',
  'Shearling',
  'Fleece',
  'Lace',
  'Tulle',
]
