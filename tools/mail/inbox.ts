// The messages of the local inbox: the newest in memory, and all that were kept written
// to one file of JSON lines.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const messageSchema = z.object({
  id: z.string(),
  to: z.array(z.string()),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  receivedAt: z.string(),
})

export type Message = z.infer<typeof messageSchema>

export type Inbox = {
  readonly add: (message: Message) => void
  /** Newest first; with `to`, only those sent to that address. */
  readonly list: (to?: string) => readonly Message[]
  readonly find: (id: string) => Message | undefined
  readonly clear: () => void
}

export const keptMessages = 500

function parseLine(line: string): Message | undefined {
  try {
    return messageSchema.parse(JSON.parse(line))
  } catch {
    // A line cut short by a crash is one message less, not an inbox that won't start.
    return undefined
  }
}

function readMessages(file: string): Message[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .map(parseLine)
    .filter((message) => message !== undefined)
    .slice(-keptMessages)
}

/**
 * Opens the mail inbox kept in `file`, with the messages that an earlier run left there. Its methods add (the
 * last 500 are kept), list (newest first, by recipient), find and clear messages.
 */
export function openInbox(file: string): Inbox {
  mkdirSync(dirname(file), { recursive: true })
  let messages = readMessages(file)
  writeFileSync(file, messages.map((message) => `${JSON.stringify(message)}\n`).join(''))
  return {
    add: (message) => {
      messages = [...messages, message].slice(-keptMessages)
      appendFileSync(file, `${JSON.stringify(message)}\n`)
    },
    list: (to) => {
      const wanted = to?.trim().toLowerCase()
      return messages
        .filter(
          (message) => wanted === undefined || message.to.some((address) => address.toLowerCase() === wanted),
        )
        .toReversed()
    },
    find: (id) => messages.find((message) => message.id === id),
    clear: () => {
      messages = []
      writeFileSync(file, '')
    },
  }
}
