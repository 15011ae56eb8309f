import { dateManners } from '@hemline/rules/manners/manners.ts'
import { directHoldDays } from '@hemline/rules/vocabulary/direct-sell.ts'
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
}
const mailOf = async (hold_days: number) =>
  (
    await saleMail('sold', [{ ...sale, hold_days }], {
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
  const text = await mailOf(directHoldDays)
  expect(text).toContain('You send this one yourself')
  expect(text).toContain('https://shop.example/direct/sell')
  expect(text).not.toContain('nothing for you to do')
})
