// Experiments for tests, each with arms of its own.
import type { Db } from '@hemline/db/connect.ts'
import { sql } from 'kysely'

type Made = {
  key: string
  ramp: number
  status?: 'draft' | 'running'
  outcome?: 'order' | 'kit'
  loggedIn?: boolean
  isNew?: boolean
  countries?: string[]
}

/** Adds an experiment with the arms `control` and `other`, of 5000 buckets each. */
export async function addExperiment(
  db: Db,
  { key, ramp, status = 'running', outcome = 'order', ...target }: Made,
): Promise<void> {
  await sql`insert into experiment (key, name, hypothesis, status, ramp_percent, outcome, base_rate, effect, logged_in, is_new, countries, started_at)
    values (${key}, ${key}, 'For a test.', ${status}, ${ramp}, ${outcome}, 1000, 200, ${target.loggedIn ?? null}, ${target.isNew ?? null}, ${target.countries ?? []}, ${status === 'running' ? new Date(0) : null})`.execute(
    db,
  )
  await sql`insert into experiment_arm (experiment_key, name, rank, share)
    values (${key}, 'control', 0, 5000), (${key}, 'other', 1, 5000)`.execute(db)
}
