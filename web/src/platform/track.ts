// Where the site says what its visitors do. The first page has only this; the tracker, which is loaded once
// the page is at rest, takes what was said before and after.
import type { Operation, OperationResult } from 'urql'

/** An operation that went out, or its answer. */
export type Note = { sent: Operation } | { answer: OperationResult }

const most = 50
const waiting: Note[] = []
let take: ((one: Note) => void) | undefined

/** Passes an event to the tracker. Until the tracker has loaded up to 50 events wait; more are dropped. */
export function note(one: Note): void {
  if (take) take(one)
  else if (waiting.length < most) waiting.push(one)
}

/** Passes all events to `next`, the tracker, those that wait first. Returns a function that ends this. */
export function takeNotes(next: (one: Note) => void): () => void {
  take = next
  for (const one of waiting.splice(0)) next(one)
  return () => {
    take = undefined
  }
}
