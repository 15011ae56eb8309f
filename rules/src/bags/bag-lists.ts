// How a seller finds a bag again: by its name, its state, its year (issue "Selling every way").
import type { BagStatus } from '../kits/states.ts'

/** The states by which a seller's list of bags is filtered, and the statuses of a bag in each. */
export const bagGroups = {
  to_send: ['ordered'],
  with_us: ['shipped', 'received', 'processing'],
  processed: ['done'],
  ended: ['lost', 'canceled'],
} as const satisfies Record<string, readonly BagStatus[]>
export type BagGroup = keyof typeof bagGroups

export const bagGroupLabels: Record<BagGroup, string> = {
  to_send: 'Not sent yet',
  with_us: 'On the way or in work',
  processed: 'Processed',
  ended: 'Lost or canceled',
}

/** Returns whether a text is a key of `bagGroups`, by which a list of clean-out bags can be narrowed. */
export const isBagGroup = (text: string): text is BagGroup => Object.hasOwn(bagGroups, text)

export const bagSorts = ['newest', 'oldest', 'earned'] as const
export type BagSort = (typeof bagSorts)[number]
export const bagSortLabels: Record<BagSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  earned: 'Most earned first',
}

/** Returns whether a text is one of `bagSorts`, by which a list of clean-out bags can be sorted. */
export const isBagSort = (text: string): text is BagSort => (bagSorts as readonly string[]).includes(text)

/** The most signs of a bag's name. */
export const bagNameLength = 40
export const bagNameSentences = {
  long: `A bag’s name has at most ${bagNameLength} signs.`,
  signs: 'A bag’s name has letters, digits and common signs only.',
} as const

/**
 * Returns a clean-out bag's name as it is stored: trimmed, single spaces; null when nothing is left, which
 * removes the name.
 */
export function bagNameOf(typed: string): string | null {
  const name = typed.replace(/\s+/g, ' ').trim()
  return name === '' ? null : name
}

/**
 * Returns why a name of a clean-out bag can't be stored: more than 40 characters, or with control characters,
 * "<" or ">". Undefined when it can.
 */
export function bagNameProblem(name: string): string | undefined {
  if ([...name].length > bagNameLength) return bagNameSentences.long
  return /[\p{Cc}\p{Cf}<>]/u.test(name) ? bagNameSentences.signs : undefined
}

/** Returns what a clean-out bag is called: its name, or "Bag 204817" with its number. */
export const bagCalled = (bag: { name?: string | null; bagNumber: string }): string =>
  bag.name ?? `Bag ${bag.bagNumber}`
