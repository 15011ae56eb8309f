// The receipt for what a donated bag brought its charity: written when the charity is paid, shown with the
// bag, and mailed to its giver (decision 0252).
import type { Db } from '@hemline/db/connect.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { dayOfEarnings } from '@hemline/rules/earnings/days.ts'
import { greeting } from '@hemline/rules/identity/person-names.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import type { Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import type { Mail, MailPort } from '../../ports/mail.ts'
import { renderMail } from '../../ports/mail-render.ts'
import { datesOfUser } from '../identity/identity.ts'
import { tell } from '../notifications/notifications.ts'
import { findReceiptToMail, insertReceipts, type ReceiptRow, type ReceiptToMail } from './receipts.db.ts'

/**
 * Writes a receipt for each bag whose sold pieces a transfer to a charity hands over, and queues its mail. In
 * the transfer's transaction, under the lock of the charity's account.
 */
export async function giveReceipts(
  tx: Tx,
  transfer: { charityId: number; payoutId: string; now: Date },
): Promise<void> {
  for (const receiptId of await insertReceipts(tx, transfer))
    await addJob(tx, 'receiptMail', { receiptId }, `receipt-mail/${receiptId}`)
}

/** Returns a receipt of a donated bag as its GraphQL fields; the amount in cents. */
export const receiptView = (row: ReceiptRow) => ({
  id: row.id,
  receiptNumber: row.receipt_number,
  charityName: row.charity,
  pieces: row.pieces,
  amount: cents(row.amount_cents),
  givenAt: row.given_at,
})

/**
 * Returns the mail with the receipt of a donated bag; `dates` is the reader's manner of days. Links to the
 * bag stand only in the mail of a giver with an account.
 */
export function receiptMail(
  receipt: ReceiptToMail & { email: string; dates: DateManner },
  origin: string,
): Promise<Mail> {
  const { charity, bag_number: bagNumber } = receipt
  const amount = dollars(receipt.amount_cents)
  const pieces = receipt.pieces === 1 ? '1 piece' : `${receipt.pieces} pieces`
  return renderMail({
    to: receipt.email,
    subject: `Receipt ${receipt.receipt_number}: your bag brought ${charity} ${amount}`,
    preview: `${pieces} of bag ${bagNumber} sold for good.`,
    title: 'Thank you',
    parts: [
      {
        kind: 'words',
        text: `${greeting(receipt.first_name)}, pieces of the bag that you gave were sold, and can’t come back any more. What they brought goes to ${charity} with this month’s transfer.`,
      },
      {
        kind: 'rows',
        rows: [
          { name: 'Receipt', value: receipt.receipt_number },
          { name: 'To', note: charity },
          { name: 'On', note: dayOfEarnings(receipt.given_at, receipt.dates) },
          { name: `Bag ${bagNumber}`, note: `${pieces} sold` },
          { name: 'Amount', value: amount },
        ],
        strong: true,
      },
      ...(receipt.user_id === null
        ? []
        : ([
            { kind: 'button', label: `See bag ${bagNumber}`, url: `${origin}/my/cleanouts/${bagNumber}` },
            {
              kind: 'link',
              label: 'Print this receipt',
              url: `${origin}/cleanout/donate/confirmation?bag=${bagNumber}&receipt=${receipt.receipt_number}`,
            },
          ] as const)),
    ],
    closing: ['You get this since you gave a bag of yours to a charity.'],
  })
}

/**
 * Job: tells the giver of a donated bag what the bag brought, in the bell and by a mail with the receipt; a
 * giver without an account by the mail alone. Does nothing for an unknown receipt or without an address.
 */
export async function sendReceiptMail(
  { db, mail, webOrigin }: { db: Db; mail: MailPort; webOrigin: string },
  receiptId: string,
  key: string,
): Promise<void> {
  const receipt = await findReceiptToMail(db, receiptId)
  if (!receipt?.email) return
  const { user_id: userId, email } = receipt
  const letter = await receiptMail({ ...receipt, email, dates: await datesOfUser(db, userId) }, webOrigin)
  if (userId !== null)
    await tell(db, {
      userId,
      kind: 'earnings',
      key: `receipt:${receiptId}`,
      title: letter.subject,
      body: 'Thank you for giving.',
      link: `/my/cleanouts/${receipt.bag_number}`,
      amountCents: cents(receipt.amount_cents),
    })
  await mail.send(letter, key)
}
