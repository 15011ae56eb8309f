// Edits of the home page: a person at work chooses pieces, names them, and says from when until when the home
// page shows them (decision 0168).

/** The most letters of an edit's title and of its sentence, and the most pieces in an edit. */
export const editTitleMost = 60
export const editWordsMost = 160
export const editPiecesMost = 24
/** How many edits the home page shows at once, and how many pieces of each. */
export const editsShown = 2
export const editPiecesShown = 5

export type EditWish = {
  readonly title: string
  readonly words: string
  readonly startsAt: Date
  /** Null: the edit stands until somebody ends it. */
  readonly endsAt: Date | null
  /** Item numbers in their order. */
  readonly itemNumbers: readonly number[]
}
export type EditField = 'title' | 'words' | 'endsAt' | 'itemNumbers'

/**
 * Returns the field and message of the first problem of an edit (pieces shown together on the home page): no
 * title or above 60 letters, no words or above 160, an end not after the start, a piece twice, or more than
 * 24 pieces. Undefined for an edit that can be stored.
 */
export function editProblem(wish: EditWish): { field: EditField; message: string } | undefined {
  const { title, words, startsAt, endsAt, itemNumbers } = wish
  if (title.trim() === '' || title.length > editTitleMost)
    return { field: 'title', message: `An edit needs a title of at most ${editTitleMost} letters.` }
  if (words.trim() === '' || words.length > editWordsMost)
    return { field: 'words', message: `An edit needs a sentence of at most ${editWordsMost} letters.` }
  if (endsAt !== null && endsAt <= startsAt)
    return { field: 'endsAt', message: 'The end comes after the start.' }
  if (new Set(itemNumbers).size < itemNumbers.length)
    return { field: 'itemNumbers', message: 'A piece stands in an edit once.' }
  return itemNumbers.length > editPiecesMost
    ? { field: 'itemNumbers', message: `An edit has at most ${editPiecesMost} pieces.` }
    : undefined
}

export const unknownPieces = 'Some of these pieces are not in the shop.'

/** How an edit stands at a time: planned before its start, running, or ended. */
export type EditStanding = 'planned' | 'running' | 'ended'

/**
 * Returns whether an edit of the home page is "planned", "running" or "ended" at a time. The end is
 * exclusive; null never ends.
 */
export function editStanding(
  { startsAt, endsAt }: Pick<EditWish, 'startsAt' | 'endsAt'>,
  now: Date,
): EditStanding {
  if (now < startsAt) return 'planned'
  return endsAt !== null && endsAt <= now ? 'ended' : 'running'
}
