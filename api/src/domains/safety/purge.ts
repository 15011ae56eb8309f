// What was reported about people who deleted their accounts is forgotten after 90 days (decision 0259).
import type { Db } from '@hemline/db/connect.ts'
import { reportWordsKeptDays } from '@hemline/rules/safety/reports.ts'
import { leftBefore } from '../privacy/privacy.ts'
import { forgetReportWords, listGoneInReports } from './safety.db.ts'

const dayMs = 86_400_000

/** Nightly job: empties the words of reports about people whose accounts are gone for 90 days. */
export async function purgeReportWords(db: Db, now: Date): Promise<void> {
  const gone = await listGoneInReports(db)
  const long = await leftBefore(db, gone, new Date(now.getTime() - reportWordsKeptDays * dayMs))
  if (long.length > 0) await forgetReportWords(db, long, now)
}
