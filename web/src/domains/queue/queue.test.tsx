import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contextOf } from '../../../mocks/answer.ts'
import { handTurn } from '../../../mocks/line.ts'
import { mockEventSource } from '../../../mocks/live.ts'
import { markedItems } from '../../../mocks/marked.ts'
import { idle } from '../../platform/idle.ts'
import { newShop, renderAt, type Shop } from '../../testing/render-at.tsx'
import { setWaitedFor } from './waiting.store.ts'

const everyMs = 20
const rival = 'visitor:7'
const main = () => within(screen.getByRole('main'))

/** The opened live connections with the state of each. */
let connections: { url: string; snapshots: number; closed: boolean }[] = []
const connected = () => waitFor(() => expect(connections.at(-1)?.snapshots).toBe(1))

function listening(shop: Shop): void {
  const Source = mockEventSource(shop.db, shop.jar, everyMs)
  const counted = function counted(url: string) {
    const connection = { url, snapshots: 0, closed: false }
    connections.push(connection)
    const source = new Source(url)
    source.addEventListener('snapshot', () => {
      connection.snapshots += 1
    })
    const { close } = source
    return Object.assign(source, {
      close: () => {
        connection.closed = true
        close()
      },
    })
  }
  vi.stubGlobal('EventSource', Object.assign(counted, Source))
}

/** Makes a shop in which another shopper holds a plain piece. */
function shopWithRival() {
  const shop = newShop()
  const marked: readonly number[] = Object.values(markedItems)
  const item = shop.db.items.find((one) => one.state === 'listed' && !marked.includes(one.item_number))
  if (!item) throw new Error('the mocks have no open piece')
  const itemNumber = item.item_number
  shop.db.state.holds[itemNumber] = { owner: rival, expiresAt: Date.now() + 12 * 60_000 }
  listening(shop)
  const letGo = () => {
    shop.db.state.holds[itemNumber] = { owner: rival, expiresAt: Date.now() - 1 }
    handTurn(contextOf(shop.db, shop.jar), itemNumber)
  }
  return { shop, itemNumber, title: item.title, letGo }
}

const see = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('a piece that another shopper holds', () => {
  afterEach(() => {
    see('visible')
    vi.unstubAllGlobals()
    connections = []
    setWaitedFor([])
    localStorage.clear()
  })

  it('can be waited for; the turn comes by itself, and one press puts it into the cart', async () => {
    const user = userEvent.setup()
    const { shop, itemNumber, letGo } = shopWithRival()
    await renderAt(`/product/any-words/${itemNumber}`, { shop })
    await user.click(await screen.findByRole('button', { name: 'Tell me if it comes free' }))
    expect(await main().findByText('You’re first in line')).toBeTruthy()
    await connected()
    expect(connections.map((one) => one.url)).toEqual(['/api/live'])
    letGo()
    expect(await main().findByText(/^It’s yours until \d+:\d\d [AP]M$/)).toBeTruthy()
    const said = within(screen.getByRole('region', { name: 'Messages' }))
    expect(await said.findByText(/^Your turn: .+\. It’s yours until \d+:\d\d [AP]M\.$/)).toBeTruthy()
    await user.click(said.getByRole('button', { name: 'Add to cart' }))
    expect(await main().findByRole('link', { name: 'View your cart' })).toBeTruthy()
    expect(main().queryByText(/It’s yours until/)).toBeNull()
  })

  it('says how many wait, and never a number that nobody counted', async () => {
    const { shop, itemNumber } = shopWithRival()
    const first = await renderAt(`/product/any-words/${itemNumber}`, { shop })
    await screen.findByRole('button', { name: 'Tell me if it comes free' })
    expect(main().queryByText(/wait/)).toBeNull()
    first.unmount()
    shop.db.state.queue[itemNumber] = ['visitor:8', 'visitor:9']
    await renderAt(`/product/any-words/${itemNumber}`, { shop })
    await screen.findByRole('main')
    expect(await main().findByText('2 shoppers wait for it. First come, first told.')).toBeTruthy()
  })

  it('is told of on return when the turn came while the tab was out of sight, which keeps no connection', async () => {
    const user = userEvent.setup()
    const { shop, itemNumber, letGo } = shopWithRival()
    await renderAt(`/product/any-words/${itemNumber}`, { shop })
    await user.click(await screen.findByRole('button', { name: 'Tell me if it comes free' }))
    await connected()
    see('hidden')
    expect(connections.map((one) => one.closed)).toEqual([true])
    letGo()
    see('visible')
    expect(await screen.findByText(/^Your turn: /)).toBeTruthy()
    expect(connections.map((one) => one.closed)).toEqual([true, false])
  })

  it('is told of at the next visit when it was sold while nobody listened', async () => {
    const { shop, itemNumber } = shopWithRival()
    const item = shop.db.items.find((one) => one.item_number === itemNumber)
    if (item) item.state = 'purchased'
    setWaitedFor([itemNumber])
    await renderAt('/', { shop })
    expect(await screen.findByText(/is no longer for sale, so the line has ended\.$/)).toBeTruthy()
    expect(localStorage.getItem('hemline:waited-for')).toBe('[]')
  })

  it('tells who stands behind that the place is better now', async () => {
    const user = userEvent.setup()
    const { shop, itemNumber, letGo } = shopWithRival()
    shop.db.state.queue[itemNumber] = ['visitor:8']
    await renderAt(`/product/any-words/${itemNumber}`, { shop })
    await user.click(await screen.findByRole('button', { name: 'Tell me if it comes free' }))
    expect(await main().findByText('You’re 2nd in line')).toBeTruthy()
    await connected()
    letGo()
    expect(await main().findByText('You’re first in line')).toBeTruthy()
  })

  it('can be left alone again', async () => {
    const user = userEvent.setup()
    const { shop, itemNumber } = shopWithRival()
    await renderAt(`/product/any-words/${itemNumber}`, { shop })
    await user.click(await screen.findByRole('button', { name: 'Tell me if it comes free' }))
    const leave = await screen.findByRole('button', { name: 'Leave the line' })
    await waitFor(() => expect(document.activeElement).toBe(leave))
    await user.click(leave)
    expect(await screen.findByText('You no longer wait for it.')).toBeTruthy()
    const join = await screen.findByRole('button', { name: 'Tell me if it comes free' })
    await waitFor(() => expect(document.activeElement).toBe(join))
  })

  it('can be waited for from the cart that lost it', async () => {
    const user = userEvent.setup()
    const { shop, itemNumber, letGo } = shopWithRival()
    const owner = `visitor:${contextOf(shop.db, shop.jar).jar.visitorId}`
    shop.db.state.carts[owner] = [{ id: 'line1', itemNumber, addedAt: Date.now() - 1_800_000 }]
    await renderAt('/cart', { shop })
    await user.click(await screen.findByRole('button', { name: /^Tell me if .+ comes free$/ }))
    expect(await screen.findByText('You’re first in line')).toBeTruthy()
    await connected()
    // The connection is older than the place, so it must have polled since.
    const looks = vi.spyOn(shop.db, 'save')
    await waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(2))
    letGo()
    expect(await main().findByText(/^Held for you until \d+:\d\d [AP]M$/, { selector: 'span' })).toBeTruthy()
  })

  it('costs nobody a connection who neither waits nor holds anything', async () => {
    const { shop, itemNumber } = shopWithRival()
    await renderAt(`/product/any-words/${itemNumber}`, { shop })
    await screen.findByRole('button', { name: 'Tell me if it comes free' })
    await idle()
    expect(connections).toEqual([])
  })
})
