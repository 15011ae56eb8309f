// Reads events of the Snowplow tracker protocol (specification §7): parameters of a pixel's query, or of one
// event of a POST body. What a foreign tracker sends beyond this is left out.
import { linkOf, pathOf } from '@hemline/rules/analytics/event-path.ts'
import { eventOf, eventPartMax, storedNames } from '@hemline/rules/analytics/events.ts'
import { z } from 'zod'
import { uuidv7 } from '../../platform/tokens.ts'
import { factsOf, happenedAt, type ReadEvent, textOf } from './stored-event.ts'

const short = textOf(eventPartMax)
const number = z.coerce.number().finite()
const json = z.string().max(40_000)
const parameters = z.object({
  e: z.enum(['pv', 'pp', 'se', 'ue', 'tr', 'ti']),
  eid: z.uuid().optional(),
  p: short.optional(),
  tv: short.optional(),
  tna: short.optional(),
  aid: short.optional(),
  dtm: number.optional(),
  stm: number.optional(),
  sid: z.uuid().optional().catch(undefined),
  vid: number.optional().catch(undefined),
  url: textOf(2000).optional(),
  refr: textOf(2000).optional(),
  lang: short.optional(),
  tz: short.optional(),
  res: short.optional(),
  vp: short.optional(),
  ds: short.optional(),
  se_ca: short.optional(),
  se_ac: short.optional(),
  se_la: short.optional(),
  se_pr: short.optional(),
  se_va: number.optional(),
  ue_pr: json.optional(),
  ue_px: json.optional(),
  co: json.optional(),
  cx: json.optional(),
  pp_mix: number.optional(),
  pp_max: number.optional(),
  pp_miy: number.optional(),
  pp_may: number.optional(),
  tr_id: short.optional(),
  tr_af: short.optional(),
  tr_tt: number.optional(),
  tr_tx: number.optional(),
  tr_sh: number.optional(),
  tr_cu: short.optional(),
  ti_id: short.optional(),
  ti_sk: short.optional(),
  ti_nm: short.optional(),
  ti_ca: short.optional(),
  ti_pr: number.optional(),
  ti_qu: number.optional(),
  ti_cu: short.optional(),
})
type Parameters = z.infer<typeof parameters>

/** Self-describing data: a schema's address, and data of that form. */
const described = z.object({
  schema: z.string().regex(/^iglu:[\w.-]{1,100}\/[\w.-]{1,100}\/jsonschema\/\d+-\d+-\d+$/),
  data: z.unknown(),
})
const unstructured = described.extend({ data: described })
const contexts = described.extend({ data: z.array(described).max(20) })

const nameOfSchema = (schema: string) => (schema.split('/')[1] ?? '').toLowerCase().replaceAll('_', '-')

/**
 * Returns the JSON value that came as text or as URL-safe Base64; undefined when neither came; throws for
 * other text.
 */
function readJson(text: string | undefined, encoded: string | undefined): unknown {
  if (text !== undefined) return JSON.parse(text)
  return encoded === undefined ? undefined : JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))
}

/**
 * Returns the name of an event and the facts of its kind; undefined when it lacks what its kind needs. Throws
 * for JSON that is none.
 */
function saidBy(given: Parameters): { name: string; facts: Record<string, unknown> } | undefined {
  switch (given.e) {
    case 'pv':
      return { name: storedNames.pageView, facts: {} }
    case 'pp':
      return {
        name: storedNames.pagePing,
        facts: { scroll: [given.pp_mix, given.pp_max, given.pp_miy, given.pp_may] },
      }
    case 'se': {
      if (!given.se_ca?.trim() || !given.se_ac?.trim()) return undefined
      const event = eventOf({ category: given.se_ca, action: given.se_ac, label: given.se_la })
      return {
        name: event.event_action,
        facts: { ...event, property: given.se_pr, value: given.se_va },
      }
    }
    case 'ue': {
      const { data } = unstructured.parse(readJson(given.ue_pr, given.ue_px))
      return {
        name: nameOfSchema(data.schema),
        facts: { schema: data.schema, data: withoutKeys(data, given) },
      }
    }
    case 'tr':
      if (!given.tr_id || given.tr_tt === undefined) return undefined
      return {
        name: 'purchase',
        facts: {
          order: given.tr_id,
          total: given.tr_tt,
          tax: given.tr_tx,
          shipping: given.tr_sh,
          currency: given.tr_cu,
          affiliation: given.tr_af,
        },
      }
    case 'ti':
      if (!given.ti_id || !given.ti_sk) return undefined
      return {
        name: storedNames.transactionItem,
        facts: {
          order: given.ti_id,
          sku: given.ti_sk,
          item: given.ti_nm,
          category: given.ti_ca,
          price: given.ti_pr,
          quantity: given.ti_qu,
          currency: given.ti_cu,
        },
      }
  }
}

/**
 * Returns the data of a self-describing event; a link's address, which may hold a key, is kept as `linkOf`,
 * and its text left out.
 */
function withoutKeys({ data }: z.infer<typeof described>, { url = '' }: Parameters): unknown {
  if (typeof data !== 'object' || data === null || !('targetUrl' in data)) return data
  const { elementContent: _, ...kept } = data as Record<string, unknown>
  return { ...kept, targetUrl: linkOf(String(kept.targetUrl), url) }
}

/**
 * Returns the facts that may be on every event: the page, the program that sent it, and its contexts. Throws
 * for contexts that are none.
 */
function surroundings(given: Parameters): Record<string, unknown> {
  const told = readJson(given.co, given.cx)
  const { path, text } = pathOf(given.url ?? '')
  return {
    path: given.url === undefined ? undefined : path,
    text,
    from: given.refr === undefined ? undefined : linkOf(given.refr, given.url ?? ''),
    app: given.aid,
    tracker: given.tna,
    version: given.tv,
    visit: given.vid,
    language: given.lang,
    zone: given.tz,
    screen: given.res,
    viewport: given.vp,
    contexts: told === undefined ? undefined : contexts.parse(told).data,
  }
}

/**
 * Returns one event of the tracker protocol as it is stored; undefined for what is none, lacks what its kind
 * needs, or has more facts than may be stored. An event without an id gets one.
 */
export function readTracked(given: unknown, now: Date): ReadEvent | undefined {
  try {
    const read = parameters.parse(given)
    const said = saidBy(read)
    if (!said?.name) return undefined
    const facts = factsOf({ ...said.facts, ...surroundings(read) })
    if (!facts) return undefined
    return {
      id: read.eid ?? uuidv7(),
      happened_at: happenedAt(read.dtm, read.stm, now),
      kind: 'tracker',
      name: said.name.slice(0, eventPartMax),
      page_type: pathOf(read.url ?? '').page ?? null,
      platform: read.p === 'mob' ? 'pwa_mobile' : 'pwa',
      session_id: read.sid ?? null,
      facts,
    }
  } catch {
    // Not an event, or JSON that is none.
    return undefined
  }
}
