import { type CardBehavior, markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenOf } from '../../../mocks/marked.ts'
import { newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const tomas = 'tomas@hemline.example'
const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

async function open(url: string, title: string | RegExp, as: string | undefined, shop: Shop = newShop()) {
  const user = userEvent.setup()
  const shown = await renderAt(url, { as, shop })
  await heading(title)
  return { user, ...shown }
}

/** The processor's endpoint: the token says how the payment goes. */
let behavior: CardBehavior = 'succeeds'
beforeEach(() => {
  globalThis.localStorage.clear()
  vi.stubGlobal('fetch', async () =>
    HttpResponse.json({ token: tokenOf(behavior), brand: 'visa', last4: '4242' }, { status: 201 }),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** Fills in a card and pays the box. */
async function payWith(user: ReturnType<typeof userEvent.setup>, card: CardBehavior) {
  behavior = card
  const number = markedCard(card)
  await user.type(await main().findByLabelText('Card number'), number)
  await user.type(main().getByLabelText('Expires'), '1240')
  await user.type(main().getByLabelText('Security code'), '123')
  await user.type(main().getByLabelText('Name on the card'), 'Nora Whitfield')
  const button = await main().findByRole('button', { name: /^Pay \$/ })
  await user.dblClick(button)
}

describe('rescues', () => {
  it('show groups by kind, and lead to what is sure and what is luck', async () => {
    const { user } = await open('/rescues', 'Rescue a box', undefined)
    expect(await main().findByRole('link', { name: 'Tops, M–L' })).toBeTruthy()
    expect(main().getByText(/have a home again in 41 boxes so far/)).toBeTruthy()
    main().getByRole('button', { name: 'All', pressed: true })
    await user.click(main().getByRole('button', { name: 'Shoes' }))
    main().getByRole('button', { name: 'Shoes', pressed: true })
    expect(main().queryByRole('link', { name: 'Tops, M–L' })).toBeNull()
    await user.click(main().getByRole('link', { name: 'Shoes' }))
    await heading('Shoes')
    expect(main().getByRole('heading', { name: 'What is sure' })).toBeTruthy()
    expect(main().getByRole('heading', { name: 'What is luck' })).toBeTruthy()
    expect(main().getByText(/^Final sale/)).toBeTruthy()
  })

  it('are found by size, brands and condition, and lead back when no box is like that', async () => {
    const { user } = await open('/rescues', 'Rescue a box', undefined)
    await main().findByRole('link', { name: 'Tops, M–L' })
    const namesOf = (label: string) =>
      within(main().getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(namesOf('Size')).toEqual(['Any size', 'XS–S', 'M–L', 'Mixed sizes'])
    expect(namesOf('Brands')).toEqual(['Any brand', 'Everyday', 'Finer'])
    expect(namesOf('Condition')).toEqual(['Any condition', 'Ready to wear', 'To mend'])
    await user.selectOptions(main().getByLabelText('Brands'), 'Finer')
    main().getByRole('link', { name: 'Dresses, XS–S' })
    expect(main().queryByRole('link', { name: 'Tops, M–L' })).toBeNull()
    await user.selectOptions(main().getByLabelText('Condition'), 'To mend')
    main().getByText('No box is like that now')
    await user.click(main().getByRole('button', { name: 'See every box' }))
    main().getByRole('link', { name: 'Tops, M–L' })
    main().getByRole('link', { name: 'Shoes' })
  })

  it('lead to the right address, and say when there is no such box', async () => {
    const { router } = await open('/rescues/something/1', 'Tops, M–L', undefined)
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/rescues/tops-m-l-everyday-brands-ready-to-wear/1'),
    )
    await open('/rescues/something/99', 'There is no such box', undefined)
  })

  it('sell a member a box once, however often the button is pressed, and show each piece', async () => {
    const { user, router, shop } = await open('/rescues/checkout?group=1', 'Checkout', nora)
    await payWith(user, 'succeeds')
    await heading('Thank you')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/rescues\/confirmation\//))
    const chosen = within(main().getByRole('region', { name: 'What luck chose' }))
    expect(chosen.getAllByRole('listitem')).toHaveLength(6)
    expect(shop.db.state.orders?.filter((order) => order.rescueGroup)).toHaveLength(1)
    await user.click(main().getByRole('link', { name: 'Follow your box' }))
    await heading(/^Order /)
    expect(await main().findByRole('link', { name: 'See what luck chose' })).toBeTruthy()
    expect(main().getByText(/, 6 pieces$/)).toBeTruthy()
  })

  it('show a box to nobody else', async () => {
    await renderAt('/rescues/confirmation/0193bb10-0000-7000-8000-000000000000')
    await heading('We can’t find this order')
    expect(main().queryByText('What luck chose')).toBeNull()
  })

  it('ask a guest for address and email before the button can be pressed', async () => {
    const { user } = await open('/rescues/checkout?group=1', 'Checkout', undefined)
    const button = await main().findByRole('button', { name: 'Pay' })
    expect((button as HTMLButtonElement).disabled).toBe(true)
    const where = within(await main().findByRole('form', { name: 'Where to' }))
    for (const [label, text] of [
      ['Full name', 'Nora Whitfield'],
      ['Address', '1840 Linden Street'],
      ['ZIP code', '94607'],
      ['City', 'Oakland'],
      ['Phone', '510 555 0142'],
    ] as const)
      await user.type(where.getByLabelText(label), text)
    await user.selectOptions(where.getByLabelText('State'), 'CA')
    await user.click(where.getByRole('button', { name: 'Use this address' }))
    await payWith(user, 'succeeds')
    expect(main().getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    await user.type(main().getByLabelText('Email'), 'guest@shopper.example')
    await user.click(main().getByRole('button', { name: /^Pay \$/ }))
    await heading('Thank you')
  })

  it('keep the form after a declined card, and say when somebody was faster', async () => {
    const { user, shop } = await open('/rescues/checkout?group=2', 'Checkout', nora)
    await payWith(user, 'card_declined')
    expect((await main().findByRole('alert')).textContent).toMatch(/card/i)
    await user.clear(main().getByLabelText('Card number'))
    await user.clear(main().getByLabelText('Expires'))
    await user.clear(main().getByLabelText('Security code'))
    await user.clear(main().getByLabelText('Name on the card'))
    expect(shop.db.state.orders?.some((order) => order.rescueGroup && order.status === 'confirmed')).toBe(
      false,
    )
    await payWith(user, 'succeeds')
    await heading('Thank you')
    await open('/rescues/checkout?group=2', 'Checkout', tomas, shop)
    expect(await main().findByText('This box is gone')).toBeTruthy()
    await open('/rescues/dresses-xs-s-finer-brands-ready-to-wear/2', 'Dresses, XS–S', tomas, shop)
    expect(main().getByText('No box now')).toBeTruthy()
    expect(main().getByRole('heading', { name: 'This box has found a home' })).toBeTruthy()
    expect(main().getByRole('link', { name: 'See other boxes' }).getAttribute('href')).toBe('/rescues')
    expect(main().queryByRole('link', { name: 'Rescue this box' })).toBeNull()
  })

  it('are packed by employees, piece by piece, and handed over', async () => {
    const shop = newShop()
    const { user, unmount } = await open('/rescues/checkout?group=2', 'Checkout', nora, shop)
    await payWith(user, 'succeeds')
    await heading('Thank you')
    unmount()
    const staff = await open('/employee/rescues', 'Rescue boxes', tomas, shop)
    const table = within(await main().findByRole('article'))
    const boxes = table.getAllByRole('checkbox')
    expect(table.getByText(/^DC05, rescue shelf/)).toBeTruthy()
    for (const box of boxes) await staff.user.click(box)
    await staff.user.click(table.getByRole('button', { name: 'Packed' }))
    await staff.user.click(await table.findByRole('button', { name: 'Handed over' }))
    expect(await main().findByText('No box is waiting')).toBeTruthy()
  })
})
