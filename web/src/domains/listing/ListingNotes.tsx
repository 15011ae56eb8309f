import { HrefLink } from '../../platform/HrefLink.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './Listing.module.css'
import { exactKey } from './listing-query.ts'
import type { Items } from './use-listing.ts'

function exactSearch(term: string): string {
  return `/search?${new URLSearchParams({ text: term, [exactKey]: 'true' })}`
}

/** What was understood differently from what the address says. */
export function ListingNotes({ notes, items }: { notes: readonly string[]; items: Items | undefined }) {
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
