// Who loves a piece hears when it costs less, and when a hold on it ends (decision 0155). Nothing of this is
// done by the transaction that changes the price: a job tells the lovers, some hundred at a time.
import type { Db } from '@hemline/db/connect.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import type { Cents } from '@hemline/rules/common/money.ts'
import { inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { type Note, notifyAll } from '../notifications/notifications.ts'
import {
  findHoldsSeen,
  findPieceOfNote,
  listFreed,
  markDue,
  type PieceOfNote,
  updateHoldsSeen,
} from './alerts.db.ts'

type Doors = { db: Db; now: () => Date }
type Why = 'drop' | 'free'

const atOnce = 500
const freedAtOnce = 200

const nameOf = ({ brand, title }: PieceOfNote) => `${brand} ${title}`

function noteOf(piece: PieceOfNote, why: Why, lover: { userId: string; knownCents: Cents; now: Date }): Note {
  const { item_number: itemNumber, price_cents: amountCents } = piece
  const common = {
    userId: lover.userId,
    link: `/product/${itemNumber}`,
    itemNumber,
    amountCents,
    at: lover.now,
  }
  const day = lover.now.toISOString().slice(0, 10)
  if (why === 'free')
    return {
      ...common,
      kind: 'free_again',
      key: `free_again:${itemNumber}:${day}`,
      title: `${nameOf(piece)} is free again`,
      body: `A hold on it ended, and nobody stands in line. It costs ${dollars(amountCents)}.`,
    }
  return {
    ...common,
    kind: 'price_drop',
    key: `price_drop:${itemNumber}:${day}`,
    title: `${nameOf(piece)} costs less`,
    body: `Now ${dollars(amountCents)}. It was ${dollars(lover.knownCents)} when you saved it or last heard of it.`,
    data: { fromCents: lover.knownCents },
  }
}

/** Tells all lovers of one piece; returns when the first of those who have to wait for a day may hear. */
async function tellLovers({ db, now }: Doors, itemNumber: number, why: Why): Promise<Date | undefined> {
  let after: string | null = null
  let next: Date | undefined
  for (;;) {
    const from: string | null = after
    const chunk = await inTransaction(db, async (tx) => {
      const piece = await findPieceOfNote(tx, itemNumber)
      if (!piece) return undefined
      const at = now()
      const marked = await markDue(tx, { itemNumber, why, after: from, limit: atOnce, now: at })
      const notes = marked.due.map((one) =>
        noteOf(piece, why, { userId: one.user_id, knownCents: one.known_cents, now: at }),
      )
      await notifyAll(tx, notes)
      return marked
    })
    if (!chunk?.last) return next
    if (chunk.next && (!next || chunk.next < next)) next = chunk.next
    after = chunk.last
  }
}

/**
 * Job: notifies users whose favorites include one of the pieces that it costs less than when they saved it or
 * were last told of it. Users who were told of the piece within the last day are told when the day is over,
 * if the price is still lower then; each piece has its own job for that. A second run tells nobody twice.
 */
export async function tellPriceDrops(doors: Doors, itemNumbers: readonly number[]): Promise<void> {
  for (const itemNumber of itemNumbers) {
    const at = await tellLovers(doors, itemNumber, 'drop')
    if (at)
      await addJob(
        doors.db,
        'tellPriceDrops',
        { itemNumbers: [itemNumber] },
        { key: `price-drops:${itemNumber}`, at },
      )
  }
}

/**
 * Job: notifies users whose favorites include a piece on sale whose hold has ended since the last run while
 * nobody waits in line for it; nobody is told twice of a piece within a day. Users in line go first and are
 * told by the line itself (decision 0053).
 */
export async function tellFreeAgain(doors: Doors): Promise<void> {
  const to = doors.now()
  const from = await findHoldsSeen(doors.db, to)
  let after = 0
  for (;;) {
    const freed = await listFreed(doors.db, { from, to, after, limit: freedAtOnce })
    for (const itemNumber of freed) await tellLovers(doors, itemNumber, 'free')
    const last = freed.at(-1)
    if (last === undefined || freed.length < freedAtOnce) break
    after = last
  }
  await updateHoldsSeen(doors.db, to)
}
