// People who walk about in the shop as browsers do: documents from the host; listings, searches and pieces
// with their pictures in the widths that a page requests; and carts that are filled and emptied. Their
// requests make the API grow as an ordinary day does.
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { pictureWidths } from '@hemline/rules/vocabulary/wire.ts'
import type pg from 'pg'
import { type Doors, newPerson, type Person } from '../simulate/shop-client.ts'
import { valuesOf } from './listing-asks.ts'
import { prefixes, searchTexts } from './text-asks.ts'

type Card = { itemNumber: number; slug: string; photoIds: number[]; availability: string }
type Values = Awaited<ReturnType<typeof valuesOf>>
type Width = (typeof pictureWidths)[number]

/** Counts of what the walkers did. */
export type Tally = {
  documents: number
  reads: number
  pictures: number
  carts: number
  missed: number
  failed: number
  lastFailure: string
}
/** Options of a walk; the walkers stop when `until` returns true. */
export type WalkOptions = {
  readonly doors: Doors
  readonly pool: pg.Pool
  readonly walkers: number
  readonly seed: number
  readonly until: () => boolean
}
/** A running walk, with counts so far. */
export type Walk = { readonly tally: Tally; readonly done: Promise<unknown> }

/** How long a person waits for a page's pictures before the browser aborts them, in milliseconds. */
const patienceMs = 4000
/** A browser requests six pictures of one host at once. */
const picturesAtOnce = 6
const cardsOfAPage = 48
const sorts = ['newest_first', 'price_low_high', 'price_high_low', 'marked_down_at_desc']

type Walker = {
  person: Person
  doors: Doors
  tally: Tally
  chance: ReturnType<typeof chanceOf>
  values: Values
  texts: readonly string[]
}

/**
 * Starts walkers who look at pages of the shop as visitors do, and returns their running tally. `done`
 * resolves when `until` returns true and each walker has ended the present page.
 */
export async function startWalk({ doors, pool, walkers, seed, until }: WalkOptions): Promise<Walk> {
  const tally: Tally = {
    documents: 0,
    reads: 0,
    pictures: 0,
    carts: 0,
    missed: 0,
    failed: 0,
    lastFailure: '',
  }
  const values = await valuesOf(pool)
  const texts = await searchTexts(pool, 300)
  const life = async (at: number) => {
    for (let day = 0; !until(); day += 1) {
      // A new visitor every few pages, with a network address of its own.
      const person = newPerson(doors, `10.${20 + at}.${(day >> 8) & 255}.${day & 255}`)
      const walker = { person, doors, tally, values, texts, chance: chanceOf(seed + at, day) }
      for (let page = 0; page < 4 && !until(); page += 1) await counted(tally, 'failed', () => visit(walker))
    }
  }
  return { tally, done: Promise.all(Array.from({ length: walkers }, (_, at) => life(at))) }
}

async function counted(tally: Tally, as: 'failed' | 'missed', work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    tally[as] += 1
    // Pictures are missed because the walker hurries on, which is no failure.
    if (as === 'failed') tally.lastFailure = error instanceof Error ? error.message : String(error)
  }
}

/** Opens a listing or a search with its cards, two of its pieces, and every third time a cart. */
async function visit(walker: Walker): Promise<void> {
  const { chance } = walker
  const cards = chance.is(0.7) ? await listing(walker) : await search(walker)
  await pictures(
    walker,
    cards.flatMap(({ photoIds }) => photoIds.slice(0, 1).map((photo) => ({ photo, width: 320 as const }))),
  )
  for (const card of chance.some(cards, 2)) await piece(walker, card)
  const wanted = cards.find(({ availability }) => availability === 'InStock')
  if (wanted && chance.is(0.33)) await cart(walker, wanted)
}

async function listing(walker: Walker): Promise<Card[]> {
  const { chance, values } = walker
  const { slug, departments } = chance.pick(values.categories)
  const department = chance.pick(departments.length > 0 ? departments : values.departments)
  const filters = [
    { key: 'department_tags', values: [department] },
    { key: 'category_tags', values: [slug] },
    ...(chance.is(0.4) ? [{ key: 'brand_name_tags', values: [chance.pick(values.brands)] }] : []),
    ...(chance.is(0.3) ? [{ key: 'color_names', values: [chance.pick(values.colors)] }] : []),
  ]
  await document(walker, `/${department}/${slug}`)
  return cardsOf(walker, { filters, sortBy: chance.pick(sorts), page: chance.int(1, 3) })
}

async function search(walker: Walker): Promise<Card[]> {
  const text = walker.chance.pick(walker.texts)
  for (const typed of prefixes([text], 4)) await read(walker, 'typeahead', { text: typed })
  await document(walker, `/find-anything?text=${encodeURIComponent(text)}`)
  return cardsOf(walker, { filters: [], query: text, page: 1 })
}

async function cardsOf(walker: Walker, variables: object): Promise<Card[]> {
  const { nodes } = await read<{ nodes: Card[] }>(walker, 'getItems', {
    amount: cardsOfAPage,
    userInfo: {},
    ...variables,
  })
  return nodes
}

async function piece(walker: Walker, { itemNumber, slug, photoIds }: Card): Promise<void> {
  await document(walker, `/product/${slug}/${itemNumber}`)
  await read(walker, 'getProduct', { itemNumber })
  await read(walker, 'getSimilarItems', { itemNumber, amount: 12 })
  const widths = pictureWidths.filter((width) => width !== 320)
  await pictures(
    walker,
    photoIds.flatMap((photo) => widths.map((width) => ({ photo, width }))),
  )
}

async function cart(walker: Walker, { itemNumber }: Card): Promise<void> {
  const { __typename } = await read<{ __typename: string }>(walker, 'addToCart', { input: { itemNumber } })
  await read(walker, 'getActiveCart', { estimateTaxes: false })
  if (__typename === 'AddToCartPayload') await read(walker, 'removeFromCart', { input: { itemNumber } })
  walker.tally.carts += 1
}

type Ask = Parameters<Person['ask']>
async function read<T>({ person, tally }: Walker, name: Ask[0], variables: Ask[1]): Promise<T> {
  const answer = await person.ask<T>(name, variables)
  tally.reads += 1
  return answer
}

async function document({ doors, tally }: Walker, path: string): Promise<void> {
  const answer = await fetch(new URL(path, doors.web), {
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  })
  await answer.arrayBuffer()
  tally.documents += 1
}

/**
 * Requests pictures, as many at once as a browser, until the walker goes on; missing pictures are counted.
 */
async function pictures(
  { person, tally }: Walker,
  wanted: readonly { photo: number; width: Width }[],
): Promise<void> {
  const left = [...wanted]
  const hangUp = AbortSignal.timeout(patienceMs)
  const hand = async () => {
    for (let one = left.shift(); one && !hangUp.aborted; one = left.shift()) {
      const { photo, width } = one
      await counted(tally, 'missed', async () => {
        await person.picture(`/pictures/${photo}`, { width, accept: 'image/avif,image/webp,*/*', hangUp })
        tally.pictures += 1
      })
    }
  }
  await Promise.all(Array.from({ length: picturesAtOnce }, hand))
}
