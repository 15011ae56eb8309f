// What people at work did to the mocks' orders; forgotten with the page.
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

/** The notes of an order, to read and to add to. */
export function notesOf(db: MockDb, orderId: string): MockNote[] {
  const all = kept.get(db) ?? new Map<string, MockNote[]>()
  kept.set(db, all)
  const notes = all.get(orderId) ?? []
  all.set(orderId, notes)
  return notes
}
