import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { MockItem } from '../../../mocks/item.ts'
import { markedItems } from '../../../mocks/marked.ts'
import { newShop, renderAt, type Shop } from '../../testing/render-at.tsx'
import { cartPolicy } from '../cart/use-active-cart.ts'

const marked: readonly number[] = Object.values(markedItems)
const main = () => within(screen.getByRole('main'))
const dayMs = 86_400_000

type Wanted = { source: MockItem['source']; warehouse?: number; minutes?: number; most?: number }

/** A shop in whose cart the visitor (or the person) holds a piece for each wish. */
function shopWith(wishes: readonly Wanted[], email?: string): Shop {
  const shop = newShop()
  const { state, items } = shop.db
  const user = email && state.users.find((one) => one.email === email)
  const owner = user ? `user:${user.id}` : 'visitor:1'
  shop.jar.visitorId = 1
  state.visitors.push(1)
  const lines: { id: string; itemNumber: number; addedAt: number }[] = []
  for (const { source, warehouse, minutes = 15, most = 7000 } of wishes) {
    const item = items.find(
      (one) =>
        one.source === source &&
        (warehouse === undefined || one.warehouse_id === warehouse) &&
        one.state === 'listed' &&
        !one.promotion &&
        one.price_cents <= most &&
        one.preordered_by === null &&
        one.access_levels.length === 0 &&
        !marked.includes(one.item_number) &&
        !lines.some((line) => line.itemNumber === one.item_number),
    )
    if (!item) throw new Error(`the mocks have no piece from ${source}`)
    lines.push({ id: `line${item.item_number}`, itemNumber: item.item_number, addedAt: Date.now() })
    state.holds[item.item_number] = { owner, expiresAt: Date.now() + minutes * 60_000 }
  }
  state.carts[owner] = lines
  return shop
}

async function open(shop: Shop, as?: string) {
  await renderAt('/cart', as ? { shop, as } : { shop })
  await screen.findByRole('complementary', { name: 'Summary' })
  return userEvent.setup()
}
const groups = () => main().getAllByRole('region', { name: /^From / })
const rowOf = (name: string) => {
  const row = [...document.querySelectorAll('aside dl > div')].find(
    (one) => one.querySelector('dt')?.firstChild?.textContent === name,
  )
  return {
    amount: Math.round(Number(row?.querySelector('dd')?.textContent?.replace(/[^\d.]/g, '')) * 100),
    text: row?.textContent ?? '',
  }
}

describe('the cart in groups', () => {
  it('says who sends what, from where and when it arrives, and that it travels separately', async () => {
    await open(shopWith([{ source: 'own' }, { source: 'partner' }]))
    const [ours, theirs] = groups()
    expect(groups()).toHaveLength(2)
    expect(within(ours as HTMLElement).getByRole('heading', { name: 'From Hemline' })).toBeTruthy()
    expect(within(theirs as HTMLElement).getByRole('heading', { name: 'From Fennel Row' })).toBeTruthy()
    for (const group of groups()) {
      expect(within(group).getByText('Ships separately')).toBeTruthy()
      expect(within(group).getByText(/^Ships from .+, [A-Z]{2} · arrives \w{3} \d+–/)).toBeTruthy()
    }
    expect(main().getByText(/in 2 parcels that travel separately/)).toBeTruthy()
    expect(rowOf('Delivery').text).toMatch(/Hemline \$7\.99 · Fennel Row \$6\.99/)
  })

  it('keeps quiet about separate parcels when there is one', async () => {
    await open(shopWith([{ source: 'own' }]))
    expect(groups()).toHaveLength(1)
    expect(main().queryByText('Ships separately')).toBeNull()
    expect(main().queryByText(/parcel/)).toBeNull()
  })

  it('adds exactly the price of a faster delivery, and takes it off again', async () => {
    const user = await open(shopWith([{ source: 'own' }]))
    const before = rowOf('Total').amount
    const fast = main().getByRole('radio', { name: /^Expedited.*\$14\.99/ })
    expect(main().getByRole('radio', { name: /^Standard/ })).toHaveProperty('checked', true)
    await user.click(fast)
    await waitFor(() => expect(rowOf('Total').amount).toBe(before - 799 + 1499))
    expect(main().getByRole('radio', { name: /^Expedited/ })).toHaveProperty('checked', true)
    expect(rowOf('Delivery').text).toContain('expedited')
    await user.click(main().getByRole('radio', { name: /^Standard/ }))
    await waitFor(() => expect(rowOf('Total').amount).toBe(before))
  })

  it('does not ask where there is nothing to choose', async () => {
    await open(shopWith([{ source: 'p2p' }]))
    expect(main().queryByRole('radio')).toBeNull()
  })
})

describe('bundles in the cart', () => {
  const imani = 'imani@hemline.example'
  it('are not spoken of to visitors', async () => {
    await open(shopWith([{ source: 'own' }]))
    expect(main().queryByText(/Shop all week/)).toBeNull()
    expect(main().queryByRole('radio', { name: /^Bundle/ })).toBeNull()
  })

  it('are offered to somebody with an account, with the day they ship', async () => {
    await open(shopWith([{ source: 'own', most: 5000 }], imani), imani)
    expect(main().getByText('Shop all week and pay shipping once.')).toBeTruthy()
    expect(main().getByText(/Bundled orders ship together on \w{3} \d+\./)).toBeTruthy()
    expect(main().getByRole('radio', { name: /^Bundle.*\$7\.99/ })).toBeTruthy()
  })

  it('tell of the open one: its day, the days left and the way to free shipping', async () => {
    const shop = shopWith([{ source: 'own', most: 5000 }], imani)
    const owner = `user:${shop.db.state.users.find((one) => one.email === imani)?.id}`
    shop.db.state.bundles[owner] = {
      id: 'b1',
      openedAt: Date.now() - 4 * dayMs,
      merchandise: 5000,
      threshold: 7900,
    }
    await open(shop, imani)
    expect(main().getByText(/^Your bundle ships on \w{3} \d+, 3 days left\.$/)).toBeTruthy()
    expect(main().getByText(/Add \$29\.00 more and it ships free\./)).toBeTruthy()
    expect(main().getByRole('radio', { name: /^Bundle.*Free/ })).toBeTruthy()
    const reach = within(main().getByRole('list', { name: 'What your cart can reach' }))
    expect(reach.getByText(/your bundle ships free/)).toBeTruthy()
  })
})

describe('a hold that is about to end', () => {
  it('is told of once, with its time, and not long before', async () => {
    await open(
      shopWith([
        { source: 'own', minutes: 1.5 },
        { source: 'own', minutes: 15 },
      ]),
    )
    const messages = within(screen.getByRole('region', { name: 'Messages' }))
    expect(
      await messages.findByText(
        /^Your hold on .* ends at \d+:\d\d [AP]M\. It stays in your cart after that\.$/,
      ),
    ).toBeTruthy()
    expect(messages.getAllByText(/ends? /)).toHaveLength(1)
  })

  it('leaves its piece in the cart, to be put back with one tap', async () => {
    const shop = shopWith([{ source: 'own', minutes: -1 }, { source: 'own' }])
    const user = await open(shop)
    expect(main().getByText(/^2 pieces, 1 of them held for you/)).toBeTruthy()
    await user.click(main().getByRole('button', { name: /^Put back / }))
    await waitFor(() => expect(main().queryByRole('button', { name: /^Put back / })).toBeNull())
    expect(main().getAllByText(/^Held for you until \d+:\d\d [AP]M$/)).toHaveLength(2)
  })
})

describe('how the cart is asked for', () => {
  it('follows §7: cache-and-network on cart and checkout after invalidation, else cache-first', () => {
    expect(cartPolicy({ deciding: true, invalidated: true })).toBe('cache-and-network')
    expect(cartPolicy({ deciding: true, invalidated: false })).toBe('cache-first')
    expect(cartPolicy({ deciding: false, invalidated: true })).toBe('cache-first')
    expect(cartPolicy({ deciding: false, invalidated: false })).toBe('cache-first')
  })
})
