// Kinds of pieces that the shop takes in bags only unworn, for hygiene. The estimator, intake and the page
// that says what to keep back all ask here. None of this is in the specification.

const rootsKeptBack: readonly string[] = ['swimwear']
const kindsKeptBack: readonly string[] = [
  'bras',
  'bralettes',
  'shapewear',
  'tights',
  'socks',
  'slips',
  'corsets',
]
const keptBack: ReadonlySet<string> = new Set([...rootsKeptBack, ...kindsKeptBack])

/** What is kept back, as the pages for sellers name it. */
export const keptBackWords = 'Worn underwear and swimwear'
/** Why a worn piece of such a kind is not taken. */
export const notTakenMessage = 'We take underwear and swimwear only new with tags.'

/**
 * Returns whether a piece in this condition is taken in clean-out bags: always when new with tags, else
 * unless it is underwear or swimwear. `slugs` are those of its kind and of the kinds above, or its category
 * tags. A piece without a condition counts as worn.
 */
export const isTakenInBags = (
  condition: string | null | undefined,
  slugs: readonly (string | undefined)[],
): boolean => condition === 'new_with_tags' || !slugs.some((slug) => slug !== undefined && keptBack.has(slug))
