// The facts of a mail about an order, and the parts that several of these mails have.
import { dollars } from '@hemline/rules/common/dollars.ts'
import type { MailText } from '@hemline/rules/identity/person-names.ts'
import type { ParcelSource } from '@hemline/rules/orders/who-packs.ts'
import type { MailPage, MailPart, MailRow } from '../../../ports/mail-page.ts'
import type { MailedSums } from './sum-rows.ts'

/** A piece as a mail lists it: `net` in cents, `parcel` is the id of its parcel (null without one). */
export type MailedPiece = {
  name: string
  note: string
  net: number
  canceled: boolean
  /** The shopper took this piece out by itself. */
  byShopper?: boolean
  parcel: string | null
}
/** A parcel as a mail describes it; `gone`: it has left the warehouse. */
export type MailedParcel = {
  id: string
  source: ParcelSource
  from: string
  /** "Nov 27–29"; null when there is no estimate. */
  arrives: string | null
  gone: boolean
  delivered: boolean
  lost: boolean
  /** Carrier and tracking number, and the URL of the tracking page. */
  tracking: { code: string; url: string } | null
}
/** All facts that a mail about an order may state; money in cents. */
export type OrderMailFacts = MailedSums & {
  to: string
  firstName: MailText | null
  label: string
  url: string
  pieces: readonly MailedPiece[]
  parcels: readonly MailedParcel[]
  /** The cents that were captured; null: not charged yet. */
  captured: number | null
  /** The order is charged without waiting for a parcel: it has a gift card, or nothing in it is sent. */
  chargedAtOnce: boolean
  /** The order is a rescue box, which is final sale. */
  rescue: boolean
  /** The order belongs to an account, which can have credit. */
  hasAccount: boolean
  /** The order replaces a piece that went wrong, and costs its shopper nothing. */
  replacement: boolean
  /** The cents of `captured` that were not refunded. */
  left: number
  /** The pages of the order's bundle and of its parcels; null without a bundle. */
  bundle: { url: string; tracking: string } | null
  /** "Nov 28": the day on which the order's bundle ships; null without a bundle. */
  bundleShips: string | null
  returned: readonly { label: string; amount: number; day: string }[]
  shipTo: readonly string[]
}

/** Returns a mail part that is a paragraph. */
export const words = (text: string): MailPart => ({ kind: 'words', text })
/** Returns a mail part that is a heading. */
export const heading = (text: string): MailPart => ({ kind: 'heading', text })
/** Returns a mail part with rows of name and value, in a list of one; an empty list for no rows. */
export const rows = (list: readonly MailRow[], strong = false): MailPart[] =>
  list.length > 0 ? [{ kind: 'rows', rows: list, strong }] : []
/**
 * Returns mail parts for those parcels of an order that `which` chooses: where each comes from, its tracking
 * number and link when there is one, and its uncanceled pieces.
 */
export function parcelsOf(facts: OrderMailFacts, which: (parcel: MailedParcel) => boolean): MailPart[] {
  return facts.parcels.filter(which).flatMap((parcel): MailPart[] => {
    const { tracking } = parcel
    const way: MailPart[] = tracking
      ? [
          words(`Tracking number: ${tracking.code}`),
          { kind: 'link', label: 'Follow this parcel', url: tracking.url },
        ]
      : []
    const inside = facts.pieces.filter((piece) => piece.parcel === parcel.id && !piece.canceled)
    return [
      heading(`The parcel from ${parcel.from}`),
      ...way,
      ...rows(inside.map(({ name, note }) => ({ name, note }))),
    ]
  })
}

/** What a mail says: its subject, title, preview and parts. */
export type Said = Pick<MailPage, 'title' | 'preview'> & {
  subject: string
  parts: readonly MailPart[]
  label?: string
}

/** Returns a mail row for each refund of an order so far: its label, its day and its amount in dollars. */
export const returnedRows = ({ returned }: OrderMailFacts): MailRow[] =>
  returned.map(({ label, amount, day }) => ({ name: label, note: day, value: dollars(amount) }))
