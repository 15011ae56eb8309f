// What a thread of the style chat knows of its shopper's wish (decision 0193): the state that every turn
// changes, and that outfits are composed by.
import type { OccasionKey } from './occasions.ts'
import type { OwnPiece } from './own-piece.ts'

/** The departments that outfits are composed for. */
export const styleDepartments = [
  'women',
  'plus',
  'petite',
  'tall',
  'juniors',
  'maternity',
  'girls',
  'boys',
] as const
export type StyleDepartment = (typeof styleDepartments)[number]

/**
 * Something that no piece may be. `key` is a search key (category_tags, color_names, materials …), or one of
 * the chat's own: "heel" for anything but flat shoes, "bare" for bare arms, "animal" for what comes from
 * animals, "printed" for any pattern, "any-kind" for kinds, necklines, cloths and words of the title, "all"
 * for what has each of several values ("color_names=black" and "category_tags=jeans").
 */
export type Ban = { key: string; values: readonly string[]; label: string }

/** A value that pieces should have, by its search key. */
export type Want = Ban

/** A trait of the shopper's style; `weight` is below zero for what is not theirs (taste.ts). */
export type Taste = Ban & { weight: number; isSaid: boolean }

export type Brief = {
  department: StyleDepartment
  occasion: OccasionKey | null
  /** A place as the shopper wrote it. */
  place: string | null
  /** 1 to 12; the season follows from it. */
  month: number | null
  /** A season that was said, or that a warm place has. */
  season: Season | null
  /** How often "warmer" was asked for, less "cooler". */
  warmth: number
  /** The most that one outfit may cost, in cents. */
  budgetCents: number | null
  /** The most that each single piece may cost, in cents. */
  pieceCents: number | null
  /** The size of clothes as said: "10", "M", "14W". Null: the saved sizes, or none. */
  size: string | null
  /** The size of bottoms, where another one than of tops was said. */
  bottomSize: string | null
  shoe: string | null
  wants: readonly Want[]
  bans: readonly Ban[]
  /** Colors of what was shown before "another color". */
  pastColors: readonly string[]
  /** 1 (at home) to 5 (black tie), when it was said; else the occasion's. */
  formality: number | null
  /** The questions that were asked; each is asked once. */
  asked: readonly string[]
  /** A piece that the shopper has, around which outfits are composed. */
  own: OwnPiece | null
  /** The shopper's style as it is known at this turn. */
  taste: readonly Taste[]
}
export const seasons = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof seasons)[number]

export const emptyBrief: Brief = {
  department: 'women',
  occasion: null,
  place: null,
  month: null,
  season: null,
  warmth: 0,
  budgetCents: null,
  pieceCents: null,
  size: null,
  bottomSize: null,
  shoe: null,
  wants: [],
  bans: [],
  pastColors: [],
  formality: null,
  asked: [],
  own: null,
  taste: [],
}

const seasonOfMonth: readonly Season[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'fall',
  'fall',
  'fall',
  'winter',
]

/** Returns the season of a month from 1 to 12, as the shop's country has it. */
export const seasonOf = (month: number): Season => seasonOfMonth[month - 1] ?? 'spring'

/** Returns the season of a brief, named or from its month; undefined while neither is known. */
export const briefSeason = ({ season, month }: Pick<Brief, 'season' | 'month'>): Season | undefined =>
  season ?? (month === null ? undefined : seasonOf(month))

/**
 * Returns how warm an outfit has to be, from -1 (light) to 3 (warmest), by season and requests such as
 * "warmer".
 */
export function warmthOf(brief: Pick<Brief, 'season' | 'month' | 'warmth'>): number {
  const season = briefSeason(brief)
  const base = season === 'winter' ? 2 : season === 'fall' ? 1 : season === 'summer' ? -1 : 0
  return Math.max(-1, Math.min(3, base + brief.warmth))
}

/** Returns whether two bans or wants have the same search key and values. */
export const isSame = (a: Ban, b: Ban): boolean => a.key === b.key && a.values.join() === b.values.join()
