import { isForHero } from '@hemline/rules/home-edits/hero.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

it('shows at its top three pieces without flaws, also when those of the foremost ranks have some', async () => {
  const shop = newShop()
  await renderAt('/', { shop })
  const top = () => {
    const section = screen.getByRole('heading', { level: 1 }).closest('section') as HTMLElement
    const links = [...section.querySelectorAll<HTMLAnchorElement>('a[href^="/product/"]')]
    return links.map((link) => Number(link.href.match(/\d+$/)?.[0]))
  }
  await waitFor(() => expect(top()).toHaveLength(3))
  const shown = shop.db.items.filter(({ item_number }) => top().includes(item_number))
  expect(shown).toHaveLength(3)
  for (const piece of shown) expect(isForHero(piece)).toBe(true)
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
