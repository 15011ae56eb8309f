// Gift cards that an order bought: they are made in the order's transaction and mailed on their delivery
// day (decision 0054).
import type { Db } from '@hemline/db/connect.ts'
import { giftCardCodes, numberDigest, pinDigest } from '@hemline/db/gift-card-codes.ts'
import { deliveryMoment } from '@hemline/rules/gift-cards/gift-cards.ts'
import type { OrderedCard } from '@hemline/rules/gift-cards/order-words.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import type { MailPort } from '../../ports/mail.ts'
import type { GiftCardLine } from '../cart/cart.ts'
import { isSent, updateSent } from './bought.db.ts'
import {
  countGiftCards,
  deleteGiftCardLines,
  getCardToMail,
  insertGiftCard,
  listOrderedCards,
  lockGiftCardLines,
  type NewCard,
  updateDelivered,
} from './gift-cards.db.ts'
import { giftCardMail, giftCardPrintMail } from './mails.ts'

/**
 * The gift cards that an order bought. `lineIds`: ids of the cart's gift-card lines, which become the
 * cards' ids; the ledger credits the account `gift_card/<line id>`. `secret`: the key that numbers and
 * PINs are derived from.
 */
export type Issue = {
  orderId: string
  lineIds: readonly string[]
  buyerEmail: string
  secret: string
  now: Date
}
/** A gift card that was made; its mail is sent at `mailedAt`. */
export type IssuedCard = { id: string; last4: string; amountCents: number; mailedAt: Date }

/** Numbers that a card can have one after the other; of 10^15 no two cards have met yet. */
const derivations = [0, 1, 2, 3]

async function insertWithNumber(
  tx: Tx,
  line: GiftCardLine,
  { orderId, buyerEmail, secret, now }: Issue,
): Promise<NewCard> {
  for (const derivation of derivations) {
    const { number, pin } = giftCardCodes(secret, line.line_id, derivation)
    const card: NewCard = {
      ...line,
      derivation,
      order_id: orderId,
      sender_email: buyerEmail,
      created_at: now,
      last4: number.slice(-4),
      number_digest: numberDigest(secret, number),
      pin_digest: pinDigest(secret, line.line_id, pin),
    }
    if (await insertGiftCard(tx, card)) return card
  }
  throw new Error(`gift cards: no number is free for ${line.line_id}`)
}

/**
 * Makes the gift cards of an order from its cart's lines, deletes these lines, and queues each card's mail
 * for its delivery day (to print: for now); returns the cards made now. Runs in the transaction that credits
 * their accounts. A repeat does nothing. Throws when a paid line is neither a line nor a card.
 */
export async function issueGiftCards(tx: Tx, issue: Issue): Promise<IssuedCard[]> {
  if (issue.lineIds.length === 0) return []
  const issued: IssuedCard[] = []
  for (const line of await lockGiftCardLines(tx, issue.lineIds)) {
    const card = await insertWithNumber(tx, line, issue)
    const mailedAt =
      line.delivery_method === 'print'
        ? issue.now
        : deliveryMoment(line.delivery_date, line.time_zone, issue.now)
    await addJob(
      tx,
      'giftCardMail',
      { cardId: line.line_id },
      { key: `gift-card/${line.line_id}`, at: mailedAt },
    )
    issued.push({ id: line.line_id, last4: card.last4, amountCents: line.amount_cents, mailedAt })
  }
  const made = await countGiftCards(tx, issue.lineIds)
  if (made < issue.lineIds.length)
    throw new Error(`gift cards: order ${issue.orderId} bought ${issue.lineIds.length}, there are ${made}`)
  await deleteGiftCardLines(tx, issue.lineIds)
  return issued
}

/** A gift card of an order, as the order and its mails tell of it; `faceValue` in cents. */
export type CardOfOrder = OrderedCard & { orderId: string; faceValue: number }

/** Returns the gift cards that orders bought, oldest first; costs one statement, none without orders. */
export async function orderedCards(db: DbOrTx, orderIds: readonly string[]): Promise<CardOfOrder[]> {
  const rows = orderIds.length > 0 ? await listOrderedCards(db, orderIds) : []
  return rows.map((row) => ({
    orderId: row.order_id,
    faceValue: row.face_value_cents,
    recipientName: row.recipient_name,
    deliveryMethod: row.delivery_method,
    deliveryDate: row.delivery_date,
    timeZone: row.time_zone,
    sentAt: row.delivered_at,
  }))
}

/** The services that the job giftCardMail needs. */
export type GiftCardDoors = {
  db: Db
  mail: MailPort
  webOrigin: string
  now: () => Date
  giftCardSecret: string
}

/**
 * Job giftCardMail: mails a card's number and PIN, which are derived anew, so that only the mail holds them,
 * and notes it. `sendId`: one more mail of the card, as a row of gift_card_send. Does nothing for cards that
 * are void and for mails that were sent. Throws, to be tried later, while the card's balance is 0 (its order
 * is not paid); also for an unknown card, and when there is no address.
 */
export async function sendGiftCardMail(
  { db, mail, webOrigin, now, giftCardSecret }: GiftCardDoors,
  { cardId, sendId = null }: { cardId: string; sendId?: string | null },
  key: string,
): Promise<void> {
  const card = await getCardToMail(db, cardId)
  if (card.is_void || (sendId === null ? card.delivered_at : await isSent(db, sendId))) return
  // A card that is sent again may be used up by now.
  if (sendId === null && card.balance <= 0) throw new Error(`gift cards: ${cardId} holds nothing yet`)
  const codes = giftCardCodes(giftCardSecret, card.id, card.derivation)
  const { recipient_email, sender_email } = card
  if (card.delivery_method === 'email' && recipient_email)
    await mail.send(await giftCardMail({ ...card, recipient_email }, codes, webOrigin), key)
  else if (sender_email)
    await mail.send(await giftCardPrintMail({ ...card, sender_email }, codes, webOrigin), key)
  else throw new Error(`gift cards: nobody to mail ${cardId} to`)
  if (sendId === null)
    await inTransaction(db, async (tx) => {
      const orderId = await updateDelivered(tx, cardId, now())
      // An order of gift cards alone is complete once the last of them has left.
      if (orderId) await addJob(tx, 'giftCardLeft', { orderId }, `gift-card-left/${orderId}`)
    })
  else await updateSent(db, sendId, now())
}
