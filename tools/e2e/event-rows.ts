// Reads rows of events from the shop's database, for journeys that ask what was stored of them.
import pg from 'pg'
import { databaseUrl } from './env.ts'

/** A stored event, as far as journeys look at it. */
export type EventRow = {
  name: string
  page_type: string | null
  visitor_id: string | null
  user_id: string | null
  session_id: string | null
  facts: Record<string, unknown>
}

/** Returns the events whose facts have this value under this name, or of this visit, in their order. */
export async function eventsWith(fact: string, value: string): Promise<EventRow[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<EventRow>(
      `select name, page_type, visitor_id, user_id, session_id, facts from analytics_event
       where case when $1 = 'visit' then session_id::text = $2 else facts ->> $1 = $2 end order by happened_at`,
      [fact, value],
    )
    return rows
  } finally {
    await client.end()
  }
}
