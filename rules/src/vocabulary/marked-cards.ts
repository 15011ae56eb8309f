// Card numbers of the sandbox processor that fail in a known way. Every other number with a right check digit
// succeeds. README, docs, mocks and tests read this table; the product itself never does.
export const cardBehaviors = [
  'succeeds',
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'wrong_security_code',
  'review_then_approved',
  'review_then_refused',
  'charged_without_answer',
  'answers_late',
  'slow',
  'fails_at_capture',
  'closed_before_refund',
] as const
export type CardBehavior = (typeof cardBehaviors)[number]

/** A test card of the sandbox with its behavior; `does`: the description in the docs. */
export type MarkedCard = { readonly number: string; readonly behavior: CardBehavior; readonly does: string }

export const markedCards: readonly MarkedCard[] = [
  { number: '4242424242424242', behavior: 'succeeds', does: 'Succeeds.' },
  { number: '5555550000001117', behavior: 'succeeds', does: 'Succeeds; another brand.' },
  {
    number: '371111000000121',
    behavior: 'succeeds',
    does: 'Succeeds; 15 digits and a security code of four.',
  },
  { number: '4111110000001011', behavior: 'card_declined', does: 'Is declined.' },
  { number: '4111110000002027', behavior: 'insufficient_funds', does: 'Is declined: not enough money.' },
  { number: '4111110000003033', behavior: 'expired_card', does: 'Is declined: expired.' },
  { number: '4111110000004049', behavior: 'wrong_security_code', does: 'Is declined: wrong security code.' },
  {
    number: '4111110000005053',
    behavior: 'review_then_approved',
    does: 'Is reviewed; a webhook says that it is approved.',
  },
  {
    number: '4111110000006069',
    behavior: 'review_then_refused',
    does: 'Is reviewed; a webhook says that it is refused.',
  },
  {
    number: '4111110000007075',
    behavior: 'charged_without_answer',
    does: 'Is charged, but the answer never comes, nor a webhook.',
  },
  {
    number: '4111110000008081',
    behavior: 'answers_late',
    does: 'Never answers; later it is charged and a webhook says so.',
  },
  { number: '4111110000009097', behavior: 'slow', does: 'Succeeds after a second and a half.' },
  {
    number: '4111110000010103',
    behavior: 'fails_at_capture',
    does: 'Is promised, and refused when it is captured.',
  },
  {
    number: '4111110000011119',
    behavior: 'closed_before_refund',
    does: 'Is charged; later the card is closed, and takes no money back.',
  },
]

/** Returns how the sandbox processor treats a card number; "succeeds" for a number that is not marked. */
export const behaviorOf = (digits: string): CardBehavior =>
  markedCards.find(({ number }) => number === digits)?.behavior ?? 'succeeds'

/** Returns the number of the first marked card with this behavior; throws when there is none. */
export function markedCard(behavior: CardBehavior): string {
  const card = markedCards.find((one) => one.behavior === behavior)
  if (!card) throw new Error(`no marked card ${behavior}`)
  return card.number
}
