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

/** Writes a heart down before anything else happens to it. */
export const noteHeart = (note: HeartNote): boolean => writeStored(key, [...readNotes(), note].slice(-most))

/** Takes out the note of a heart that the local list has. */
export function forgetHeart(note: HeartNote): void {
  const notes = readNotes()
  const left = notes.filter((one) => !isSame(note)(one))
  if (left.length < notes.length) writeStored(key, left)
}

/** Returns the notes of a list that an earlier page could not hand on, the earliest first. */
export const heartNotesOf = (listId: string): HeartNote[] =>
  readNotes().filter((note) => note.listId === listId)

type Sent = Pick<HeartNote, 'listId' | 'itemNumber' | 'updatedAt'>
const sentKey = 'hemline-hearts-sent'
const isSentList = (value: unknown): value is Sent[] => Array.isArray(value)
const readSent = () => readForTab<Sent[]>(sentKey, [], isSentList)
const sameSent = (a: Sent) => (b: Sent) =>
  a.listId === b.listId && a.itemNumber === b.itemNumber && a.updatedAt === b.updatedAt

/**
 * Writes down that hearts go to the shop now. A page that leaves before the answer tells the next page of
 * this tab: the shop's number of favorites has them already.
 */
export function noteSent(hearts: readonly Sent[]): void {
  const notes = hearts.map(({ listId, itemNumber, updatedAt }) => ({ listId, itemNumber, updatedAt }))
  writeForTab(sentKey, [...readSent(), ...notes].slice(-most))
}

/** Takes out the notes of hearts that the shop answered, or could not be asked about. */
export function forgetSent(hearts: readonly Sent[]): void {
  const left = readSent().filter((note) => !hearts.some(sameSent(note)))
  writeForTab(sentKey, left)
}

/** Returns whether a heart went to the shop, and no answer came as long as its page was there. */
export const wasSent = (heart: Sent): boolean => readSent().some(sameSent(heart))
