// The request key of a cash-out with all that was sent, kept across reloads and shared by tabs until
// the final answer. As long as it is kept, asking again sends the same key, so that money is paid out only
// once (decision 0070).
import { nowMs } from '../../platform/clock.ts'
import { newId } from '../../platform/random.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

/** The three ways to take earnings, and the way to take cash credit. */
export type Way = 'cash' | 'creditCash' | 'credit' | 'donate'
export type Press = {
  readonly requestKey: string
  readonly amount: number
  /** The id of the account or charity; empty for credit. */
  readonly to: string
  /** The name of the account or charity when the button was pressed. */
  readonly toLabel: string
}
type Entry = Press & { readonly at: number }
type Entries = Readonly<Record<string, Entry>>

const place = 'hemline-cash-outs'
/** Milliseconds that a request is kept: after two days the list of cash-outs shows the outcome. */
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

/**
 * Returns the stored request for a user's cash-out that has no final answer yet; undefined when there is
 * none.
 */
export const openPress = (userId: string, way: Way): Press | undefined => entries()[nameOf(userId, way)]

/**
 * Returns the stored open cash-out request, or stores a new one made of `asked`. A caller that gets a
 * different request must settle that one first.
 */
export function pressFor(userId: string, way: Way, asked: Omit<Press, 'requestKey'>): Press {
  const all = entries()
  const open = all[nameOf(userId, way)]
  if (open) return open
  const press = { ...asked, requestKey: newId(), at: nowMs() }
  writeStored(place, { ...all, [nameOf(userId, way)]: press })
  return press
}

/** Removes a stored cash-out request after its final answer, so that the next press makes a new one. */
export function forgetPress(requestKey: string): void {
  writeStored(
    place,
    Object.fromEntries(Object.entries(entries()).filter(([, one]) => one.requestKey !== requestKey)),
  )
}
