// Tests of the search field by keyboard, mouse and touch, with the mocks' suggestions.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'
import { stepped } from './use-search-keys.ts'

type Asked = { operationName: string; variables: Record<string, unknown> }
const askedOf = (init: RequestInit | undefined): Asked | undefined =>
  init?.body ? (JSON.parse(String(init.body)) as Asked) : undefined

/** Makes a shop in which the viewer has searched before. */
function shopWith(...texts: string[]): Shop {
  const shop = newShop()
  const visitor = 7000
  shop.jar.visitorId = visitor
  shop.db.state.visitors.push(visitor)
  shop.db.state.searches[`visitor:${visitor}`] = texts.map((text, i) => ({
    id: `s${i}`,
    text,
    at: Date.now() - i * 1000,
  }))
  return shop
}

/**
 * Renders the shop at a URL and waits for its frame. `send` can delay or fail the requests for
 * suggestions.
 */
async function open(
  url: string,
  { shop = newShop(), send = answerFrom(shop) }: { shop?: Shop; send?: typeof fetch } = {},
) {
  const shown = await renderAt(url, { shop, send })
  await screen.findByRole('heading', { level: 1 })
  const at = () => decodeURIComponent(shown.router.latestLocation.href).replaceAll('+', ' ')
  return { ...shown, at, user: userEvent.setup() }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const box = () => within(field().closest('search') as HTMLElement)
const list = () => screen.findByRole('listbox', { name: 'Suggestions' })
const group = async (name: RegExp) => within(await screen.findByRole('group', { name }))
const option = (name: RegExp | string) => screen.findByRole('option', { name })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const kept = (shop: Shop) =>
  Object.values(shop.db.state.searches).flatMap((all) => all.map(({ text }) => text))

it('asks for what is typed, keeps it from the URL, and can be cleared', async () => {
  const { user, router } = await open('/cart')
  await user.type(field(), '  silk & wool {Enter}')
  await waitFor(() => expect(router.latestLocation.search).toEqual({ text: 'silk & wool' }))
  await waitFor(() => expect(field().value).toBe('silk & wool'))
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field().value).toBe('')
})

it('takes no more than 200 characters', async () => {
  const { user } = await open('/cart')
  await user.click(field())
  await user.paste('x'.repeat(500))
  expect(field().value).toHaveLength(200)
})

describe('what is offered', () => {
  it('to the empty field: recent searches, newest first, and what others look for', async () => {
    const { user } = await open('/cart', { shop: shopWith('red dress', 'wool coat') })
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await user.click(field())
    const recent = await group(/^Recent searches/)
    expect(
      recent.getAllByRole('option').map((one) => one.getAttribute('aria-label') ?? one.textContent),
    ).toEqual([
      'red dress',
      'Remove red dress from recent searches',
      'wool coat',
      'Remove wool coat from recent searches',
      'Clear all',
    ])
    expect((await group(/^Popular searches$/)).getAllByRole('option').length).toBeGreaterThan(0)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().getAttribute('aria-controls')).toBe((await list()).id)
    expect(field().getAttribute('dir')).toBe('auto')
  })

  it('to a text: searches, categories, brands, pieces with price, and all of them; said to screen readers', async () => {
    const { user } = await open('/cart')
    await user.type(field(), 'dres')
    expect((await group(/^Searches$/)).getAllByRole('option').length).toBeGreaterThan(0)
    expect(
      (await group(/^Categories$/)).getByRole('option', { name: /^Dresses\s+in \w+\s*,\s*[\d,]+\s*pieces$/ }),
    ).toBeTruthy()
    const pieces = await group(/^Pieces$/)
    const [first] = pieces.getAllByRole('option')
    expect(first?.getAttribute('href')).toMatch(/^\/product\//)
    expect(first?.textContent).toMatch(/\S+, \S.*, \$[\d,.]+$/)
    expect(pieces.getAllByRole('option').length).toBeLessThanOrEqual(5)
    expect(pieces.getByRole('option', { name: /^See all [\d,]+ pieces$/ }).getAttribute('href')).toMatch(
      /^\/search\?text=dresses/,
    )
    await waitFor(() => expect(box().getByRole('status').textContent).toMatch(/^\d+ suggestions\./))
    expect(screen.getAllByRole('option').every((one) => one.tabIndex === -1)).toBe(true)
  })

  it('says what it understands, and what it mended', async () => {
    const { user } = await open('/cart')
    await user.type(field(), 'black dress under $80')
    expect(await box().findByText(/^We understand:/)).toBeTruthy()
    for (const part of ['Black', 'Dresses', 'Under $80']) expect(await box().findByText(part)).toBeTruthy()
  })

  it('says when nothing begins like that, and Enter searches all the same', async () => {
    const { user, at } = await open('/cart')
    await user.type(field(), 'xqzzkw')
    expect(await screen.findByText(/You can search for it all the same/)).toBeTruthy()
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe('/search?text=xqzzkw'))
  })
})

describe('by keyboard', () => {
  it('arrows go through everything and around; the text keeps its own keys', async () => {
    const { user } = await open('/cart', { shop: shopWith('red dress', 'wool coat') })
    await user.click(field())
    await option('red dress')
    const last = screen.getAllByRole('option').at(-1)
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe(last)
    await user.keyboard('{ArrowDown}')
    expect(active()?.textContent).toBe('red dress')
    expect(active()?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()?.textContent).toBe('Clear all')
    expect(document.activeElement).toBe(field())
    await user.keyboard('{Home}')
    expect(active()).toBeNull()
    expect([stepped(3, -1, 1), stepped(3, -1, -1), stepped(3, 2, 1), stepped(3, 0, -1)]).toEqual([0, 2, 0, 2])
  })

  it('Enter takes the choice, and a place leaves no text behind', async () => {
    const { user, at } = await open('/cart')
    await user.type(field(), 'dres')
    const place = (await group(/^Categories$/)).getAllByRole('option')[0] as HTMLElement
    while (active() !== place) await user.keyboard('{ArrowDown}')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe(place.getAttribute('href')))
    await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull())
    expect(field().value).toBe('')
  })

  it('Escape closes, then clears; arrows and letters open again; Tab leaves and closes', async () => {
    const { user } = await open('/cart')
    await user.type(field(), 'dres')
    await list()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field().value).toBe('dres')
    await user.keyboard('{ArrowDown}')
    await list()
    await user.keyboard('{Escape}{Escape}')
    expect(field().value).toBe('')
    await user.keyboard('dre')
    await list()
    await user.tab()
    expect(document.activeElement).not.toBe(field())
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('Delete removes the recent search it stands on and goes on to the next', async () => {
    const shop = shopWith('red dress', 'wool coat')
    const { user } = await open('/cart', { shop })
    await user.click(field())
    await option('red dress')
    await user.keyboard('{ArrowDown}{Delete}')
    await waitFor(() => expect(screen.queryByRole('option', { name: 'red dress' })).toBeNull())
    expect(active()?.textContent).toBe('wool coat')
    await waitFor(() => expect(kept(shop)).toEqual(['wool coat']))
  })
})

describe('by mouse and finger', () => {
  it('removes one, clears all, and goes on offering the rest', async () => {
    const shop = shopWith('red dress', 'wool coat', 'jeans')
    const { user } = await open('/cart', { shop })
    await user.click(field())
    await user.click(await option('Remove wool coat from recent searches'))
    await waitFor(() => expect(kept(shop)).toEqual(['red dress', 'jeans']))
    expect(document.activeElement).toBe(field())
    await user.click(await option('Clear all'))
    await waitFor(() => expect(kept(shop)).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Recent/ })).toBeNull())
    expect((await group(/^Popular searches$/)).getAllByRole('option').length).toBeGreaterThan(0)
  })

  it('a recent search stays when the API does not remove it, and the box says so', async () => {
    const shop = shopWith('red dress')
    const answer = answerFrom(shop)
    const send: typeof fetch = async (input, init) => {
      if (askedOf(init)?.operationName === 'forgetSearches') throw new TypeError('no network')
      return answer(input, init)
    }
    const { user } = await open('/cart', { shop, send })
    await user.click(field())
    await user.click(await option('Remove red dress from recent searches'))
    expect(await screen.findAllByText(/could not be removed/)).not.toHaveLength(0)
    expect(await option('red dress')).toBeTruthy()
  })

  it('a choice is followed; a click elsewhere or Close closes', async () => {
    const { user, at } = await open('/cart')
    await user.type(field(), 'dres')
    await list()
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(field())
    await list()
    await user.click(screen.getByText('Close', { selector: 'button' }))
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(field())
    const place = (await group(/^Categories$/)).getAllByRole('option')[0] as HTMLElement
    await user.click(place)
    await waitFor(() => expect(at()).toBe(place.getAttribute('href')))
  })
})

describe('answers', () => {
  it('that come late are not shown over newer ones, and the last stays until the next is there', async () => {
    const shop = newShop()
    const answer = answerFrom(shop)
    const held = new Map<unknown, () => void>()
    const send: typeof fetch = async (input, init) => {
      const asked = askedOf(init)
      if (asked?.operationName === 'typeahead' && asked.variables.text !== '')
        await new Promise<void>((go) => held.set(asked.variables.text, go))
      return answer(input, init)
    }
    const { user } = await open('/cart', { shop, send })
    await user.type(field(), 'dre')
    await waitFor(() => expect(held.has('dre')).toBe(true))
    expect(screen.getByRole('group', { name: 'Popular searches' })).toBeTruthy()
    await user.type(field(), 'x', { initialSelectionStart: 0, initialSelectionEnd: 3 })
    await user.clear(field())
    await user.type(field(), 'jean')
    await waitFor(() => expect(held.has('jean')).toBe(true))
    held.get('jean')?.()
    expect(await option(/^Jeans in/)).toBeTruthy()
    held.get('dre')?.()
    await new Promise((go) => setTimeout(go, 0))
    expect(screen.queryByRole('option', { name: /^Dresses in/ })).toBeNull()
    expect(screen.getByRole('option', { name: /^Jeans in/ })).toBeTruthy()
  })

  it('that fail are said quietly; typing goes on and Enter searches', async () => {
    const shop = newShop()
    const answer = answerFrom(shop)
    const broken = new Set<unknown>(['', 'dre'])
    const send: typeof fetch = async (input, init) => {
      const asked = askedOf(init)
      if (asked?.operationName === 'typeahead' && broken.has(asked.variables.text))
        throw new TypeError('no network')
      return answer(input, init)
    }
    const { user, at } = await open('/cart', { shop, send })
    await user.click(field())
    expect(await screen.findAllByText(/encountered an error loading popular searches/)).not.toHaveLength(0)
    await user.type(field(), 'dre')
    expect(await screen.findAllByText(/encountered an error loading typeahead results/)).not.toHaveLength(0)
    await user.type(field(), 's')
    expect(await option(/^Dresses in/)).toBeTruthy()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe('/search?text=dres'))
  })
})

describe('recent searches', () => {
  it('keep what was typed once its answer is there, and what was chosen; the box offers them next time', async () => {
    const { user, at, shop } = await open('/cart')
    await user.type(field(), 'silk dress{Enter}')
    await waitFor(() => expect(kept(shop)).toEqual(['silk dress']))
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    const popular = (await group(/^Popular searches$/)).getAllByRole('option')[0] as HTMLElement
    expect(await option('silk dress')).toBeTruthy()
    await user.click(popular)
    await waitFor(() => expect(at()).toBe(`/search?text=${popular.textContent}`))
    await waitFor(() => expect(kept(shop)).toEqual([popular.textContent, 'silk dress']))
  })

  it('do not grow with a page that is opened, turned over or asked for as typed', async () => {
    const { shop, router } = await open('/search?text=dress')
    await screen.findAllByRole('article')
    await router.navigate({ href: '/search?text=dress&exact=true' })
    await screen.findAllByRole('article')
    expect(kept(shop)).toEqual([])
  })

  it('do not keep a text that names a page', async () => {
    const { user, at, shop } = await open('/cart')
    const item = shop.db.items.find(({ state }) => state === 'listed')
    await user.type(field(), `${item?.item_number}{Enter}`)
    await waitFor(() => expect(at()).toMatch(/^\/product\//))
    expect(kept(shop)).toEqual([])
  })
})
