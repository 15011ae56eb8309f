// Where the labels of returns send their parcels: each has a street, and none shows where a member lives.
import { dockOf } from '@hemline/rules/labels/docks.ts'
import { expect, it } from 'vitest'
import { pageOf } from './label.ts'
import type { ReturnRow } from './returns.db.ts'

const row = (change: Partial<ReturnRow>): ReturnRow =>
  ({
    number: 1207,
    source: 'own',
    sender: 'own',
    sender_name: 'Hemline',
    warehouse_id: 12,
    carrier: 'ups',
    tracking_code: '1Z999',
    ship_from: {
      fullName: 'Nora Field',
      line1: '12 Elm Street',
      line2: null,
      city: 'Salem',
      state: 'OR',
      zip: '97301',
      country: 'US',
      phone: null,
    },
    drop_off_by: new Date('2026-11-20T12:00:00Z'),
    created_at: new Date('2026-11-06T12:00:00Z'),
    ...change,
  }) as ReturnRow

const to = (change: Partial<ReturnRow>) => pageOf(row(change), 'month_first').to
const dock = dockOf(12).lines

it('sends our own pieces to the house that they came from', () => {
  expect(to({})).toEqual({ name: 'Hemline Returns', lines: [...dock] })
})

it('names the last day in the manner of who prints it', () => {
  expect(pageOf(row({}), 'day_first').validUntil).toBe('20 November 2026')
})

it('names no price, so that a gift’s receiver can hand the piece in', () => {
  const said = JSON.stringify(pageOf(row({ total_cents: 12_345, money: { sums: [], to: [] } }), 'day_first'))
  expect(said).not.toMatch(/\$|12345|123\.45/)
})

it('sends a partner’s piece to our dock, with the partner’s name', () => {
  const partner = { source: 'partner', warehouse_id: null, sender_name: 'Portland, OR' } as const
  expect(to(partner)).toEqual({ name: 'Hemline Returns', lines: ['For Portland, OR', ...dock] })
})

it('sends a member’s piece to our dock, without the member’s name and place', () => {
  const member = { source: 'p2p', warehouse_id: null, sender_name: 'Ada Quill, Boise, ID' } as const
  const page = to(member)
  expect(page.lines).toEqual(['For its seller', ...dock])
  expect(JSON.stringify(page)).not.toMatch(/Ada|Boise/)
})
