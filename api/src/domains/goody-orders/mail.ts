// The job that mails and tells about a goody box.

import type { Db } from '@hemline/db/connect.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { goodyKeepDays } from '@hemline/rules/goody-boxes/terms.ts'
import { type MailText, mailFirstName } from '@hemline/rules/identity/person-names.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { sizeText } from '@hemline/rules/manners/size-equivalents.ts'
import { dayOf } from '@hemline/rules/returns/days.ts'
import type { Mail, MailPort } from '../../ports/mail.ts'
import type { MailPart, MailRow } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import {
  findGoodyBox,
  type GoodyBoxRow,
  type GoodyMailKind,
  listGoodyPieces,
} from '../goody-boxes/goody-boxes.ts'
import { mannersFor, personToMail } from '../identity/identity.ts'
import { tell } from '../notifications/notifications.ts'
import { findOrder, listOrderLines, paidWith } from '../orders/orders.ts'
import { isLostBox } from './settle.ts'

/** The connections that the job of these mails needs. */
export type GoodyMailDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }

type Told = { subject: string; title: string; text: readonly string[]; button: string; lists: boolean }
/** What a mail about a goody box may say. */
type GoodyMailFacts = {
  dates: DateManner
  box: GoodyBoxRow
  pieces: number
  kept: number
  /** The sum that is reserved on the card, and the sum that was charged to it, in dollars. */
  reserved: string
  charged: string
  /** The card, as its owner knows it. */
  card: string
}

const until = ({ box, dates }: GoodyMailFacts): string => (box.keep_by ? dayOf(box.keep_by, dates) : '')
const see = 'See your box'

const rule = 'What isn’t on its way back by then counts as kept and is charged.'

type Saying = Omit<Told, 'lists'> & { lists?: boolean }

const settledBox = ({ box, pieces, kept, charged, card }: GoodyMailFacts): Saying => ({
  subject: kept === 0 ? 'Your goody box: nothing is charged' : `Your goody box: ${charged} for what you keep`,
  title: kept === 0 ? 'Nothing stayed this time' : `${kept} of ${pieces} stayed with you`,
  text: [
    kept === 0
      ? box.charged_early_at === null
        ? 'Nothing was charged, and the reservation on your card is let go. Your bank may show it for some days.'
        : `Everything that was charged to ${card} is paid back. A bank takes three to five days.`
      : `${charged} was charged to ${card}. What else was reserved is let go; your bank may show it for some days.`,
    'What you kept and what you sent back teaches us your fit and taste.',
  ],
  button: see,
})

const lostBox: Saying = {
  subject: 'Your goody box got lost: nothing is charged',
  title: 'We are sorry',
  text: [
    'The carrier lost your goody box. Nothing was charged, and the reservation on your card is let go; your bank may show it for some days.',
    'Ask for another box whenever you like.',
  ],
  button: see,
}

const saying: Record<GoodyMailKind, (facts: GoodyMailFacts) => Saying> = {
  offered: ({ box, pieces, dates }) => ({
    subject: `Your goody box is ready: ${pieces} pieces for you`,
    title: 'Your box is ready',
    text: [
      `We chose ${pieces} pieces by your sizes and what you love, and hold them for you until ${box.offer_ends_at ? dayOf(box.offer_ends_at, dates) : ''}.`,
      ...(box.stylist_note ? [`“${box.stylist_note}”`] : []),
      'Reserve them on a card and we send them. You pay only what you keep.',
    ],
    button: 'Look inside',
    lists: true,
  }),
  placed: ({ reserved, card }) => ({
    subject: 'Your goody box is reserved',
    title: 'We pack it next',
    text: [
      `${reserved} is reserved on ${card}. Nothing is charged until you have chosen, within ${goodyKeepDays} days of the delivery.`,
      'A reservation ends after seven days, so we renew it when it grows old. If your bank refuses that, we charge all pieces then and pay back what you send back.',
    ],
    button: see,
    lists: true,
  }),
  shipped: () => ({
    subject: 'Your goody box is on its way',
    title: 'It’s on its way',
    text: [`Try everything on in peace: you have ${goodyKeepDays} days from the delivery.`],
    button: 'Follow your box',
  }),
  arrived: (facts) => ({
    subject: `Your goody box is here: choose by ${until(facts)}`,
    title: 'Try it on',
    text: [
      `Say for each piece by ${until(facts)} whether it stays. ${rule}`,
      'Leave the tags on what goes back.',
    ],
    button: 'Choose what stays',
    lists: true,
  }),
  reminder: (facts) => ({
    subject: `Your goody box: choose by ${until(facts)}`,
    title: 'What stays?',
    text: [`Your days end on ${until(facts)}. ${rule}`],
    button: 'Choose what stays',
  }),
  last_day: (facts) => ({
    subject: 'Your goody box: the last day',
    title: 'Today is the last day',
    text: [
      `Choose, and hand in what goes back by ${until(facts)}. ${rule} That is ${facts.reserved} for everything.`,
    ],
    button: 'Choose what stays',
  }),
  label: (facts) => ({
    subject: `Your label: hand your parcel in by ${until(facts)}`,
    title: 'One label for everything',
    text: [
      `Put what goes back into the box and hand it in by ${until(facts)}. A counter can print the label from the code on the page, so you need no printer.`,
      'We charge what you keep once we have looked over the rest.',
    ],
    button: 'Get the label',
  }),
  settled: (facts) => (isLostBox(facts.box) ? lostBox : settledBox(facts)),
  charged_early: ({ card }) => ({
    subject: 'Your goody box: your bank ended the reservation',
    title: 'Everything is charged for now',
    text: [
      `Your bank did not renew the reservation on ${card}, so we charge all pieces now, as we said before you reserved them.`,
      'What you send back is paid back as soon as we have looked it over.',
    ],
    button: see,
  }),
  unpaid: ({ card }) => ({
    subject: 'Your goody box: your bank refused the charge',
    title: 'Please use another card',
    text: [`Your bank refused to charge what you keep to ${card}. Please pay it with another card.`],
    button: 'Pay with another card',
  }),
  lapsed: () => ({
    subject: 'Your goody box has gone back to the shelf',
    title: 'Another time',
    text: ['The days for which we held your pieces are over. Ask for another box whenever you like.'],
    button: 'Ask for another box',
  }),
  canceled: ({ box }) => ({
    subject: box.canceled_because ? 'We had to cancel your goody box' : 'Your goody box is canceled',
    title: box.canceled_because ? 'We are sorry' : 'Your box is canceled',
    text: [
      ...(box.canceled_because ? [`Our stylist canceled your box: “${box.canceled_because}”`] : []),
      'Nothing was charged. A reservation on your card is let go; your bank may show it for some days.',
      ...(box.canceled_because ? ['Ask for another box whenever you like.'] : []),
    ],
    button: see,
  }),
}

const pathOf = (kind: GoodyMailKind, boxId: string): string =>
  kind === 'lapsed' ? '/my/goody-boxes/new' : `/my/goody-boxes/${boxId}`

type Reader = { to: string; firstName: MailText | null; origin: string }

/**
 * Returns the mail about one event of a box, and the words for the bell. `inside` are its pieces, which some
 * of the mails list.
 */
export async function goodyMail(
  kind: GoodyMailKind,
  facts: GoodyMailFacts & { inside: readonly MailRow[] },
  reader: Reader,
): Promise<{ letter: Mail; told: Told }> {
  const told: Told = { lists: false, ...saying[kind](facts) }
  const { subject, title, text, button, lists } = told
  const [opening = '', ...more] = text
  const letter = await renderMail({
    to: reader.to,
    subject,
    title: reader.firstName ? `${title}, ${reader.firstName}` : title,
    preview: opening,
    parts: [
      { kind: 'words', text: opening },
      { kind: 'button', label: button, url: `${reader.origin}${pathOf(kind, facts.box.id)}` },
      ...more.map((words): MailPart => ({ kind: 'words', text: words })),
      ...(lists && facts.inside.length > 0
        ? ([
            { kind: 'heading', text: 'In your box' },
            { kind: 'rows', rows: facts.inside },
          ] as const)
        : []),
    ],
    closing: [
      'You get this mail because you asked for a goody box at Hemline.',
      'Questions? Answer this mail and we help.',
    ],
  })
  return { letter, told }
}

/**
 * Job: mails the person of a box about one event of it, and tells them in the shop, once. The mail carries
 * `key`, by which mail servers recognize a retry. Sends nothing when the box or its person is gone.
 */
export async function sendGoodyMail(
  { db, mail, webOrigin }: GoodyMailDoors,
  { boxId, kind }: { boxId: string; kind: GoodyMailKind },
  key: string,
): Promise<void> {
  const box = await findGoodyBox(db, boxId)
  const person = box && (await personToMail(db, box.user_id))
  if (!box || !person) return
  const rows = await listGoodyPieces(db, [boxId])
  const order = box.order_id === null ? undefined : await findOrder(db, box.order_id)
  const lines = order ? await listOrderLines(db, [order.id]) : []
  const kept = lines.filter((line) => line.canceled_at === null).length
  const { sizes, dates } = await mannersFor(db, box.user_id)
  const items = await listItemsByNumber(
    db,
    rows.map((row) => row.item_number),
  )
  const inside = rows.flatMap((row) => {
    const item = items.find((one) => one.item_number === row.item_number)
    if (!item) return []
    const size = sizeText({ sizeDisplay: item.size_display, sizingId: item.sizing_id }, sizes)
    return [
      {
        name: pieceName(item.brand_name, item.title),
        note: `${size} · ${row.why}`,
        value: dollars(cents(item.price_cents)),
      },
    ]
  })
  const money = {
    reserved: dollars(cents(order?.charged_cents ?? 0)),
    charged: dollars(cents(order?.paid.charged ?? 0)),
    card: order ? paidWith(order) : '',
  }
  const { letter, told } = await goodyMail(
    kind,
    { dates, box, pieces: rows.length, kept, ...money, inside },
    { to: person.email, firstName: mailFirstName(person.firstName), origin: webOrigin },
  )
  await tell(db, {
    userId: box.user_id,
    kind: 'order',
    key: `goody:${boxId}:${kind}`,
    title: told.subject,
    body: told.text[0] ?? '',
    link: pathOf(kind, boxId),
  })
  await mail.send(letter, key)
}
