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
const freedMost = 2000
const dayMs = 86_400_000

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

/** Tells all lovers of one piece; returns whether somebody has to wait for the day to be over. */
async function tellLovers({ db, now }: Doors, itemNumber: number, why: Why): Promise<boolean> {
  let after: string | null = null
  let spaced = false
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
    if (!chunk?.last) return spaced
    spaced ||= chunk.spaced
    after = chunk.last
  }
}

/**
 * Job: notifies users whose favorites include one of the pieces that it costs less than when they saved it or
 * were last told of it. Users who were told of the piece within the last day are told tomorrow, if the price
 * is still lower then. A second run tells nobody twice.
 */
export async function tellPriceDrops(doors: Doors, itemNumbers: readonly number[]): Promise<void> {
  const later: number[] = []
  for (const itemNumber of itemNumbers)
    if (await tellLovers(doors, itemNumber, 'drop')) later.push(itemNumber)
  if (later.length > 0)
    await addJob(
      doors.db,
      'tellPriceDrops',
      { itemNumbers: later },
      { key: `price-drops:${later[0]}`, at: new Date(doors.now().getTime() + dayMs) },
    )
}

/**
 * Job: notifies users whose favorites include a piece whose hold has ended since the last run while nobody
 * waits in line for it. Users in line go first and are told by the line itself (decision 0053).
 */
export async function tellFreeAgain(doors: Doors): Promise<void> {
  const to = doors.now()
  const from = await findHoldsSeen(doors.db, to)
  for (const itemNumber of await listFreed(doors.db, { from, to, limit: freedMost }))
    await tellLovers(doors, itemNumber, 'free')
  await updateHoldsSeen(doors.db, to)
}
