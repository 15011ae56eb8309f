// Builds notifications of matches of saved searches. The bell shows a match at once; mail and push follow the
// rhythm of the search, which overrides the user's rhythm for all matches (decision 0158).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import type { Manners, SizeSystem } from '@hemline/rules/manners/manners.ts'
import { sizeText } from '@hemline/rules/manners/size-equivalents.ts'
import { type OuterChannel, outerChannels } from '@hemline/rules/notifications/kinds.ts'
import { type MatchKind, searchRhythms } from '@hemline/rules/saved-searches/saved-searches.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { itemPath } from '../catalogue/catalogue.ts'
import type { Note } from '../notifications/notifications.ts'
import type { CandidateRow, ChangeRow } from './saved-searches.db.ts'

/** A search's match with a piece. */
export type Match = { search: CandidateRow; item: ItemRow; change: ChangeRow }

const events: Readonly<Record<MatchKind, string>> = {
  new: 'New',
  relisted: 'Back on sale',
  cheaper: 'Costs less now',
}

const bodyOf = ({ item, change }: Match, sizes: SizeSystem): string => {
  const price = dollars(item.price_cents)
  const was = change.was_cents !== null && change.was_cents > item.price_cents ? change.was_cents : undefined
  const sum = was === undefined ? price : `${price}, was ${dollars(was)}`
  const size = sizeText({ sizeDisplay: item.size_display, sizingId: item.sizing_id }, sizes).replace(
    /^Size /,
    '',
  )
  return `${pieceName(item.brand_name, item.title)}: ${sum}. Size ${size}, ${conditionLabels[item.condition].toLowerCase()}.`
}

/**
 * Returns the key of a match's notification: a piece at a price is told once. Relisted at the same price, a
 * piece is told once more for each day of relisting.
 */
function keyOf({ item, change }: Match): string {
  const key = `match:${item.item_number}:${item.price_cents}`
  return change.kind === 'relisted' ? `${key}:${change.at.toISOString().slice(0, 10)}` : key
}

const rank = ({ search }: Match) => searchRhythms.indexOf(search.rhythm)

/** Returns by which channels a match may leave: those of all searches of the user that it is told for. */
function channelsOf(matches: readonly Match[]): (match: Match) => OuterChannel[] {
  const told = (match: Match) => `${match.search.user_id} ${keyOf(match)}`
  const wanted = Map.groupBy(matches, told)
  return (match) =>
    outerChannels.filter((channel) =>
      wanted.get(told(match))?.some(({ search }) => search.channels.includes(channel)),
    )
}

/**
 * Returns a notification for each match of a saved search, those of searches with the quickest rhythm first;
 * sends none. A user with two searches that match a piece is told once, since both notifications have the
 * same key, by the channels of either. Sizes follow the manner of each user (by default US sizes).
 */
export const notesOf = (
  matches: readonly Match[],
  manners: ReadonlyMap<string, Manners> = new Map(),
): Note[] => {
  const channels = channelsOf(matches)
  return matches
    .toSorted((a, b) => rank(a) - rank(b))
    .map((match): Note => {
      const { search, item, change } = match
      return {
        userId: search.user_id,
        kind: 'match',
        key: keyOf(match),
        title: `${events[change.kind]} for “${search.name}”`,
        body: bodyOf(match, manners.get(search.user_id)?.sizes ?? 'US'),
        link: itemPath(item),
        itemNumber: item.item_number,
        amountCents: cents(item.price_cents),
        data: {
          rhythm: search.rhythm,
          channels: channels(match),
          searchId: search.id,
          search: search.name,
        },
      }
    })
}
