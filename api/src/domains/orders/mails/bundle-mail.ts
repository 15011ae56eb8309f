// The mail about a step that several orders of a bundle make together, since they travel in one parcel.
import type { OrderMailKind } from '@hemline/rules/vocabulary/orders.ts'
import type { Mail } from '../../../ports/mail.ts'
import type { MailPart } from '../../../ports/mail-page.ts'
import { renderMail } from '../../../ports/mail-render.ts'
import type { MailedParcel, OrderMailFacts } from './mail-parts.ts'

type JointKind = Extract<OrderMailKind, 'shipped' | 'delivered' | 'lost_outbound'>
type Said = {
  subject: string
  title: string
  preview: string
  text: string
  which: (one: MailedParcel) => boolean
}

const heading = (text: string): MailPart => ({ kind: 'heading', text })
const words = (text: string): MailPart => ({ kind: 'words', text })

/** Returns labels as one text: "A, B and C"; empty for none. */
const listed = (labels: readonly string[]): string =>
  [labels.slice(0, -1).join(', '), labels.at(-1)].filter(Boolean).join(' and ')

const saying: Record<JointKind, (orders: string, count: number) => Said> = {
  shipped: (orders, count) => ({
    subject: `On its way: ${count} orders of your bundle in one parcel`,
    title: 'Your bundle is on its way',
    preview: `${count} orders travel together. Here is how to follow them.`,
    text: `Your orders ${orders} have left together, in one parcel.`,
    which: (parcel) => parcel.gone,
  }),
  delivered: (orders, count) => ({
    subject: `Delivered: ${count} orders of your bundle`,
    title: 'Your bundle has arrived',
    preview: 'We hope everything fits.',
    text: `The carrier says that the parcel with your orders ${orders} is with you. We hope everything fits. If something isn’t there, or isn’t as we described it, answer this mail and we put it right.`,
    which: (parcel) => parcel.delivered,
  }),
  lost_outbound: (orders, count) => ({
    subject: `We lost track of ${count} orders of your bundle`,
    title: 'A parcel was lost',
    preview: 'What you paid for it comes back to you.',
    text: `The carrier can’t find the parcel with your orders ${orders}. We are sorry: each piece was the only one of its kind. You don’t have to do anything: what you paid comes back to you, and other mails say when. Should it turn up after all, it is still sent to you.`,
    which: (parcel) => parcel.lost,
  }),
}

const isJoint = (kind: OrderMailKind): kind is JointKind => kind in saying

/**
 * Returns one mail about a step that the orders of a bundle make in one parcel (shipped, delivered or lost),
 * in HTML and in plain text, with the pieces of each order. `bundle`: the pages of the bundle and of its
 * parcels. Throws for kinds of events that parcels don't have.
 */
export function bundleMail(
  kind: OrderMailKind,
  orders: readonly [OrderMailFacts, ...OrderMailFacts[]],
  bundle: { url: string; tracking: string },
): Promise<Mail> {
  if (!isJoint(kind)) throw new Error(`orders: no mail says ${kind} of several orders`)
  const { text, which, ...said } = saying[kind](listed(orders.map((order) => order.label)), orders.length)
  const parcel = orders[0].parcels.find(which)
  const way: MailPart[] = parcel?.tracking
    ? [
        heading(`The parcel from ${parcel.from}`),
        words(`Tracking number: ${parcel.tracking.code}`),
        { kind: 'link', label: 'Follow this parcel', url: bundle.tracking },
      ]
    : []
  const inside = orders.flatMap((order): MailPart[] => {
    const ids = order.parcels.filter(which).map((one) => one.id)
    const pieces = order.pieces.filter(
      (one) => one.parcel !== null && ids.includes(one.parcel) && !one.canceled,
    )
    return [
      heading(`Order ${order.label}`),
      { kind: 'rows', rows: pieces.map(({ name, note }) => ({ name, note })) },
    ]
  })
  return renderMail({
    to: orders[0].to,
    ...said,
    parts: [words(text), { kind: 'button', label: 'See your bundle', url: bundle.url }, ...way, ...inside],
    closing: [
      'You get this mail because you ordered at Hemline. It is one mail for all orders in the parcel.',
      'Questions? Answer this mail and name an order.',
    ],
  })
}
