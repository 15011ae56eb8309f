import { dollars } from '@hemline/rules/common/dollars.ts'
import { accountUsableAt, newAccountRestHours } from '@hemline/rules/earnings/cash-outs.ts'
import { dayOfEarnings, momentOfEarnings } from '@hemline/rules/earnings/days.ts'
import { payoutAccountLabel, payoutAccountSentences } from '@hemline/rules/earnings/payout-accounts.ts'
import { mailedCodeMinutes } from '@hemline/rules/identity/mailed-codes.ts'
import { greeting } from '@hemline/rules/identity/person-names.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { payoutFailureSentence } from '@hemline/rules/vocabulary/payouts.ts'
import type { Mail } from '../../ports/mail.ts'
import type { MailPage, MailPart } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'
import type { CodeRow, PayoutAccountRow, SellerRow } from './accounts.db.ts'
import type { PayoutToMail } from './payouts.db.ts'

/** The events of a payout that are mailed, and `receipt` for a donation. */
export type PayoutMailKind = 'requested' | 'paid' | 'failed' | 'receipt'
type Person = Pick<SellerRow, 'email' | 'first_name'>

const notYou = 'If this wasn’t you, change your password at once and write to us.'
const words = (text: string): MailPart => ({ kind: 'words', text })

/**
 * Returns the mail with the code that links a payout account: to the payout address itself, or for a bank
 * account to the member's own address. It names nobody, because its reader may have nothing to do with the
 * shop. It says that a new account rests before money goes to it.
 */
export function codeMail(row: CodeRow, code: string): Promise<Mail> {
  const asks =
    row.method === 'bank_account'
      ? `You want to be paid for sold pieces to ${payoutAccountLabel({ ...row, email: null })}. If that’s right, type this code at Hemline to link it:`
      : 'Somebody wants to be paid for sold pieces to this address. If that’s you, type this code at Hemline to link it:'
  return renderMail({
    to: row.email,
    subject: `Your Hemline code: ${code}`,
    preview: `It works for ${mailedCodeMinutes} minutes.`,
    title: 'Your code',
    parts: [
      words(asks),
      { kind: 'heading', text: code },
      words(`It works once, for ${mailedCodeMinutes} minutes. We never ask for it by phone or in a message.`),
      words(payoutAccountSentences.rest),
    ],
    closing: [
      'If you don’t know what this is about, there is nothing to do: without the code nothing is linked.',
    ],
  })
}

/**
 * Returns the mail that tells a user about a newly linked payout account, to the user's own address; `dates`
 * is the user's manner of days.
 */
export function accountLinkedMail(
  seller: Person & { dates: DateManner },
  account: PayoutAccountRow,
  origin: string,
): Promise<Mail> {
  return renderMail({
    to: seller.email,
    subject: 'A new account was linked to your earnings',
    preview: payoutAccountLabel(account),
    title: greeting(seller.first_name),
    parts: [
      words(
        `${payoutAccountLabel(account)} was linked just now. For your safety it rests for ${newAccountRestHours} hours. You can cash out to it from ${momentOfEarnings(accountUsableAt(account.linked_at), seller.dates)} on.`,
      ),
      { kind: 'button', label: 'See your payout accounts', url: `${origin}/my/settings` },
    ],
    closing: [notYou],
  })
}

/**
 * Returns the mail about an event of a cash-out, or the receipt of a donation; `dates` is the reader's manner
 * of days.
 */
export function payoutMail(
  kind: PayoutMailKind,
  payout: PayoutToMail & { dates: DateManner },
  origin: string,
): Promise<Mail> {
  const amount = dollars(payout.amount_cents)
  const hello = greeting(payout.first_name)
  const base = { to: payout.email, closing: ['You get this since money of yours moved.', notYou] }
  const rows: MailPart = {
    kind: 'rows',
    rows: [
      { name: 'Amount', value: amount },
      { name: 'To', note: payout.label },
    ],
  }
  const see: MailPart = payout.from_credit
    ? { kind: 'button', label: 'See your credit', url: `${origin}/my/credits` }
    : { kind: 'button', label: 'See your earnings', url: `${origin}/cleanout/earnings` }
  const pages: Record<PayoutMailKind, () => Omit<MailPage, 'to' | 'closing'>> = {
    requested: () => ({
      subject: `Your cash-out of ${amount}`,
      preview: 'It is on its way.',
      title: `${amount} is on its way`,
      parts: [
        words(
          `${hello}, you cashed out on ${dayOfEarnings(payout.requested_at, payout.dates)}. We write again when it is paid.`,
        ),
        rows,
        see,
      ],
    }),
    paid: () => ({
      subject: `${amount} was paid to you`,
      preview: payout.label,
      title: 'You have been paid',
      parts: [words(`${hello}, your cash-out arrived.`), rows, see],
    }),
    failed: () => ({
      subject: `Your cash-out of ${amount} was not paid`,
      preview: `The money is in your ${payout.from_credit ? 'credit' : 'earnings'} again.`,
      title: 'Your cash-out was not paid',
      parts: [
        words(`${hello}, ${payoutFailureSentence(payout.failure ?? 'refused', payout.from_credit)}`),
        rows,
        see,
      ],
    }),
    receipt: () => ({
      subject: `Receipt ${payout.receipt_number}: your donation of ${amount}`,
      preview: `To ${payout.charity}`,
      title: 'Thank you',
      parts: [
        words(
          `${hello}, you gave a part of your earnings to ${payout.charity}. We hand it over with the next month’s transfer.`,
        ),
        {
          kind: 'rows',
          rows: [
            { name: 'Receipt', value: payout.receipt_number ?? '' },
            { name: 'To', note: payout.charity ?? '' },
            { name: 'On', note: dayOfEarnings(payout.requested_at, payout.dates) },
            { name: 'Amount', value: amount },
          ],
          strong: true,
        },
        {
          kind: 'button',
          label: 'See your receipt',
          url: `${origin}/cleanout/donate/confirmation?donation=${payout.id}`,
        },
      ],
    }),
  }
  return renderMail({ ...base, ...pages[kind]() })
}
