// Sellers' money: what sales earn and how payouts reach the sellers (decisions 0070 and
// 0078). Other domains import only from this file.

import type { Db } from '@hemline/db/connect.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { webhookKeptDays } from '@hemline/rules/vocabulary/constants.ts'
import { datesOfUser } from '../identity/identity.ts'
import { tell } from '../notifications/notifications.ts'
import { deleteEndedCodes } from './accounts.db.ts'
import {
  type AccountDoors,
  chooseDefaultAccount,
  confirmPayoutAccount,
  linkBankAccount,
  linkPayoutAccount,
  sendAccountLinked,
  sendPayoutCode,
  unlinkPayoutAccount,
} from './accounts.ts'
import type { PayoutMailKind } from './mails.ts'
import { payoutMail } from './mails.ts'
import { deleteOldNotices, findPayoutToMail } from './payouts.db.ts'

export { cashOut, donateEarnings, payCharities, turnEarningsToCredit } from './cash-out.ts'
export { charityPartner } from './charities.ts'
export { giveSalesOfBag } from './claimed-bags.ts'
export { tellCleared } from './cleared.ts'
export { csvCell, registerEarningsCsv } from './csv.ts'
export { sendReceiptMail } from './receipts.ts'
export { sendSaleMail } from './sale-mails.ts'
export {
  accrueSales,
  balanceWith,
  type ClawBack,
  clawBackDirectSales,
  clawBackSales,
  earningsOf,
  grantSaleCredit,
  holdDirectSales,
  holdSales,
  type SoldLine,
} from './sales.ts'
export { type PayoutDoors, receivePayoutEvent, sendPayout, settlePayouts } from './sending.ts'
export {
  accountView,
  bagEarnings,
  cashOutAnswer,
  cashOutOf,
  cashOutSetup,
  cashOuts,
  earningSales,
  earnings,
} from './views.ts'
export {
  type AccountDoors,
  chooseDefaultAccount,
  confirmPayoutAccount,
  linkBankAccount,
  linkPayoutAccount,
  sendAccountLinked,
  sendPayoutCode,
  unlinkPayoutAccount,
}

const payoutWords: Readonly<Record<PayoutMailKind, string>> = {
  requested: 'It is on its way.',
  paid: 'It has arrived.',
  failed: 'The money is in your earnings again.',
  receipt: 'Thank you for giving.',
}

/**
 * Job: mails a seller about a cash-out or the receipt of a donation; `key` lets retries be recognized. Sends
 * nothing for a charity's payout.
 */
export async function sendPayoutMail(
  { db, mail, webOrigin }: AccountDoors,
  { payoutId, kind }: { payoutId: string; kind: PayoutMailKind },
  key: string,
): Promise<void> {
  const payout = await findPayoutToMail(db, payoutId)
  if (!payout) return
  const letter = await payoutMail(
    kind,
    { ...payout, dates: await datesOfUser(db, payout.user_id) },
    webOrigin,
  )
  if (payout.user_id !== null)
    await tell(db, {
      userId: payout.user_id,
      kind: 'earnings',
      key: `payout:${payoutId}:${kind}`,
      title: letter.subject,
      body: payoutWords[kind],
      link: '/cleanout/earnings',
      amountCents: cents(payout.amount_cents),
    })
  await mail.send(letter, key)
}

/**
 * Nightly job: deletes expired codes for linking payout accounts, and webhook records of the payout provider
 * that are older than 90 days; those are not sent again.
 */
export async function purgeEarnings(db: Db, now: Date): Promise<void> {
  await deleteEndedCodes(db, now)
  await deleteOldNotices(db, new Date(now.getTime() - webhookKeptDays * 86_400_000))
}
