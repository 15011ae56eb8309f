// Gift cards that are mailed once more, by their buyers and by employees (decision 0208).
import { recipientEmailProblem } from '@hemline/rules/gift-cards/gift-cards.ts'
import {
  type GiftCardStanding,
  giftCardSendsLeft,
  type SendFacts,
  sendAgainProblem,
} from '@hemline/rules/gift-cards/sending.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import {
  type BoughtCardRow,
  insertSend,
  listBoughtCards,
  lockCard,
  updateRecipientEmail,
} from './bought.db.ts'

/**
 * Returns the state of a bought gift card: `waits` for its delivery day, `sent`, or `canceled` with its
 * order.
 */
export const standingOf = (card: BoughtCardRow): GiftCardStanding =>
  card.is_void ? 'canceled' : card.delivered_at ? 'sent' : 'waits'

/**
 * Returns the address of a gift card's receiver; null for cards to print, and when the receiver's data was
 * deleted.
 */
export const addressOf = ({ recipient_email }: BoughtCardRow): string | null =>
  recipient_email === null || recipient_email.endsWith('.invalid') ? null : recipient_email

const sendsByBuyer = ({ sends }: BoughtCardRow) => sends.filter((one) => !one.by_staff).length
/** Returns how many more times the buyer can have a gift card sent. */
export const sendsLeftOf = (card: BoughtCardRow): number => giftCardSendsLeft(sendsByBuyer(card))

const goesTo = (card: BoughtCardRow) =>
  card.delivery_method === 'print' ? card.sender_email : addressOf(card)

const factsOf = (card: BoughtCardRow): SendFacts => ({
  method: card.delivery_method,
  standing: standingOf(card),
  used: card.is_used,
  sendsByBuyer: sendsByBuyer(card),
  addressKnown: goesTo(card) !== null,
})

/** Returns the viewer's user id; throws UNAUTHENTICATED for visitors, FORBIDDEN for banned people. */
function buyerOf({ viewer }: Context): string {
  if (viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (viewer.banned) throw refuse('FORBIDDEN', 'This account is closed.')
  return viewer.userId
}

/**
 * Returns up to 100 gift cards that the viewer bought, newest first. Throws UNAUTHENTICATED for visitors,
 * FORBIDDEN for banned people.
 */
export async function boughtGiftCards(ctx: Context): Promise<BoughtCardRow[]> {
  return await listBoughtCards(ctx.db, { buyerId: buyerOf(ctx) })
}

/**
 * Returns up to 100 gift cards that an order bought, newest first. Checks no permission: the caller makes
 * sure that an employee asks.
 */
export async function giftCardsOfOrder(
  { db }: Pick<Context, 'db'>,
  orderId: string,
): Promise<BoughtCardRow[]> {
  return await listBoughtCards(db, { orderId })
}

/** Returns the id of the order that bought a gift card; undefined when there is no such card. */
export async function orderOfGiftCard(
  { db }: Pick<Context, 'db'>,
  cardId: string,
): Promise<string | undefined> {
  return isUuid(cardId) ? (await listBoughtCards(db, { cardId }))[0]?.order_id : undefined
}

export type NotSent = { __typename: 'GiftCardNotSent'; message: string }
export type InvalidAddress = {
  __typename: 'InvalidInput'
  message: string
  fields: { field: string; message: string }[]
}
export type SentAgain = { __typename: 'SendGiftCardAgainPayload'; giftCard: BoughtCardRow; sentNow: boolean }

/**
 * The wish to send a card again. `email`: the right address, or null for the same one. `reason`: why an
 * employee does it; null for the buyer.
 */
export type SendWish = { cardId: string; email: string | null; askedBy: string; reason: string | null }

const notThere = () => refuse('NOT_FOUND', 'There is no such gift card.')

/**
 * Stores that a gift card is sent again, changes its address, and queues the mail unless the card still waits
 * for its day (`sentNow` false), in the caller's transaction. The card keeps number and PIN, so a mail that
 * went astray stays valid. Returns GiftCardNotSent where `sendAgainProblem` gives a reason, InvalidInput for
 * an invalid address. Throws NOT_FOUND for a card that the asker may not send.
 */
export async function sendCardAgain(
  tx: Tx,
  { cardId, email, askedBy, reason }: SendWish,
  now: Date,
): Promise<SentAgain | NotSent | InvalidAddress> {
  const byStaff = reason !== null
  await lockCard(tx, cardId)
  const [card] = await listBoughtCards(tx, { cardId })
  if (!card || !(byStaff || card.buyer_id === askedBy)) throw notThere()
  const before = goesTo(card)
  const typed = email?.trim() || null
  const newAddress = typed !== null && typed.toLowerCase() !== before?.toLowerCase()
  const wrong = newAddress ? recipientEmailProblem(typed, 'email') : undefined
  const fields = [{ field: 'email', message: wrong ?? '' }]
  if (wrong) return { __typename: 'InvalidInput', message: 'Please check what you entered.', fields }
  const problem = sendAgainProblem(factsOf(card), { newAddress, byStaff })
  if (problem) return { __typename: 'GiftCardNotSent', message: problem }
  const sentNow = standingOf(card) === 'sent'
  const id = uuidv7(now.getTime())
  if (newAddress) await updateRecipientEmail(tx, cardId, typed)
  await insertSend(tx, {
    id,
    gift_card_id: cardId,
    sent_to: newAddress ? typed : (before ?? ''),
    former: newAddress ? before : null,
    asked_by: askedBy,
    by_staff: byStaff,
    reason,
    asked_at: now,
  })
  if (sentNow)
    await addJob(
      tx,
      'giftCardMail',
      { cardId, sendId: id },
      { key: `gift-card/${cardId}/again/${id}`, at: now },
    )
  const [changed = card] = await listBoughtCards(tx, { cardId })
  return { __typename: 'SendGiftCardAgainPayload', giftCard: changed, sentNow }
}

/**
 * Queues the mail of a gift card that the viewer bought again, to the same or to the right address. Returns
 * GiftCardNotSent (see `sendAgainProblem`), or InvalidInput for an address. Throws UNAUTHENTICATED, FORBIDDEN
 * (banned), NOT_FOUND for cards of others.
 */
export async function sendGiftCardAgain(
  ctx: Context,
  { id, email }: { id: string; email?: string | null },
): Promise<SentAgain | NotSent | InvalidAddress> {
  const askedBy = buyerOf(ctx)
  if (!isUuid(id)) throw notThere()
  return await inTransaction<SentAgain | NotSent | InvalidAddress>(ctx.db, 'SendGiftCardAgainPayload', (tx) =>
    sendCardAgain(tx, { cardId: id, email: email ?? null, askedBy, reason: null }, ctx.now()),
  )
}
