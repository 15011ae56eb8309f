// The mails to a seller about sold pieces: what each earned and when the money clears, and later whether a
// sale was taken back (decision 0107).

import type { Db } from '@hemline/db/connect.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { dayOfEarnings } from '@hemline/rules/earnings/days.ts'
import { earningsAvailableAt } from '@hemline/rules/earnings/earnings.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import type { Mail, MailPort } from '../../ports/mail.ts'
import type { MailPage, MailPart, MailRow } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'
import { datesOfUser } from '../identity/identity.ts'
import { tell, type WayOut, wantsMailAtOnce, wayOutOf } from '../notifications/notifications.ts'
import { pathOfSale } from './sale-path.ts'
import { listSalesToMail, type SaleToMail } from './sales.db.ts'

/** `sold`: pieces were sold; `back`: sales were taken back. */
export type SaleMailKind = 'sold' | 'back'

const words = (text: string): MailPart => ({ kind: 'words', text })
const nameOf = ({ brand, title }: SaleToMail): string => `${brand} ${title}`
const sumOf = (sales: readonly SaleToMail[], amount: (sale: SaleToMail) => number): number =>
  sales.reduce((sum, sale) => sum + amount(sale), 0)
const named = (sales: readonly SaleToMail[]): string =>
  sales.length === 1 ? nameOf(sales[0] as SaleToMail) : `${sales.length} pieces`
const own = (sales: readonly SaleToMail[]) => sales.filter((sale) => sale.charity === null)

function rowsOf(sales: readonly SaleToMail[], amount: (sale: SaleToMail) => number, total: string): MailPart {
  const rows: MailRow[] = sales.map((sale) => ({
    name: nameOf(sale),
    note: `Sold for ${dollars(sale.price_cents)}`,
    value: dollars(amount(sale)),
  }))
  if (rows.length > 1) rows.push({ name: total, value: dollars(sumOf(sales, amount)) })
  return { kind: 'rows', rows, strong: rows.length > 1 }
}

/** Returns the sentence about when the money clears, as far as that is known now. */
function clearsLine(sales: readonly SaleToMail[], dates: DateManner): string {
  const holdDays = Math.max(...sales.map((sale) => sale.hold_days))
  const why = sales.every(({ source }) => source === 'p2p')
    ? 'to say what is wrong'
    : 'to send the piece back'
  const rule = `It clears ${holdDays} days after the buyer has the parcel, when the time ${why} is over.`
  const days = sales.map((sale) => sale.delivered_at ?? sale.expected_by)
  const last = days.includes(null)
    ? undefined
    : earningsAvailableAt({ deliveredAt: new Date(Math.max(...days.map((one) => Number(one)))), holdDays })
  return last ? `${rule} We expect that by ${dayOfEarnings(last, dates)}.` : rule
}

/**
 * Returns what a mail says about what the seller does now: nothing, or sending what the seller sold without
 * the shop's warehouse.
 */
function nextStep(sales: readonly SaleToMail[], origin: string): MailPart[] {
  const see = { label: 'See your earnings', url: `${origin}/cleanout/earnings` }
  if (sales.some((sale) => sale.source === 'dropship'))
    return [
      words('You pack this order and send it: its parcel and address are on the page of your stock.'),
      { kind: 'button', label: 'See the parcel', url: `${origin}/my/stock` },
      { kind: 'link', ...see },
    ]
  if (!sales.some((sale) => sale.source === 'p2p'))
    return [
      words('There is nothing for you to do: we pack the order and send it.'),
      { kind: 'button', ...see },
    ]
  return [
    words('You send this one yourself: make its label in your closet, and hand the parcel to the carrier.'),
    { kind: 'button', label: 'Make the label', url: `${origin}/direct/sell` },
    { kind: 'link', ...see },
  ]
}

const soldTitle = (sales: readonly SaleToMail[]): string =>
  sales.length === 1 ? 'Your piece was sold' : `${sales.length} of your pieces were sold`

/** `out` ends mails about sales; null for the mail that a sale was taken back, which always comes. */
type Letter = { to: string; origin: string; dates: DateManner; out: WayOut | null }

function sold(sales: readonly SaleToMail[], { origin, dates }: Letter): Omit<MailPage, 'to' | 'closing'> {
  const paid = own(sales)
  const given = sales.filter((sale) => sale.charity !== null)
  const earned = sumOf(paid, (sale) => sale.earnings_cents)
  const credit = sumOf(paid, (sale) => sale.credit_cents)
  const about = named(sales)
  return {
    subject: paid.length > 0 ? `Sold: ${about}. You earn ${dollars(earned)}` : `Sold: ${about}`,
    preview:
      paid.length > 0
        ? `${dollars(earned)} is pending in your earnings.`
        : 'What it earns goes to charity, as you chose.',
    title: soldTitle(sales),
    parts: [
      ...(paid.length > 0
        ? [
            words('This is what you earn:'),
            rowsOf(paid, (sale) => sale.earnings_cents, 'You earn'),
            words(clearsLine(paid, dates)),
          ]
        : []),
      ...(credit > 0
        ? [
            words(
              `Beside it, your booster gives you ${dollars(credit)} of store credit when the money clears.`,
            ),
          ]
        : []),
      ...[...Map.groupBy(given, (sale) => sale.charity)].flatMap(([charity, theirs]) => [
        words(`As you chose, this goes to ${charity}:`),
        rowsOf(theirs, (sale) => sale.earnings_cents, 'In all'),
      ]),
      ...nextStep(sales, origin),
    ],
  }
}

function back(sales: readonly SaleToMail[], origin: string): Omit<MailPage, 'to' | 'closing'> {
  const [first] = sales
  const paid = own(sales)
  const taken = sumOf(paid, (sale) => sale.clawed_back_cents ?? 0)
  const kept = sumOf(paid, (sale) => sale.earnings_cents) - taken
  const about = named(sales)
  return {
    subject: `The sale of ${about} did not stand`,
    preview:
      taken > 0 ? `${dollars(taken)} is no longer in your earnings.` : 'Your earnings stay as they are.',
    title: sales.length === 1 ? 'A sale did not stand' : `${sales.length} sales did not stand`,
    parts: [
      words('The order was canceled, or what was in it was paid back to its buyer.'),
      ...(paid.length > 0
        ? [
            words('This was taken out of your earnings again:'),
            rowsOf(paid, (sale) => sale.clawed_back_cents ?? 0, 'Taken back'),
          ]
        : [{ kind: 'lines' as const, lines: sales.map(nameOf) }]),
      ...(kept > 0 ? [words(`You keep ${dollars(kept)} of it, since you had taken that money.`)] : []),
      words('If the piece is for sale again, its page tells you.'),
      ...(sales.length === 1 && first
        ? [
            {
              kind: 'button' as const,
              label: 'See the piece',
              url: `${origin}${pathOfSale(first)}`,
            },
          ]
        : [{ kind: 'button' as const, label: 'See your pieces', url: `${origin}/my/cleanouts/items` }]),
    ],
  }
}

/**
 * Returns a mail about sales of one seller, sold or taken back (`kind`), with what each earned or lost; it
 * names neither seller nor buyer. `dates` is the seller's manner of days.
 */
export async function saleMail(
  kind: SaleMailKind,
  sales: readonly SaleToMail[],
  letter: Letter,
): Promise<Mail> {
  const page = kind === 'sold' ? sold(sales, letter) : back(sales, letter.origin)
  const { out } = letter
  const mail = await renderMail({
    ...page,
    to: letter.to,
    parts: [...page.parts, ...(out?.parts ?? [])],
    closing: ['You get this since you sell with us, and money of yours moved.', ...(out?.closing ?? [])],
  })
  return out ? { ...mail, headers: out.headers } : mail
}

/** Returns the bell's words under the title: "For $39.99. Your part is $9.60." */
function soldWords(sales: readonly SaleToMail[]): string {
  const price = dollars(sumOf(sales, (sale) => sale.price_cents))
  const mine = own(sales)
  const part = dollars(sumOf(mine, (sale) => sale.earnings_cents))
  return mine.length > 0
    ? `For ${price}. Your part is ${part}.`
    : `For ${price}, which goes to charity as you chose.`
}

/**
 * Job: mails a seller about sales as they stand at the time of sending; sales that changed meanwhile are left
 * out, and nothing is sent when none is left. The seller is told in the shop, once; the mail of a sale goes
 * only to sellers who want such mails at once, that of a sale taken back always. `key` lets retries be
 * recognized.
 */
export async function sendSaleMail(
  {
    db,
    mail,
    webOrigin,
    giftCardSecret,
  }: { db: Db; mail: MailPort; webOrigin: string; giftCardSecret: string },
  { kind, saleIds }: { kind: SaleMailKind; saleIds: readonly string[] },
  key: string,
): Promise<void> {
  const sales = (await listSalesToMail(db, saleIds)).filter(
    (sale) => (kind === 'sold') === (sale.clawed_back_at === null),
  )
  const [first] = sales
  if (!first) return
  const letter = await saleMail(kind, sales, {
    to: first.email,
    origin: webOrigin,
    dates: await datesOfUser(db, first.seller_id),
    out:
      kind === 'sold'
        ? wayOutOf({ origin: webOrigin, secret: giftCardSecret }, { userId: first.seller_id, kind: 'sold' })
        : null,
  })
  await tell(db, {
    userId: first.seller_id,
    kind: 'sold',
    key: `${kind}:${saleIds.toSorted().join(',')}`,
    title: kind === 'sold' ? `Sold: your ${named(sales)}` : letter.subject,
    body:
      kind === 'sold'
        ? soldWords(sales)
        : 'The order was canceled or paid back. Your earnings say what changed.',
    link: '/cleanout/earnings',
    ...(sales.length === 1 ? { itemNumber: first.item_number } : {}),
    data: {
      itemNumbers: sales.length === 1 ? [] : sales.map((sale) => sale.item_number),
      // What is told of a sale and not sent yet is dropped when the sale is taken back.
      ...(kind === 'sold' ? { saleIds: sales.map((sale) => sale.id) } : {}),
    },
  })
  // Somebody who was told of money has to be told that it went, whatever mails are off (decision 0107).
  if (kind === 'back' || (await wantsMailAtOnce(db, first.seller_id, 'sold'))) await mail.send(letter, key)
}
