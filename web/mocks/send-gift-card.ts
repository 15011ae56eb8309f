// Gift cards that are mailed again in the mocks, by their buyers and by employees.
import { recipientEmailProblem } from '@hemline/rules/gift-cards/gift-cards.ts'
import { sendAgainProblem } from '@hemline/rules/gift-cards/sending.ts'
import type { MockContext } from './context.ts'
import { nextId } from './db.ts'
import type { MockBoughtCard } from './marked-gift-cards.ts'

type Wish = { email?: string | null | undefined; reason: string | null }

/**
 * Sends a bought gift card again by the shop's own rules and records it; returns the answer or the refusal.
 * `reason`: given by an employee (null: the buyer asks).
 */
export function sendCardAgain(ctx: MockContext, card: MockBoughtCard, { email, reason }: Wish) {
  const byStaff = reason !== null
  const typed = email?.trim() || null
  const newAddress = typed !== null && typed !== card.recipientEmail
  const wrong = newAddress ? recipientEmailProblem(typed, 'email') : undefined
  if (wrong)
    return {
      __typename: 'InvalidInput' as const,
      message: 'Please check what you entered.',
      fields: [{ field: 'email', message: wrong }],
    }
  const facts = {
    method: card.deliveryMethod,
    standing: card.standing,
    used: !card.addressOpen,
    sendsByBuyer: card.sends.filter((one) => !one.byStaff).length,
    addressKnown: true,
  }
  const problem = sendAgainProblem(facts, { newAddress, byStaff })
  if (problem) return { __typename: 'GiftCardNotSent' as const, message: problem }
  const at = ctx.now.toISOString()
  const sentNow = card.standing === 'sent'
  if (newAddress) card.recipientEmail = typed
  card.sends.unshift({
    id: `send${nextId(ctx.db)}`,
    sentTo: card.recipientEmail ?? card.buyer,
    byStaff,
    reason,
    askedAt: at,
    sentAt: sentNow ? at : null,
  })
  return { __typename: 'SendGiftCardAgainPayload' as const, giftCard: card, sentNow }
}
