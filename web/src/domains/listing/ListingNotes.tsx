import { unknownKeyNotes } from '@hemline/rules/search/listing-slips.ts'
import { placeWithText } from '@hemline/rules/search/listing-text.ts'
import type { Listing, Place } from '@hemline/rules/search/listing-url.ts'
import { Panel, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { PassingLink } from './PassingLink.tsx'
import type { Items } from './use-listing.ts'

type Correction = NonNullable<Items['correction']>

/**
 * Returns the URL of another search with the same filters; `linkQuery` holds its text and that its
 * spelling must not be corrected.
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

/**
 * Shows a corrected spelling (§3): when it was applied, with a link to the typed words, else as an
 * offer.
 */
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
      <Text below={4} breaks role="status">
        {textFirst} <b>{link(boldText)}</b>?{textLast && ` ${textLast}`}
      </Text>
    )
  const at = textLast.lastIndexOf(originalSearchTerm)
  return (
    <Text below={4} breaks role="status">
      {textFirst}{' '}
      <b>
        <bdi>{boldText}</bdi>
      </b>
      . {at < 0 ? textLast : textLast.slice(0, at)}
      {link(originalSearchTerm)}
    </Text>
  )
}

/**
 * Returns the words in the order in which they stand in the text, letter case ignored; words that it lacks
 * come first.
 */
export const asTyped = (text: string, words: readonly string[]) => {
  const at = (word: string) => text.toLowerCase().indexOf(word.toLowerCase())
  return words.toSorted((a, b) => at(a) - at(b))
}

/** The number of words named in a message; further ones are only counted. */
const toldMost = 4
const quoted = (words: readonly string[]): string => {
  const told = words.slice(0, toldMost).map((word) => `“${word}”`)
  return new Intl.ListFormat('en-US').format(
    words.length > toldMost ? [...told, `${words.length - toldMost} more`] : told,
  )
}

/** Returns the notes of the URL and of the answer, each once: they often agree. */
const notesOf = (listing: Listing, items: Items | undefined) => [
  ...new Set([...listing.notes, ...unknownKeyNotes(listing.strange), ...(items?.notes ?? [])]),
]

type Props = { listing: Listing; items: Items | undefined; answered: string; place: Place }

/**
 * Shows how the answer differs from what the URL asks: corrected, ignored or absent words, and uncounted
 * filters; nothing when it doesn't.
 */
export function ListingNotes({ listing, items, answered, place }: Props) {
  const notes = notesOf(listing, items)
  // The answer to an earlier text does not apply to this one.
  const ofText = answered === listing.text ? items : undefined
  const dropped = asTyped(listing.text, ofText?.droppedWords ?? [])
  // A listing with no pieces and no filters shows no filters, so missing counts do not matter.
  const isUncounted = items?.degraded === true && (items.totalCount > 0 || listing.chosen.length > 0)
  const absent = items?.totalCount === 0 ? [] : (ofText?.absentWords ?? [])
  return (
    <>
      {ofText?.correction && <Corrected correction={ofText.correction} place={place} />}
      {absent.length > 0 && (
        <Panel below={5}>
          <Note role="status">
            <p>
              The shop has no <bdi>{quoted(absent)}</bdi> just now. This is the nearest it has.
            </p>
          </Note>
        </Panel>
      )}
      {dropped.length > 0 && (
        <Panel below={5}>
          <Note role="status">
            <p>
              Nothing has all of these words, so we left out <bdi>{quoted(dropped)}</bdi>.
            </p>
          </Note>
        </Panel>
      )}
      {notes.length > 0 && (
        <Panel below={5}>
          <Note role="status">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Note>
        </Panel>
      )}
      {isUncounted && (
        <Panel below={5}>
          <Note mood="gold" role="status">
            <b>The counts beside the filters are away for the moment.</b> Every piece, filter and order is
            here all the same.
          </Note>
        </Panel>
      )}
    </>
  )
}
