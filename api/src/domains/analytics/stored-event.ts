// An event as it is stored, and what both ways of sending events have in common.
import { type EventPlatform, eventFactsBytes, type LogKind } from '@hemline/rules/analytics/collector.ts'
import { z } from 'zod'

/** An event without the person, which the collector adds where that may be. */
export type ReadEvent = {
  id: string
  happened_at: Date
  kind: LogKind | 'tracker'
  name: string
  page_type: string | null
  platform: EventPlatform | null
  session_id: string | null
  facts: Record<string, unknown>
}
/** A row of analytics_event. */
export type NewEvent = ReadEvent & { received_at: Date; visitor_id: number | null; user_id: string | null }

/**
 * Makes a zod text schema for values that a browser sent: removes null characters and broken surrogates,
 * which the database refuses, and cuts to `most` characters.
 */
export const textOf = (most: number) =>
  z.string().transform((text) => text.replaceAll('\u0000', '').toWellFormed().slice(0, most))

const dayMs = 86_400_000
/** How long an event may wait in a browser before it is sent. */
const waitsMostMs = 30 * dayMs

/**
 * Returns when an event happened: `at` by the sender's clock, moved by what that clock was off when it sent
 * (`sentAt`), but neither later than now nor more than 30 days ago. Times in milliseconds.
 */
export function happenedAt(at: number | undefined, sentAt: number | undefined, now: Date): Date {
  if (at === undefined) return now
  const waited = (sentAt ?? now.getTime()) - at
  return new Date(now.getTime() - Math.min(Math.max(waited, 0), waitsMostMs))
}

/** Returns the facts that have a value; undefined when they are more than may be stored. */
export function factsOf(facts: Record<string, unknown>): Record<string, unknown> | undefined {
  const said = Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  )
  return Buffer.byteLength(JSON.stringify(said)) > eventFactsBytes ? undefined : said
}
