// Who may have a gift card mailed once more, and where to (decision 0208).

/** How often the buyer of a gift card can have it sent again, or put its address right. */
export const giftCardSendsPerCard = 3

export type GiftCardStanding = 'waits' | 'sent' | 'canceled'
/** A bought gift card as far as another mail of it depends on it. */
export type SendFacts = {
  readonly method: 'email' | 'print'
  readonly standing: GiftCardStanding
  /** Whether something was paid with the card. */
  readonly used: boolean
  /** How often the buyer had the card sent again or its address put right. */
  readonly sendsByBuyer: number
  /** Whether the shop still knows where the card went. */
  readonly addressKnown: boolean
}

export const giftCardCanceledMessage = 'The order of this gift card was canceled.'
export const giftCardWaitsMessage =
  'This gift card leaves on its day. Until then you can change where it goes.'
export const giftCardToPrintMessage = 'A gift card to print goes to its buyer alone.'
export const giftCardInUseMessage =
  'Something was paid with this gift card already, so we can’t send it to another address. Please write to us.'
export const giftCardSentOftenMessage =
  'You have sent this gift card three times. Please write to us if it still hasn’t arrived.'
export const giftCardAddressGoneMessage = 'We no longer have an address for this gift card. Please enter one.'

/** Returns how many more times the buyer can have a gift card mailed, of three times in all. */
export const giftCardSendsLeft = (sendsByBuyer: number): number =>
  Math.max(0, giftCardSendsPerCard - sendsByBuyer)

/**
 * Returns why a gift card isn't mailed again: canceled; a new address for a printed or a used card; the old
 * address before its day, or forgotten; or three mails by the buyer already. Undefined when the mail may go.
 * Members of staff, whose password stands for the new address, may mail used cards, as often as needed.
 */
export function sendAgainProblem(
  facts: SendFacts,
  { newAddress, byStaff }: { newAddress: boolean; byStaff: boolean },
): string | undefined {
  if (facts.standing === 'canceled') return giftCardCanceledMessage
  if (newAddress && facts.method === 'print') return giftCardToPrintMessage
  if (newAddress && facts.used && !byStaff) return giftCardInUseMessage
  if (!newAddress && facts.standing === 'waits') return giftCardWaitsMessage
  if (!newAddress && !facts.addressKnown) return giftCardAddressGoneMessage
  if (!byStaff && giftCardSendsLeft(facts.sendsByBuyer) === 0) return giftCardSentOftenMessage
  return undefined
}
