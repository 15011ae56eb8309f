/** Returns the name of an arm for people: 'short_flow' is 'Short flow', 'ncc_credit_40' 'NCC credit 40'. */
export const armWords = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('_', ' ').replace(/\bncc\b/i, 'NCC')

/** Returns a share, 0 to 1, as a percentage with one decimal place: '12.5%'. */
export const rateWords = (rate: number): string => `${(rate * 100).toFixed(1)}%`

/** Returns a sentence about the guardrails that an arm makes worse; empty when it makes none worse. */
export function harmWords(guardrails: readonly { label: string; standing?: string | null }[]): string {
  const worse = guardrails.filter(({ standing }) => standing === 'worse').map(({ label }) => label)
  return worse.length > 0 ? `It makes a guardrail worse: ${worse.join(', ').toLowerCase()}.` : ''
}
