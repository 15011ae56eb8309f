// The key of a press that moves money, with all that was sent: kept across reloads and shared by tabs
// until there is a final answer. As long as it is kept, asking again sends the same key, and money
// leaves once (decision 0070).
import { nowMs } from '../../platform/clock.ts'
import { newId } from '../../platform/random.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

/** Which of the three ways out. */
export type Way = 'cash' | 'credit' | 'donate'
export type Press = {
  readonly requestKey: string
  readonly amount: number
  /** The account or the charity; nothing for credit. */
  readonly to: string
  /** As it was called when the button was pressed. */
  readonly toLabel: string
}
type Entry = Press & { readonly at: number }
type Entries = Readonly<Record<string, Entry>>

const place = 'hemline-cash-outs'
/** After two days nobody waits for an answer; the list of cash-outs tells by then. */
const keptMs = 2 * 86_400_000

const isEntry = (value: unknown): value is Entry => {
  if (typeof value !== 'object' || value === null) return false
  const one = value as Entry
  return (
    [one.requestKey, one.to, one.toLabel].every((text) => typeof text === 'string') &&
    [one.amount, one.at].every(Number.isSafeInteger)
  )
}
const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isEntry)

function entries(): Entries {
  const all = readStored<Entries>(place, {}, isEntries)
  return Object.fromEntries(Object.entries(all).filter(([, { at }]) => nowMs() - at < keptMs))
}

const nameOf = (userId: string, way: Way): string => `${userId}:${way}`

/** The press of this person that has no answer yet. */
export const openPress = (userId: string, way: Way): Press | undefined => entries()[nameOf(userId, way)]

/** The open press, or a new one of this; whoever gets another than asked for has to settle that first. */
export function pressFor(userId: string, way: Way, asked: Omit<Press, 'requestKey'>): Press {
  const all = entries()
  const open = all[nameOf(userId, way)]
  if (open) return open
  const press = { ...asked, requestKey: newId(), at: nowMs() }
  writeStored(place, { ...all, [nameOf(userId, way)]: press })
  return press
}

/** After a final answer: the next press is another one. */
export function forgetPress(requestKey: string): void {
  writeStored(
    place,
    Object.fromEntries(Object.entries(entries()).filter(([, one]) => one.requestKey !== requestKey)),
  )
}
