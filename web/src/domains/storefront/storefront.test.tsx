import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const imani = 'imani@hemline.example'
const main = () => within(screen.getByRole('main'))
/** The shop at a URL, once its frame is there. */
async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}

it('shows a person’s pieces to everybody, and asks a visitor who follows to log in', async () => {
  const user = userEvent.setup()
  await open('/u/seeded-closet')
  expect(await main().findByRole('heading', { level: 1, name: 'Greta’s closet' })).toBeTruthy()
  expect((await main().findAllByRole('article')).length).toBeGreaterThan(0)
  await waitFor(() => expect(document.title).toMatch(/^Greta’s closet/))
  await user.click(main().getByRole('button', { name: 'Follow Greta’s closet' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
})

it('says of a closed page, and of one of a banned person, that it is closed', async () => {
  const shop = newShop()
  const first = await open('/u/closed-closet', { shop })
  expect(await main().findByRole('heading', { name: 'This closet is closed' })).toBeTruthy()
  first.unmount()
  const greta = shop.db.state.users.find(({ firstName }) => firstName === 'Greta')
  if (greta) greta.banned = true
  await open('/u/seeded-closet', { shop })
  expect(await main().findByRole('heading', { name: 'This closet is closed' })).toBeTruthy()
})

it('is named and looked at by its owner before it opens', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const { router } = await open('/saved/favorites', { shop, as: imani })
  await user.type(await main().findByLabelText(/Name on the page/), 'Imani’s finds')
  await user.click(main().getByRole('button', { name: 'Save your page' }))
  const look = await main().findByRole('link', { name: 'Look at it first' })
  await router.navigate({ href: look.getAttribute('href') ?? '' })
  expect(await main().findByText('Only you see this page so far.')).toBeTruthy()
  expect(main().getByRole('heading', { level: 1, name: 'Imani’s finds' })).toBeTruthy()
})

it('follows the brand of a piece, and stops', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const piece = shop.db.items.find(({ state }) => state === 'listed')
  const { router } = await open(`/product/${piece?.item_number}`, { shop, as: imani })
  await user.click(await main().findByRole('button', { name: `Follow ${piece?.brand_name}` }))
  expect(
    await main().findByRole('button', { name: `Following ${piece?.brand_name}`, pressed: true }),
  ).toBeTruthy()
  await router.navigate({ href: '/saved/favorites' })
  await user.click(await main().findByRole('button', { name: `Unfollow ${piece?.brand_name}` }))
  expect(await main().findByText(/^Nobody yet/)).toBeTruthy()
})

it('follows a brand on its own listing', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const piece = shop.db.items.find(({ state }) => state === 'listed')
  const first = await open(`/brand/${piece?.brand_slug}`, { shop })
  await user.click(await main().findByRole('button', { name: `Follow ${piece?.brand_name}` }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  first.unmount()
  await open(`/brand/${piece?.brand_slug}`, { shop, as: imani })
  await user.click(await main().findByRole('button', { name: `Follow ${piece?.brand_name}` }))
  expect(
    await main().findByRole('button', { name: `Following ${piece?.brand_name}`, pressed: true }),
  ).toBeTruthy()
})

it('says that it shows the newest pieces when there are more', async () => {
  const answer = answerFrom(newShop())
  const send: typeof fetch = async (input, init) => {
    const got = await answer(input, init)
    return new Response((await got.text()).replaceAll(/"totalCount":\d+/g, '"totalCount":412'), got)
  }
  await open('/u/seeded-closet', { send })
  const pieces = (await main().findAllByRole('article')).length
  expect(await main().findByText(`The newest ${pieces} of 412 pieces for sale`)).toBeTruthy()
})
