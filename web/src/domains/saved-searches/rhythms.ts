// How often somebody hears of a saved search, in words.
import { sundayMinute } from '@hemline/rules/notifications/timing.ts'
import type { SearchRhythm } from '@hemline/schema/generated/graphql.ts'

type RhythmWords = {
  value: SearchRhythm
  label: string
  /** At the right edge of the choice: how often pieces match, or a minute of the day. */
  when: 'frequency' | number | undefined
  words: string
  /** The sentence after saving. */
  saved: string
}

export const rhythms: readonly RhythmWords[] = [
  {
    value: 'at_once',
    label: 'At once',
    when: 'frequency',
    words: 'When a piece goes on sale, comes back or costs less',
    saved: 'Saved. You hear as soon as a piece goes on sale.',
  },
  {
    value: 'daily',
    label: 'Every morning',
    when: undefined,
    words: 'When your quiet hours end, only if something is new',
    saved: 'Saved. First news tomorrow morning.',
  },
  {
    value: 'weekly',
    label: 'Every Sunday',
    when: sundayMinute,
    words: 'The week in one look',
    saved: 'Saved. First news on Sunday.',
  },
]

/** Returns the label of a rhythm of saved searches, such as "Every morning"; empty for an unknown one. */
export const rhythmLabel = (rhythm: SearchRhythm): string =>
  rhythms.find(({ value }) => value === rhythm)?.label ?? ''

/**
 * Returns the sentence after saving a search. Mails go to confirmed addresses alone, so somebody whose
 * address is not confirmed hears by the bell, and reads how to change that.
 */
export const savedWords = (
  rhythm: SearchRhythm,
  { byMail, isConfirmed }: { byMail: boolean; isConfirmed: boolean },
): string =>
  byMail && !isConfirmed
    ? 'Saved. The bell tells you. To hear by email too, follow the link that we mailed you.'
    : (rhythms.find(({ value }) => value === rhythm)?.saved ?? 'Saved.')
