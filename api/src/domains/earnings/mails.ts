import { dollars } from '@hemline/rules/common/dollars.ts'
import { payoutAccountLabel } from '@hemline/rules/earnings/payout-accounts.ts'
import { mailedCodeMinutes } from '@hemline/rules/identity/mailed-codes.ts'
import { greeting } from '@hemline/rules/identity/person-names.ts'
import { payoutFailureWords } from '@hemline/rules/vocabulary/payouts.ts'
import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'
import type { Mail } from '../../ports/mail.ts'
import { type MailPage, type MailPart, renderMail } from '../../ports/mail-render.ts'
import type { SellerRow } from './accounts.db.ts'
import type { PayoutToMail } from './payouts.db.ts'

/** The events of a payout that are mailed, and `receipt` for a donation. */
export type PayoutMailKind = 'requested' | 'paid' | 'failed' | 'receipt'
type Person = Pick<SellerRow, 'email' | 'first_name'>

const notYou = 'If this wasn’t you, change your password at once and write to us.'
const day = (date: Date) =>
  date.toLocaleDateString('en-US', {
    timeZone: 'America/Los_Angeles',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  })
const words = (text: string): MailPart => ({ kind: 'words', text })

/**
 * Builds the mail with the linking code, to the payout address itself. It names nobody, because its reader
 * may have nothing to do with the shop.
 */
export function codeMail(to: string, code: string): Promise<Mail> {
  return renderMail({
    to,
    subject: `Your Hemline code: ${code}`,
    preview: `It works for ${mailedCodeMinutes} minutes.`,
    title: 'Your code',
    parts: [
      words(
        'Somebody wants to be paid for sold pieces to this address. If that’s you, type this code at Hemline to link it:',
      ),
      { kind: 'heading', text: code },
      words(`It works once, for ${mailedCodeMinutes} minutes. We never ask for it by phone or in a message.`),
    ],
    closing: [
      'If you don’t know what this is about, there is nothing to do: without the code nothing is linked.',
    ],
  })
}

/** Builds the mail that tells a user about a newly linked payout account, to the user's own address. */
export function accountLinkedMail(
  seller: Person,
  { method, email }: { method: CashOutMethod; email: string },
  origin: string,
): Promise<Mail> {
  return renderMail({
    to: seller.email,
    subject: 'A new account was linked to your earnings',
    preview: payoutAccountLabel(method, email),
    title: greeting(seller.first_name),
    parts: [
      words(
        `${payoutAccountLabel(method, email)} was linked just now. From tomorrow on you can cash out to it.`,
      ),
      { kind: 'button', label: 'See your earnings', url: `${origin}/cleanout/earnings` },
    ],
    closing: [notYou],
  })
}

/** Builds the mail about an event of a cash-out, or the receipt of a donation. */
export function payoutMail(kind: PayoutMailKind, payout: PayoutToMail, origin: string): Promise<Mail> {
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
  const see: MailPart = { kind: 'button', label: 'See your earnings', url: `${origin}/cleanout/earnings` }
  const pages: Record<PayoutMailKind, () => Omit<MailPage, 'to' | 'closing'>> = {
    requested: () => ({
      subject: `Your cash-out of ${amount}`,
      preview: 'It is on its way.',
      title: `${amount} is on its way`,
      parts: [
        words(`${hello}, you cashed out on ${day(payout.requested_at)}. We write again when it is paid.`),
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
      preview: 'The money is in your earnings again.',
      title: 'Your cash-out was not paid',
      parts: [words(`${hello}, ${payoutFailureWords[payout.failure ?? 'refused']}`), rows, see],
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
            { name: 'On', note: day(payout.requested_at) },
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
