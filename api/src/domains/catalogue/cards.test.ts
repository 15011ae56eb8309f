import { describe, expect, it } from 'vitest'
import type { Context } from '../../context.ts'
import { loaders, resolvers } from '../../domains.ts'
import { cardColumns, cardFields, isCard } from './cards.ts'

type Resolve = (row: object, args: object, ctx: Context) => unknown
type Load = (batch: { obj: object }[], ctx: Context) => Promise<unknown[]>

/** Columns that only some statements read; code that uses them knows that they may be missing. */
const optional = ['is_favorite', 'seller', 'dropshipper']

/** A piece that throws when any column outside a card's columns is read. */
function cardRow() {
  const row: Record<string, unknown> = Object.fromEntries(cardColumns.map((column) => [column, null]))
  Object.assign(row, {
    item_number: 7,
    materials: ['90% silk'],
    color_names: ['red'],
    access_levels: [],
    photo_ids: [1],
    state: 'listed',
  })
  Object.assign(row, {
    brand_name: 'A',
    category_name: 'Dresses',
    gender: 'women',
    merchandising_department: 'women',
    msrp_cents: 2,
    price_cents: 1,
  })
  Object.assign(row, { held_cart_id: 'x', held_until: new Date(2e12) })
  const missing: string[] = []
  const watched = new Proxy(row, {
    get(target, name) {
      if (typeof name === 'string' && name !== 'then' && !optional.includes(name) && !(name in target))
        missing.push(name)
      return Reflect.get(target, name)
    },
  })
  return { watched, missing }
}

const ctx = {
  now: () => new Date(1e12),
  viewer: { userId: null, visitorId: null, roles: [] },
  once: async () => undefined,
} as unknown as Context
const fieldsOfItem = Object.assign(
  {},
  ...resolvers.map((slice) => (slice as { Item?: object }).Item),
) as Record<string, Resolve | undefined>
const loadsOfItem = loaders.Item as unknown as Record<string, Load | undefined>

describe('the columns of a card', () => {
  it.each([...cardFields].filter((name) => name !== '__typename'))('are enough for %s', async (name) => {
    const { watched, missing } = cardRow()
    const resolve = fieldsOfItem[name]
    const load = loadsOfItem[name]
    if (load) await load([{ obj: watched }], ctx)
    else if (resolve) await resolve(watched, {}, ctx)
    else Reflect.get(watched, name)
    expect(missing).toEqual([])
  })

  it('are no card when more is asked', () => {
    expect(isCard(new Set(['id', 'slug', 'heldByMe']))).toBe(true)
    expect(isCard(new Set(['id', 'materialText']))).toBe(false)
  })
})
