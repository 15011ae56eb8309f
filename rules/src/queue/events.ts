// What a shopper is told live (GET /api/live), in one place for the one who sends and the one who reads.
// Nobody else is ever named.
export type Place = { itemNumber: number; place: number; length: number }
export type Turn = { itemNumber: number; until: string }
export type LiveEvents = {
  /** Where everything stands; the first event of every connection, so that nothing is lost between two. */
  snapshot: { places: Place[]; turns: Turn[] }
  /** The piece is held for this shopper until then. */
  turn: Turn
  'queue-moved': Place
  /** A hold or a turn of this shopper is over, and the next in line has the piece. */
  'hold-ended': { itemNumber: number }
  /** The piece that this shopper waited for is no longer for sale. */
  sold: { itemNumber: number }
}
export type LiveEventName = keyof LiveEvents
export type LiveEvent = { [N in LiveEventName]: { name: N; data: LiveEvents[N] } }[LiveEventName]

export const liveEventNames: readonly LiveEventName[] = [
  'snapshot',
  'turn',
  'queue-moved',
  'hold-ended',
  'sold',
]
export const livePath = '/api/live'

/** One event as the wire carries it. */
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
}

/** An event as it came; undefined when it makes no sense. */
export function readLiveEvent(name: LiveEventName, text: string): LiveEvent | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return isRecord(data) && looksRight[name](data) ? ({ name, data } as unknown as LiveEvent) : undefined
  } catch {
    return undefined
  }
}
