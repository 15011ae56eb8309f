// Says something to the stylist and hears the answer while it is made (POST /api/style-chat).
import { readStyleEvent, type StyleEvent, styleStreamPath } from '@hemline/rules/styling/stream.ts'
import { createParser } from 'eventsource-parser'
import { withVisitor } from '../../platform/fetch.ts'

/** The API gives a model eight seconds; then the answer comes without it. */
const longestMs = 20_000
type Ending = Extract<StyleEvent, { name: 'done' | 'refused' }>

/**
 * Sends a turn and gives the words that have come so far to `hear`, each time more of them; before the first
 * of them, the line that says what was understood. Resolves to the last event, or to undefined when nothing
 * could be sent: then the turn was not taken. A stream that breaks after words came, or is not over after 20
 * seconds, is an answer that the API stores all the same; it resolves to a refusal that says so.
 */
export async function streamTurn(
  turn: { threadId: string | null; words: string },
  hear: (words: string) => void,
): Promise<Ending | undefined> {
  let words = ''
  let isTaken = false
  let last: Ending | undefined
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      const read = readStyleEvent(event, data)
      if (!read) return
      if (read.name === 'done' || read.name === 'refused') {
        last = read
        return
      }
      isTaken = true
      if (read.name === 'words') words += read.data.delta
      hear(read.name === 'heard' ? read.data.line : words)
    },
  })
  try {
    const answer = await fetch(styleStreamPath, {
      method: 'POST',
      credentials: 'include',
      headers: withVisitor({ 'content-type': 'application/json' }),
      body: JSON.stringify(turn),
      signal: AbortSignal.timeout(longestMs),
    })
    if (!answer.ok || !answer.body) return undefined
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value)
  } catch (error) {
    // Who waited in vain may have been heard: the same words again could be answered twice.
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    if (!isTaken && !last && !isLate) return undefined
  }
  return last ?? { name: 'refused', data: { message: brokenMessage } }
}

const brokenMessage = 'The connection broke while the answer came. Reload this page to see it.'
