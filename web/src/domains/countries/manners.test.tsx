// The pages of somebody who reads days with the day first, and lengths in centimeters.
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setDateManner } from '../../platform/date-manner.ts'
import { keep, useKeptStore } from '../../platform/kept.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const day = '\\d{1,2} [A-Z][a-z]{2}'
const dayFirst = new RegExp(`\\d{1,2}–${day}|${day}–${day}|${day}`)
const main = () => within(screen.getByRole('main'))

beforeEach(() => {
  keep('persist.date_manner', 'day_first')
  keep('persist.unit', 'cm')
  setDateManner('day_first')
})
afterEach(() => {
  useKeptStore.setState({ settings: {} })
  setDateManner('month_first')
})

function pieceIn() {
  const shop = newShop()
  const piece = shop.db.items.find(
    (one) => one.state === 'listed' && one.price_cents < 9000 && (one.measurements?.length ?? 0) > 0,
  )
  if (!piece) throw new Error('the mocks have no measured piece on sale')
  return { shop, piece: piece.item_number }
}

it('shows delivery days, the exactness of measures and the way by car in the person’s manner', async () => {
  const { shop, piece } = pieceIn()
  await renderAt(`/product/${piece}`, { shop })
  await screen.findByRole('main')
  expect(await main().findByText(/Give or take 1\.5 cm/, {}, { timeout: 30_000 })).toBeTruthy()
  expect((await main().findAllByText(/kilometers? by car/)).length).toBeGreaterThan(0)
  expect(main().queryByText(/half an inch|miles by car/)).toBeNull()
  expect((await main().findAllByText(dayFirst)).length).toBeGreaterThan(0)
})

it('shows the days of deliveries in the cart in the person’s manner', async () => {
  const { shop, piece } = pieceIn()
  const shopper = shop.db.state.users[0]
  const owner = `user:${shopper?.id}`
  shop.db.state.carts[owner] = [{ id: `line-${piece}`, itemNumber: piece, addedAt: Date.now() }]
  shop.db.state.holds[piece] = { owner, expiresAt: Date.now() + 1_200_000 }
  // The settings of an account take the place of those that the browser kept.
  shop.db.state.settings[owner] = { persist: { date_manner: 'day_first' } }
  await renderAt('/cart', { shop, as: shopper?.email ?? '' })
  await screen.findByRole('main')
  expect(await main().findByText(new RegExp(`arrives (${dayFirst.source})`))).toBeTruthy()
  expect(await main().findByText(new RegExp(`Your bundle ships on ${day},`))).toBeTruthy()
})

it('writes the days of earnings in the person’s manner', async () => {
  const shop = newShop()
  const seller = shop.db.state.users.find((one) => one.email === 'greta@hemline.example')
  shop.db.state.settings[`user:${seller?.id}`] = { persist: { date_manner: 'day_first' } }
  await renderAt('/my/cleanouts/earnings', { shop, as: seller?.email ?? '' })
  await screen.findByRole('main')
  expect((await main().findAllByText(/\d{1,2} [A-Z][a-z]{2} \d{4}/)).length).toBeGreaterThan(0)
  expect(main().queryByText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)).toBeNull()
})
