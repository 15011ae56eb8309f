// The key of a try to pay, by cart: made here, kept across reloads and shared by tabs, and gone only
// after a final answer (decisions 0060, 0063). As long as it is kept, paying again continues the same
// try, and nobody is charged twice.
import { nowMs } from '../../platform/clock.ts'
import { newId } from '../../platform/random.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

type Entry = { key: string; at: number }
type Entries = Record<string, Entry>

const place = 'hemline-attempts'
/** A payment is looked at for at most a day; after two nobody is waiting for it. */
const keptMs = 2 * 86_400_000

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Entry).key === 'string' &&
  typeof (value as Entry).at === 'number'
const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isEntry)

function entries(): Entries {
  const all = readStored<Entries>(place, {}, isEntries)
  return Object.fromEntries(Object.entries(all).filter(([, { at }]) => nowMs() - at < keptMs))
}

/** The key of the cart's open try, if there is one. */
export const openKey = (cartId: string): string | undefined => entries()[cartId]?.key

/** The keys of all open tries, the newest first: after a payment the cart may be another. */
export const openKeys = (): string[] =>
  Object.values(entries())
    .toSorted((a, b) => b.at - a.at)
    .map(({ key }) => key)

/** The key of the cart's open try, or a new one. */
export function keyFor(cartId: string): string {
  const all = entries()
  const key = all[cartId]?.key ?? newId()
  writeStored(place, { ...all, [cartId]: { key, at: all[cartId]?.at ?? nowMs() } })
  return key
}

/** After a final answer: the next try is another one. */
export function forgetKey(key: string): void {
  writeStored(place, Object.fromEntries(Object.entries(entries()).filter(([, one]) => one.key !== key)))
}
