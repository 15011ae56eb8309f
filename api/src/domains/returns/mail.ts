// The job that mails and tells about a return.

import type { Db } from '@hemline/db/connect.ts'
import { scanSendsReplacement } from '@hemline/rules/cases/replacement-words.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { mailFirstName, mailLine } from '@hemline/rules/identity/person-names.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { dayOf } from '@hemline/rules/returns/days.ts'
import { giftTerms } from '@hemline/rules/returns/gifts.ts'
import { lateTerms } from '@hemline/rules/returns/late.ts'
import { pickUpDay, pickUpNext, pickUpWhen, pickUpWords } from '@hemline/rules/returns/pick-up.ts'
import { returnReasonOf } from '@hemline/rules/returns/reasons.ts'
import { becauseOf, differentNow, goesToBank, postedLateWords } from '@hemline/rules/returns/states.ts'
import { offerDays } from '@hemline/rules/vocabulary/returns.ts'
import type { Mail, MailPort } from '../../ports/mail.ts'
import type { MailPart, MailRow } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { datesOfUser } from '../identity/identity.ts'
import { tell } from '../notifications/notifications.ts'
import { guestQuery } from '../orders/orders.ts'
import { mailedLabelUrl } from './label.ts'
import { codeOf } from './pay.ts'
import { findPickUp, type PickUpRow } from './pick-ups.db.ts'
import { findReturn, listReturnLines, type ReturnLineRow, type ReturnRow } from './returns.db.ts'
import type { PickUpMailKind, ReturnMailKind } from './steps.ts'

/** The connections that the job of return mails needs. */
export type ReturnMailDoors = {
  db: Db
  mail: MailPort
  webOrigin: string
  giftCardSecret: string
  now: () => Date
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const words = (text: string): MailPart => ({ kind: 'words', text })

type Told = { subject: string; title: string; text: readonly string[]; button: string }

/** What a mail about a return may say. `line` is the piece that it is about, `label` the URL of a label. */
type ReturnMailFacts = {
  row: ReturnRow
  line: ReturnLineRow | undefined
  /** The name of that piece; left out for mails about the whole return. */
  pieceName?: string | undefined
  pieces: readonly MailRow[]
  label: string | null
  /** What the link to the return's page carries for somebody without an account. */
  query: string
  pickUp?: Pick<PickUpRow, 'day' | 'time_window' | 'confirmation'> | undefined
  origin: string
  dates: DateManner
}

/** Returns the words of a mail about a pick-up. */
function pickUpTold(kind: PickUpMailKind, { row, pickUp, dates }: ReturnMailFacts): Told {
  const code = codeOf(row)
  const carrier = carrierNames[row.carrier ?? 'ups']
  const wish = { day: pickUp?.day ?? '', window: pickUp?.time_window ?? 'morning' }
  const when = pickUpWhen(wish, dates)
  const door = [mailLine(row.ship_from?.line1), mailLine(row.ship_from?.city)].filter((one) => one !== null)
  const address = door.length > 0 ? door.join(', ') : 'your address'
  const told = { carrier, address, dropOffBy: row.drop_off_by }
  const next = pickUpNext(row.drop_off_by, dates)
  if (kind === 'pick_up')
    return {
      subject: `Return ${code}: ${carrier} comes on ${when}`,
      title: `${carrier} comes on ${pickUpDay(wish.day, dates)}`,
      text: [
        pickUpWords({ ...wish, status: 'booked' }, told, dates),
        `The number of the pick-up is ${pickUp?.confirmation ?? ''}. You can change or cancel it on the page of your return until the driver’s hours begin.`,
      ],
      button: 'See your return',
    }
  if (kind === 'pick_up_missed')
    return {
      subject: `Return ${code}: ${carrier} didn’t get your parcel`,
      title: `${carrier} didn’t get your parcel`,
      text: [pickUpWords({ ...wish, status: 'missed' }, told, dates)],
      button: 'Choose another day',
    }
  if (kind === 'pick_up_refused')
    return {
      subject: `Return ${code}: ${carrier} can’t come on ${pickUpDay(wish.day, dates)}`,
      title: `${carrier} can’t come then`,
      text: [pickUpWords({ ...wish, status: 'refused' }, told, dates), next],
      button: 'Choose another day',
    }
  return {
    subject: `Return ${code}: the pick-up is canceled`,
    title: 'The pick-up is canceled',
    text: [`Nobody comes on ${when}.`, next],
    button: 'See your return',
  }
}

const isPickUpMail = (kind: ReturnMailKind): kind is PickUpMailKind => kind.startsWith('pick_up')

/**
 * Returns what follows when the parcel was handed in: the new piece of a case, a gift's credit, or the sum.
 */
function termsOf(row: ReturnRow): string {
  if (row.case_id !== null) return scanSendsReplacement
  return row.is_gift ? giftTerms : `You get ${dollars(row.total_cents)}. ${lateTerms(row.user_id !== null)}`
}

/** Returns the words of a mail; the bell tells the subject and the first sentence. */
function toldOf(kind: ReturnMailKind, facts: ReturnMailFacts): Told {
  if (isPickUpMail(kind)) return pickUpTold(kind, facts)
  const { row, line, dates, pieceName: name = 'a piece' } = facts
  const code = codeOf(row)
  const sum = dollars(row.total_cents)
  const follow = 'See your return'
  if (kind === 'created' || kind === 'labeled')
    return row.refund_type === 'full_refund'
      ? {
          subject: `Return ${code}: post it by ${dayOf(row.drop_off_by, dates)}`,
          title: 'Your return',
          text: [
            `Write ${code} on the parcel and keep the receipt of the post.`,
            `${sum} follows once we have looked the pieces over.`,
            row.user_id === null ? '' : postedLateWords(row.drop_off_by, dates),
          ],
          button: follow,
        }
      : {
          subject: `Your label for return ${code}`,
          title: 'Your label is ready',
          text: [
            `Hand the parcel in by ${dayOf(row.drop_off_by, dates)}. A counter can scan the code on the page of your return, so you need no printer.`,
            termsOf(row),
          ],
          button: follow,
        }
  if (kind === 'changed')
    return {
      subject: `Return ${code}: you get ${sum}`,
      title: `You get ${sum}`,
      text: [
        row.money.because ? becauseOf(row.money.because) : '',
        row.total_cents === 0
          ? 'Nothing is left to pay back.'
          : `${sum} follows once we have looked the pieces over.`,
      ],
      button: follow,
    }
  if (kind === 'paid')
    return {
      subject: `${sum} for return ${code}`,
      title: `${sum} is yours`,
      text: [
        row.refund_type === 'noncashoutable_credit_refund'
          ? 'It is shop credit, it doesn’t end, and your next order uses it by itself.'
          : `It goes back the way you paid.${goesToBank(row.money.to) ? ' A bank takes three to five days.' : ''}`,
      ],
      button: follow,
    }
  if (kind === 'taken_back') {
    const taken = row.money.sums.reduce((all, one) => (one.key === 'taken' ? all - one.amount : all), 0)
    return {
      subject: `Return ${code}: ${dollars(taken)} of your credit is taken back`,
      title: `${dollars(taken)} of your credit is taken back`,
      text: [
        'You had the credit as soon as the carrier scanned your parcel. Not every piece in it was as it left us: the page of your return says which, and why.',
        row.total_cents > 0
          ? `${sum} of the credit for this return stays yours.`
          : 'Nothing of the credit for this return is left.',
      ],
      button: follow,
    }
  }
  if (kind === 'offer')
    return {
      subject: `Return ${code} needs your answer: ${name}`,
      title: differentNow,
      text: [
        `${capital(name)}: ${line?.outcome_reason ?? ''}`,
        `We offer ${dollars(line?.offered_cents ?? 0)} for it, or we send it back to you at no cost. Without an answer in ${offerDays} days we keep it for that sum.`,
      ],
      button: 'Answer',
    }
  if (kind === 'refused')
    return {
      subject: `Return ${code}: ${name} comes back to you`,
      title: `${capital(name)} comes back to you`,
      text: [line?.outcome_reason ?? '', line?.sent_back_code ? `It travels as ${line.sent_back_code}.` : ''],
      button: follow,
    }
  return {
    subject: `Return ${code} is canceled`,
    title: 'This return is canceled',
    text: [
      'Nothing was sent back, and nothing was paid back. While the time to return lasts, you can begin a new one.',
    ],
    button: follow,
  }
}

/** The mails about one piece and about nothing: what the shopper gets in all isn't known, or is nothing. */
const withoutSums: readonly ReturnMailKind[] = ['offer', 'refused', 'canceled']

/** Returns the rows of a return's money, and their sum; none to a gift's receiver until it is paid. */
const sumsOf = (kind: ReturnMailKind, row: ReturnRow) =>
  withoutSums.includes(kind) || (row.is_gift && row.paid_at === null)
    ? []
    : [...row.money.sums, { key: 'total', label: 'You get', amount: row.total_cents }]

const pathOf = (row: ReturnRow) => `/my/returns/${row.id}`

/** Returns the mail about one event of a return, with the words for the bell. */
export async function returnMail(
  kind: ReturnMailKind,
  facts: ReturnMailFacts,
): Promise<{ letter: Mail; told: Told }> {
  const { row, pieces, label, query, origin } = facts
  const told = toldOf(kind, facts)
  const letter = await renderMail({
    to: row.email,
    subject: told.subject,
    preview: told.text[0] ?? '',
    title: told.title,
    parts: [
      words(`Hello ${mailFirstName(row.ship_from?.fullName) ?? 'there'},`),
      ...told.text.filter(Boolean).map(words),
      { kind: 'button', label: told.button, url: `${origin}${pathOf(row)}${query}` },
      ...(label ? [{ kind: 'link' as const, label: 'Print the label', url: label }] : []),
      { kind: 'heading', text: 'The pieces' },
      { kind: 'rows', rows: pieces },
      {
        kind: 'rows',
        strong: true,
        rows: sumsOf(kind, row).map((sum) => ({ name: sum.label, value: dollars(sum.amount) })),
      },
    ],
    closing: [`You get this mail because of your return ${codeOf(row)}.`],
  })
  return { letter, told }
}

/**
 * Job: mails a return's shopper about one event and tells its user in the shop, once. The mail carries `key`,
 * by which mail servers recognize a retry. Sends nothing when the return is gone.
 */
export async function sendReturnMail(
  { db, mail, webOrigin, giftCardSecret, now }: ReturnMailDoors,
  {
    returnId,
    kind,
    lineId,
    pickUpId,
  }: { returnId: string; kind: ReturnMailKind; lineId: string | null; pickUpId?: string },
  key: string,
): Promise<void> {
  const row = await findReturn(db, returnId)
  if (!row) return
  const lines = await listReturnLines(db, [returnId])
  const items = await listItemsByNumber(
    db,
    lines.map((line) => line.item_number),
  )
  const line = lines.find((one) => one.order_line_id === lineId)
  const nameOf = ({ item_number: itemNumber }: ReturnLineRow) => {
    const item = items.find((each) => each.item_number === itemNumber)
    return item && pieceName(item.brand_name, item.title)
  }
  // The key of one order must not open the pieces of another one.
  const [onlyOrder, ...others] = new Set(lines.map((one) => one.order_id))
  const query =
    row.user_id === null && onlyOrder !== undefined && others.length === 0
      ? await guestQuery(db, onlyOrder)
      : ''
  const hasLabelLink = kind === 'created' || kind === 'labeled' || kind === 'pick_up'
  const label = hasLabelLink ? mailedLabelUrl(giftCardSecret, row, now()) : null
  const { letter, told } = await returnMail(kind, {
    row,
    line,
    pieceName: line && nameOf(line),
    pieces: lines.map((one) => ({
      name: nameOf(one) ?? 'A piece',
      note: returnReasonOf(one.reason)?.label,
    })),
    // A label that has ended leads to the page of its return, which the key opens.
    label: label && `${webOrigin}${label}${query.replace('?', '&')}`,
    query,
    pickUp: pickUpId === undefined ? undefined : await findPickUp(db, pickUpId),
    origin: webOrigin,
    dates: await datesOfUser(db, row.user_id),
  })
  if (row.user_id !== null)
    await tell(db, {
      userId: row.user_id,
      kind: 'order',
      key: `return:${returnId}:${kind}:${line?.order_line_id ?? pickUpId ?? ''}`,
      title: told.subject,
      body: told.text.find(Boolean) ?? '',
      link: pathOf(row),
    })
  await mail.send(letter, key)
}
