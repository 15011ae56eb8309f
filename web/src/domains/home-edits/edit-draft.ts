// An edit as its form has it: days instead of moments, and pieces with what the form shows of them.
import { editPiecesMost } from '@hemline/rules/home-edits/home-edits.ts'
import type { HomeEditInput, StaffHomeEditFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { nowMs } from '../../platform/clock.ts'
import { newId } from '../../platform/random.ts'

export type DraftPiece = {
  itemNumber: number
  brand: string
  title: string
  photoId: number | undefined
  /** False for a piece that is not on sale any more: the home page leaves it out. */
  onSale: boolean
  /** True for a piece with flaws or notes on its condition: the top of the home page leaves it out. */
  isFlawed: boolean
}
export type Draft = {
  id: string
  title: string
  words: string
  /** Days as date fields have them, "2026-11-25", in the time zone of the browser. */
  firstDay: string
  /** '' for an edit without an end. */
  lastDay: string
  /** For the pictures at the top of the home page, and no row of its own. */
  isHero: boolean
  pieces: readonly DraftPiece[]
}

/** Returns a moment's day as the value of a date field (YYYY-MM-DD), in the browser's time zone. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** Returns the empty draft, with a new id, of a home page edit, which begins today. */
export const newDraft = (): Draft => ({
  id: newId(),
  title: '',
  words: '',
  firstDay: dayOf(new Date(nowMs())),
  lastDay: '',
  isHero: false,
  pieces: [],
})

/** Maps an existing home page edit to the values of its form; an edit without an end has '' as last day. */
export const draftOf = (edit: StaffHomeEditFieldsFragment): Draft => ({
  id: edit.id,
  title: edit.title,
  words: edit.words,
  firstDay: dayOf(new Date(edit.startsAt)),
  lastDay: edit.endsAt ? dayOf(new Date(edit.endsAt)) : '',
  isHero: edit.isHero,
  pieces: edit.items.map(({ itemNumber, brand, title, photoIds, state, flaws, hasConditionOverrides }) => ({
    itemNumber,
    brand,
    title,
    photoId: photoIds[0],
    onSale: state === 'listed',
    isFlawed: flaws.length > 0 || hasConditionOverrides,
  })),
})

/**
 * Maps the form of an edit to the API's input: from the first minute of the first day to the last second of
 * the last, in the browser's time zone.
 */
export const inputOf = ({ id, title, words, firstDay, lastDay, isHero, pieces }: Draft): HomeEditInput => ({
  id,
  title,
  words,
  startsAt: new Date(`${firstDay}T00:00:00`).toISOString(),
  endsAt: lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString(),
  isHero,
  itemNumbers: pieces.map(({ itemNumber }) => itemNumber),
})

/**
 * Returns the draft of a home page edit with a piece added at the end; unchanged when the piece is in it
 * already or the edit has 24 pieces.
 */
export const withPiece = (draft: Draft, piece: DraftPiece): Draft =>
  draft.pieces.length >= editPiecesMost ||
  draft.pieces.some(({ itemNumber }) => itemNumber === piece.itemNumber)
    ? draft
    : { ...draft, pieces: [...draft.pieces, piece] }

/** Returns the draft of a home page edit without the piece of this number. */
export const withoutPiece = (draft: Draft, itemNumber: number): Draft => ({
  ...draft,
  pieces: draft.pieces.filter((piece) => piece.itemNumber !== itemNumber),
})

/**
 * Returns the draft of a home page edit with a piece moved one place forward (-1) or back (1); unchanged at
 * the end of the row, and for a piece that is not in it.
 */
export function moved(draft: Draft, itemNumber: number, by: -1 | 1): Draft {
  const from = draft.pieces.findIndex((piece) => piece.itemNumber === itemNumber)
  const piece = draft.pieces[from]
  const to = from + by
  if (!piece || to < 0 || to >= draft.pieces.length) return draft
  return { ...draft, pieces: draft.pieces.toSpliced(from, 1).toSpliced(to, 0, piece) }
}
