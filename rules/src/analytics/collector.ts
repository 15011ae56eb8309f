// What browser and collector agree on: paths, kinds, header, hash and limits (specification §7, §8 and §9).

/** The three kinds of logs (§7). */
export const logKinds = ['client_event_log', 'client_page_log', 'item_visibility_log'] as const
export type LogKind = (typeof logKinds)[number]

/** The platform of §7: pwa on desktop, pwa_mobile on phones and tablets. */
export const eventPlatforms = ['pwa', 'pwa_mobile'] as const
export type EventPlatform = (typeof eventPlatforms)[number]

export const eventsPath = '/api/events'
/** Paths of the tracker protocol, as the public tracker asks for them when nothing else is set. */
export const trackerPostPath = '/com.snowplowanalytics.snowplow/tp2'
export const trackerPixelPath = '/i'

/** The header with the key of §7. The key names the site and is no secret: every page sends it. */
export const eventKeyHeader = 'x-hemline-event-key'
export const eventKey = 'hemline-site-1'

/** Form of the tracker protocol's POST body. */
export const payloadDataSchema = 'iglu:com.snowplowanalytics.snowplow/payload_data/jsonschema/1-0-4'

/** Most events of one request; the public tracker sends 50 at most. */
export const eventsPerRequest = 100
/** Requests a minute, of one network address and of all; an office is behind one address. */
export const eventPostsPerMinute = { address: 600, all: 12_000 } as const
/** Days after which an event is deleted; the privacy policy names them. */
export const eventKeptDays = 365
/** Most bytes of an event's facts; an event with more is not stored. */
export const eventFactsBytes = 8192

/**
 * Returns the hash of a payload (§7), of 14 hexadecimal digits: a check that the body arrived as sent, and no
 * protection against whoever writes a body of their own. A page that is being left has no time for SHA-256,
 * which browsers compute later.
 */
export function payloadHash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  const mixed = (one: number, other: number) =>
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909)
  const first = mixed(high, low)
  const second = mixed(low, first)
  return (4_294_967_296 * (2_097_151 & second) + (first >>> 0)).toString(16).padStart(14, '0').slice(-14)
}

/** Returns the path of a log's request: its kind, the platform and the hash of its body (§7). */
export const logPath = (kind: LogKind, platform: EventPlatform, body: string): string =>
  `${eventsPath}/${kind}/${platform}/${payloadHash(body)}/0?retry=1`
