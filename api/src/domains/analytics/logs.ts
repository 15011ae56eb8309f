// Reads the bodies of the three logs (specification §7): events of the product, what a page was like, and
// which pieces were seen.
import { type EventPlatform, eventsPerRequest, type LogKind } from '@hemline/rules/analytics/collector.ts'
import { linkOf, pathOf } from '@hemline/rules/analytics/event-path.ts'
import { eventOf, storedNames } from '@hemline/rules/analytics/events.ts'
import { vitalMax, vitalNames } from '@hemline/rules/analytics/web-vitals.ts'
import { z } from 'zod'
import { factsOf, happenedAt, type ReadEvent, textOf } from './stored-event.ts'

const part = textOf(100)
const fact = z.union([textOf(200), z.number().finite(), z.boolean(), z.null()])
/**
 * What the payload of each log has: the id, the times by the browser's clock in milliseconds, the address and
 * the visit. `customer_id` and `visitor_id` are what the browser thinks; the session decides.
 */
const common = z.object({
  event_id: z.uuid(),
  at: z.number().finite(),
  sent_at: z.number().finite().optional(),
  url: textOf(2000),
  session_id: z.uuid().nullish(),
  customer_id: part.nullish(),
  visitor_id: z.number().int().nullish(),
})
const event = common
  .extend({
    event_action: part.refine(Boolean),
    event_category: part.refine(Boolean),
    event_label: part,
    event_name: textOf(400),
    facts: z.record(z.string().max(40), fact).optional(),
  })
  .refine((one) => one.event_name === nameOf(one), 'the name is not formed of category, action and label')
const nameOf = (one: { event_action: string; event_category: string; event_label: string }) =>
  eventOf({ action: one.event_action, category: one.event_category, label: one.event_label }).event_name

const vitals = z.partialRecord(z.enum(vitalNames as [string, ...string[]]), z.number().min(0))
const page = common.extend({
  referrer: textOf(2000).optional(),
  seconds: z.number().min(0).max(86_400).optional(),
  vitals: vitals.refine((all) => vitalNames.every((name) => (all[name] ?? 0) <= vitalMax(name))),
})
const seen = common.extend({
  items: z
    .array(z.object({ item_number: z.number().int().positive(), place: z.number().int().min(0) }))
    .min(1)
    .max(100),
})

type Common = z.infer<typeof common>
const read = {
  client_event_log: (one: unknown) => {
    const { event_action, event_category, event_label, event_name, facts, ...rest } = event.parse(one)
    return {
      ...rest,
      name: event_action,
      facts: { event_action, event_category, event_label, event_name, ...facts },
    }
  },
  client_page_log: (one: unknown) => {
    const { referrer, seconds, vitals: measured, ...rest } = page.parse(one)
    const from = referrer ? linkOf(referrer, rest.url) : undefined
    return { ...rest, name: storedNames.pageLog, facts: { from, seconds, ...measured } }
  },
  item_visibility_log: (one: unknown) => {
    const { items, ...rest } = seen.parse(one)
    return { ...rest, name: storedNames.itemsSeen, facts: { items } }
  },
} satisfies Record<LogKind, (one: unknown) => Common & { name: string; facts: Record<string, unknown> }>

/**
 * Returns the events in the payload of a log, an object or an array of at most 100 (§7). Undefined when any
 * part is not of the log's form: the site wrote the payload whole, so that a part that is wrong means all of
 * it is.
 */
export function readLog(
  kind: LogKind,
  platform: EventPlatform,
  { payload, now }: { payload: unknown; now: Date },
): ReadEvent[] | undefined {
  const all = Array.isArray(payload) ? payload : [payload]
  if (all.length === 0 || all.length > eventsPerRequest) return undefined
  try {
    return all.map((one) => {
      const { event_id, at, sent_at, url, session_id, name, facts } = read[kind](one)
      const { path, page: pageType, text } = pathOf(url)
      const kept = factsOf({ ...facts, path, text })
      if (!kept) throw new Error('too many facts')
      return {
        id: event_id,
        happened_at: happenedAt(at, sent_at, now),
        kind,
        name,
        page_type: pageType ?? null,
        platform,
        session_id: session_id ?? null,
        facts: kept,
      }
    })
  } catch {
    return undefined
  }
}
