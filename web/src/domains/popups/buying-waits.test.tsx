// Somebody put new terms off with "Later": every place that leads to an order says so before the press.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { markedItems } from '../../../mocks/marked.ts'
import { newShop, renderAt, type Shop } from '../../testing/render-at.tsx'
import { privacyCookie } from './PrivacyPopup.tsx'

const user = userEvent.setup()
const nora = 'nora@hemline.example'
const open = async (...args: Parameters<typeof renderAt>) => {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}
const main = () => within(screen.getByRole('main'))
const words = /An order waits for our new terms/

beforeEach(() => {
  globalThis.localStorage.clear()
  const later = encodeURIComponent(new Date().toISOString())
  // biome-ignore lint/suspicious/noDocumentCookie: The cookie store is not in the browser of the tests.
  document.cookie = `${privacyCookie}=${later}; max-age=1000; path=/`
})

/** A shop in which Nora holds a piece; she has accepted the terms or not. */
function shopWith({ accepted }: { accepted: boolean }): { shop: Shop; itemNumber: number; free: number } {
  const shop = newShop()
  const marked: readonly number[] = Object.values(markedItems)
  const [held, free] = shop.db.items
    .filter((one) => one.state === 'listed' && one.price_cents < 9000 && !marked.includes(one.item_number))
    .map((one) => one.item_number)
  const who = shop.db.state.users.find((one) => one.email === nora)
  if (!held || !free || !who) throw new Error('the mocks lack Nora or open pieces')
  who.legalAccepted = accepted
  const owner = `user:${who.id}`
  shop.db.state.carts[owner] = [{ id: `line-${held}`, itemNumber: held, addedAt: Date.now() }]
  shop.db.state.holds[held] = { owner, expiresAt: Date.now() + 1_200_000 }
  return { shop, itemNumber: held, free }
}

it('is said on the page of a piece, in the cart and at checkout, and is over once accepted', async () => {
  const { shop, itemNumber, free } = shopWith({ accepted: false })
  const { router } = await open(`/product/${free}`, { as: nora, shop })
  expect(await main().findByText(words)).toBeTruthy()
  // Adding a piece goes on: the cart is no contract.
  expect(
    (await main().findAllByRole<HTMLButtonElement>('button', { name: 'Add to cart' }))[0]?.disabled,
  ).toBe(false)
  await router.navigate({ href: `/product/${itemNumber}` })
  await main().findByRole('link', { name: 'View your cart' })
  expect(main().getByText(words)).toBeTruthy()
  await router.navigate({ href: '/cart' })
  const summary = within(await main().findByRole('complementary', { name: 'Summary' }))
  expect(await summary.findByText(words)).toBeTruthy()
  await router.navigate({ href: '/checkout' })
  await main().findByRole('button', { name: /^Pay \$/ })
  expect(await main().findByText(words)).toBeTruthy()
  await user.click(main().getByRole('button', { name: 'Read and accept the terms' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Terms and privacy' }))
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'I accept them' }).disabled).toBe(false),
  )
  await user.click(dialog.getByRole('button', { name: 'I accept them' }))
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  expect(shop.db.state.users.find((one) => one.email === nora)?.legalAccepted).toBe(true)
})

it('is said to nobody who accepted the terms, and to no visitor', async () => {
  const { shop, free } = shopWith({ accepted: true })
  const shown = await open(`/product/${free}`, { as: nora, shop })
  await main().findAllByRole('button', { name: 'Add to cart' })
  expect(screen.queryByText(words)).toBeNull()
  shown.unmount()
  await open(`/product/${free}`)
  await main().findAllByRole('button', { name: 'Add to cart' })
  expect(screen.queryByText(words)).toBeNull()
})
