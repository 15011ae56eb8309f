// How an order came by a friend's link, in words for employees (specification §2, referral_code and
// referral_context).

/** The contexts that links of the shop carry. */
export const referralContexts = { piece: 'pdp_share', goody: 'goody' } as const

const wordsOf: Readonly<Record<string, string>> = {
  [referralContexts.piece]: 'on a piece that was shared',
  [referralContexts.goody]: 'to a goody box',
}

/**
 * Returns by whose link the buyer of an order came, and of which kind it was; null for an order without one.
 * A context that no link of the shop has is told as it is.
 */
export function cameByWords(code: string | null, context: string | null): string | null {
  if (code === null && context === null) return null
  const link = code === null ? 'By a link without a code' : `By the link of ${code}`
  if (context === null) return `${link}.`
  return `${link}, ${wordsOf[context] ?? `marked “${context}”`}.`
}
