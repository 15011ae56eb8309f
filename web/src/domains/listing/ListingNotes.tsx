import { unknownKeyNotes } from '@hemline/rules/search/listing-slips.ts'
import { placeWithText } from '@hemline/rules/search/listing-text.ts'
import type { Listing, Place } from '@hemline/rules/search/listing-url.ts'
import { Note } from '../../ui/Note.tsx'
import styles from './Listing.module.css'
import { PassingLink } from './PassingLink.tsx'
import type { Items } from './use-listing.ts'

type Correction = NonNullable<Items['correction']>

/**
 * The other search with everything that was chosen here; `linkQuery` has its text, and
 * that it is meant exactly so.
 */
export function otherSearch(place: Place, linkQuery: unknown): string {
  const words = Object.entries(Object(linkQuery) as Record<string, unknown>).map(
    ([key, value]) => [key, String(value)] as const,
  )
  const { pathname, search } = placeWithText(place, new Map(words).get('text') ?? '')
  const params = new URLSearchParams(search)
  params.delete('exact')
  for (const [key, value] of words) params.set(key, value)
  return `${pathname}?${params.toString().replaceAll('%2C', ',')}`
}

/** §3: applied, with the way back to the words as typed; or only offered. */
function Corrected({
  correction: { applied, content, originalSearchTerm },
  place,
}: {
  correction: Correction
  place: Place
}) {
  const { textFirst, boldText, textLast, linkQuery } = content
  const link = (words: string) => (
    <PassingLink className="link" href={otherSearch(place, linkQuery)}>
      <bdi>{words}</bdi>
    </PassingLink>
  )
  if (!applied)
    return (
      <p className={styles.correction} role="status">
        {textFirst} <b>{link(boldText)}</b>?{textLast && ` ${textLast}`}
      </p>
    )
  const at = textLast.lastIndexOf(originalSearchTerm)
  return (
    <p className={styles.correction} role="status">
      {textFirst}{' '}
      <b>
        <bdi>{boldText}</bdi>
      </b>
      . {at < 0 ? textLast : textLast.slice(0, at)}
      {link(originalSearchTerm)}
    </p>
  )
}

/** Words of a text in the order in which they stand there. */
export const asTyped = (text: string, words: readonly string[]) => {
  const at = (word: string) => text.toLowerCase().indexOf(word.toLowerCase())
  return words.toSorted((a, b) => at(a) - at(b))
}

/** More words than these are only counted. */
const toldMost = 4
const quoted = (words: readonly string[]): string => {
  const told = words.slice(0, toldMost).map((word) => `“${word}”`)
  return new Intl.ListFormat('en-US').format(
    words.length > toldMost ? [...told, `${words.length - toldMost} more`] : told,
  )
}

/** What the address and what the answer left out; usually the same, and then said once. */
const notesOf = (listing: Listing, items: Items | undefined) => [
  ...new Set([...listing.notes, ...unknownKeyNotes(listing.strange), ...(items?.notes ?? [])]),
]

type Props = { listing: Listing; items: Items | undefined; answered: string; place: Place }

/** What was understood differently from what the address says. */
export function ListingNotes({ listing, items, answered, place }: Props) {
  const notes = notesOf(listing, items)
  // An answer to former words has nothing to say of these.
  const ofText = answered === listing.text ? items : undefined
  const dropped = asTyped(listing.text, ofText?.droppedWords ?? [])
  // With nothing to narrow there are no filters in sight.
  const isUncounted = items?.degraded === true && (items.totalCount > 0 || listing.chosen.length > 0)
  const absent = items?.totalCount === 0 ? [] : (ofText?.absentWords ?? [])
  return (
    <>
      {ofText?.correction && <Corrected correction={ofText.correction} place={place} />}
      {absent.length > 0 && (
        <div className={styles.note}>
          <Note role="status">
            <p>
              The shop has no <bdi>{quoted(absent)}</bdi> just now. This is the nearest it has.
            </p>
          </Note>
        </div>
      )}
      {dropped.length > 0 && (
        <div className={styles.note}>
          <Note role="status">
            <p>
              Nothing has all of these words, so we left out <bdi>{quoted(dropped)}</bdi>.
            </p>
          </Note>
        </div>
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
      {isUncounted && (
        <div className={styles.note}>
          <Note mood="gold" role="status">
            <b>The counts beside the filters are away for the moment.</b> Every piece, filter and order is
            here all the same.
          </Note>
        </div>
      )}
    </>
  )
}
