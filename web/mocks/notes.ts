// The employees' notes on the mocks' orders, kept until the page is closed.
import type { MockDb } from './db.ts'

export type MockNote = {
  id: string
  kind: string
  fromStatus: string | null
  toStatus: string | null
  actor: string
  reason: string
  happenedAt: string
}

const kept = new WeakMap<MockDb, Map<string, MockNote[]>>()

/** Returns the notes of an order; the caller can add to the list. */
export function notesOf(db: MockDb, orderId: string): MockNote[] {
  const all = kept.get(db) ?? new Map<string, MockNote[]>()
  kept.set(db, all)
  const notes = all.get(orderId) ?? []
  all.set(orderId, notes)
  return notes
}
