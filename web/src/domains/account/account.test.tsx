import { classify } from '@hemline/rules/site/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedGiftCards } from '../../../mocks/marked-gift-cards.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const part = (name: string) => screen.findByRole('region', { name })

/** Returns the name under which the mocks keep what belongs to a member. */
const ownerOf = (shop: ReturnType<typeof newShop>, email: string) =>
  `user:${shop.db.state.users.find((user) => user.email === email)?.id}`

/** Returns a fetch that answers as the mocks do, and fails for this operation while `isOut` says so. */
function failing(operation: string, isOut: () => boolean): Parameters<typeof renderAt>[1] {
  const shop = newShop()
  const answer = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (isOut() && String(init?.body).includes(`"${operation}"`)) throw new TypeError('no network')
    return answer(input, init)
  }
  return { as: nora, shop, send }
}

describe('the home of an account', () => {
  it('says what waits, the most urgent first', async () => {
    await renderAt('/my', { as: nora })
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Nora' })).toBeTruthy()
    const list = await screen.findByRole('list', { name: 'What waits for you' })
    const rows = within(list).getAllByRole('listitem')
    expect(screen.getByText(/things? waits? for you\.$/)).toBeTruthy()
    const titles = rows.map((row) => within(row).getByRole('heading', { level: 2 }).textContent)
    expect(titles).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Choose what stays by \w{3}, \w{3} \d+$/),
        expect.stringMatching(/^Drop off your return by \w{3}, \w{3} \d+$/),
      ]),
    )
    const links = rows.map((row) => within(row).getByRole('link').getAttribute('href'))
    expect(links.every((href) => href?.startsWith('/'))).toBe(true)
  })

  it('shows the money by kind, and the sum that an order can use', async () => {
    await renderAt('/my', { as: 'imani@hemline.example' })
    const money = await part('Your money')
    await within(money).findByText('Ready to spend')
    const amountOf = (name: string) =>
      Number(
        within(money).getByText(name).closest('div')?.querySelector('dd')?.textContent?.replace(/[$,]/g, ''),
      )
    expect(amountOf('Ready to spend')).toBeCloseTo(
      amountOf('Cash credit') + amountOf('Promotional credit'),
      2,
    )
    expect(amountOf('Ready to spend')).toBeGreaterThan(0)
    expect(within(money).getByRole('link', { name: 'Every movement' }).getAttribute('href')).toBe(
      '/my/credits',
    )
  })

  it('counts a gift card of the cart to what an order can use, and says which card it is', async () => {
    const shop = newShop()
    const as = 'imani@hemline.example'
    await renderAt('/my', { as, shop })
    const ready = async () => {
      const money = await part('Your money')
      const row = (await within(money).findByText('Ready to spend')).closest('div')
      return Number(row?.querySelector('dd')?.textContent?.replace(/[$,]/g, ''))
    }
    const before = await ready()
    shop.db.state.appliedGiftCards[ownerOf(shop, as)] = [markedGiftCards.small.id]
    await renderAt('/my', { as, shop })
    expect(await ready()).toBeCloseTo(before + 25, 2)
    const money = await part('Your money')
    expect(within(money).getByText('Ends in 0015; in your cart')).toBeTruthy()
  })

  it('shows pieces in the member’s sizes, how many there are, and neither while the sizes are paused', async () => {
    const shop = newShop()
    const profile = {
      department: 'women' as const,
      enabled: true,
      includeEquivalents: true,
      includeMaternity: false,
      includePetite: false,
      includeTall: false,
      sizingIds: [1004],
      updatedAt: new Date().toISOString(),
    }
    shop.db.state.sizeProfiles[ownerOf(shop, nora)] = [profile]
    await renderAt('/my', { as: nora, shop })
    const strip = await part('In your sizes')
    expect(within(strip).getAllByRole('link').length).toBeGreaterThan(1)
    const sizes = await part('My sizes')
    expect(
      within(sizes).getByText(/^Listings show pieces of these sizes\. \d+ pieces? today\.$/),
    ).toBeTruthy()
    shop.db.state.sizeProfiles[ownerOf(shop, nora)] = [{ ...profile, enabled: false }]
    await renderAt('/my', { as: nora, shop })
    expect(await screen.findByText(/^You paused them/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'In your sizes' })).toBeNull()
  })

  it('names the day of the shop on which credit ends, as the notes of needs do, not the reader’s', async () => {
    const shop = newShop()
    const answer = answerFrom(shop)
    const endsAt = '2099-12-15T01:10:00.000Z'
    const send: typeof fetch = async (input, init) => {
      const response = await answer(input, init)
      if (!String(init?.body).includes('"getMyCredits"')) return response
      const text = (await response.text()).replaceAll(/"expiresAt":"[^"]+"/g, `"expiresAt":"${endsAt}"`)
      return new Response(text, { headers: { 'content-type': 'application/json' } })
    }
    await renderAt('/my', { as: 'imani@hemline.example', shop, send })
    const money = await part('Your money')
    expect(await within(money).findByText('Ends on Dec 14, 2099')).toBeTruthy()
  })

  it('says how many pieces of a seller’s bags are on sale', async () => {
    await renderAt('/my', { as: 'greta@hemline.example' })
    const places = await screen.findByRole('navigation', { name: 'Your account' })
    const link = await within(places).findByRole('link', { name: /^Your pieces on sale\s*\d+$/ })
    expect(link.getAttribute('href')).toBe('/my/items')
  })

  it('says how many orders, favorites and searches there are', async () => {
    await renderAt('/my', { as: nora })
    const places = await screen.findByRole('navigation', { name: 'Your account' })
    expect(within(places).getByRole('link', { name: /^Orders\s*\d+$/ })).toBeTruthy()
    expect(within(places).getByRole('link', { name: /^Your privacy$/ })).toBeTruthy()
  })

  it('shows the parcel that comes next with its steps', async () => {
    await renderAt('/my', { as: nora })
    const next = await part('Next parcel')
    expect(await within(next).findByRole('list', { name: 'Where the parcel is' })).toBeTruthy()
    expect(within(next).getByRole('link', { name: /^Order / })).toBeTruthy()
  })

  it('shows the parcel that is on its way before one that is still packed, and says that more come', async () => {
    const shop = newShop()
    const mine = (shop.db.state.orders ?? []).filter(
      ({ email, shipments }) => email === nora && shipments.length > 0,
    )
    const [first, second, third] = mine
    if (!first || !second || !third) throw new Error('the mocks have too few orders of Nora')
    for (const order of mine) for (const one of order.shipments) one.status = 'delivered'
    const plan = [
      [first, 'waiting', '2026-12-01'],
      [second, 'shipped', '2026-12-09'],
      [third, 'out_for_delivery', '2026-12-12'],
    ] as const
    for (const [order, status, day] of plan)
      Object.assign(order.shipments[0] ?? {}, { status, maxEstimate: day, minEstimate: day })
    for (const order of mine) order.status = 'shipped'
    await renderAt('/my', { as: nora, shop })
    const next = await part('Next parcel')
    const order = within(next).getByRole('link', { name: /^Order / })
    expect(order.getAttribute('href')).toBe(`/my/orders/${second.id}`)
    expect(within(next).getByRole('link', { name: 'And 1 more on the way' })).toBeTruthy()
  })

  it('counts no searches that could not be read', async () => {
    await renderAt(
      '/my',
      failing('getSavedSearches', () => true),
    )
    const searches = await part('Searches with news')
    expect(within(searches).getByRole('link', { name: 'All searches' })).toBeTruthy()
  })

  it('shows that it loads while nobody knows yet who looks', async () => {
    await renderAt('/my', { as: nora, send: () => new Promise(() => undefined) })
    expect(await screen.findByRole('status', { name: 'Loading your account' })).toBeTruthy()
  })

  it('leads to every place of the account, by the row of its pages or by the list of the others', async () => {
    await renderAt('/my', { as: nora })
    const placesIn = async (name: string) =>
      within(await screen.findByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(await placesIn('Account pages')).toEqual([
      '/my',
      '/my/orders',
      '/my/returns',
      '/saved',
      '/my/sizes',
      '/my/cleanouts',
      '/rewards',
      '/invites',
      '/my/subscriptions',
      '/my/settings',
    ])
    expect(await placesIn('Your account')).toEqual([
      '/saved/favorites',
      '/my/items',
      '/my/orders',
      '/saved/searches',
      '/direct/sell',
      '/direct/offers',
      '/my/goody-boxes/new',
      '/giftcards/bought',
      '/my/activity',
      '/resolution-hub',
      '/privacy',
    ])
  })

  it('has a row of links between the pages of the account, which visitors have not', async () => {
    await renderAt('/my', { as: nora })
    const row = await screen.findByRole('navigation', { name: 'Account pages' })
    const current = () => within(row).getByRole('link', { current: 'page' }).textContent
    expect(current()).toBe('Home')
    await userEvent.setup().click(within(row).getByRole('link', { name: 'Rewards' }))
    await waitFor(() => expect(current()).toBe('Rewards'))
    await userEvent.setup().click(within(row).getByRole('link', { name: 'Settings' }))
    await waitFor(() => expect(current()).toBe('Settings'))
    await userEvent.setup().click(within(row).getByRole('link', { name: 'Saved' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Saved' })).toBeTruthy()
    expect(current()).toBe('Saved')
    const tabs = screen.getByRole('navigation', { name: 'Saved' })
    await userEvent.setup().click(within(tabs).getByRole('link', { name: /^Searches/ }))
    await waitFor(() => expect(current()).toBe('Saved'))
    for (const [path, name] of [
      ['/insider', 'Rewards'],
      ['/giftcards/bought', 'Home'],
      ['/my/credits', 'Home'],
    ] as const) {
      const { unmount } = await renderAt(path, { as: nora })
      await waitFor(async () => {
        const pages = await screen.findByRole('navigation', { name: 'Account pages' })
        expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe(name)
      })
      unmount()
    }
    await renderAt('/rewards')
    expect(await screen.findByRole('heading', { level: 1, name: 'Rewards' })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Account pages' })).toBeNull()
  })

  it('shows a seller the running bag and what there is to cash out', async () => {
    await renderAt('/my', { as: 'greta@hemline.example' })
    const bag = await part('Your running bag')
    expect(within(bag).getByRole('list', { name: 'Where your bag is' })).toBeTruthy()
    expect(within(await part('Your money')).getByRole('link', { name: /^Cash out \$/ })).toBeTruthy()
  })

  it('keeps the other parts when one can’t be read, and reads that part again', async () => {
    let isOut = true
    await renderAt(
      '/my',
      failing('getMyCredits', () => isOut),
    )
    const money = await part('Your money')
    expect(await within(money).findByText('We could not read this part.')).toBeTruthy()
    expect(await screen.findByRole('list', { name: 'What waits for you' })).toBeTruthy()
    isOut = false
    await userEvent.click(within(money).getByRole('button', { name: 'Try again' }))
    expect(await within(money).findByText('Ready to spend')).toBeTruthy()
  })

  it('offers what came in today to a member without favorites, and no zeros', async () => {
    await renderAt('/my', { as: 'greta@hemline.example' })
    expect(within(await part('New today')).getByRole('link', { name: 'See all' })).toBeTruthy()
    expect(within(await part('Your money')).queryByText('Promotional credit')).toBeNull()
  })

  it('leads to pages that there are', async () => {
    for (const as of [nora, 'imani@hemline.example', 'greta@hemline.example']) {
      const { unmount } = await renderAt('/my', { as })
      await within(await part('Your money')).findByText('Ready to spend')
      const links = within(screen.getByRole('main')).getAllByRole('link')
      const paths = links.map(
        (link) => new URL(link.getAttribute('href') ?? '', 'http://shop.example').pathname,
      )
      expect(paths.filter((path) => classify(path).kind === 'not-found')).toEqual([])
      unmount()
    }
  })

  it('sends visitors to log in', async () => {
    const { router } = await renderAt('/my')
    await waitFor(() => expect(router.state.location.pathname).toBe('/log-in'))
  })
})
