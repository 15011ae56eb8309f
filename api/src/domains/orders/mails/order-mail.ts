// Builds the mails about an order, one per kind of event. Pure functions: facts in, mail out.
import { dollars } from '@hemline/rules/common/dollars.ts'
import { packingWords, packsAll } from '@hemline/rules/orders/who-packs.ts'
import { rescueFinalSale } from '@hemline/rules/rescues/words.ts'
import type { OrderMailKind } from '@hemline/rules/vocabulary/orders.ts'
import type { Mail } from '../../../ports/mail.ts'
import type { MailPart, MailRow } from '../../../ports/mail-page.ts'
import { renderMail } from '../../../ports/mail-render.ts'
import { lost, refundRefused, replacementConfirmed } from './exceptions.ts'
import {
  heading,
  type MailedPiece,
  type OrderMailFacts,
  parcelsOf,
  returnedRows,
  rows,
  type Said,
  words,
} from './mail-parts.ts'
import { sumRows } from './sum-rows.ts'

const pieceRow = ({ name, note, net }: MailedPiece): MailRow => ({ name, note, value: dollars(net) })

/** Returns the parts of the receipt: pieces by parcel, the sums and the shipping address. */
function receipt(facts: OrderMailFacts): MailPart[] {
  const { pieces, parcels, shipTo } = facts
  const groups = parcels.flatMap((parcel, i): MailPart[] => {
    const title = parcels.length > 1 ? `Parcel ${i + 1} of ${parcels.length}` : 'Your parcel'
    const when = parcel.arrives
      ? [words(`Arrives ${parcel.arrives}, from ${parcel.from}.`)]
      : [words(`From ${parcel.from}.`)]
    return [
      heading(title),
      ...when,
      ...rows(pieces.filter((piece) => piece.parcel === parcel.id).map(pieceRow)),
    ]
  })
  const rest = pieces.filter((piece) => piece.parcel === null)
  return [
    ...groups,
    ...(rest.length > 0
      ? [heading(parcels.length > 0 ? 'Without a parcel' : 'What you bought'), ...rows(rest.map(pieceRow))]
      : []),
    heading('What it comes to'),
    ...rows(sumRows(facts), true),
    ...(shipTo.length > 0 ? [heading('Where it goes'), { kind: 'lines' as const, lines: shipTo }] : []),
  ]
}

/** Sentences about the credit and gift card money that is returned. */
function tendersBack({ credits, giftCards }: OrderMailFacts): MailPart[] {
  return [
    ...(credits > 0 ? [words(`${dollars(credits)} of credit is back in your account.`)] : []),
    ...(giftCards > 0 ? [words(`${dollars(giftCards)} is back on your gift card.`)] : []),
  ]
}

function chargeOf({ charged, chargedAtOnce, paidWith }: OrderMailFacts, when: string): MailPart[] {
  if (charged === 0) return []
  const said = chargedAtOnce ? 'now, since a gift card can’t wait for a parcel.' : `${when}, not before.`
  return [words(`We charge ${dollars(charged)} to ${paidWith} ${said}`)]
}

/**
 * Returns what the mail of a rescue box says: what was in it, which nobody knew before, and that it is final
 * sale.
 */
const boxConfirmed = (facts: OrderMailFacts): Said => ({
  subject: `Your rescue box ${facts.label} is yours`,
  title: `Thank you, ${facts.firstName ?? 'and welcome'}`,
  preview: `${facts.pieces.length} pieces have a home again. We pack them next.`,
  parts: [
    words(
      `${facts.pieces.length} pieces that nobody bought have a home again: yours. Here is what luck put into box ${facts.label}. We pack it next, and you get a tracking number as soon as it leaves.`,
    ),
    ...chargeOf(facts, 'when the parcel leaves'),
    words(rescueFinalSale),
    ...receipt(facts),
  ],
})

const confirmed = (facts: OrderMailFacts): Said => {
  if (facts.rescue) return boxConfirmed(facts)
  if (facts.replacement) return replacementConfirmed(facts)
  const packed = facts.parcels.length > 0 && packsAll(facts.parcels)
  const tracked = 'You get a tracking number as soon as a parcel leaves.'
  return {
    subject: `Your order ${facts.label} is confirmed`,
    title: `Thank you, ${facts.firstName ?? 'and welcome'}`,
    preview: packed ? 'We have your order and pack it next.' : 'We have your order.',
    parts: [
      words(`We have your order ${facts.label}${packed ? ` and pack it next. ${tracked}` : '.'}`),
      ...(packsAll(facts.parcels) ? [] : [...packingWords(facts.parcels), tracked].map(words)),
      ...chargeOf(facts, 'when the parcel leaves'),
      ...(facts.chargedAtOnce ? [] : [words('Until it is being packed you can cancel it on its page.')]),
      ...receipt(facts),
    ],
  }
}

const inBundle = (facts: OrderMailFacts): Said => ({
  subject: `Your order ${facts.label} is in your bundle`,
  title: 'It’s in your bundle',
  preview: facts.bundleShips
    ? `Your bundle ships on ${facts.bundleShips}.`
    : 'It ships with what else you order this week.',
  parts: [
    words(
      `Your order ${facts.label} is set aside for you. It ships together with what else you order${facts.bundleShips ? `, on ${facts.bundleShips}` : ' this week'}.`,
    ),
    ...chargeOf(facts, 'when the bundle closes'),
    ...receipt(facts),
  ],
})

const bundleCharged = (facts: OrderMailFacts): Said => ({
  subject: `Your bundle has closed: order ${facts.label}`,
  title: 'Your bundle has closed',
  preview: 'We pack it now.',
  parts: [
    words(`We pack everything in your bundle now. Order ${facts.label} is part of it.`),
    ...(facts.captured ? [words(`${dollars(facts.captured)} was charged to ${facts.paidWith}.`)] : []),
    ...receipt(facts),
  ],
})

const refusedLater = (facts: OrderMailFacts): Said => ({
  subject: `We couldn’t charge your order ${facts.label}`,
  title: 'Your payment didn’t go through',
  preview: 'Nothing was charged, and nothing is sent.',
  parts: [
    words(
      `When your order ${facts.label} was to be charged, the bank refused ${dollars(facts.charged - facts.released)} on ${facts.paidWith}. Nothing was charged, and the order is closed.`,
    ),
    words(
      'Its pieces are for sale again. If they are still there, you can order them with another way to pay.',
    ),
    ...tendersBack(facts),
    ...rows(facts.pieces.map(pieceRow)),
  ],
})

function shipped(facts: OrderMailFacts): Said {
  const later = facts.parcels.filter((parcel) => !parcel.gone && !parcel.lost).length
  return {
    subject: `On its way: order ${facts.label}`,
    title: 'It’s on its way',
    preview: 'Here is how to follow it.',
    parts: [
      words(
        `Your order ${facts.label} has left${later > 0 ? `; ${later === 1 ? 'one more parcel follows' : `${later} more parcels follow`}` : ''}.`,
      ),
      ...(facts.captured ? [words(`${dollars(facts.captured)} was charged to ${facts.paidWith}.`)] : []),
      ...parcelsOf(facts, (parcel) => parcel.gone),
    ],
  }
}

const delivered = (facts: OrderMailFacts): Said => ({
  subject: `Delivered: order ${facts.label}`,
  title: 'It has arrived',
  preview: 'We hope it fits.',
  parts: [
    words(`The carrier says that your order ${facts.label} is with you. We hope everything fits.`),
    words('If something isn’t there, or isn’t as we described it, answer this mail and we put it right.'),
    ...parcelsOf(facts, (parcel) => parcel.delivered),
  ],
})

function canceled(facts: OrderMailFacts): Said {
  const payment =
    facts.captured !== null && facts.captured > 0
      ? [
          words(
            `${dollars(facts.captured - facts.left)} goes back to ${facts.paidWith}. Banks take up to five working days.`,
          ),
        ]
      : facts.charged > 0
        ? [
            words(
              `Nothing was charged. Your bank may show ${dollars(facts.charged)} as pending on ${facts.paidWith} for some days.`,
            ),
          ]
        : []
  return {
    subject: `Your order ${facts.label} is canceled`,
    title: 'Your order is canceled',
    preview: 'Nothing of it is sent.',
    parts: [
      words(`Order ${facts.label} is canceled, and nothing of it is sent.`),
      ...payment,
      ...tendersBack(facts),
      ...rows(facts.pieces.map(pieceRow)),
    ],
  }
}

const refunded = (facts: OrderMailFacts): Said => ({
  subject: `A refund for your order ${facts.label}`,
  title: 'Money is on its way back',
  preview: 'Banks take up to five working days.',
  parts: [
    words(`We have paid money back for your order ${facts.label}.`),
    heading('What went back so far'),
    ...rows(returnedRows(facts)),
    words('Credit and gift cards can be used at once. Banks take up to five working days.'),
  ],
})

/** Returns what the mail says when the shopper took out single pieces before the charge. */
function piecesTakenOut(facts: OrderMailFacts, gone: readonly MailedPiece[]): Said {
  const one = gone.length === 1
  return {
    subject: `Your order ${facts.label} is smaller now`,
    title: one ? 'The piece is out of your order' : 'The pieces are out of your order',
    preview: 'The rest goes on.',
    parts: [
      words(
        `You took out what is listed here, and ${one ? 'it is' : 'they are'} for sale again. The rest of order ${facts.label} goes on.`,
      ),
      ...rows(gone.map(({ name, note }) => ({ name, note }))),
      words(
        facts.released > 0
          ? `${dollars(facts.charged - facts.released)} will be charged when the rest leaves. What credit or a gift card paid of the rest is back.`
          : 'What credit or a gift card paid for it is back.',
      ),
    ],
  }
}

function piecesCanceled(facts: OrderMailFacts): Said {
  const gone = facts.pieces.filter((piece) => piece.canceled)
  if (gone.every((piece) => piece.byShopper)) return piecesTakenOut(facts, gone)
  const money =
    facts.captured === null
      ? [
          words(
            `What ${gone.length === 1 ? 'it' : 'they'} cost won’t be charged: ${dollars(facts.charged - facts.released)} will be, when the rest leaves.`,
          ),
        ]
      : [words('What you paid for it comes back to you, and another mail says when.')]
  return {
    subject: `Not everything of your order ${facts.label} can be sent`,
    title: gone.length === 1 ? 'One piece can’t be sent' : 'Some pieces can’t be sent',
    preview: 'The rest goes on.',
    parts: [
      words(
        `We are sorry: when we looked over your order ${facts.label}, we had to take out what is listed here. The rest goes on.`,
      ),
      ...rows(gone.map(({ name, note }) => ({ name, note }))),
      ...money,
    ],
  }
}

const saying: Record<OrderMailKind, (facts: OrderMailFacts) => Said> = {
  confirmed,
  in_progress: inBundle,
  auto_charged: bundleCharged,
  payment_declined: refusedLater,
  shipped,
  delivered,
  canceled,
  refunded,
  refund_refused: refundRefused,
  lost_outbound: lost,
  pieces_canceled: piecesCanceled,
}

/** Builds the mail about one kind of event of an order, in HTML and in plain text. */
export function orderMail(kind: OrderMailKind, facts: OrderMailFacts): Promise<Mail> {
  const { parts, ...said } = saying[kind](facts)
  const button: MailPart = {
    kind: 'button',
    label: kind === 'confirmed' || kind === 'shipped' ? 'Follow your order' : 'See your order',
    url: facts.url,
  }
  const [first, ...rest] = parts
  return renderMail({
    to: facts.to,
    ...said,
    parts: [...(first ? [first] : []), button, ...rest],
    closing: [
      `You get this mail because you ordered at Hemline. Order ${facts.label}.`,
      'Questions? Answer this mail and name the order.',
    ],
  })
}
