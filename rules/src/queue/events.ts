// Events that a shopper receives live (GET /api/live), shared by the API, which sends them, and the web,
// which reads them. An event never names another shopper.

/** The shopper's place in the line for a piece, and the length of that line. */
export type Place = { itemNumber: number; place: number; length: number }
/** The shopper's turn: the piece is held until `until` (ISO time). */
export type Turn = { itemNumber: number; until: string }
/** Data of each live event, by event name. */
export type LiveEvents = {
  /** All places and turns of the shopper; first event of every connection, so that a gap loses nothing. */
  snapshot: { places: Place[]; turns: Turn[] }
  /** The shopper's turn has come: the piece is held for this shopper. */
  turn: Turn
  /** The shopper's place in a line has changed. */
  'queue-moved': Place
  /** A hold or a turn of this shopper has ended, and the next shopper in line has the piece. */
  'hold-ended': { itemNumber: number }
  /** A piece for which this shopper waited is no longer for sale. */
  sold: { itemNumber: number }
  /** The user was told something: the bell has news. */
  told: Record<string, never>
  /** A session of the user ended, here or on another device: whoever looks asks again who is logged in. */
  session: Record<string, never>
}
export type LiveEventName = keyof LiveEvents
export type LiveEvent = { [N in LiveEventName]: { name: N; data: LiveEvents[N] } }[LiveEventName]

export const liveEventNames: readonly LiveEventName[] = [
  'snapshot',
  'turn',
  'queue-moved',
  'hold-ended',
  'sold',
  'told',
  'session',
]
export const livePath = '/api/live'

/** Serializes a live event in the format of server-sent events. */
export const liveText = ({ name, data }: LiveEvent): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isPlace = (value: unknown): boolean =>
  isRecord(value) && [value.itemNumber, value.place, value.length].every(isNumber)
const isTurn = (value: unknown): boolean =>
  isRecord(value) &&
  isNumber(value.itemNumber) &&
  typeof value.until === 'string' &&
  !Number.isNaN(Date.parse(value.until))

const looksRight: Record<LiveEventName, (data: Record<string, unknown>) => boolean> = {
  snapshot: ({ places, turns }) =>
    Array.isArray(places) && places.every(isPlace) && Array.isArray(turns) && turns.every(isTurn),
  turn: isTurn,
  'queue-moved': isPlace,
  'hold-ended': ({ itemNumber }) => isNumber(itemNumber),
  sold: ({ itemNumber }) => isNumber(itemNumber),
  told: () => true,
  session: () => true,
}

/** Parses the data of a server-sent event of this name; undefined when it is not valid JSON of that event. */
export function readLiveEvent(name: LiveEventName, text: string): LiveEvent | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return isRecord(data) && looksRight[name](data) ? ({ name, data } as unknown as LiveEvent) : undefined
  } catch {
    return undefined
  }
}
