// How the desk words the states of feeds.
import type { PartnerFeedFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Badge } from '../../ui/Badge.tsx'

type State = PartnerFeedFieldsFragment['state']
const words: Readonly<Record<State, string>> = {
  received: 'Being read',
  waiting: 'Waits for you',
  applying: 'Being applied',
  applied: 'Applied',
  refused: 'Refused',
}
const moods: Readonly<Record<State, 'plain' | 'green' | 'gold' | 'bad'>> = {
  received: 'plain',
  waiting: 'gold',
  applying: 'plain',
  applied: 'green',
  refused: 'bad',
}

/** Shows the state of a feed; `theirs` words the state for the partner's own people. */
export const FeedBadge = ({ state, theirs = false }: { state: State; theirs?: boolean }) => (
  <Badge mood={moods[state]}>{theirs && state === 'waiting' ? 'Being looked at' : words[state]}</Badge>
)

export const kindWords = {
  partner: 'Supplier',
  rental: 'Rental',
  dropshipper: 'Sends from own stock',
} as const
