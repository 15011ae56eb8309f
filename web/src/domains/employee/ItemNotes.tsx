// The history of a piece: time, actor, reason, and each changed field before and after.
import { pieceEventWords } from '@hemline/rules/catalogue/piece-steps.ts'
import type { ItemNoteFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { dateOf, money, timeOfDay } from '../../platform/format.ts'
import { Stack, Text } from '../../ui/layout.tsx'

const words = (field: string, text: string): string => {
  if (field === 'price' || field === 'retail') return /^\d+$/.test(text) ? money(Number(text)) : text
  if (field === 'photoIds') return text === '' ? 'none' : String(text.split(', ').length)
  return text === '' ? 'nothing' : text
}

/** Renders the history of edits and acts of employees on a piece. */
export function ItemNotes({ notes }: { notes: readonly ItemNoteFieldsFragment[] }) {
  if (notes.length === 0) return <p className="soft">Nothing was noted yet.</p>
  return (
    <ol>
      {notes.map((note) => (
        <Stack as="li" gap={0} padX={0} padY={2} edge="top" key={note.id}>
          <Text as="time" dateTime={note.at} size={14} className="soft num">
            {dateOf(note.at)}, {timeOfDay(note.at)}
          </Text>
          <b>{pieceEventWords(note.kind)}</b>
          {note.changes.map((change) => (
            <span key={change.field}>
              {change.label}: <s className="soft">{words(change.field, change.before)}</s> →{' '}
              {words(change.field, change.after)}
            </span>
          ))}
          <span>
            {note.actor ?? 'The shop'}
            {note.reason && `: ${note.reason}`}
          </span>
        </Stack>
      ))}
    </ol>
  )
}
