import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'
import { itemFlag } from './item-flag.ts'

/** Renders the shop at a URL and waits for its frame. */
async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}

const cards = () => within(screen.getByRole('main')).findAllByRole('article')
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }))

describe('a listing', () => {
  it('keeps chosen filters in the URL, shows them as chips, and back takes the last one away', async () => {
    const user = userEvent.setup()
    const { router } = await open('/women?page=2')
    await cards()
    await user.click(await filters().findByRole('checkbox', { name: /^Excellent/ }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/women?condition=excellent'))
    await user.click(await filters().findByRole('checkbox', { name: /^Very good/ }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/women?condition=excellent,very_good'))
    expect(screen.getByRole('button', { name: 'Remove filter Excellent' })).toBeTruthy()
    router.history.back()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove filter Very good' })).toBeNull())
    expect(router.latestLocation.href).toBe('/women?condition=excellent')
    await user.click(screen.getByRole('button', { name: 'Remove filter Excellent' }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/women'))
  })

  it('takes a price from its two fields', async () => {
    const user = userEvent.setup()
    const { router } = await open('/women')
    await cards()
    await user.type(filters().getByRole('textbox', { name: 'Lowest price' }), '20')
    await user.type(filters().getByRole('textbox', { name: 'Highest price' }), '150{Enter}')
    await waitFor(() =>
      expect(router.latestLocation.search).toMatchObject({ price: expect.stringMatching(/^20-/) }),
    )
    await waitFor(() => expect(screen.getByRole('button', { name: /Remove filter \$20/ })).toBeTruthy())
  })

  it('sorts through the URL, and the page’s own order leaves no trace', async () => {
    const user = userEvent.setup()
    const { router } = await open('/women')
    await cards()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price_low_high')
    await waitFor(() => expect(router.latestLocation.href).toBe('/women?sort=price_low_high'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest_first')
    await waitFor(() => expect(router.latestLocation.href).toBe('/women?sort=newest_first'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'recommended')
    await waitFor(() => expect(router.latestLocation.href).toBe('/women'))
  })

  it('shows an empty state without neighbours beyond the last page', async () => {
    await open('/women?page=999')
    expect(await screen.findByRole('heading', { name: 'There is no page 999' })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    expect(document.head.querySelector('link[rel="next"], link[rel="prev"]')).toBeNull()
  })

  it('tells which filter made no sense', async () => {
    await open('/women?condition=haunted')
    await cards()
    expect(await screen.findByText(/"haunted" makes no sense here/)).toBeTruthy()
  })

  it('is the page without what made no sense: no chip, no title, no link of it', async () => {
    const user = userEvent.setup()
    const { router } = await open(
      `/women?condition=haunted&department_tags=girls&brand_name_tags=${'x'.repeat(300)}`,
    )
    await cards()
    expect(screen.getByRole('heading', { level: 1, name: 'Women' })).toBeTruthy()
    expect(await screen.findByText(/this page has its own, so we left out "girls"/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Chosen filters' })).toBeNull()
    expect(await screen.findByRole('navigation', { name: 'Shop by category' })).toBeTruthy()
    expect(document.head.querySelector('link[rel="next"]')?.getAttribute('href')).toMatch(/\/women\?page=2$/)
    await user.click(await filters().findByRole('checkbox', { name: /^Excellent/ }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/women?condition=excellent'))
  })

  it('shows twelve of many chips, and the others when asked', async () => {
    const user = userEvent.setup()
    await open(`/products?style_tags=${Array.from({ length: 30 }, (_, i) => `style ${i}`).join(',')}`)
    const chips = () =>
      within(screen.getByRole('region', { name: 'Chosen filters' })).getAllByRole('button', {
        name: /^Remove filter/,
      })
    await user.click(await screen.findByRole('button', { name: 'and 18 more' }))
    expect(chips()).toHaveLength(30)
  })

  it('leaves out sizes that there are none of, and says so', async () => {
    await open('/women?sizing_id=1004,7,8')
    await cards()
    expect(await screen.findByText(/Size: we left out 2/)).toBeTruthy()
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Remove filter Size [A-Z]/ })).toHaveLength(1),
    )
  })

  it('offers kinds and pieces that there are, and no filters, when a search finds nothing', async () => {
    await open('/search/qqqqq-zzzzz')
    expect(await screen.findByRole('heading', { level: 1, name: '“Qqqqq Zzzzz”' })).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 2, name: 'Nothing for “qqqqq zzzzz”' })).toBeTruthy()
    const kinds = within(await screen.findByRole('navigation', { name: 'Nearest categories' }))
    expect(kinds.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/products\?category_tags=[a-z-]+$/)
    expect(
      within(screen.getByRole('region', { name: 'New on the rail' })).getAllByRole('article').length,
    ).toBeGreaterThan(0)
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  })

  it('says that counts are away when the search engine is', async () => {
    await open('/search?text=degraded')
    expect(await screen.findByText(/counts beside the filters are away/)).toBeTruthy()
    expect(filters().getByRole('checkbox', { name: 'Excellent' })).toBeTruthy()
  })

  it('asks again for counts that were away, and shows them once they are back', async () => {
    const shop = newShop()
    const good = answerFrom(shop)
    let away = true
    const send: typeof fetch = async (input, init) => {
      const answer = await good(input, init)
      if (!away || !String(init?.body).includes('"getItems"')) return answer
      away = false
      return new Response((await answer.text()).replace('"degraded":false', '"degraded":true'), answer)
    }
    await open('/women', { shop, send })
    expect(await screen.findByText(/counts beside the filters are away/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/counts beside the filters are away/)).toBeNull())
  })

  it('offers to try again when nothing comes back', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const good = answerFrom(shop)
    let broken = true
    const send: typeof fetch = async (input, init) => {
      if (broken && String(init?.body).includes('"getItems"')) throw new TypeError('no network')
      return good(input, init)
    }
    await open('/women', { shop, send })
    const again = await screen.findByRole('button', { name: 'Try again' })
    broken = false
    await user.click(again)
    expect((await cards()).length).toBeGreaterThan(0)
  })

  it('answers an unknown department with the 404 screen', async () => {
    await open('/wombats')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull())
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryAllByRole('article')).toHaveLength(0)
  })
})

describe('the flag of a card', () => {
  const plain = {
    availability: 'InStock' as const,
    noLongerAvailable: false,
    heldUntil: null,
    heldByMe: false,
    newWithTags: false,
    isRareFind: false,
    price: 5000,
    promotion: null,
    accessLevels: [],
    listedAt: new Date().toISOString(),
    isReserved: false,
    reservedForMe: false,
    state: 'listed',
    auctionEndsAt: null,
  }
  const promotion = {
    __typename: 'ItemPromotion' as const,
    discountPercent: 20,
    promofiedPrice: 4000,
    promotionCode: 'COZY20',
  }
  const held = { availability: 'Reserved' as const, heldUntil: '2026-11-21T14:20:00' }

  it('says one thing only, the most important first', () => {
    const all = { ...plain, newWithTags: true, isRareFind: true, promotion }
    expect(itemFlag({ ...all, availability: 'SoldOut', state: 'shipped' })?.words).toBe('Sold')
    expect(itemFlag({ ...all, ...held })?.words).toMatch(/^Held until .*2:20 PM$/)
    expect(itemFlag({ ...all, ...held, heldByMe: true })?.words).toMatch(/^In your cart until .*2:20 PM$/)
    expect(itemFlag({ ...all, isReserved: true })?.words).toBe('Reserved')
    expect(itemFlag({ ...all, accessLevels: ['early_access'] })?.words).toBe('Members first')
    expect(
      itemFlag({ ...all, accessLevels: ['early_access'], listedAt: '2026-01-01T00:00:00Z' })?.words,
    ).toBe('20% off in your cart')
    expect(itemFlag(all)?.words).toBe('20% off in your cart')
    expect(itemFlag({ ...all, promotion: null })?.words).toBe('New with tags')
    expect(itemFlag({ ...plain, isRareFind: true })?.words).toBe('Rare find')
    expect(itemFlag(plain)).toBeUndefined()
    const auctioned = { availability: 'SoldOut' as const, auctionEndsAt: '2026-11-21T14:20:00' }
    expect(itemFlag({ ...all, ...auctioned, state: 'on_auction' })?.words).toMatch(
      /^Auction until .*2:20 PM$/,
    )
  })

  it('does not call a withdrawn piece sold', () => {
    expect(
      itemFlag({ ...plain, availability: 'SoldOut', noLongerAvailable: true, state: 'reclaimed' })?.words,
    ).toBe('No longer available')
  })

  it('calls a bought piece sold, as its own page does, also while it waits to be packed', () => {
    expect(
      itemFlag({ ...plain, availability: 'SoldOut', noLongerAvailable: true, state: 'purchased' })?.words,
    ).toBe('Sold')
    expect(itemFlag({ ...plain, availability: 'SoldOut', state: 'pending_sale' })?.words).toBe(
      'Somebody is buying it',
    )
  })

  it('names the day when a hold ends on another one', () => {
    expect(itemFlag({ ...plain, availability: 'Reserved', heldUntil: '2099-01-01T12:00:00' })?.words).toBe(
      'Held until Jan 1, 2099',
    )
  })
})
