// What a client of the style chat hears while an answer is made (POST /api/style-chat, server-sent events).
// The API sends these events, and so do the mocks; the site reads them.

/** Data of each event, by event name. */
export type StyleEvents = {
  /** What the shopper's words were read as, said before any outfit is made; no part of the answer. */
  heard: { line: string }
  /** The next words of the answer. */
  words: { delta: string }
  /** The turn is stored: the thread has the answer with its outfits. The last event. */
  done: { threadId: string }
  /** Nothing was stored, and why. The last event. */
  refused: { message: string }
}
export type StyleEvent = { [N in keyof StyleEvents]: { name: N; data: StyleEvents[N] } }[keyof StyleEvents]

export const styleStreamPath = '/api/style-chat'

/** Serializes an event in the format of server-sent events. */
export const styleEventText = ({ name, data }: StyleEvent): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const fieldOf = { heard: 'line', words: 'delta', done: 'threadId', refused: 'message' } as const
const isName = (name: string): name is keyof StyleEvents => Object.hasOwn(fieldOf, name)

/**
 * Parses an event of the style chat's stream; undefined for unknown names, text that is no JSON, and data of
 * another shape.
 */
export function readStyleEvent(name: string, text: string): StyleEvent | undefined {
  if (!isName(name)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    const value = typeof data === 'object' && data !== null ? Reflect.get(data, fieldOf[name]) : undefined
    return typeof value === 'string' ? ({ name, data } as StyleEvent) : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a sentence that says what was understood, from the labels of a brief's chips: "For this I look
 * through the rail: Wedding, Size 8, No heels, Under $150."
 */
export const heardLine = (labels: readonly string[]): string =>
  labels.length === 0 ? 'I look through the rail.' : `For this I look through the rail: ${labels.join(', ')}.`

/** Splits an answer into its sentences, each with the space after it, so that they can be sent one by one. */
export const sentencesOf = (words: string): string[] => words.split(/(?<=[.!?]\s+)(?=\S)/)
