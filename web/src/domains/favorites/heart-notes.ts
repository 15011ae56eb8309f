// A heart between its press and the database. The page may be gone before the code of hearts is loaded or
// IndexedDB has stored the heart, so the heart is written into localStorage first, which waits for nothing.
import { type HeartNote, isHeartNote } from '@hemline/rules/favorites/heart-note.ts'
import { readForTab, readStored, writeForTab, writeStored } from '../../platform/storage.ts'

const key = 'hemline-hearts'
/** A press is forgotten a moment later; more than this are never on their way at once. */
const most = 100

const isNotes = (value: unknown): value is HeartNote[] => Array.isArray(value) && value.every(isHeartNote)
const readNotes = () => readStored<HeartNote[]>(key, [], isNotes)
const isSame = (a: HeartNote) => (b: HeartNote) =>
  a.listId === b.listId && a.itemNumber === b.itemNumber && a.updatedAt === b.updatedAt

/**
 * Writes a change of a favorite to localStorage (the last 100) before any code is loaded, so that a page that
 * is left at once does not lose it; returns false when storage fails.
 */
export const noteHeart = (note: HeartNote): boolean => writeStored(key, [...readNotes(), note].slice(-most))

/** Removes the note of a favorite's change from localStorage, once the browser's list of changes has it. */
export function forgetHeart(note: HeartNote): void {
  const notes = readNotes()
  const left = notes.filter((one) => !isSame(note)(one))
  if (left.length < notes.length) writeStored(key, left)
}

/** Returns the notes of changes to a list of favorites that an earlier page left behind, earliest first. */
export const heartNotesOf = (listId: string): HeartNote[] =>
  readNotes().filter((note) => note.listId === listId)

type Sent = Pick<HeartNote, 'listId' | 'itemNumber' | 'updatedAt'>
const sentKey = 'hemline-hearts-sent'
const isSentList = (value: unknown): value is Sent[] => Array.isArray(value)
const readSent = () => readForTab<Sent[]>(sentKey, [], isSentList)
const sameSent = (a: Sent) => (b: Sent) =>
  a.listId === b.listId && a.itemNumber === b.itemNumber && a.updatedAt === b.updatedAt

/**
 * Notes in the tab's storage that changes of favorites are being sent to the API. When the page is left
 * before the answer, the next page knows that the API's count of favorites may include them.
 */
export function noteSent(hearts: readonly Sent[]): void {
  const notes = hearts.map(({ listId, itemNumber, updatedAt }) => ({ listId, itemNumber, updatedAt }))
  writeForTab(sentKey, [...readSent(), ...notes].slice(-most))
}

/** Removes the notes of changes of favorites that the API answered, or that could not be sent. */
export function forgetSent(hearts: readonly Sent[]): void {
  const left = readSent().filter((note) => !hearts.some(sameSent(note)))
  writeForTab(sentKey, left)
}

/**
 * Returns whether a change of a favorite was sent to the API and the page was left before the answer came.
 */
export const wasSent = (heart: Sent): boolean => readSent().some(sameSent(heart))
