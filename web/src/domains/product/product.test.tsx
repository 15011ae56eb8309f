import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ordersOf } from '../../../mocks/domains/orders-place.ts'
import { markedItems, markedOrders } from '../../../mocks/marked.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'
import { withUnit } from '../size-guides/units.ts'
import { buyState } from './buy-state.ts'
import { itemNumberOf } from './product-address.ts'

/** Renders the shop at a URL and waits for its frame. */
async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}

const main = () => within(screen.getByRole('main'))
const addButtons = () => main().queryAllByRole('button', { name: 'Add to cart' })

/** A piece of the mocks that every shopper can buy. */
function openItem(shop = newShop()): { shop: ReturnType<typeof newShop>; itemNumber: number } {
  const marked: readonly number[] = Object.values(markedItems)
  const item = shop.db.items.find((one) => one.state === 'listed' && !marked.includes(one.item_number))
  if (!item) throw new Error('the mocks have no open piece')
  return { shop, itemNumber: item.item_number }
}

describe('a piece', () => {
  it('goes into the cart, says until when, and offers the way there', async () => {
    const user = userEvent.setup()
    const { shop, itemNumber } = openItem()
    await open(`/product/any-words/${itemNumber}`, { shop })
    expect(await main().findByText('We hold it for you for 20 minutes.')).toBeTruthy()
    await user.click(addButtons()[0] as HTMLElement)
    expect(await main().findByRole('link', { name: 'View your cart' })).toBeTruthy()
    // The pressed button is gone; its replacement has the focus.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('View your cart'))
    expect(main().getByText(/^Held for you until \d+:\d\d [AP]M, \d+ minutes left/)).toBeTruthy()
    expect(screen.getByText(/^In your cart\. Held for you until \d+:\d\d [AP]M\.$/)).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Remove from cart' }))
    await waitFor(() => expect(addButtons().length).toBeGreaterThan(0))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add to cart'))
  })

  it('is told as held when the answer to the press was lost', async () => {
    const { shop, itemNumber } = openItem()
    const answer = answerFrom(shop)
    let lost = 0
    const send: typeof fetch = async (input, init) => {
      const given = await answer(input, init)
      if (lost > 0 || !String(init?.body).includes('addToCart')) return given
      lost += 1
      throw new TypeError('Failed to fetch')
    }
    await open(`/product/any-words/${itemNumber}`, { shop, send })
    await main().findByText('We hold it for you for 20 minutes.')
    await userEvent.click(addButtons()[0] as HTMLElement)
    expect(await main().findByRole('link', { name: 'View your cart' })).toBeTruthy()
    expect(screen.queryByText(/encountered an error/)).toBeNull()
    expect(lost).toBe(1)
  })

  it('keeps the focus of whoever presses before the browser is idle', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0)
    try {
      const { shop, itemNumber } = openItem()
      await open(`/product/any-words/${itemNumber}`, { shop })
      await main().findByText('We hold it for you for 20 minutes.')
      await userEvent.click(addButtons()[0] as HTMLElement)
      await waitFor(() => expect(document.activeElement?.textContent).toBe('View your cart'))
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('leaves the focus alone when its address is spelled in full', async () => {
    const { shop, itemNumber } = openItem()
    const { router } = await open(`/product/${itemNumber}`, { shop })
    await main().findByText('We hold it for you for 20 minutes.')
    const spelled = /^\/product\/.+\/\d+$/
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toMatch(spelled))
    expect(document.activeElement?.tagName).toBe('BODY')
  })

  it('says plainly that another shopper holds it, and offers to save it instead', async () => {
    await open(`/product/${markedItems.held}`)
    expect(await main().findByText(/Held by another shopper until \d+:\d\d [AP]M/)).toBeTruthy()
    expect(addButtons()).toHaveLength(0)
    expect(main().getAllByRole('button', { name: /^Save / }).length).toBeGreaterThan(0)
  })

  it('offers a phone the line of a held piece, and never a bar without a step', async () => {
    await open(`/product/${markedItems.held}`)
    // jsdom is a wide screen, on which the bar stands hidden and has no accessible name.
    await main().findByText(/Held by another shopper/)
    const bar = () => document.querySelector<HTMLAnchorElement>('section[aria-label="Buy"] a')
    expect(bar()?.textContent).toBe('Tell me if it comes free')
    const target = document.getElementById(bar()?.hash.slice(1) ?? '')
    const wait = await within(target as HTMLElement).findByRole('button', {
      name: 'Tell me if it comes free',
    })
    await userEvent.click(wait)
    await waitFor(() => expect(bar()?.textContent).toBe('Your place in line'))
  })

  it('leads its buyer to the order instead of telling of some other buyer', async () => {
    const shop = newShop()
    const as = 'nora@hemline.example'
    const ctx = { db: shop.db, jar: shop.jar, now: new Date(), user: null }
    const order = ordersOf(ctx).find((one) => one.id === markedOrders.confirmed)
    const line = order?.lines.find((one) => one.itemNumber !== null && !one.canceledAt)
    const item = shop.db.items.find((one) => one.item_number === line?.itemNumber)
    if (!item) throw new Error('the mocks have no bought piece')
    item.state = 'pending_sale'
    const { router } = await open(`/product/${item.item_number}`, { shop, as })
    const links = await main().findAllByRole('link', { name: 'See your order' })
    expect(links[0]?.getAttribute('href')).toBe(`/my/orders/${markedOrders.confirmed}`)
    expect(main().queryByText(/Somebody is buying it/)).toBeNull()
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/product\//))
  })

  it('says before the cart when it arrives, what delivery costs, and how it can go back', async () => {
    const { shop, itemNumber } = openItem()
    await open(`/product/any-words/${itemNumber}`, { shop })
    const section = (await main().findByRole('heading', { name: 'Delivery and returns' })).closest('section')
    const delivery = within(section as HTMLElement)
    expect(delivery.getByText(/^Arrives [A-Z][a-z]{2} \d+–.*\d+ if you order today\.$/)).toBeTruthy()
    expect(delivery.getByText(/one circularity fee of \$1\.99/)).toBeTruthy()
    const returns = delivery.getByRole('link', { name: 'How returns work' })
    expect(returns.getAttribute('href')).toBe('/support#how-to-return')
  })

  it('says that somebody was faster when it sells at the moment of adding', async () => {
    const user = userEvent.setup()
    await open(`/product/${markedItems.sellsWhenAdded}`)
    await main().findByText('We hold it for you for 20 minutes.')
    await user.click(addButtons()[0] as HTMLElement)
    expect(await screen.findByText(/Somebody was faster/)).toBeTruthy()
  })

  it('apologises when the server fails to add it', async () => {
    const user = userEvent.setup()
    await open(`/product/${markedItems.addFails}`)
    await main().findByText('We hold it for you for 20 minutes.')
    await user.click(addButtons()[0] as HTMLElement)
    expect(await screen.findByText(/error adding this item to your cart/)).toBeTruthy()
  })

  it('shows for what a sold piece went, why it is gone, and what is like it, to those who ask for it', async () => {
    await open(`/product/${markedItems.sold}?no_sold_redirect=true`)
    expect((await main().findAllByText('Sold. There was only one.')).length).toBeGreaterThan(0)
    expect(main().getByText(/^Sold for \$/)).toBeTruthy()
    expect(main().getAllByText(/Another shopper bought it/).length).toBeGreaterThan(0)
    expect(main().getByRole('link', { name: 'Find another like it' })).toBeTruthy()
    expect(addButtons()).toHaveLength(0)
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
        'noindex',
      ),
    )
  })

  it('sends those who find a sold piece from outside to what is like it, and nobody from a piece on sale', async () => {
    const { router } = await open(`/product/${markedItems.sold}`)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/similar/${markedItems.sold}`))
  })

  it('shows a sold piece to those who come from within the shop', async () => {
    const { router } = await open('/cart')
    await router.navigate({ href: `/product/${markedItems.sold}` })
    expect((await main().findAllByText('Sold. There was only one.')).length).toBeGreaterThan(0)
    // The URL gets its full spelling once the piece is rendered.
    const spelled = new RegExp(`^/product/.+/${markedItems.sold}$`)
    await waitFor(() => expect(router.state.location.pathname).toMatch(spelled))
  })

  it.each([
    [markedItems.withdrawn, 'No longer available', /Its seller asked to have it back/],
    [markedItems.relisted, 'No longer available', /under a number of its own/],
    [markedItems.pendingSale, 'Somebody is buying it', /Should it fail, the piece comes back/],
  ])('says what became of %i, and asks search engines to forget it', async (itemNumber, title, why) => {
    await open(`/product/${itemNumber}?no_sold_redirect=true`)
    expect((await main().findAllByText(title)).length).toBeGreaterThan(0)
    expect(main().getAllByText(why).length).toBeGreaterThan(0)
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
        'noindex',
      ),
    )
  })

  it('is a 404 for a number that is none or that shoppers may not see', async () => {
    expect(itemNumberOf('/product/silk-dress')).toBeUndefined()
    expect(itemNumberOf('/product/x/1e5')).toBeUndefined()
    expect(itemNumberOf(`/product/x/${'9'.repeat(1_000_000)}`)).toBeUndefined()
    await open(`/product/${markedItems.notListed}`)
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the piece' })).toBeNull())
    expect(addButtons()).toHaveLength(0)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  })
})

describe('the state of the buy panel', () => {
  const facts = {
    availability: 'Reserved' as const,
    noLongerAvailable: false,
    heldByMe: false,
    state: 'listed',
    heldUntil: '2026-11-21T14:20:00Z',
  }
  it('opens again the moment the other shopper’s time is over', () => {
    expect(buyState(facts, Date.parse('2026-11-21T14:19:59Z')).kind).toBe('held')
    expect(buyState(facts, Date.parse('2026-11-21T14:20:00Z')).kind).toBe('open')
  })
})

it('measures in inches and centimeters to the half, and small things finer', () => {
  expect([withUnit(16.5, 'in'), withUnit(16.5, 'cm')]).toEqual(['16.5 in', '42 cm'])
  expect([withUnit(0.25, 'in'), withUnit(0.25, 'cm')]).toEqual(['0.25 in', '0.6 cm'])
})
