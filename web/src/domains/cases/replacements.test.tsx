import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
// An identical piece in place of one that went wrong, as shoppers and employees see it (decision 0210).
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedOrders } from '../../../mocks/marked.ts'
import { newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const tomas = 'tomas@hemline.example'
const form = `/resolution-hub?order=${markedOrders.delivered}`
const twinNumber = 990_001
const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })

/** A shop in which a second one of the first piece of a delivered order is on sale for $30. */
function shopWithTwin(): { shop: Shop; title: string } {
  const shop = newShop()
  const order = shop.db.state.orders?.find((one) => one.id === markedOrders.delivered)
  const line = order?.lines.findLast((one) => one.kind === 'item')
  const first = shop.db.items.find((one) => one.item_number === line?.itemNumber)
  if (!line || !first) throw new Error('no piece arrived')
  line.net = 3000
  const twin = { ...first, item_number: twinNumber, state: 'listed' as const, price_cents: 3000 }
  return {
    shop: { ...shop, db: { ...shop.db, items: [...shop.db.items, twin] } },
    title: pieceName(first.brand_name, first.title),
  }
}

async function ask(shop: Shop, title: string) {
  const user = userEvent.setup()
  const shown = await renderAt(form, { as: nora, shop })
  await heading('What went wrong?')
  await user.click(await main().findByRole('checkbox', { name: title }))
  await user.click(main().getByRole('radio', { name: /^A different piece came/ }))
  await user.type(main().getByLabelText('What do you see?'), 'A blue scarf came.')
  await user.click(await main().findByRole('radio', { name: /^The same piece again/ }))
  return { user, ...shown }
}
const sendMe = () => main().getAllByRole('button', { name: 'Send me this one' })[0] as HTMLElement

describe('a replacement', () => {
  it('is seen with its condition before it is chosen, and the case leads to its order', async () => {
    const { shop, title } = shopWithTwin()
    const { user, router } = await ask(shop, title)
    const offer = main()
      .getByRole('radio', { name: /^The same piece again/ })
      .closest('label')
    expect(offer?.textContent).toMatch(/There is nothing to pay, and nothing has to be sent back/)
    await user.dblClick(sendMe())
    await heading('Your replacement is being packed')
    const part = within(main().getByRole('region', { name: 'Its replacement' }))
    await user.click(part.getByRole('link', { name: /^Order / }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/my\/orders\//))
    await main().findByText('There is nothing to pay: this piece replaces another one.')
    expect(screen.getByRole('main').textContent).not.toMatch(/charge|Credit used|You can return/i)
    expect(shop.db.state.sold.filter((one) => one === twinNumber)).toHaveLength(1)
  })

  it('that arrived goes back by its case, not by a return of its own', async () => {
    const { shop, title } = shopWithTwin()
    const { user, router } = await ask(shop, title)
    await user.click(sendMe())
    await heading('Your replacement is being packed')
    const order = shop.db.state.orders?.find((one) => one.replacesCase !== undefined)
    if (!order) throw new Error('no replacement')
    order.status = 'delivered'
    await router.navigate({ to: '/my/orders/$id', params: { id: order.id } })
    await main().findByText(/If it isn’t right, tell us, and you get back what the first one cost/)
    main().getByRole('link', { name: 'Something went wrong?' })
    expect(main().queryByRole('link', { name: 'Send pieces back' })).toBeNull()
  })

  it('that somebody else took meanwhile is said in words, and the other offers stand', async () => {
    const { shop, title } = shopWithTwin()
    const { user } = await ask(shop, title)
    shop.db.state.sold.push(twinNumber)
    await user.click(sendMe())
    await main().findByText(/^Somebody was quicker, and this piece is gone/)
    await waitFor(() => expect(main().queryByRole('radio', { name: /^The same piece again/ })).toBeNull())
    main().getByRole('radio', { name: /^Everything back/ })
  })

  it('is sent by an employee from the case, who sees what the shopper reads', async () => {
    const { shop } = shopWithTwin()
    const order = shop.db.state.orders?.find((one) => one.id === markedOrders.delivered)
    const made = shop.db.state.cases?.[0]
    const line = order?.lines.findLast((one) => one.kind === 'item')
    if (!order || !made || !line) throw new Error('no case of an order')
    Object.assign(made, { orderId: order.id, lineIds: [line.id], kind: 'damaged' })
    const user = userEvent.setup()
    await renderAt(`/employee/cases/${made.number}`, { as: tomas, shop })
    await heading(/^My payout/)
    await user.click(await main().findByRole('radio', { name: /^The same piece again/ }))
    main().getByText(/^The shopper reads: There is nothing to pay/)
    await user.dblClick(main().getByRole('button', { name: 'Send the same piece' }))
    await main().findByText('Settled')
    main().getByRole('link', { name: /^Replacement: order / })
    expect(shop.db.state.sold.filter((one) => one === twinNumber)).toHaveLength(1)
  })
})
