import { moneyMessage } from '@hemline/rules/common/validation.ts'
import { giftCardAmountMessage } from '@hemline/rules/gift-cards/gift-cards.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedItems } from '../../../mocks/marked.ts'
import { markedGiftCards } from '../../../mocks/marked-gift-cards.ts'
import { newShop, renderAt, type Shop } from '../../testing/render-at.tsx'
import { typedAmountProblem } from './buy-values.ts'

/** Renders the shop at a URL and waits for its frame. */
async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}
const main = () => within(screen.getByRole('main'))
const summary = () => within(main().getByRole('complementary', { name: 'Summary' }))
const sum = (name: string) => summary().getByText(name).closest('div')?.querySelector('dd')?.textContent

/** Makes a shop whose visitor holds a piece. */
function withPiece(): Shop {
  const shop = newShop()
  const { state, items } = shop.db
  const marked: readonly number[] = Object.values(markedItems)
  const item = items.find(
    (one) =>
      one.state === 'listed' && !one.promotion && one.price_cents > 3000 && !marked.includes(one.item_number),
  )
  if (!item) throw new Error('the mocks have no such piece')
  shop.jar.visitorId = 1
  state.visitors.push(1)
  state.carts['visitor:1'] = [{ id: 'line1', itemNumber: item.item_number, addedAt: Date.now() }]
  state.holds[item.item_number] = { owner: 'visitor:1', expiresAt: Date.now() + 600_000 }
  return shop
}

async function typeCode({ number, pin }: { number: string; pin: string }, button: string) {
  const user = userEvent.setup()
  const numberField = await main().findByLabelText('Gift card number')
  const pinField = main().getByLabelText('PIN')
  await user.clear(numberField)
  await user.type(numberField, number)
  await user.clear(pinField)
  await user.type(pinField, pin)
  await user.click(main().getByRole('button', { name: button }))
}

describe('a gift card in the cart', () => {
  it('is refused in one sentence with what was typed kept, then pays its balance, and comes off again', async () => {
    const user = userEvent.setup()
    await open('/cart', { shop: withPiece() })
    await user.click(await main().findByRole('button', { name: 'Use a gift card' }))
    await typeCode({ ...markedGiftCards.small, pin: '999999' }, 'Apply gift card')
    expect((await main().findAllByText('Invalid gift card number or PIN.')).length).toBeGreaterThan(0)
    expect(main().getByLabelText<HTMLInputElement>('Gift card number').value).toBe(
      markedGiftCards.small.number,
    )
    await typeCode(markedGiftCards.small, 'Apply gift card')
    await main().findByText(/comes from the card that ends in 0015/)
    expect(sum('Gift card')).toBe('–$25.00')
    await user.click(main().getByRole('button', { name: 'Take off the gift card that ends in 0015' }))
    await main().findByText(/is taken off/)
    expect(summary().queryByText('Gift card')).toBeNull()
  })

  it('says when nothing is left on it, and when one has to wait', async () => {
    const user = userEvent.setup()
    await open('/cart', { shop: withPiece() })
    await user.click(await main().findByRole('button', { name: 'Use a gift card' }))
    await typeCode(markedGiftCards.empty, 'Apply gift card')
    expect(
      (await main().findAllByText('Nothing is left on the gift card that ends in 0049.')).length,
    ).toBeGreaterThan(0)
    await typeCode(markedGiftCards.throttled, 'Apply gift card')
    expect((await main().findAllByText(/too many tries/)).length).toBeGreaterThan(0)
  })
})

describe('the page of gift cards', () => {
  it('marks what is wrong, shows the card while it is written, and puts it into the cart', async () => {
    const user = userEvent.setup()
    const { router } = await open('/giftcards')
    await main().findByRole('heading', { level: 1, name: 'Give somebody the find' })
    await user.click(main().getByRole('button', { name: 'Add to cart' }))
    await main().findByText('Please enter who the gift card is for.')
    expect(main().getByText('Please enter a valid email address.')).toBeTruthy()
    await user.click(main().getByRole('radio', { name: 'Button box' }))
    await user.click(main().getByRole('button', { name: '$100' }))
    await user.type(main().getByLabelText('Their email'), 'nora@hemline.example')
    await user.type(main().getByLabelText('For'), 'Nora')
    await user.type(main().getByLabelText('From'), 'Imani')
    const preview = within(main().getByRole('complementary', { name: 'What it will look like' }))
    expect(preview.getByText('For Nora')).toBeTruthy()
    expect(preview.getByText('$100')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Add to cart' }))
    await screen.findByText('A gift card for Nora is in your cart.')
    await user.click(screen.getByRole('button', { name: 'View your cart' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    await main().findByText('Gift card: Button box')
    expect(sum('Gift cards (1)')).toBe('$100.00')
    expect(sum('Total')).toBe('$100.00')
    expect(summary().queryByText('Delivery')).toBeNull()
    await user.click(main().getByRole('button', { name: 'Remove the gift card for Nora' }))
    await main().findByRole('heading', { name: 'Your cart is empty' })
  })

  it('asks where the receiver is, and counts the day there', async () => {
    const user = userEvent.setup()
    await open('/giftcards')
    const where = await main().findByLabelText<HTMLSelectElement>('Where they are')
    expect(where.value).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
    await user.selectOptions(where, 'Pacific, Kiritimati')
    expect(main().getByText(/At 9:00 AM in Kiritimati/)).toBeTruthy()
    const there = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format(new Date())
    expect(main().getByLabelText<HTMLInputElement>('Day').value).toBe(there)
    await user.type(main().getByLabelText('Their email'), 'nora@hemline.example')
    await user.type(main().getByLabelText('For'), 'Nora')
    await user.type(main().getByLabelText('From'), 'Imani')
    await user.click(main().getByRole('button', { name: 'Add to cart' }))
    await user.click(await screen.findByRole('button', { name: 'View your cart' }))
    await main().findByText(/at 9:00 AM in Kiritimati/)
  })

  it.each([
    ['50', undefined],
    ['$50', undefined],
    ['50,00', undefined],
    ['12.5', giftCardAmountMessage],
    ['5', giftCardAmountMessage],
    ['fifty', moneyMessage],
    ['', moneyMessage],
  ])('judges the amount %j as it is typed', (typed, problem) =>
    expect(typedAmountProblem(typed)).toBe(problem),
  )
})

describe('the page of a card’s balance', () => {
  it('tells what is on a card and what became of it, without a log-in', async () => {
    await open('/giftcards/balance')
    await typeCode({ ...markedGiftCards.middle, pin: '999999' }, 'Check balance')
    await main().findAllByText('Invalid gift card number or PIN.')
    await typeCode(markedGiftCards.middle, 'Check balance')
    await main().findByRole('heading', { name: '$120.50 to spend' })
    const table = within(main().getByRole('table', { name: 'What became of the card' }))
    expect(table.getByText('Paid for an order')).toBeTruthy()
    expect(table.getByText('–$29.50')).toBeTruthy()
    expect(table.getByText('+$150.00')).toBeTruthy()
    expect(main().getByRole('button', { name: 'Print the card' })).toBeTruthy()
  })

  it('opens with the link of a mail, and takes number and PIN out of the address', async () => {
    const { number, pin } = markedGiftCards.middle
    globalThis.location.hash = `${number}-${pin}`
    const { router } = await open(`/giftcards/balance#${number}-${pin}`)
    await main().findByRole('heading', { name: '$120.50 to spend' })
    await waitFor(() => expect(router.state.location.href).toBe('/giftcards/balance'))
    globalThis.location.hash = ''
  })
})

describe('the gift cards that a member gave', () => {
  const imani = 'imani@hemline.example'
  const cardOf = async (name: string) =>
    within((await main().findByRole('heading', { name })).closest('li') as HTMLElement)

  it('are sent again to the right address, three times', async () => {
    const user = userEvent.setup()
    await open('/giftcards/bought', { as: imani })
    const nora = await cardOf('For Nora')
    expect(nora.getByText('Sent to nora@hemline.example on Nov 2, 2026.')).toBeTruthy()
    const again = async (email: string) => {
      await user.click(nora.getByRole('button', { name: /^Send it again/ }))
      await user.clear(nora.getByLabelText('Their email'))
      await user.type(nora.getByLabelText('Their email'), email)
      await user.click(nora.getByRole('button', { name: 'Send it again' }))
    }
    await again('nora+gift@hemline.example')
    await nora.findByText('Please enter an email address without “+”.')
    await user.click(nora.getByRole('button', { name: 'Not now' }))
    await again('nora.b@hemline.example')
    await nora.findByText(/^Sent again to nora.b@hemline.example on/)
    await again('nora.b@hemline.example')
    await waitFor(() => expect(nora.getAllByText(/^Sent again/)).toHaveLength(2))
    await again('nora.b@hemline.example')
    await nora.findByText(/You have sent it three times/)
    expect(nora.queryByRole('button', { name: /Send it again/ })).toBeNull()
  })

  it('that wait say when they leave where the receiver is, and can change their address', async () => {
    const user = userEvent.setup()
    await open('/giftcards/bought', { as: imani })
    const hana = await cardOf('For Hana')
    expect(hana.getByText('Leaves for hana@hemline.example on Thu, Jun 24 at 9:00 AM in Tokyo.')).toBeTruthy()
    await user.click(hana.getByRole('button', { name: /^Change the address/ }))
    await user.click(hana.getByRole('button', { name: 'Change the address' }))
    await hana.findByText(/This gift card leaves on its day/)
    await user.type(hana.getByLabelText('Their email'), '{Home}h.')
    await user.click(hana.getByRole('button', { name: 'Change the address' }))
    await hana.findByText(/Leaves for h.hana@hemline.example/)
  })

  it('are none for a member who gave none, and ask visitors to log in', async () => {
    await open('/giftcards/bought', { as: 'greta@hemline.example' })
    await main().findByRole('heading', { name: 'No gift card yet' })
    const { router } = await renderAt('/giftcards/bought')
    await waitFor(() => expect(router.state.location.pathname).toBe('/log-in'))
  })
})

describe('a seller’s own piece', () => {
  it('stands in her cart with its days and its fee, and goes out again', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const greta = shop.db.state.users.find((one) => one.email === 'greta@hemline.example')
    shop.db.state.reclaims[`user:${greta?.id}`] = [
      { id: 'r1', itemNumber: markedItems.reclaimable, addedAt: Date.now() },
    ]
    await open('/cart', { shop, as: 'greta@hemline.example' })
    await main().findByText('Reclaim within 12 days. We send it back to you.')
    expect(sum('Back to you (1)')).toBe('$5.99')
    expect(sum('Total')).toBe('$5.99')
    await user.click(main().getByRole('button', { name: /^Remove / }))
    await main().findByRole('heading', { name: 'Your cart is empty' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await main().findByText('Reclaim within 12 days. We send it back to you.')
  })
})
