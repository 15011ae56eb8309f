// A heart between its press and the database. The page may be gone before the code of hearts is loaded or
// IndexedDB has stored the heart, so the heart is written into localStorage first, which waits for nothing.
import { type HeartNote, isHeartNote } from '@hemline/rules/favorites/heart-note.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

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
