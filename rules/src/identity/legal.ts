// The versions of what a member agrees to (specification §3 and §6 isLegalAcceptRequired; decision 0201).

/** The legal texts that a member agrees to, by their slugs; the others inform only. */
export const agreedSlugs = ['tou', 'privacy-policy', 'seller-terms'] as const

/**
 * The versions, the oldest first: the day of the latest change of the texts above, and what changed, as a
 * member is told. A new version is a new line here beside the changed texts.
 */
export const legalVersions = [
  { version: '2026-10-01', changes: [] },
  {
    version: '2026-11-28',
    changes: [
      'Seller terms: what holds when members sell their own pieces to each other.',
      'Privacy policy: which visits are counted, and for how long.',
    ],
  },
] as const satisfies readonly { version: string; changes: readonly string[] }[]

/** The version that counts now. */
export const legalVersion: string = legalVersions[1].version

/** What changed with the version that counts now. */
export const legalChanges: readonly string[] = legalVersions[1].changes

/** Whether an account that accepted `version` (null: none) has to accept the one that counts now. */
export const isLegalNeeded = (version: string | null | undefined): boolean => version !== legalVersion

/** What buying and selling answer until the terms are accepted. */
export const legalNeededMessage = 'Our terms have changed. Please accept them first, then try again.'
/** What an acceptance answers that names another version than the one that counts now. */
export const legalOutdatedMessage = 'Our terms have changed meanwhile. Please load the page again.'
