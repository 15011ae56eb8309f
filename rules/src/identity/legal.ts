// What members agree to, and its versions (specification §3 and §6 isLegalAcceptRequired; decision 0201). The
// versions themselves are rows: a release of texts makes a new one (decision 0202).

/** The legal texts that a member agrees to, by their slugs; the others inform only. */
export const agreedSlugs = ['tou', 'privacy-policy', 'seller-terms'] as const

/** Returns whether members must agree to a text of a release: terms of use, privacy policy, seller terms. */
export const isAgreedText = ({ kind, slug }: { kind: string; slug: string }): boolean =>
  kind === 'legal' && (agreedSlugs as readonly string[]).includes(slug)

/**
 * Returns whether an account must accept the legal version in force: its accepted `version` (null: none) is
 * another one.
 */
export const isLegalNeeded = (version: string | null | undefined, inForce: string): boolean =>
  version !== inForce

/**
 * Returns the name of a new legal version: today's date (YYYY-MM-DD, UTC), or "2026-11-29.2" when that day
 * has versions in `known`.
 */
export function legalVersionName(now: Date, known: readonly string[]): string {
  const day = now.toISOString().slice(0, 10)
  const ofDay = known.filter((version) => version === day || version.startsWith(`${day}.`)).length
  return ofDay === 0 ? day : `${day}.${ofDay + 1}`
}

/** How many sentences say what changed, and how many signs each has at most. */
export const legalChangesMost = 5
export const legalChangeMost = 200

/** Returns the lines trimmed, without blank lines: the sentences that say what changed in a legal text. */
export const legalChangesIn = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim().toWellFormed()).filter((line) => line !== '')

/**
 * Returns the reason, as a sentence, why the sentences about a legal change can't be shown: none, more than
 * 5, or one above 200 characters. Undefined when they can.
 */
export function legalChangesProblem(changes: readonly string[]): string | undefined {
  if (changes.length === 0) return 'Please tell members what changes, in a sentence.'
  if (changes.length > legalChangesMost) return `Please say it in ${legalChangesMost} sentences at most.`
  return changes.some((change) => change.length > legalChangeMost)
    ? `Please keep each sentence to ${legalChangeMost} signs.`
    : undefined
}

/** What buying and selling answer until the terms are accepted. */
export const legalNeededMessage = 'Our terms have changed. Please accept them first, then try again.'
/** What an acceptance answers that names another version than the one in force. */
export const legalOutdatedMessage = 'Our terms have changed meanwhile. Please load the page again.'
