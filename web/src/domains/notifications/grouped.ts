// What was told, in the order in which a list shows it: a turn that lasts stands above all else, and several
// pieces for one saved search are one row.
import { turnMinutes } from '@hemline/rules/queue/queue.ts'
import type { NotificationFieldsFragment } from '@hemline/schema/generated/graphql.ts'

export type Told = NotificationFieldsFragment

/** Titles of single matches of a saved search (api/src/domains/saved-searches/tell.ts). */
const matchTitle = /^(New|Back on sale|Costs less now) for “/
const thumbsMost = 4

/**
 * Returns whether a notification is about a turn in a line that lasts: unread, and not older than the ten
 * minutes of a turn.
 */
export const isTurnNow = ({ kind, readAt, amount, createdAt }: Told, now: number): boolean =>
  kind === 'turn' &&
  !readAt &&
  typeof amount === 'number' &&
  now - Date.parse(createdAt) < turnMinutes * 60_000

/** Returns the title of several matches: "3 new for “Dresses for work”". */
function titleOf({ title }: Told, count: number): string {
  const words = `${title.charAt(0).toLowerCase()}${title.slice(1)}`
  return `${count} ${words.replace(/^costs /, 'cost ')}`
}

/** A row of a list: one notification, or several of one saved search; it stands for `notes`. */
export type ToldLine = { note: Told; notes: readonly Told[]; from: number | undefined }

function lineOf(notes: readonly Told[]): ToldLine[] {
  const [note] = notes
  if (!note) return []
  if (notes.length === 1) return [{ note, notes, from: undefined }]
  const prices = notes.flatMap(({ amount }) => amount ?? [])
  const pieces = notes.flatMap(({ item }) => item ?? []).slice(0, thumbsMost)
  return [
    {
      note: { ...note, title: titleOf(note, notes.length), item: null, pieces, link: '/saved/searches' },
      notes,
      from: prices.length > 0 ? Math.min(...prices) : undefined,
    },
  ]
}

/**
 * Groups the notifications of one day into rows: matches with the same title form one row, read and unread
 * ones apart.
 */
export function linesOf(notes: readonly Told[]): ToldLine[] {
  const groups = Map.groupBy(notes, ({ id, kind, title, readAt }) =>
    kind === 'match' && matchTitle.test(title) ? `${title}/${readAt ? 'read' : 'new'}` : id,
  )
  return [...groups.values()].flatMap(lineOf)
}
