// How often somebody hears of a saved search, in words.
import type { SearchRhythm } from '@hemline/schema/generated/graphql.ts'

type RhythmWords = {
  value: SearchRhythm
  label: string
  /** At the right edge of the choice; the frequency for "at once". */
  when: string | undefined
  words: string
  /** The sentence after saving. */
  saved: string
}

export const rhythms: readonly RhythmWords[] = [
  {
    value: 'at_once',
    label: 'At once',
    when: undefined,
    words: 'When a piece goes on sale, comes back or costs less',
    saved: 'Saved. You hear as soon as a piece goes on sale.',
  },
  {
    value: 'daily',
    label: 'Every morning',
    when: '8:00',
    words: 'One message, only if something is new',
    saved: 'Saved. First news tomorrow at 8:00.',
  },
  {
    value: 'weekly',
    label: 'Every Sunday',
    when: '9:00',
    words: 'The week in one look',
    saved: 'Saved. First news on Sunday at 9:00.',
  },
]

/** Returns the label of a rhythm of saved searches, such as "Every morning"; empty for an unknown one. */
export const rhythmLabel = (rhythm: SearchRhythm): string =>
  rhythms.find(({ value }) => value === rhythm)?.label ?? ''
