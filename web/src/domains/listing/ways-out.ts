// Ways out of an empty listing: one filter or some words less, each with the number of pieces found
// then.
import { joinLabels } from '@hemline/rules/common/labels.ts'
import { placeWithText, type Said, textWithoutSpans } from '@hemline/rules/search/listing-text.ts'
import { type Listing, type Place, withFilter } from '@hemline/rules/search/listing-url.ts'
import { GetFacetsDocument, GetItemsDocument, type GetItemsQuery } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'
import type { Chip } from './chips.ts'
import type { Ask } from './listing-query.ts'
import { partLabel } from './said.ts'

/** The largest number of ways that are tried. */
const triedMost = 6
const piecesShown = 5
const kindsShown = 6
/** `about`: the key of the filter that the way removes; null for the whole text. */
type Try = { label: string; href: string; about: string | null; ask: Ask }
/** A way with its number of pieces; `total` is null when the count failed. */
export type Way = Try & { total: number | null }
export type Nothing = { listing: Listing; said: Said; applied: readonly Chip[]; ask: Ask; place: Place }

type Filters = { key: string; values: string[] }[]
const filtersOf = ({ filters }: Ask): Filters =>
  [filters].flat().map(({ key, values }) => ({ key, values: [values].flat() }))
const addressOf = ({ pathname, search }: Place) => `${pathname}${search}`

/**
 * Returns up to six candidate links out of an empty listing: one without each chosen filter, one without each
 * recognized part of the text, and one without the whole text. Links that would lead to the whole shop are
 * left out.
 */
export function triesOf({ listing, said, applied, ask, place }: Nothing): Try[] {
  const filters = filtersOf(ask)
  const withText = (label: string, text: string, about: string | null): Try[] => {
    // Without text and filters the link would lead to the whole shop, which is offered elsewhere.
    const isWhole = text === '' && filters.every(({ key }) => key === 'my_sizes')
    if (isWhole || text === listing.text) return []
    return [
      { label, about, href: addressOf(placeWithText(place, text)), ask: { ...ask, query: text || null } },
    ]
  }
  const chosen = [...Map.groupBy(applied, (chip) => chip.key)].map(([key, members]): Try => {
    const label = joinLabels(members.map((chip) => chip.label))
    const href = `${place.pathname}${withFilter(place.search, key, [])}`
    return {
      label,
      about: key,
      href,
      ask: { ...ask, filters: filters.filter((filter) => filter.key !== key) },
    }
  })
  const parts = said.parts.flatMap((part) => withText(partLabel(part), part.textWithout, part.key))
  // The words that were not recognized; without them the search consists of filters alone.
  const rest = said.parts.length > 0 ? textWithoutSpans(said.text, said.parts) : ''
  const words =
    rest === ''
      ? []
      : withText(rest, said.parts.map(({ from, to }) => said.text.slice(from, to)).join(' '), 'text')
  const whole = listing.text === '' ? [] : withText(listing.text, '', null)
  const all = [...[...chosen, ...words, ...parts].slice(0, triedMost - whole.length), ...whole]
  return all.filter((one, i) => all.findIndex(({ href }) => href === one.href) === i)
}

const quiet = { quiet: true }

async function counted(client: Client, tries: readonly Try[], skipFallback: boolean): Promise<Way[]> {
  const variables = { facets: [], skipFallback, userInfo: {} }
  const answers = await Promise.all(
    tries.map(({ ask }) => client.query(GetFacetsDocument, { ...ask, ...variables }, quiet).toPromise()),
  )
  return tries.map((one, i): Way => ({ ...one, total: answers[i]?.data?.items.totalCount ?? null }))
}

/**
 * Counts the pieces behind each candidate link out of an empty listing; returns those with pieces, most
 * first, the one without the whole text last. When none finds any, other words of the text may be dropped
 * too.
 */
export async function countWays(client: Client, tries: readonly Try[]): Promise<Way[]> {
  // Removing the whole text comes last.
  const isWhole = ({ about }: Try) => Number(about === null)
  // First each way removes only what its label says; when none of these finds pieces, other words may be
  // dropped too.
  const strict = await counted(client, tries, true)
  const isEnough =
    tries.every(({ ask }) => ask.query === null) ||
    strict.some((way) => way.total !== 0 && way.about !== null)
  const ways = isEnough ? strict : await counted(client, tries, false)
  return ways
    .filter(({ total }) => total !== 0)
    .sort((a, b) => isWhole(a) - isWhole(b) || (b.total ?? 0) - (a.total ?? 0))
}

type Items = GetItemsQuery['items']
export type Kind = { label: string; href: string; count: number }
export type Near = { title: string; pieces: Items['nodes']; kinds: Kind[] }
type Wider = Ask & { queryBehavior?: string }

const categories = 'category_tags'

async function piecesOf(client: Client, ask: Wider): Promise<Items | undefined> {
  const variables = { ...ask, amount: piecesShown, facets: [categories], userInfo: {} }
  return (await client.query(GetItemsDocument, variables, quiet).toPromise()).data?.items
}

type Bucket = Items['facets'][number]['buckets'][number]
const bucketsOf = (items: Items | undefined): Bucket[] =>
  (items?.facets.find(({ key }) => key === categories)?.buckets ?? []).filter(
    ({ count, selected }) => count > 0 && !selected,
  )

/**
 * Returns the slugs of the categories next to and below the ones asked for: all categories of the same
 * root.
 */
function kinOf(items: Items): Set<string> {
  const all = items.facets.find(({ key }) => key === categories)?.buckets ?? []
  const families = all
    .flatMap((one, i) => ((one.depth ?? 0) === 0 ? [i] : []))
    .map((at, i, starts) => all.slice(at, starts[i + 1]))
  return new Set(
    families
      .filter((family) => family.some(({ selected }) => selected))
      .flatMap((family) => family.map(({ value }) => value)),
  )
}

/**
 * Returns the categories with the most pieces, related ones first; a category with subcategories only if
 * none of them has pieces.
 */
function kindsOf(buckets: readonly Bucket[], place: Place, kin: ReadonlySet<string> = new Set()): Kind[] {
  const depth = buckets.some((one) => one.depth === 1) ? 1 : 0
  const level = buckets.filter(
    (one, i) =>
      (one.depth ?? 0) === depth ||
      ((one.depth ?? 0) < depth && (buckets[i + 1]?.depth ?? 0) <= (one.depth ?? 0)),
  )
  const isKin = ({ value }: Bucket) => Number(kin.has(value))
  const most = level.toSorted((a, b) => isKin(b) - isKin(a) || b.count - a.count).slice(0, kindsShown)
  return most.map(({ label, value, count }) => ({
    label,
    count,
    href: addressOf({ ...place, search: withFilter(place.search, categories, [value]) }),
  }))
}

const placeOf = (href: string): Place => {
  const at = href.indexOf('?')
  return at < 0 ? { pathname: href, search: '' } : { pathname: href.slice(0, at), search: href.slice(at) }
}

/** Returns the way that keeps the category, before ways with more pieces. */
const nearestWay = (ways: readonly Way[]) => {
  const counted = ways.filter(({ total }) => total !== null)
  return counted.find(({ about }) => about !== categories && about !== null) ?? counted[0]
}

/**
 * Finds available pieces and categories to show: for the nearest way out, else for some of the words, else
 * the newest pieces here; undefined when there are none.
 */
export async function findNear(
  client: Client,
  nothing: Nothing,
  ways: readonly Way[],
): Promise<Near | undefined> {
  const { listing, ask, place } = nothing
  const best = nearestWay(ways)
  const close = best && (await piecesOf(client, best.ask))
  if (best && close && close.nodes.length > 0)
    return {
      title: 'Close to what you asked for',
      pieces: close.nodes,
      kinds: kindsOf(bucketsOf(close), placeOf(best.href), kinOf(close)),
    }
  const chosen = listing.chosen.map(({ key }) => key)
  const own = { ...ask, filters: filtersOf(ask).filter(({ key }) => !chosen.includes(key)) }
  const here = placeWithText({ pathname: place.pathname, search: '' }, '')
  const plain = piecesOf(client, { ...own, query: null })
  const loose = ask.query
    ? await piecesOf(client, { ...own, skipSpellcheck: true, queryBehavior: 'any' })
    : undefined
  const base = await plain
  const some = bucketsOf(loose).map(({ value }) => value)
  const known = bucketsOf(base)
  // The counts are those of the page behind the link.
  const kinds = kindsOf(some.length > 0 ? known.filter(({ value }) => some.includes(value)) : known, here)
  if (loose && loose.nodes.length > 0) return { title: 'With some of your words', pieces: loose.nodes, kinds }
  return base && base.nodes.length > 0 ? { title: 'New on the rail', pieces: base.nodes, kinds } : undefined
}
