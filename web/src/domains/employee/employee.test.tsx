import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ordersOf } from '../../../mocks/domains/orders-place.ts'
import { markedOrders, stalePasswordReason } from '../../../mocks/marked.ts'
import { mockPassword } from '../../../mocks/seed/people.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'

describe('people at work', () => {
  it('are let in, shoppers are not, visitors are sent to log in', async () => {
    await renderAt('/employee/orders', { as: tomas })
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy()
    await renderAt('/employee/orders', { as: 'nora@hemline.example' })
    expect(await screen.findByRole('heading', { level: 1, name: 'This is where we work' })).toBeTruthy()
    const { router } = await renderAt('/employee/pick')
    await waitFor(() => expect(router.state.location.pathname).toBe('/log-in'))
  })

  it('pick: take a parcel, and take a missing piece off it with a reason', async () => {
    await renderAt('/employee/pick', { as: tomas })
    const [start] = await screen.findAllByRole('button', { name: 'Start picking' })
    await userEvent.click(start as HTMLElement)
    expect(await screen.findByText('Being packed')).toBeTruthy()
    const [missing] = screen.getAllByRole('button', { name: /is missing/ })
    const number = (missing as HTMLElement).getAttribute('aria-label')?.split(' ')[0] ?? ''
    await userEvent.click(missing as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Take it off the order' }))
    expect(await screen.findByText('Please say why, in a few words.')).toBeTruthy()
    await userEvent.type(
      screen.getByRole('textbox', { name: `Why ${number} can’t be picked` }),
      'Not on its shelf',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Take it off the order' }))
    await waitFor(() => expect(screen.queryByText(number)).toBeNull())
  })

  it('pick by scanning: a wrong piece is said at once, a right one is ticked and stays so after a reload', async () => {
    const shop = newShop()
    globalThis.localStorage.clear()
    await renderAt('/employee/pick', { as: tomas, shop })
    const field = await screen.findByRole('textbox', { name: /^Scan a piece/ })
    const [missing] = screen.getAllByRole('button', { name: /is missing/ })
    const number = missing?.getAttribute('aria-label')?.split(' ')[0] ?? ''
    expect(missing?.closest('li')?.querySelector('img')).toBeTruthy()
    await userEvent.type(field, '123456{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Not this one: no parcel here needs 123456.')
    await userEvent.type(field, `${number}{Enter}`)
    expect(await screen.findByText(/^Right[,.]/)).toBeTruthy()
    expect(await screen.findByText('Being packed')).toBeTruthy()
    expect(screen.queryByRole('button', { name: `${number} is missing` })).toBeNull()
    await renderAt('/employee/pick', { as: tomas, shop })
    expect(await screen.findByLabelText('picked')).toBeTruthy()
    const [back] = screen.getAllByRole('button', { name: 'Put back' })
    if (back) await userEvent.click(back)
    expect(await screen.findByRole('button', { name: `${number} is missing` })).toBeTruthy()
  })

  it('pick a piece of a parcel beyond those that the list shows', async () => {
    const shop = newShop()
    const hidden: number[] = []
    const send: typeof fetch = async (input, init) => {
      const answer = await answerFrom(shop)(input, init)
      if (!String(init?.body).includes('getPickList')) return answer
      const body = (await answer.json()) as {
        data: { pickList: { parcels: { items: { itemNumber: number }[] }[] } }
      }
      const rest = body.data.pickList.parcels.splice(1)
      hidden.splice(0, hidden.length, ...rest.flatMap(({ items }) => items.map((item) => item.itemNumber)))
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
    }
    await renderAt('/employee/pick', { as: tomas, shop, send })
    const field = await screen.findByRole('textbox', { name: /^Scan a piece/ })
    await userEvent.type(field, `${hidden[0]}{Enter}`)
    expect(await screen.findByText(/^Right[,.]/)).toBeTruthy()
    globalThis.localStorage.clear()
  })

  it('pick in the house where they were last', async () => {
    const shop = newShop()
    await renderAt('/employee/pick', { as: tomas, shop })
    const house = await screen.findByRole('combobox', { name: 'House' })
    const [, first] = await within(house).findAllByRole('option')
    await userEvent.selectOptions(house, first as HTMLElement)
    await renderAt('/employee/pick', { as: tomas, shop })
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'House' })).value).toBe(
      (first as HTMLOptionElement).value,
    )
    globalThis.localStorage.clear()
  })

  it('are told on both screens that a parcel holds orders of a bundle, and which', async () => {
    const shop = newShop()
    const send: typeof fetch = async (input, init) => {
      const said = await (await answerFrom(shop)(input, init)).text()
      return new Response(said.replace(/"orderLabels":\["([^"]+)"\]/, '"orderLabels":["$1","5E6F 7A8B"]'), {
        headers: { 'content-type': 'application/json' },
      })
    }
    await renderAt('/employee/pick', { as: tomas, shop, send })
    expect(await screen.findByText('Bundle of 2 orders')).toBeTruthy()
    expect(screen.getByText(/, 5E6F 7A8B$/)).toBeTruthy()
    const [missing] = screen.getAllByRole('button', { name: /is missing/ })
    const number = missing?.getAttribute('aria-label')?.split(' ')[0] ?? ''
    await renderAt('/employee/pack', { as: tomas, shop, send })
    await screen.findByRole('heading', { level: 1, name: 'Pack' })
    await userEvent.keyboard(`${number}{Enter}`)
    expect(await screen.findByText(/^Parcel of a bundle of 2 orders: /)).toBeTruthy()
    expect(screen.getAllByText('Bundle of 2 orders').length).toBeGreaterThan(0)
  })

  it('pack with the keyboard alone: a wrong piece is said aloud, the last right one makes the label', async () => {
    const shop = newShop()
    await renderAt('/employee/pack', { as: tomas, shop })
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
    const ctx = { db: shop.db, jar: shop.jar, now: new Date(), user: null }
    const order = ordersOf(ctx).find((one) => one.id === markedOrders.confirmed)
    const numbers =
      order?.lines
        .filter((line) => line.shipmentId === order.shipments[0]?.id)
        .map((line) => String(line.itemNumber)) ?? []
    expect(numbers).toHaveLength(2)
    const scan = async (text: string) => {
      expect(document.activeElement?.tagName).toBe('INPUT')
      await userEvent.keyboard(`${text}{Enter}`)
    }
    await scan(numbers[0] ?? '')
    expect(await screen.findByText(/2 pieces/)).toBeTruthy()
    await scan('123456')
    expect((await screen.findByRole('alert')).textContent).toBe('123456 does not belong in this parcel.')
    await scan(numbers[1] ?? '')
    expect(await screen.findByText(/Packed and charged. Label for/)).toBeTruthy()
    await scan(numbers[1] ?? '')
    expect(await screen.findByText(/^Packed already\. Label for/)).toBeTruthy()
    await scan('')
    expect(await screen.findByText(/Handed over to/)).toBeTruthy()
  })

  it('pack and hand over a parcel though the first answer of each step is lost', async () => {
    const shop = newShop()
    const lost = new Set<string>()
    const send: typeof fetch = async (input, init) => {
      const answer = await answerFrom(shop)(input, init)
      const step = ['packParcel', 'handOverParcel'].find((one) => String(init?.body).includes(one))
      if (!step || lost.has(step)) return answer
      lost.add(step)
      throw new TypeError('the answer is lost')
    }
    await renderAt('/employee/pack', { as: tomas, shop, send })
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
    const order = ordersOf({ db: shop.db, jar: shop.jar, now: new Date(), user: null }).find(
      (one) => one.id === markedOrders.confirmed,
    )
    const only = order?.lines.find((line) => line.shipmentId === order.shipments[1]?.id)
    await userEvent.keyboard(`${only?.itemNumber}{Enter}`)
    expect(await screen.findByText(/Scan it again to pack it\.$/)).toBeTruthy()
    await userEvent.keyboard(`${only?.itemNumber}{Enter}`)
    expect(await screen.findByText(/Packed and charged\. Label for/)).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText(/Handed over to/)).toBeTruthy()
    expect(lost.size).toBe(2)
  })

  it('are asked for a second scan of a parcel’s only piece, before anybody is charged', async () => {
    const shop = newShop()
    await renderAt('/employee/pack', { as: tomas, shop })
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
    const order = ordersOf({ db: shop.db, jar: shop.jar, now: new Date(), user: null }).find(
      (one) => one.id === markedOrders.confirmed,
    )
    const [only, ...others] = order?.lines.filter((line) => line.shipmentId === order.shipments[1]?.id) ?? []
    expect(others).toHaveLength(0)
    await userEvent.keyboard(`${only?.itemNumber}{Enter}`)
    expect(await screen.findByText(/: 1 piece\. Scan it again to pack it\.$/)).toBeTruthy()
    expect(screen.getByText('to scan')).toBeTruthy()
    await userEvent.keyboard(`${only?.itemNumber}{Enter}`)
    expect(await screen.findByText(/Packed and charged\. Label for/)).toBeTruthy()
  })

  it('read at the table that a replacement costs nobody anything', async () => {
    const shop = newShop()
    const order = ordersOf({ db: shop.db, jar: shop.jar, now: new Date(), user: null }).find(
      (one) => one.id === markedOrders.confirmed,
    )
    const only = order?.lines.find((line) => line.shipmentId === order.shipments[1]?.id)
    if (!order || !only) throw new Error('no order waits')
    order.replacesCase = '40001'
    await renderAt('/employee/pack', { as: tomas, shop })
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
    await userEvent.keyboard(`${only.itemNumber}{Enter}`)
    expect(await screen.findByText(/Scan it again to pack it\.$/)).toBeTruthy()
    await userEvent.keyboard(`${only.itemNumber}{Enter}`)
    expect(
      await screen.findByText(/^Packed\. It replaces another piece, so nothing is charged\. Label for/),
    ).toBeTruthy()
  })

  it('find an order, give money back with a reason, and read who did it', async () => {
    await renderAt('/employee/orders?q=nora@hemline.example', { as: tomas })
    const rows = await screen.findAllByRole('row')
    expect(rows.length).toBeGreaterThan(3)
    await renderAt(`/employee/orders/${markedOrders.delivered}`, { as: tomas })
    const actions = within(await screen.findByRole('region', { name: 'Do something about it' }))
    await userEvent.type(actions.getByRole('textbox', { name: /Amount in dollars/ }), '5')
    await userEvent.click(actions.getByRole('button', { name: 'Give money back' }))
    expect(await screen.findByText('Please say why, in a few words.')).toBeTruthy()
    await userEvent.type(actions.getByRole('textbox', { name: 'Why' }), 'A button was missing')
    await userEvent.click(actions.getByRole('button', { name: 'Give money back' }))
    const notes = within(screen.getByRole('region', { name: 'Actions by staff' }))
    expect(await notes.findByText('Tomas Okafor: A button was missing')).toBeTruthy()
  })

  it('read the code of a gift to whoever calls', async () => {
    await renderAt(`/employee/orders/${markedOrders.delivered}`, { as: tomas })
    expect(await screen.findByText('GYFT-2345')).toBeTruthy()
    expect(screen.getByText(/sends it back, with the ZIP code of the parcel/)).toBeTruthy()
  })

  it('are offered to cancel what is not charged yet, since there is nothing to give back', async () => {
    await renderAt(`/employee/orders/${markedOrders.confirmed}`, { as: tomas })
    const actions = within(await screen.findByRole('region', { name: 'Do something about it' }))
    expect(actions.getByRole('button', { name: 'Cancel' })).toBeTruthy()
    expect(actions.queryByRole('textbox', { name: /Amount in dollars/ })).toBeNull()
  })

  it('are asked for the password in place before an order is canceled, and what was written stays', async () => {
    const { router } = await renderAt(`/employee/orders/${markedOrders.confirmed}`, { as: tomas })
    const actions = within(await screen.findByRole('region', { name: 'Do something about it' }))
    await userEvent.type(actions.getByRole('textbox', { name: 'Why' }), stalePasswordReason)
    await userEvent.click(actions.getByRole('button', { name: 'Cancel' }))
    const password = await actions.findByLabelText('Your password again')
    expect(document.activeElement).toBe(password)
    await userEvent.type(password, 'not it')
    await userEvent.click(actions.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('That is not your password.')).toBeTruthy()
    expect((actions.getByRole('textbox', { name: 'Why' }) as HTMLInputElement).value).toBe(
      stalePasswordReason,
    )
    await userEvent.clear(password)
    await userEvent.type(password, mockPassword)
    await userEvent.click(actions.getByRole('button', { name: 'Cancel' }))
    const notes = within(screen.getByRole('region', { name: 'Actions by staff' }))
    expect(await notes.findByText(`Tomas Okafor: ${stalePasswordReason}`)).toBeTruthy()
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/employee/orders/${markedOrders.confirmed}`),
    )
  })

  it('read why a charged order above $150.00 is not theirs to cancel, and that refunds count with it', async () => {
    const shop = newShop()
    const order = ordersOf({ db: shop.db, jar: shop.jar, now: new Date(), user: null }).find(
      (one) => one.id === markedOrders.confirmed,
    )
    order?.transactions.push({
      id: 'charge',
      kind: 'final_charge',
      amount: 30_211,
      label: 'Visa',
      happenedAt: order.placedAt,
    })
    await renderAt(`/employee/orders/${markedOrders.confirmed}`, { as: tomas, shop })
    const actions = within(await screen.findByRole('region', { name: 'Do something about it' }))
    await userEvent.selectOptions(actions.getByRole('combobox', { name: 'What' }), 'Cancel')
    expect(
      actions.getByText(
        /^It is charged: its money goes back\. Above \$150\.00 for one order, with all refunds/,
      ),
    ).toBeTruthy()
    await userEvent.type(actions.getByRole('textbox', { name: 'Why' }), 'Asked by phone')
    await userEvent.click(actions.getByRole('button', { name: 'Cancel' }))
    expect((await actions.findByRole('alert')).textContent).toBe(
      'Refunds above $150.00 for one order need an admin.',
    )
    expect(order?.status).toBe('confirmed')
  })

  it('send a refund with the same key until it is answered, and with another one after that', async () => {
    const shop = newShop()
    const keys: string[] = []
    let lost = true
    const send: typeof fetch = async (input, init) => {
      const asked = JSON.parse(String(init?.body ?? '{}')) as {
        operationName?: string
        variables?: { input?: { key?: string } }
      }
      if (asked.operationName !== 'staffRefundOrder') return answerFrom(shop)(input, init)
      keys.push(asked.variables?.input?.key ?? '')
      const answer = await answerFrom(shop)(input, init)
      if (!lost) return answer
      lost = false
      throw new TypeError('the connection broke')
    }
    await renderAt(`/employee/orders/${markedOrders.delivered}`, { as: tomas, shop, send })
    const actions = within(await screen.findByRole('region', { name: 'Do something about it' }))
    const give = async (why: string) => {
      await userEvent.clear(actions.getByRole('textbox', { name: /Amount in dollars/ }))
      await userEvent.type(actions.getByRole('textbox', { name: /Amount in dollars/ }), '5')
      await userEvent.clear(actions.getByRole('textbox', { name: 'Why' }))
      await userEvent.type(actions.getByRole('textbox', { name: 'Why' }), why)
      await userEvent.click(actions.getByRole('button', { name: 'Give money back' }))
    }
    await give('A button was missing')
    expect(await actions.findByRole('alert')).toBeTruthy()
    await userEvent.click(actions.getByRole('button', { name: 'Give money back' }))
    const notes = within(screen.getByRole('region', { name: 'Actions by staff' }))
    expect(await notes.findAllByText('Tomas Okafor: A button was missing')).toHaveLength(1)
    await give('A second button, too')
    expect(await notes.findByText('Tomas Okafor: A second button, too')).toBeTruthy()
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect([keys.length, keys[1] === keys[0], keys[2] === keys[0]]).toEqual([3, true, false])
  })
})
