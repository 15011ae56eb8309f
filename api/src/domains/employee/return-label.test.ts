// What the label of a piece that goes back to its seller says, and where it leads (decision 0217).
import { dockOf } from '@hemline/rules/labels/docks.ts'
import { expect, it } from 'vitest'
import { returnLabelPath, sellerReturnLabel } from './return-label.ts'
import type { ReturnRow } from './seller-returns.db.ts'

const code = '4206820192612927005269000012345678'
const row = (change: Partial<ReturnRow> = {}): ReturnRow => ({
  item_number: 4711,
  why: 'returned',
  return_number: 40917,
  title: 'Wool blazer',
  size_display: 'M',
  photo_id: null,
  warehouse_id: 12,
  status: 'packed',
  order_id: '0193aa10-0000-7000-8000-000000000000',
  ship_to: {
    fullName: 'Ines Moor',
    line1: '1840 Linden Street',
    line2: null,
    city: 'Oakland',
    state: 'CA',
    zip: '94607',
    country: 'US',
  },
  since: new Date('2026-11-06T12:00:00Z'),
  carrier: null,
  tracking_code: null,
  packed_at: new Date('2026-11-07T12:00:00Z'),
  sent_at: null,
  ...change,
})

it('leads from our dock to the member’s address, with the tracking code', () => {
  expect(sellerReturnLabel(row(), code)).toMatchObject({
    kind: 'BACK TO ITS OWNER',
    code,
    from: { name: 'Hemline Returns', lines: [...dockOf(12).lines] },
    to: { name: 'Ines Moor', lines: ['1840 Linden Street', 'Oakland, CA 94607'] },
    carrier: 'Newgistics',
    note: 'Piece 4711, return R 40917',
  })
})

it('leads to a partner by its name and town, since the carrier knows its dock', () => {
  const ship_to = { fullName: 'Maison Aurèle', city: 'Portland', state: 'OR' }
  expect(sellerReturnLabel(row({ ship_to }), code)?.to).toEqual({
    name: 'Maison Aurèle',
    lines: ['Portland, OR'],
  })
})

it('of a reclaimed piece names no return, and leads from the house in which the piece was', () => {
  const reclaimed = row({ why: 'reclaimed', return_number: null, warehouse_id: 12 })
  expect(sellerReturnLabel(reclaimed, code)).toMatchObject({ kind: 'BACK TO ITS SELLER', note: 'Piece 4711' })
})

it('is there from the packing until the delivery, and never without an address', () => {
  const path = '/api/v1.0/employee/seller-returns/4711/label'
  const paths = (['waiting', 'picked', 'packed', 'sent', 'delivered'] as const).map((status) =>
    returnLabelPath(row({ status })),
  )
  expect(paths).toEqual([null, null, path, path, null])
  expect(returnLabelPath(row({ ship_to: null }))).toBeNull()
  expect(sellerReturnLabel(row({ ship_to: null }), code)).toBeUndefined()
})
