// Mails about an order that goes another way than planned: its piece replaces one that went wrong, a
// refund is refused, or a parcel is lost.
import {
  replacementFree,
  replacementInstead,
  replacementLost,
} from '@hemline/rules/cases/replacement-words.ts'
import {
  heading,
  type OrderMailFacts,
  parcelsOf,
  returnedRows,
  rows,
  type Said,
  words,
} from './mail-parts.ts'

/**
 * Returns subject and parts of the mail that confirms a replacement order: its pieces, when and where they
 * arrive. It names no money, since the shopper pays nothing.
 */
export const replacementConfirmed = ({ label, pieces, parcels, shipTo }: OrderMailFacts): Said => ({
  subject: `Your replacement ${label} is confirmed`,
  title: 'The same piece again',
  preview: 'We pack it next. There is nothing to pay.',
  parts: [
    words(
      `We send you the same piece again, in place of the one that went wrong. It is order ${label}: we pack it next, and you get a tracking number as soon as it leaves.`,
    ),
    words(replacementFree),
    words(replacementInstead),
    heading('What we send'),
    ...rows(pieces.map(({ name, note }) => ({ name, note }))),
    ...parcels.flatMap(({ arrives, from }) => (arrives ? [words(`Arrives ${arrives}, from ${from}.`)] : [])),
    ...(shipTo.length > 0 ? [heading('Where it goes'), { kind: 'lines' as const, lines: shipTo }] : []),
  ],
})

/**
 * Returns subject and parts of the mail about a refund that the processor refused: members read that it is
 * cash credit in their account, guests that an account with this email address gets it.
 */
export const refundRefused = (facts: OrderMailFacts): Said => ({
  subject: facts.hasAccount
    ? `Your refund of order ${facts.label} is cash credit`
    : `Your refund of order ${facts.label} waits for you`,
  title: 'Your money is yours all the same',
  preview: facts.hasAccount ? 'It is cash credit in your account.' : 'Here is how you get it.',
  parts: [
    words(
      `We sent money back to ${facts.paidWith} for your order ${facts.label}, and it came back to us. The card or the account may be closed or replaced.`,
    ),
    ...(facts.hasAccount
      ? [
          words(
            'So that you don’t wait, it is cash credit in your account now. Cash credit doesn’t end, and pays at Hemline like money. If you rather want the money, “Your credit” in your account pays it out to your bank account, card account or wallet.',
          ),
          heading('What went back so far'),
          ...rows(returnedRows(facts)),
        ]
      : [
          words(
            'Make an account with this email address and confirm the address: the order joins it, and the money is there as cash credit that doesn’t end. It pays for your next order, or is paid out to your bank account, card account or wallet.',
          ),
        ]),
  ],
})

/**
 * Returns subject and parts of the mail about an order of which the carrier lost a parcel, with the lost
 * pieces and the money that comes back; of a replacement it says what happens instead.
 */
export const lost = (facts: OrderMailFacts): Said => ({
  subject: `We lost track of your order ${facts.label}`,
  title: 'A parcel was lost',
  preview: facts.replacement ? replacementLost : 'What you paid for it comes back to you.',
  parts: [
    words(
      facts.replacement
        ? `The carrier can’t find the parcel of your replacement, order ${facts.label}. We are sorry.`
        : `The carrier can’t find a parcel of your order ${facts.label}. We are sorry: each piece was the only one of its kind.`,
    ),
    words(
      facts.replacement
        ? `You don’t have to do anything. ${replacementLost} Another mail says when. Should the piece turn up after all, it is still sent to you.`
        : 'You don’t have to do anything: what you paid for it comes back to you, and another mail says when. Should it turn up after all, it is still sent to you.',
    ),
    ...parcelsOf(facts, (parcel) => parcel.lost),
  ],
})
