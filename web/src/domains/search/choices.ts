// The suggestions of the search field, in the order of the arrow keys.
import type { ItemCardFragment, TypeaheadQuery } from '@hemline/schema/generated/graphql.ts'
import { searchHref } from './search-href.ts'

export type Offer = TypeaheadQuery['typeahead']
export type Choice =
  | { kind: 'recent'; key: string; href: string; text: string; id: string }
  | { kind: 'term'; key: string; href: string; text: string }
  | { kind: 'place'; key: string; href: string; label: string; within: string | null; count: number }
  | { kind: 'piece'; key: string; href: string; item: ItemCardFragment }
  | { kind: 'all'; key: string; href: string; text: string; count: number }
  | { kind: 'clear'; key: string }
export type Group = {
  name: 'recent' | 'terms' | 'categories' | 'brands' | 'pieces'
  title: string
  says?: string
  choices: readonly Choice[]
}

/** The largest number of suggestions of each kind, for an empty field and for a typed text. */
const most = { recent: [6, 2], terms: [8, 5], places: [0, 3] } as const

function recentGroup({ recent }: Offer, typing: boolean): Group {
  const shown = recent.slice(0, most.recent[Number(typing) as 0 | 1])
  const choices = shown.map(
    ({ id, text, path }): Choice => ({ kind: 'recent', key: `recent ${id}`, href: path, text, id }),
  )
  const clear: Choice[] = typing || shown.length === 0 ? [] : [{ kind: 'clear', key: 'clear' }]
  return {
    name: 'recent',
    title: 'Recent searches',
    says: 'Recent searches. Delete removes one.',
    choices: [...choices, ...clear],
  }
}

function piecesGroup({ items, likelyText, totalCount }: Offer): Group {
  const pieces = items.map(
    (item): Choice => ({ kind: 'piece', key: `piece ${item.id}`, href: item.slug, item }),
  )
  const all: Choice = {
    kind: 'all',
    key: 'all',
    href: searchHref(likelyText),
    text: likelyText,
    count: totalCount,
  }
  return {
    name: 'pieces',
    title: 'Pieces',
    choices: totalCount > 0 && likelyText ? [...pieces, all] : pieces,
  }
}

const placeOf = ({ label, within, path, count }: Offer['brands'][number]): Choice => ({
  kind: 'place',
  key: `place ${path}`,
  href: path,
  label,
  within,
  count,
})

const once = (group: Group): Group => ({
  ...group,
  choices: group.choices.filter(({ key }, i, every) => every.findIndex((one) => one.key === key) === i),
})

/**
 * Groups search suggestions (recent, terms, categories, brands, items) under titles; groups without any are
 * left out, and each suggestion appears once.
 */
export function groupsOf(offer: Offer): Group[] {
  const typing = offer.text !== ''
  const at = Number(typing) as 0 | 1
  const terms = offer.terms
    .slice(0, most.terms[at])
    .map(({ text, path }): Choice => ({ kind: 'term', key: `term ${text}`, href: path, text }))
  const all: Group[] = [
    recentGroup(offer, typing),
    { name: 'terms', title: typing ? 'Searches' : 'Popular searches', choices: terms },
    {
      name: 'categories',
      title: 'Categories',
      choices: offer.categories.slice(0, most.places[at]).map(placeOf),
    },
    { name: 'brands', title: 'Brands', choices: offer.brands.slice(0, most.places[at]).map(placeOf) },
    piecesGroup(offer),
  ]
  return all.map(once).filter(({ choices }) => choices.length > 0)
}

/**
 * Returns the text to put into the search field after a choice: the search's text; '' for a page or a piece.
 */
export const textOf = (choice: Choice): string => ('text' in choice ? choice.text : '')
