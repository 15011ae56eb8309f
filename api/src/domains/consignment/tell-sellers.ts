// What time does to a seller's pieces is told once for each run of its job and seller: prices that came down,
// selling windows that ended, auctions that began, and pieces whose time to be taken back runs out
// (decision 0291). The bell and the mail say it (`onlyTold`): the
// mails of a kit speak of its bag alone.
import type { Db } from '@hemline/db/connect.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { type PricedPiece, paysWords } from '@hemline/rules/consignment/pays-words.ts'
import type { Manners } from '@hemline/rules/manners/manners.ts'
import { shopDayWords } from '@hemline/rules/manners/shop-days.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { mannersByUser } from '../identity/identity.ts'
import { type Note, notifyAll } from '../notifications/notifications.ts'
import { listEndingReclaims } from './jobs.db.ts'

/** Days before the end of the time to reclaim in which a seller is reminded. */
const remindDays = 3
const dayMs = 86_400_000
const atOnce = 2000

const pieces = (n: number): string => (n === 1 ? 'One of your pieces' : `${n} of your pieces`)
const day = (at: Date): string => at.toISOString().slice(0, 10)
const dateWords = shopDayWords({ month: 'long', day: 'numeric' })

/** A piece and its seller, with what decides what the piece pays at its price. */
export type SellersPiece = PricedPiece & { sellerId: string; itemNumber: number; title: string }

function notesOf(
  all: readonly SellersPiece[],
  note: (some: readonly SellersPiece[], userId: string) => Pick<Note, 'title' | 'body' | 'link'>,
  { what, now }: { what: string; now: Date },
): Note[] {
  return [...Map.groupBy(all, (one) => one.sellerId)].map(([userId, some]) => ({
    userId,
    kind: 'bag' as const,
    // Of the pieces that this run changed: those of a later run that day are told as well.
    key: `pieces-${what}:${day(now)}:${some[0]?.itemNumber}`,
    ...note(some, userId),
    data: { itemNumbers: some.slice(0, 4).map((one) => one.itemNumber), onlyTold: true },
  }))
}

const only = (some: readonly SellersPiece[]): SellersPiece | undefined =>
  some.length === 1 ? some[0] : undefined

/**
 * Notifies sellers whose prices the schedule lowered, one notification per seller for all pieces given, in
 * the caller's transaction.
 */
export async function tellDrops(tx: Tx, dropped: readonly SellersPiece[], now: Date): Promise<void> {
  const note = (some: readonly SellersPiece[]) => {
    const one = only(some)
    return one
      ? {
          title: `${one.title} costs ${dollars(one.price)} now`,
          body: `Its schedule lowered the price. ${paysWords(some)}`.trim(),
          link: `/my/items/${one.itemNumber}`,
        }
      : {
          title: `${pieces(some.length)} cost less now`,
          body: `Their schedule lowered the prices. ${paysWords(some)}`.trim(),
          link: '/my/cleanouts/items?status=listed',
        }
  }
  await notifyAll(tx, notesOf(dropped, note, { what: 'cheaper', now }))
}

/**
 * Notifies sellers whose pieces' selling windows ended, in the caller's transaction, and until when they can
 * take the pieces back (`reclaimUntil` null: the pieces go to charity); one notification for all pieces of a
 * seller.
 */
export async function tellEnded(
  tx: Tx,
  ended: readonly SellersPiece[],
  { reclaimUntil, now }: { reclaimUntil: Date | null; now: Date },
): Promise<void> {
  const manners = await mannersByUser(tx, [...new Set(ended.map((one) => one.sellerId))])
  const bodyFor = (one: Manners | undefined) =>
    reclaimUntil === null
      ? 'As you wished, what did not sell goes to your charity.'
      : `You can have it back until ${dateWords(reclaimUntil, one?.dates)}, or give it away at once. After that it goes into a rescue box or to a charity.`
  const note = (some: readonly SellersPiece[], userId: string) => ({
    title: `The time on sale is over for ${only(some)?.title ?? pieces(some.length).toLowerCase()}`,
    body: bodyFor(manners.get(userId)),
    link: '/my/cleanouts/items?status=expired',
  })
  await notifyAll(tx, notesOf(ended, note, { what: reclaimUntil === null ? 'given' : 'ended', now }))
}

/** Notifies sellers of pieces that went to auction at the end of their time, in the caller's transaction. */
export async function tellAuctioned(tx: Tx, begun: readonly SellersPiece[], now: Date): Promise<void> {
  const note = (some: readonly SellersPiece[]) => ({
    title: `${only(some)?.title ?? pieces(some.length)} went to auction`,
    body: 'The time on sale at a set price is over, and shoppers can bid now. The highest bid counts as the price.',
    link: some.length === 1 ? `/my/items/${some[0]?.itemNumber}` : '/my/cleanouts/items',
  })
  await notifyAll(tx, notesOf(begun, note, { what: 'auctioned', now }))
}

/**
 * Job: notifies sellers of pieces that they can take back for at most three more days, at most 2000 a run;
 * each piece once.
 */
export async function remindReclaims({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const at = now()
  const until = new Date(at.getTime() + remindDays * dayMs)
  const ending = await listEndingReclaims(db, { after: at, until, limit: atOnce })
  await inTransaction(db, async (tx) => {
    const manners = await mannersByUser(tx, [...new Set(ending.map((one) => one.seller_id))])
    await notifyAll(
      tx,
      ending.map(({ seller_id: userId, item_number: itemNumber, title, ends_at: endsAt }) => ({
        userId,
        kind: 'bag' as const,
        key: `reclaim-due:${itemNumber}:${day(endsAt)}`,
        title: `Take ${title} back by ${dateWords(endsAt, manners.get(userId)?.dates)}`,
        body: 'After that day it goes into a rescue box or to a charity.',
        link: `/my/items/${itemNumber}`,
        itemNumber,
        data: { onlyTold: true },
      })),
    )
  })
}
