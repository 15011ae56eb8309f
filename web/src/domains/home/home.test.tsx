import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PersistedRequest, requestOfUrl } from '../../../mocks/answer.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

type Asked = { amount?: number; sortBy?: string | null; filters?: { key: string; values: string[] }[] }

it('shows at its top, and on its tiles, only pieces in a grade without flaws', async () => {
  const shop = newShop()
  const pictures: Asked[] = []
  const send: typeof fetch = (input, init) => {
    const { operationName, variables } = init?.body
      ? (JSON.parse(String(init.body)) as PersistedRequest)
      : requestOfUrl(String(input))
    const asked = (variables ?? {}) as Asked
    if (operationName === 'getItems' && asked.amount === 1 && asked.sortBy === 'featured')
      pictures.push(asked)
    return answerFrom(shop)(input, init)
  }
  await renderAt('/', { shop, send })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  await waitFor(() => expect(pictures.length).toBeGreaterThanOrEqual(3))
  for (const { filters } of pictures)
    expect(filters).toContainEqual({ key: 'condition', values: ['new_with_tags', 'excellent'] })
})

it('tells the offer that the shop advertises, with its code and its end', async () => {
  await renderAt('/')
  const offer = within(await screen.findByRole('region', { name: 'Offer' }))
  expect(offer.getByText(/^Up to 20% off with the code/).textContent).toContain('LAYERS')
  expect(offer.getByText(/Ends Jun 30, 2099, 11:59 PM Pacific time/)).toBeTruthy()
})

it('calls trending what many people searched for, and leads there', async () => {
  await renderAt('/')
  const heading = await screen.findByRole('heading', { name: 'Trending now' })
  const links = within(heading.closest('section') as HTMLElement).getAllByRole('link')
  expect(links.length).toBeGreaterThanOrEqual(4)
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/search\?text=/)
})

it('shows a member what is new in the kind that the member loves most', async () => {
  const shop = newShop()
  const nora = shop.db.state.users[0]
  const dresses = shop.db.items.filter(
    (item) =>
      item.state === 'listed' &&
      item.merchandising_department === 'women' &&
      item.category_tags[0] === 'dresses',
  )
  shop.db.state.loved[`user:${nora?.id}`] = dresses
    .slice(0, 5)
    .map((item) => ({ itemNumber: item.item_number, lovedAt: 0, priceThen: item.price_cents, listId: null }))
  await renderAt('/', { shop, as: nora?.email ?? '' })
  const heading = await screen.findByRole('heading', { name: 'New in what you love' })
  const section = within(heading.closest('section') as HTMLElement)
  expect(section.getByRole('link', { name: 'Women: dresses' }).getAttribute('href')).toBe('/women/dresses')
  expect(section.getAllByRole('article').length).toBeGreaterThan(0)
})

it('shows nothing of that to a visitor', async () => {
  await renderAt('/')
  expect(await screen.findByRole('heading', { name: 'Just in' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'New in what you love' })).toBeNull()
})

it('leads a seller to the next bag before anything else below what came in', async () => {
  const shop = newShop()
  const seller = shop.db.state.users.find(({ roles }) => roles.includes('seller'))
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  const { unmount } = await renderAt('/', { shop, as: seller?.email ?? '' })
  expect(await screen.findByRole('heading', { name: 'Your next bag, as usual' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Just in' })).toBeTruthy()
  expect(headings().slice(0, 2)).toEqual(['Just in', 'Your next bag, as usual'])
  unmount()
  await renderAt('/')
  expect(await screen.findByRole('heading', { name: 'Your closet could use the room' })).toBeTruthy()
  expect(headings().indexOf('Your closet could use the room')).toBeGreaterThan(2)
})
