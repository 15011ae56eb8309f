// Mails to bidders: outbid, won, and not paid in time (decision 0128). Each says how things stand when it is
// sent; one that is no longer true is not sent.
import type { Db } from '@hemline/db/connect.ts'
import { payHours, standOf } from '@hemline/rules/auctions/auctions.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { shopMomentWords } from '@hemline/rules/manners/shop-days.ts'
import type { JobPayloads } from '../../platform/jobs.ts'
import type { Mail, MailPort } from '../../ports/mail.ts'
import type { MailPage } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'
import { datesOfUser } from '../identity/identity.ts'
import { type AuctionToMail, bidOf, findAuctionToMail, listBids } from './auctions.db.ts'

type Kind = JobPayloads['auctionMail']['kind']
type Page = Omit<MailPage, 'to' | 'closing'>

/** What a mail about an auction may say; amounts in cents. */
type AuctionMailFacts = AuctionToMail & { name: string; origin: string; dates: DateManner }

/** The listing of all auctions, the one that ends first on top. */
const auctionsPath = '/products?state=on_auction&sort=auction_ends_at_low_high'

const moment = shopMomentWords({ month: 'long', day: 'numeric' })
const words = (text: string) => ({ kind: 'words' as const, text })

const pages: Record<Kind, (about: AuctionMailFacts) => Page> = {
  outbid: ({ name, price_cents, ends_at, origin, item_number, dates }) => ({
    subject: `You were outbid on ${name}`,
    preview: `It stands at ${dollars(price_cents)} now.`,
    title: 'Somebody bid more',
    parts: [
      words(`${name} stands at ${dollars(price_cents)} now, above your maximum.`),
      words(`Its auction ends ${moment(ends_at, dates)}, or some minutes later if somebody bids at the end.`),
      { kind: 'button', label: 'See the auction', url: `${origin}/product/${item_number}` },
    ],
  }),
  won: ({ name, price_cents, pays_until, origin, dates }) => ({
    subject: `You won ${name}`,
    preview: `It is yours for ${dollars(price_cents)}, once you have paid.`,
    title: 'You won',
    parts: [
      words(`${name} is yours for ${dollars(price_cents)}, plus delivery and tax.`),
      words(
        `It lies in your cart and is kept for you until ${pays_until ? moment(pays_until, dates) : ''}. After that it goes to the next bidder.`,
      ),
      { kind: 'button', label: 'Go to your cart', url: `${origin}/cart` },
    ],
  }),
  passed: ({ name, origin }) => ({
    subject: `Your time to pay for ${name} is over`,
    preview: 'Nothing was charged.',
    title: 'It went on to the next bidder',
    parts: [
      words(`You won ${name}, and it wasn’t paid within ${payHours} hours, so it is no longer kept for you.`),
      words('Nothing was charged.'),
      { kind: 'button', label: 'See other auctions', url: `${origin}${auctionsPath}` },
    ],
  }),
}

/** Returns the mail about an auction for one bidder. */
export const auctionMail = (kind: Kind, about: AuctionMailFacts): Promise<Mail> =>
  renderMail({
    to: about.email,
    closing: ['You get this since you bid on this piece.'],
    ...pages[kind](about),
  })

/** Returns whether the statement of a queued mail is still true; always for `passed`. */
async function isStillSo(
  db: Db,
  { auctionId, userId, kind }: JobPayloads['auctionMail'],
  row: AuctionToMail,
) {
  if (kind === 'won') return row.status === 'awaiting_payment' && row.winner_id === userId
  if (kind === 'passed') return true
  const bids = (await listBids(db, [auctionId])).map(bidOf)
  return row.status === 'open' && standOf({ start: 1, reserve: null }, bids).leader !== userId
}

/**
 * Job: mails a bidder about an auction (outbid, won, not paid in time). Sends nothing when that is no longer
 * true or auction or bidder is unknown. `key` lets retries be recognized.
 */
export async function sendAuctionMail(
  { db, mail, webOrigin }: { db: Db; mail: MailPort; webOrigin: string },
  job: JobPayloads['auctionMail'],
  key: string,
): Promise<void> {
  const row = await findAuctionToMail(db, job)
  if (!row || !(await isStillSo(db, job, row))) return
  const letter = await auctionMail(job.kind, {
    ...row,
    name: `${row.brand} ${row.title}`,
    origin: webOrigin,
    dates: await datesOfUser(db, job.userId),
  })
  await mail.send(letter, key)
}
