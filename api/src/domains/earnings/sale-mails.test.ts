import { dateManners } from '@hemline/rules/manners/manners.ts'
import type { ItemSource } from '@hemline/rules/vocabulary/items.ts'
import { expect, it } from 'vitest'
import { saleMail } from './sale-mails.ts'
import type { SaleToMail } from './sales.db.ts'

const sale: SaleToMail = {
  id: 'a',
  seller_id: 'ada',
  item_number: 900_001,
  brand: 'Linden',
  title: 'Rosebud dress',
  price_cents: 5000,
  earnings_cents: 4000,
  credit_cents: 0,
  clawed_back_at: null,
  clawed_back_cents: null,
  expected_by: null,
  delivered_at: null,
  charity: null,
  email: 'ada@shopper.example',
  hold_days: 14,
  source: 'own',
  shipment_id: null,
}
const mailOf = async (hold_days: number, source: ItemSource = 'own') =>
  (
    await saleMail('sold', [{ ...sale, hold_days, source }], {
      to: sale.email,
      origin: 'https://shop.example',
      dates: dateManners[0],
      out: null,
    })
  ).text

it('says that the shop sends a piece from its warehouse', async () => {
  const text = await mailOf(14)
  expect(text).toContain('There is nothing for you to do')
  expect(text).not.toContain('https://shop.example/direct/sell')
})

it('asks who sold a piece directly to send it', async () => {
  const text = await mailOf(2, 'p2p')
  expect(text).toContain('You send this one yourself')
  expect(text).toContain('https://shop.example/direct/sell')
  expect(text).not.toContain('nothing for you to do')
})

it('sends a partner to the parcel, whatever days the contract names', async () => {
  for (const days of [2, 14]) {
    const text = await mailOf(days, 'dropship')
    expect(text).toContain('You pack this order and send it')
    expect(text).toContain('https://shop.example/my/stock')
    expect(text).toContain('when the time to send the piece back is over')
    expect(text).not.toContain('make its label in your closet')
  }
})

it('leads from a direct sale that did not stand to the page of its parcel', async () => {
  const taken = { ...sale, source: 'p2p' as const, shipment_id: 'parcel-1', clawed_back_at: new Date(0) }
  const letter = { to: sale.email, origin: 'https://shop.example', dates: dateManners[0], out: null }
  const { text } = await saleMail('back', [taken], letter)
  expect(text).toContain('https://shop.example/direct/sales/parcel-1')
  expect(text).not.toContain('/my/items/')
})
