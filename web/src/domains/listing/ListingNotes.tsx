import { unknownKeyNotes } from '@hemline/rules/listing-slips.ts'
import type { Listing } from '@hemline/rules/listing-url.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './Listing.module.css'
import { exactKey } from './listing-query.ts'
import type { Items } from './use-listing.ts'

function exactSearch(term: string): string {
  return `/search?${new URLSearchParams({ text: term, [exactKey]: 'true' })}`
}

/** What the address and what the answer left out; usually the same, and then said once. */
const notesOf = (listing: Listing, items: Items | undefined) => [
  ...new Set([...listing.notes, ...unknownKeyNotes(listing.strange), ...(items?.notes ?? [])]),
]

/** What was understood differently from what the address says. */
export function ListingNotes({ listing, items }: { listing: Listing; items: Items | undefined }) {
  const notes = notesOf(listing, items)
  const correction = items?.correction
  return (
    <>
      {correction?.applied && (
        <p className={styles.correction}>
          Showing results for <b>{correction.correctedQueryLabel}</b>. Search instead for{' '}
          <HrefLink className="link" href={exactSearch(correction.originalSearchTerm)}>
            {correction.originalSearchTerm}
          </HrefLink>
          .
        </p>
      )}
      {notes.length > 0 && (
        <div className={styles.note}>
          <Note role="status">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Note>
        </div>
      )}
      {items?.degraded && (
        <div className={styles.note}>
          <Note mood="gold" role="status">
            <b>The counts beside the filters are away for the moment.</b> Every piece, filter and order is here all the same.
          </Note>
        </div>
      )}
    </>
  )
}
