// What ends is told before it ends, once (points have a notice of their own).
import type { Db } from '@hemline/db/connect.ts'
import { endingDays, endingLasted, endingWords } from '@hemline/rules/lifecycle/endings.ts'
import { inTransaction } from '../../platform/db.ts'
import { datesOfUser } from '../identity/identity.ts'
import { notify } from '../notifications/notifications.ts'
import { listEndings } from './endings.db.ts'

const dayMs = 86_400_000
const atOnce = 200

/**
 * Job, every hour: tells people what of theirs ends within a week and is not used: credit, rewards, offers
 * and a friend's gift, 200 at once and a transaction each. Each is told once, however often the job runs.
 */
export async function tellEndings(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() + endingDays * dayMs)
  for (;;) {
    const rows = await listEndings(db, { now, until, lasted: endingLasted, limit: atOnce })
    let told = 0
    for (const row of rows) {
      const dates = await datesOfUser(db, row.user_id)
      const words = endingWords(
        { what: row.what, name: row.name, cents: row.amount, endsAt: row.ends_at },
        dates,
      )
      const isNew = await inTransaction(db, (tx) =>
        notify(tx, {
          userId: row.user_id,
          kind: 'reward',
          key: `ends:${row.what}:${row.ref}`,
          ...words,
          at: now,
        }),
      )
      if (isNew) told += 1
    }
    if (rows.length < atOnce || told === 0) return
  }
}
