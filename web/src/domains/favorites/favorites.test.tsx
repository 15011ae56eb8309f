import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fakeIndexedDb from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { markedItems } from '../../../mocks/marked.ts'
import { money } from '../../platform/format.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const emptyDatabase = () => vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory())

// jsdom has no database. The end of the file takes it away again.
beforeEach(() => {
  localStorage.clear()
  for (const [name, made] of Object.entries(fakeIndexedDb))
    if (name.startsWith('IDB')) vi.stubGlobal(name, made)
  emptyDatabase()
})

/** The shop at a URL, once its frame is there. */
async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}

const main = () => within(screen.getByRole('main'))
const hearts = () => main().findAllByRole('button', { name: /^Save / })

it('fills a visitor’s heart, keeps it on the server, and offers to log in', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const first = await open('/women', { shop })
  const heart = (await hearts())[0] as HTMLElement
  const name = heart.getAttribute('aria-label') as string
  await user.click(heart)
  await waitFor(() =>
    expect(main().getAllByRole('button', { name, pressed: true }).length).toBeGreaterThan(0),
  )
  expect(await screen.findByText(/Log in to keep your favorites/)).toBeTruthy()
  first.unmount()
  await open('/saved/favorites', { shop })
  expect(await main().findByRole('button', { name, pressed: true })).toBeTruthy()
  expect(main().getByText('1 piece')).toBeTruthy()
})

it('keeps a heart full without a network, and brings it to the shop later', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const good = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (String(init?.body).includes('"addFavorites"')) throw new TypeError('no network')
    return good(input, init)
  }
  const offline = await open('/women', { shop, send })
  const heart = (await hearts())[0] as HTMLElement
  const name = heart.getAttribute('aria-label') as string
  await user.click(heart)
  await waitFor(() =>
    expect(main().getAllByRole('button', { name, pressed: true }).length).toBeGreaterThan(0),
  )
  expect(screen.getByRole('link', { name: 'Favorites, 1 item' })).toBeTruthy()
  await offline.router.navigate({ href: '/saved/favorites' })
  expect(await main().findByText(/1 heart waits in this browser/)).toBeTruthy()
  offline.unmount()
  await open('/saved/favorites', { shop })
  expect(await main().findByRole('button', { name, pressed: true })).toBeTruthy()
})

it('lists a heart whose answer overtakes the list that was asked before it', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const good = answerFrom(shop)
  let taken: () => void = () => undefined
  const heartTaken = new Promise<void>((resolve) => {
    taken = resolve
  })
  const send: typeof fetch = async (input, init) => {
    const body = String(init?.body)
    const answer = await good(input, init)
    if (body.includes('"getSaved"')) await heartTaken
    if (body.includes('"addFavorites"')) setTimeout(taken, 50)
    return answer
  }
  const shown = await open('/women', { shop, send })
  const heart = (await hearts())[0] as HTMLElement
  const name = heart.getAttribute('aria-label') as string
  await user.click(heart)
  await screen.findByRole('link', { name: 'Favorites, 1 item' })
  await shown.router.navigate({ href: '/saved/favorites' })
  expect(await main().findByRole('button', { name, pressed: true })).toBeTruthy()
})

it('fills at once the heart of a piece that only a strip beside an empty listing shows', async () => {
  const user = userEvent.setup()
  await open('/search?text=black+dress+under+%241&condition=new_with_tags')
  const strip = within(await main().findByRole('region', { name: /Close to|With some|New on/ }))
  const heart = (await strip.findAllByRole('button', { name: /^Save / }))[0] as HTMLElement
  const name = heart.getAttribute('aria-label') as string
  await user.click(heart)
  expect(await strip.findByRole('button', { name, pressed: true })).toBeTruthy()
})

const imani = 'imani@hemline.example'

it('keeps pieces in lists with names, and says what changed since they were saved', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const piece = shop.db.items.find(({ state }) => state === 'listed')
  const sold = shop.db.items.find(({ item_number }) => item_number === markedItems.sold)
  if (!piece || !sold) throw new Error('the mocks have no such pieces')
  const owner = `user:${shop.db.state.users.find(({ email }) => email === imani)?.id}`
  shop.db.state.loved[owner] = [piece, sold].map((one) => ({
    itemNumber: one.item_number,
    lovedAt: 1,
    priceThen: one.price_cents + 2000,
    listId: null,
  }))
  await open('/saved/favorites', { shop, as: imani })
  expect(await main().findByText('One of your pieces costs less than when you saved it.')).toBeTruthy()
  expect(main().getByText(/\$20.00 less since saved/).textContent).toBe(
    `$20.00 less since saved at ${money(piece.price_cents + 2000)}`,
  )
  expect(main().getByRole('link', { name: /^More like this/ })).toBeTruthy()
  await user.click(await main().findByRole('button', { name: 'New list' }))
  await user.type(main().getByLabelText('Name of the list'), 'For June’s wedding')
  await user.click(main().getByRole('button', { name: 'Save' }))
  const choice = await main().findByLabelText(`List of ${piece.brand_name} ${piece.title}`)
  await user.selectOptions(choice, 'For June’s wedding')
  await user.click(await main().findByRole('link', { name: 'For June’s wedding 1' }))
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(1))
  await user.click(main().getByRole('button', { name: 'Delete this list' }))
  expect(await screen.findByText('“For June’s wedding” is deleted. Its pieces are still saved.')).toBeTruthy()
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(2))
})

it('shares all favorites by a link, which says so once it is taken back', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const owner = `user:${shop.db.state.users.find(({ email }) => email === imani)?.id}`
  shop.db.state.loved[owner] = [{ itemNumber: markedItems.sold, lovedAt: 1, priceThen: 100, listId: null }]
  const mine = await open('/saved/favorites', { shop, as: imani })
  await user.click(await main().findByRole('button', { name: 'Share all favorites' }))
  const link = (await main().findByRole('link', { name: /\/fv\// })).getAttribute('href') ?? ''
  mine.unmount()
  const visitor = { db: shop.db, jar: { visitorId: null, token: null } }
  const seen = await open(new URL(link).pathname, { shop: visitor })
  expect(await main().findByText(/picked by somebody who knows you/)).toBeTruthy()
  expect(await main().findAllByRole('article')).toHaveLength(1)
  seen.unmount()
  const again = await open('/saved/favorites', { shop, as: imani })
  await user.click(await main().findByRole('button', { name: 'Take the link back' }))
  expect(await main().findByRole('button', { name: 'Share all favorites' })).toBeTruthy()
  again.unmount()
  await open(new URL(link).pathname, { shop: visitor })
  expect(await main().findByRole('heading', { name: 'This list is not shared any more' })).toBeTruthy()
})

it('does not lose a heart whose page is left before the browser has stored it', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  // A database that never opens: as good as a page that is gone before it did.
  const silent = Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } })
  vi.stubGlobal('indexedDB', { open: () => silent })
  const left = await open('/women', { shop })
  const heart = (await hearts())[0] as HTMLElement
  const name = heart.getAttribute('aria-label') as string
  await user.click(heart)
  left.unmount()
  emptyDatabase()
  await open('/saved/favorites', { shop })
  expect(await main().findByRole('button', { name, pressed: true })).toBeTruthy()
})

it('shows the member of the mocks who keeps a list her pieces, in the list and by what fell in price', async () => {
  const user = userEvent.setup()
  await open('/saved/favorites', { as: 'aiko@hemline.example' })
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(6))
  expect(main().getAllByText(/\$15.00 less since saved/)).toHaveLength(3)
  await user.click(main().getByRole('link', { name: 'For June’s wedding 6' }))
  const rename = { name: 'Rename' }
  await user.click(await main().findByRole('button', rename))
  expect(document.activeElement).toBe(main().getByLabelText('Name of the list'))
  await user.click(main().getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(main().getByRole('button', rename))
})

it('counts what a link shows, and says so when the list has more pieces', async () => {
  const shop = newShop()
  const first = await open('/fv/shared-seed', { shop })
  expect(await main().findByText(/^6 pieces, picked by /)).toBeTruthy()
  await waitFor(() => expect(document.title).toMatch(/^For June’s wedding/))
  first.unmount()
  const answer = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    const got = await answer(input, init)
    return new Response((await got.text()).replaceAll(/"totalCount":\d+/g, '"totalCount":412'), got)
  }
  await open('/fv/shared-seed', { shop, send })
  expect(await main().findByText(/^The newest 6 of 412 pieces, picked by /)).toBeTruthy()
})
