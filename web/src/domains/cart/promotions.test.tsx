import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedItems } from '../../../mocks/marked.ts'
import { newShop, renderAt, type Shop } from '../../testing/render-at.tsx'
import { costRows, type Totals, tenderRows } from './summary-rows.ts'

const marked: readonly number[] = Object.values(markedItems)
const main = () => within(screen.getByRole('main'))
const summary = () => within(main().getByRole('complementary', { name: 'Summary' }))
const promotion = (code: string) => {
  const row = document.querySelector<HTMLElement>(`[data-promotion="${code}"]`)
  if (!row) throw new Error(`no row for ${code}`)
  return row
}

/**
 * Makes a shop in whose cart the user (or visitor) holds pieces for at least `cents`, none with a promotion
 * of its own.
 */
function shopWithCart(cents: number, email?: string): Shop {
  const shop = newShop()
  const { state, items } = shop.db
  const user = email && state.users.find((one) => one.email === email)
  const owner = user ? `user:${user.id}` : 'visitor:1'
  shop.jar.visitorId = 1
  state.visitors.push(1)
  let sum = 0
  state.carts[owner] = []
  for (const item of items) {
    if (sum >= cents) break
    if (
      item.state !== 'listed' ||
      item.promotion ||
      item.clearance ||
      item.final_sale ||
      marked.includes(item.item_number)
    )
      continue
    state.carts[owner].push({
      id: `line${item.item_number}`,
      itemNumber: item.item_number,
      addedAt: Date.now(),
    })
    state.holds[item.item_number] = { owner, expiresAt: Date.now() + 600_000 }
    sum += item.price_cents
  }
  return shop
}

async function open(shop: Shop, as?: string) {
  await renderAt('/cart', as ? { shop, as } : { shop })
  await screen.findByRole('heading', { name: 'Promotions and rewards' })
  return userEvent.setup()
}
const typed = async (user: ReturnType<typeof userEvent.setup>, code: string) => {
  const field = main().getByRole('textbox', { name: 'Promo code' })
  await user.clear(field)
  await user.type(field, `${code}{Enter}`)
  return field
}

/** Returns the name and the signed cents of every row in the summary. */
function amounts(): [string, number][] {
  const rows = [...document.querySelectorAll('aside dl > div')]
  return rows.map((row) => {
    const text = row.querySelector('dd')?.textContent ?? ''
    const name = row.querySelector('dt')?.firstChild?.textContent ?? ''
    return [name, (text.startsWith('–') ? -1 : 1) * Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)]
  })
}
/** Returns the dollars that an element's text says a promotion would save; 0 when it says none. */
const savingSaid = (element: HTMLElement | null) =>
  Number(element?.textContent?.match(/Would save \$(\d+\.\d\d)/)?.[1] ?? 0)

function expectToAddUp(): void {
  const rows = amounts()
  const at = rows.findIndex(([name]) => name === 'Total')
  const sum = (some: [string, number][]) => some.reduce((total, [, amount]) => total + amount, 0)
  expect(sum(rows.slice(0, at))).toBe(rows[at]?.[1])
  const pay = rows.at(-1)
  if (pay?.[0] === 'To pay') expect(sum(rows.slice(at, -1))).toBe(pay[1])
}

describe('promotions in the cart', () => {
  it('takes a code as it is typed, says so, and takes it off again', async () => {
    const user = await open(shopWithCart(6000))
    expectToAddUp()
    const field = await typed(user, 'tenoff')
    await main().findByText('TENOFF is applied.')
    expect(field).toHaveProperty('value', '')
    expect(summary().getByText('–$10.00')).toBeTruthy()
    expect(summary().getByText('TENOFF, which you chose')).toBeTruthy()
    expectToAddUp()
    await user.click(main().getByRole('button', { name: 'Remove $10 off $50 or more' }))
    await main().findByText(/^Taken off/)
    expect(summary().queryByText('–$10.00')).toBeNull()
    expectToAddUp()
  })

  it('offers the promotion that saves most above the way to the checkout, not only below', async () => {
    const user = await open(shopWithCart(9000, 'imani@hemline.example'), 'imani@hemline.example')
    await user.click(main().getByRole('button', { name: 'Remove 20% off everything' }))
    const apply = await main().findByRole('button', { name: /^Apply .* now$/ })
    // LAYERS has the lower rank and saves less.
    expect(savingSaid(promotion('LAYERS'))).toBeGreaterThan(0)
    expect(savingSaid(promotion('BACK20'))).toBeGreaterThan(savingSaid(promotion('LAYERS')))
    expect(apply).toHaveProperty('ariaLabel', 'Apply 20% off everything now')
    // What a press would bring is known before it.
    expect(savingSaid(apply.parentElement)).toBe(savingSaid(promotion('BACK20')))
    // Above the first piece, where a phone shows it beside the bar with its checkout.
    const [piece] = main().getAllByRole('listitem')
    for (const below of [piece as HTMLElement, summary().getByRole('link', { name: 'Checkout' })])
      expect(apply.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await user.click(apply)
    await waitFor(() => expect(main().queryByRole('button', { name: / now$/ })).toBeNull())
    expect(amounts().some(([name, amount]) => name === 'Promotions' && amount < 0)).toBe(true)
  })

  it('keeps what was typed when a code is refused, and says what is missing', async () => {
    const user = await open(shopWithCart(100))
    const before = amounts()
    const field = await typed(user, 'NOSUCH')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(main().getAllByText('Code is not applicable.').length).toBeGreaterThan(0)
    expect(field).toHaveProperty('value', 'NOSUCH')
    expect(amounts()).toEqual(before)
    await user.type(field, 'X')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    await typed(user, ' ')
    expect(main().getAllByText('Type a code first.').length).toBeGreaterThan(0)
  })

  it('says which promotion was applied by itself, adds the gift, and uses credit before the shopper pays', async () => {
    await open(shopWithCart(6000, 'imani@hemline.example'), 'imani@hemline.example')
    expect(within(promotion('BACK20')).getByText(/applied by itself, as the best one/)).toBeTruthy()
    expect(within(promotion('GIFT5')).queryByRole('button')).toBeNull()
    expect(within(promotion('OUTLET30')).getByText('Add 3 more outlet pieces to use it.')).toBeTruthy()
    const names = amounts().map(([name]) => name)
    expect(names.indexOf('Promotions')).toBeLessThan(names.indexOf('Rewards and gifts'))
    expect(names.slice(-5)).toEqual([
      'Total',
      'Promotional credit',
      'Promotional credit',
      'Cash credit',
      'To pay',
    ])
    expect(summary().getByText(/added at checkout, by your ZIP code/)).toBeTruthy()
    expectToAddUp()
  })

  it('lets go of what applied by itself, and takes it again at a press', async () => {
    const user = await open(shopWithCart(6000, 'imani@hemline.example'), 'imani@hemline.example')
    await user.click(main().getByRole('button', { name: 'Remove 20% off everything' }))
    const again = await main().findByRole('button', { name: 'Apply 20% off everything' })
    await waitFor(() => expect(document.activeElement).toBe(again))
    expect(amounts().map(([name]) => name)).not.toContain('Promotions')
    await user.click(again)
    await main().findByText('BACK20 is applied.')
    expectToAddUp()
  })

  it('shows in one tab what was applied in another, as soon as one comes back to it', async () => {
    const shop = shopWithCart(6000)
    await open(shop)
    expect(summary().queryByText('–$10.00')).toBeNull()
    shop.db.state.promoChoices['visitor:1'] = { code: 'TENOFF', skipAuto: false }
    fireEvent(document, new Event('visibilitychange'))
    expect(await summary().findByText('–$10.00')).toBeTruthy()
    expectToAddUp()
  })

  it('has the duty in the total of the cart and of checkout before the address abroad is known', async () => {
    const shop = shopWithCart(6000, 'aiko@hemline.example')
    shop.db.state.addresses = []
    for (const url of ['/cart', '/checkout']) {
      const { unmount } = await renderAt(url, { shop, as: 'aiko@hemline.example' })
      await screen.findByRole('complementary', { name: 'Summary' })
      expect(summary().getByText('Duty and import tax')).toBeTruthy()
      expect(summary().getByText(/delivery, fees and duty/)).toBeTruthy()
      expectToAddUp()
      unmount()
    }
  })

  it('says until when an offer stands, by a clock in California, and its small print', async () => {
    await open(shopWithCart(6000, 'imani@hemline.example'), 'imani@hemline.example')
    const words =
      'Ends Jun 30, 2099, 11:59 PM Pacific time. For the shopper it was sent to. Not on final sale.'
    expect(await within(promotion('BACK20')).findByText(words)).toBeTruthy()
    expect(
      within(promotion('LAYERS')).getByText(/Counts pieces before promotions\. Not on gift cards\./),
    ).toBeTruthy()
    // A gift that never ends and has no small print.
    expect(within(promotion('GIFT5')).queryByText(/Ends|Pacific/)).toBeNull()
  })

  it('explains a fee at a press, with a way to read more', async () => {
    const user = await open(shopWithCart(6000))
    await user.click(summary().getByRole('button', { name: 'About: Circularity fee' }))
    expect(summary().getByText(/It pays for sorting/)).toBeTruthy()
    expect(summary().getByRole('link', { name: 'How it works' }).getAttribute('href')).toBe('/concept')
  })
})

describe('the rows of the summary', () => {
  const totals = {
    subtotal: 10_000,
    estimatedRetail: 30_000,
    shippingAmount: 0,
    freeShipping: true,
    freeShippingThreshold: 7900,
    promoCode: 'TENOFF',
    promoAppliedByItself: false,
    taxAmount: 0,
    dutyAmount: 0,
    estimatedDutyAmount: 0,
    extraFields: [],
    taxCalculationSource: 'zip_table',
    promosAndRewards: [{ key: 'TENOFF', isApplied: true, title: '$10 off' }],
    uses: [{ kind: 'promotion', label: 'Promotions', amount: 1500, expires: null }],
  } as unknown as Totals
  const from = (facts: Partial<Totals>, key: string, own = 0) =>
    costRows({ ...totals, ...facts }, { held: 2, ownPromotions: own }).find((row) => row.key === key)

  it('say where each sum comes from', () => {
    expect(from({}, 'promotion', 1)?.from).toBe(
      'TENOFF, which you chose; 1 piece with a promotion of its own',
    )
    expect(from({ promoCode: null }, 'promotion', 2)?.from).toBe('2 pieces with promotions of their own')
    expect(from({ subtotal: 5000 }, 'delivery')?.from).toBe('free with your promotion')
    expect(from({ taxAmount: 725 }, 'tax')).toMatchObject({
      name: 'Estimated tax',
      from: 'for your ZIP code',
      amount: 725,
    })
    expect(from({ taxCalculationSource: 'none' }, 'tax')?.amount).toBeNull()
    expect(from({ estimatedDutyAmount: 900 }, 'tax')).toBeUndefined()
  })

  it('name the end of credit that has one', () => {
    const uses = [
      {
        kind: 'promotional_credit',
        label: 'Promotional credit',
        amount: 500,
        expires: '2026-12-05T12:00:00Z',
      },
      { kind: 'cash_credit', label: 'Cash credit', amount: 700, expires: null },
      { kind: 'payment', label: 'To pay', amount: 1, expires: null },
    ] as Totals['uses']
    expect(tenderRows({ ...totals, uses }).map((row) => [row.amount, row.from])).toEqual([
      [-500, 'ends on Dec 5, 2026'],
      [-700, 'yours, without an end'],
    ])
  })
})

it('says how often the points of the order count, to whom it is offered', async () => {
  const imani = 'imani@hemline.example'
  await open(shopWithCart(3000, imani), imani)
  expect(await summary().findByText(/^This order earns \d+ points: points count twice now\.$/)).toBeTruthy()
})
