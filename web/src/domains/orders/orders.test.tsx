import { emailMessage } from '@hemline/rules/common/validation.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { mailedCodeSentences } from '@hemline/rules/identity/mailed-codes.ts'
import { orderLinkSentMessage } from '@hemline/rules/orders/keys.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedItems, markedOrders } from '../../../mocks/marked.ts'
import { markedCodes } from '../../../mocks/marked-earnings.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })

/** Renders the shop at a URL and waits for its page. */
async function open(
  url: string,
  title: string | RegExp,
  options: Parameters<typeof renderAt>[1] = { as: nora },
) {
  const user = userEvent.setup()
  const shown = await renderAt(url, options)
  await heading(title)
  return { user, ...shown }
}

/** Returns a fetch that answers as the mocks do and fails for this operation. */
function without(operation: string, shop = newShop()): Parameters<typeof renderAt>[1] {
  const answer = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (String(init?.body).includes(`"${operation}"`)) throw new TypeError('no network')
    return answer(input, init)
  }
  return { as: nora, shop, send }
}

describe('the history of orders', () => {
  it('lists orders, newest first, with their state, and leads to each', async () => {
    const shop = newShop()
    const order = shop.db.state.orders?.find((one) => one.id === markedOrders.bundled)
    if (!order) throw new Error('no order in the mocks')
    order.totals.released = 500
    const { user, router } = await open('/my/orders', 'Your orders', { as: nora, shop })
    const links = await main().findAllByRole('link', { name: /^Order / })
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Order A1B2-C3D4, Confirmed',
      'Order B2C3-D4E5, In your bundle',
      'Order C3D4-E5F6, On its way',
      'Order D4E5-F6A7, Delivered',
      'Order E5F6-A7B8, Canceled',
    ])
    expect(main().getByText('5 orders')).toBeTruthy()
    // The row says what the order comes to, as the page of its bundle does.
    const [row] = main()
      .getAllByRole('listitem')
      .filter((one) => one.textContent?.includes('B2C3-D4E5'))
    expect(row?.textContent).toContain(`$${((order.totals.total - 500) / 100).toFixed(2)}`)
    await user.click(links[3] as HTMLElement)
    await heading('Order D4E5-F6A7')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my/orders/${markedOrders.delivered}`))
  })

  it('offers to log in to a visitor who has no orders, and something to wear to a user', async () => {
    await open('/my/orders', 'Your orders', {})
    await heading('No orders yet', 2)
    expect(await main().findByRole('button', { name: 'Log in' })).toBeTruthy()
    await open('/my/orders', 'Your orders', { as: 'greta@hemline.example' })
    expect(await main().findByRole('link', { name: 'Shop women' })).toBeTruthy()
  })

  it('says when it can’t be read', async () => {
    await open('/my/orders', 'Your orders are out of reach', without('getOrders'))
    expect(main().getByText(friendly('orderHistory'))).toBeTruthy()
    expect(main().getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('one order', () => {
  it('shows parcels with their way, what happened, sums and payments', async () => {
    await open(`/my/orders/${markedOrders.shipped}`, 'Order C3D4-E5F6')
    expect(main().getByText('It is on its way to you.')).toBeTruthy()
    const first = within(main().getByRole('region', { name: 'Parcel 1 of 2' }))
    expect(
      first.getByRole('list', { name: 'Where the parcel is' }).querySelector('[aria-current="step"]')
        ?.textContent,
    ).toMatch(/^On its way/)
    expect(first.getByText(/^Arrives .* from Mechanicsburg, PA/)).toBeTruthy()
    expect(first.getByText(/1Z999AA10123456780/)).toBeTruthy()
    expect(
      within(main().getByRole('region', { name: 'Parcel 2 of 2' })).getByText(
        /^Delivered .* from Denver, CO/,
      ),
    ).toBeTruthy()
    const happened = within(main().getByRole('region', { name: 'What happened' })).getAllByRole('listitem')
    expect(happened[0]?.textContent).toMatch(/^Parcel from Denver, CO delivered/)
    expect(happened.at(-1)?.textContent).toMatch(/^Order placed/)
    expect(
      within(main().getByRole('region', { name: 'Payments' })).getAllByRole('listitem')[1]?.textContent,
    ).toMatch(/^ChargedMastercard ending in 1117/)
    expect(main().getByText(/was charged to Mastercard ending in 1117 on /)).toBeTruthy()
    expect(main().queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(main().getByText('This order has left. You can return what you don’t keep.')).toBeTruthy()
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it('says on which card it was charged, however short the payment itself is named', async () => {
    const shop = newShop()
    const order = shop.db.state.orders?.find((one) => one.id === markedOrders.shipped)
    for (const one of order?.transactions ?? []) one.label = 'Mastercard'
    await open(`/my/orders/${markedOrders.shipped}`, 'Order C3D4-E5F6', { as: nora, shop })
    expect(main().getByText(/was charged to Mastercard ending in 1117 on /)).toBeTruthy()
  })

  it('says what is charged without a piece that was taken off, and adds up with it', async () => {
    const shop = newShop()
    const order = shop.db.state.orders?.find((one) => one.id === markedOrders.confirmed)
    if (order) order.totals.released = 6461
    await open(`/my/orders/${markedOrders.confirmed}`, 'Order A1B2-C3D4', { as: nora, shop })
    expect(
      main().getByText(/We charge \$200\.00 to Visa ending in 4242 when the parcel leaves\./),
    ).toBeTruthy()
    const summary = within(main().getByRole('region', { name: 'Summary' }))
    expect(
      summary.getByText('$200.00 will be charged to Visa ending in 4242 when the parcel leaves.'),
    ).toBeTruthy()
    expect(summary.getByText('Taken off before the charge').closest('div')?.textContent).toContain('–$64.61')
    expect(summary.getByText('Your payment').closest('div')?.textContent).toContain('$200.00')
  })

  it('adds up: the lines of the summary are its total', async () => {
    await open(`/my/orders/${markedOrders.confirmed}`, 'Order A1B2-C3D4')
    const summary = main().getByRole('region', { name: 'Summary' })
    const amounts = [...summary.querySelectorAll('dd')].map((dd) =>
      Math.round(Number((dd.textContent ?? '').replace('–', '-').replace(/[$,]/g, '')) * 100),
    )
    const names = [...summary.querySelectorAll('dt')].map((dt) => dt.firstChild?.textContent)
    const total = names.indexOf('Total')
    const sum = (part: number[]) => part.reduce((all, one) => all + one, 0)
    expect(sum(amounts.slice(0, total))).toBe(amounts[total])
    expect(sum(amounts.slice(total, -1))).toBe(amounts.at(-1))
    expect(names.at(-1)).toBe('Your payment')
  })

  it('is canceled after it was said what comes back and where to', async () => {
    const { user, shop } = await open(`/my/orders/${markedOrders.confirmed}`, 'Order A1B2-C3D4')
    await user.click(main().getByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }))
    expect(
      dialog.getByText('The 3 pieces go back on sale at once, and somebody else can take them.'),
    ).toBeTruthy()
    expect(dialog.getByText(/^\$264\.61 is not charged to Visa ending in 4242\./)).toBeTruthy()
    expect(dialog.getByText('$5.00 of credit comes back to your account.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await main().findByText('It was canceled, and nothing of it is sent.')
    expect(main().queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(main().getByText('Credit returned')).toBeTruthy()
    expect(shop.db.state.orders?.find((one) => one.id === markedOrders.confirmed)?.status).toBe('canceled')
  })

  it('gives single pieces back after their sum was said, and keeps the rest', async () => {
    const { user, shop } = await open(`/my/orders/${markedOrders.confirmed}`, 'Order A1B2-C3D4')
    await user.click(main().getByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }))
    const choices = within(dialog.getByRole('group', { name: 'What shall go?' })).getAllByRole('checkbox')
    expect(choices).toHaveLength(3)
    for (const choice of choices) await user.click(choice)
    expect(dialog.getByText(/^Choose at least one piece/)).toBeTruthy()
    await user.click(choices[0] as HTMLElement)
    const total = (await dialog.findByText('Comes back')).nextSibling?.textContent ?? ''
    await user.click(dialog.getByRole('button', { name: 'Cancel 1 piece' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const order = shop.db.state.orders?.find((one) => one.id === markedOrders.confirmed)
    expect(order?.status).toBe('confirmed')
    expect(order?.lines.filter((line) => line.canceledAt)).toHaveLength(1)
    expect(total).toBe(`$${((order?.totals.released ?? 0) / 100).toFixed(2)}`)
    expect(main().getByText('Taken off before the charge')).toBeTruthy()
  })

  it('is kept when somebody thinks better of it', async () => {
    const { user, shop } = await open(`/my/orders/${markedOrders.confirmed}`, 'Order A1B2-C3D4')
    await user.click(main().getByRole('button', { name: 'Cancel order' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shop.db.state.orders?.find((one) => one.id === markedOrders.confirmed)?.status).toBe('confirmed')
  })

  it('says in the dialog when it has gone on meanwhile, and cancels nothing', async () => {
    const { user, shop } = await open(`/my/orders/${markedOrders.confirmed}`, 'Order A1B2-C3D4')
    await user.click(main().getByRole('button', { name: 'Cancel order' }))
    const parcel = shop.db.state.orders?.find((one) => one.id === markedOrders.confirmed)?.shipments[0]
    if (parcel) parcel.status = 'picking'
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/being packed/)
  })

  it('opens for a guest by the key of a mail, and is canceled there with the code of another mail', async () => {
    const key = `key-${markedOrders.confirmed}`
    const { user, shop } = await open(
      `/my/orders/${markedOrders.confirmed}?key=${key}`,
      'Order A1B2-C3D4',
      {},
    )
    const status = () => shop.db.state.orders?.find((one) => one.id === markedOrders.confirmed)?.status
    await user.click(main().getByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    expect((await dialog.findByText(/we’ve mailed a code to/)).textContent).toMatch(
      / \w•••\w@hemline\.example\./,
    )
    expect(status()).toBe('confirmed')
    await user.type(dialog.getByRole('textbox', { name: 'Code from the email' }), markedCodes.wrong)
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    expect(await dialog.findByText(mailedCodeSentences.wrong)).toBeTruthy()
    expect(status()).toBe('confirmed')
    await user.click(dialog.getByRole('button', { name: 'Send another code' }))
    await dialog.findByText(/we’ve mailed another code to/)
    await user.type(dialog.getByRole('textbox', { name: 'Code from the email' }), '123 456')
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    expect(await main().findByText('It was canceled, and nothing of it is sent.')).toBeTruthy()
  })

  it('says of a link that opens nothing how to get a new one, and the same to everybody who asks', async () => {
    for (const id of [markedOrders.confirmed, '0193aa10-0000-7000-8000-00000000dead']) {
      const { user, unmount } = await open(`/my/orders/${id}?key=old`, 'This link has ended', {})
      await user.type(main().getByRole('textbox', { name: 'Email of the order' }), 'nobody')
      await user.click(main().getByRole('button', { name: 'Mail me a new link' }))
      expect(await main().findByText(emailMessage)).toBeTruthy()
      await user.type(main().getByRole('textbox', { name: 'Email of the order' }), '@mail.example')
      await user.click(main().getByRole('button', { name: 'Mail me a new link' }))
      expect((await main().findByRole('status')).textContent).toContain(orderLinkSentMessage)
      unmount()
    }
  })

  it('says how an order opened by a mail’s link gets into an account, to a guest alone', async () => {
    const url = `/my/orders/${markedOrders.delivered}?key=key-${markedOrders.delivered}`
    const { user, unmount } = await open(url, 'Order D4E5-F6A7', {})
    const contact = await main().findByRole('link', { name: 'write to us' })
    expect(contact.getAttribute('href')).toBe('/contact?topic=order&about=D4E5-F6A7')
    await user.click(main().getByRole('button', { name: 'Create an account' }))
    await screen.findByRole('dialog', { name: 'Create an account' })
    unmount()
    await open(url, 'Order D4E5-F6A7')
    expect(main().queryByRole('button', { name: 'Create an account' })).toBeNull()
  })

  it.each(['', '?key=wrong'])(
    'is not found by somebody else with "%s", nor is it told that it exists',
    async (search) => {
      await open(`/my/orders/${markedOrders.confirmed}${search}`, 'We can’t find this order', {
        as: 'greta@hemline.example',
      })
      expect(main().getByText(new RegExp(friendly('locatingOrder')))).toBeTruthy()
      await open('/my/orders/0193aa10-0000-7000-8000-00000000dead', 'We can’t find this order', {})
      expect(main().getByRole('button', { name: 'Log in' })).toBeTruthy()
    },
  )

  it('says when it can’t be read, and tries again', async () => {
    await open(`/my/orders/${markedOrders.confirmed}`, 'Your order is out of reach', without('getOrder'))
    expect(main().getByText(friendly('orderDetails'))).toBeTruthy()
  })
})

describe('the confirmation', () => {
  const url = `/confirmation/${markedOrders.confirmed}`

  it('thanks, names the order, and says what happens next and what is charged when', async () => {
    await open(url, 'Thank you')
    expect(await main().findByText('A1B2-C3D4')).toBeTruthy()
    expect(main().getByText(`A confirmation is on its way to ${nora}.`)).toBeTruthy()
    expect(
      main().getAllByText('$264.61 will be charged to Visa ending in 4242 when the parcel leaves.').length,
    ).toBeGreaterThan(0)
    expect(main().getAllByText(/^Arrives .* from /)).toHaveLength(2)
    expect(main().getByText(/48 Harbor Lane/)).toBeTruthy()
    expect(main().getByRole('link', { name: 'Follow your order' }).getAttribute('href')).toBe(
      `/my/orders/${markedOrders.confirmed}`,
    )
    expect(main().queryByRole('button', { name: 'Create an account' })).toBeNull()
  })

  it('promises no later charge and no canceling where a gift card is charged at once', async () => {
    const shop = newShop()
    const order = shop.db.state.orders?.find((one) => one.id === markedOrders.confirmed)
    const [first] = order?.lines ?? []
    if (order && first)
      order.lines.push({
        ...first,
        id: 'card',
        kind: 'gift_card',
        itemNumber: null,
        title: 'Gift card',
        shipmentId: null,
        giftCard: {
          recipientName: 'Ada',
          deliveryMethod: 'email',
          deliveryDate: '2026-12-24',
          timeZone: 'Asia/Calcutta',
          sentAt: null,
        },
      })
    await open(url, 'Thank you', { as: nora, shop })
    expect(
      main().getAllByText('$264.61 is charged to Visa ending in 4242 now, with the gift card.').length,
    ).toBeGreaterThan(0)
    expect(main().getByText('You get a tracking number as soon as a parcel leaves.')).toBeTruthy()
    expect(main().queryByText(/you can cancel|when the parcel leaves/)).toBeNull()
    expect(main().getByText(/^Pieces \(\d\), Gift cards \(1\)$/)).toBeTruthy()
    expect(main().getByText('For Ada. Leaves by email on Dec 24 at 9:00 AM in Kolkata.')).toBeTruthy()
    expect(main().getByText('Circularity fee')).toBeTruthy()
  })

  it('names the country where it goes, not its code', async () => {
    const shop = newShop()
    const order = shop.db.state.orders?.find((one) => one.id === markedOrders.confirmed)
    if (order?.shipTo) order.shipTo.country = 'CA'
    await open(url, 'Thank you', { as: nora, shop })
    expect(await main().findByText(/Canada$/)).toBeTruthy()
  })

  it('offers an account to a guest, whose way on keeps the key', async () => {
    const key = `key-${markedOrders.confirmed}`
    await open(`${url}?key=${key}`, 'Thank you', {})
    expect(await main().findByRole('button', { name: 'Create an account' })).toBeTruthy()
    expect(main().getByRole('link', { name: 'Follow your order' }).getAttribute('href')).toBe(
      `/my/orders/${markedOrders.confirmed}?key=${key}`,
    )
  })

  it('does not thank for an order that is still being paid', async () => {
    const shop = newShop()
    const order = shop.db.state.orders?.find((one) => one.id === markedOrders.confirmed)
    if (order) order.status = 'not_paid'
    await open(url, 'Your payment is being checked', { as: nora, shop })
    expect(main().getByText(/Please don’t pay again/)).toBeTruthy()
  })
})

describe('the bundle', () => {
  it('is on the confirmation of an order that went into it, with its day, the days left and what is missing', async () => {
    await open(`/confirmation/${markedOrders.bundled}`, 'Thank you')
    expect(await main().findByText(/^Your bundle ships on \w{3} \d+, \d days? left\.$/)).toBeTruthy()
    expect(main().getByText(/^Add \$[\d.]+ more and it ships free\.$|^It ships free\.$/)).toBeTruthy()
    await open(`/confirmation/${markedOrders.confirmed}`, 'Thank you')
    expect(main().queryByText(/Your bundle ships/)).toBeNull()
  })
  const url = `/my/bundles/${markedOrders.bundle}`

  it('says when it ships, how many days are left, what is missing, and which orders are in it', async () => {
    await open(url, 'Your bundle')
    const standing = within(await main().findByRole('region', { name: 'How it stands' }))
    expect(standing.getByText(/^Ships on [A-Z][a-z]{2} \d+$/)).toBeTruthy()
    expect(standing.getByText('5')).toBeTruthy()
    expect(standing.getByText(/^\$[\d.]+ more and it ships free, from \$79\.$/)).toBeTruthy()
    expect(
      (await main().findAllByRole('link', { name: /^Order / })).map((link) =>
        link.getAttribute('aria-label'),
      ),
    ).toEqual(['Order B2C3-D4E5, In your bundle'])
  })

  it('has closed once its week is over, and still shows its orders', async () => {
    const shop = newShop()
    for (const bundle of Object.values(shop.db.state.bundles)) bundle.openedAt -= 30 * 86_400_000
    await open(url, 'Your bundle', { as: nora, shop })
    expect(await main().findByText(/This bundle has closed/)).toBeTruthy()
    expect(await main().findByRole('link', { name: /^Order B2C3-D4E5, / })).toBeTruthy()
  })

  it('that has closed shows its parcel with the steps, the journey, and the pieces of each order', async () => {
    const shop = newShop()
    for (const bundle of Object.values(shop.db.state.bundles)) bundle.openedAt -= 30 * 86_400_000
    const order = shop.db.state.orders?.find((one) => one.id === markedOrders.bundled)
    for (const parcel of order?.shipments ?? [])
      Object.assign(parcel, {
        status: 'shipped',
        carrier: 'newgistics',
        trackingCode: '9261290000000000000012',
        packedAt: '2026-11-20T10:00:00.000Z',
        shippedAt: '2026-11-20T16:00:00.000Z',
      })
    if (order) order.totals.released = 500
    await open(url, 'Your bundle', { as: nora, shop })
    expect(await main().findByText('It has left, in one parcel.')).toBeTruthy()
    const parcel = within(await main().findByRole('region', { name: 'Your parcel' }))
    expect(parcel.getByText('On its way', { selector: '[aria-current=step] b' })).toBeTruthy()
    expect(parcel.getByRole('link', { name: 'Follow this parcel' }).getAttribute('href')).toMatch(
      new RegExp(`^/shipment/bundle/${markedOrders.bundle}/`),
    )
    expect(parcel.getByRole('list', { name: 'Where it has been, newest first' })).toBeTruthy()
    const inside = within(parcel.getByRole('region', { name: 'Order B2C3-D4E5' }))
    expect(main().queryByRole('heading', { name: 'Orders in it' })).toBeNull()
    expect(inside.getAllByRole('listitem')).toHaveLength(order?.lines.length ?? 0)
    // The delivery that was given back is in no sum.
    const sums = within(await main().findByRole('region', { name: 'Summary' }))
    expect(sums.getAllByText(`$${(((order?.totals.total ?? 0) - 500) / 100).toFixed(2)}`)).toHaveLength(2)
    expect(sums.getByText('Each order was charged by itself when the bundle closed.')).toBeTruthy()
  })

  it('of somebody else is not found', async () => {
    await open(url, 'We can’t find this bundle', { as: 'greta@hemline.example' })
  })
})

it('shows a piece with a very long brand in an order', async () => {
  await open(`/my/orders/${markedOrders.shipped}`, 'Order C3D4-E5F6')
  const { db } = newShop()
  const item = db.items.find((one) => one.item_number === markedItems.longBrand)
  expect(main().getByText(item?.brand_name ?? '')).toBeTruthy()
})

it('of which one parcel has arrived lets its pieces go back while the other one travels', async () => {
  const shop = newShop()
  const order = (shop.db.state.orders ?? []).find((one) => one.id === markedOrders.delivered)
  const [arrived] = order?.shipments ?? []
  if (!order || !arrived) throw new Error('no order with a parcel')
  order.status = 'shipped'
  order.shipments.push({ ...arrived, id: 'second', status: 'shipped', deliveredAt: null })
  await open(`/my/orders/${order.id}`, 'Order D4E5-F6A7', { as: nora, shop })
  expect(await main().findByRole('link', { name: 'Send pieces back' })).toBeTruthy()
})
