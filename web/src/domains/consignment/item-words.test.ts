import { expect, it } from 'vitest'
import { badgeOf, lineOf, type Piece } from './item-words.ts'

const now = Date.parse('2026-11-21T18:00:00Z')
const goingBack = (comingBack: Piece['comingBack']) =>
  ({
    status: 'reclaimed',
    statusLabel: 'Yours again',
    reached: 'on_sale',
    reclaimWithin: null,
    heldUntil: null,
    comingBack,
  }) as Piece
const step = (status: string) => ({
  __typename: 'SellerItemReturn' as const,
  status,
  warehouse: 'Duluth, GA',
  sentAt: null,
  carrierName: null,
  trackingCode: null,
})

it.each(['waiting', 'picked', 'packed'])(
  'says nothing of a parcel while a piece that was taken back is %s',
  (status) => {
    const piece = goingBack(step(status))
    expect(`${badgeOf(piece).words} ${lineOf(piece, now)}`).not.toMatch(/\bsent\b|on its way|returned/i)
  },
)
it('says since when it is on its way, and with whom, once a carrier has it', () => {
  const sent = {
    ...step('sent'),
    sentAt: '2026-11-20T18:00:00Z',
    carrierName: 'Newgistics',
    trackingCode: 'NG123',
  }
  expect(lineOf(goingBack(sent), now)).toBe(
    'On its way to you from Duluth, GA since Nov 20, 2026, Newgistics NG123',
  )
})
it('says in which warehouse it is until it leaves, and not once it is home', () => {
  expect(lineOf(goingBack(step('picked')), now)).toBe('Yours again. We are packing it for you, in Duluth, GA')
  expect(lineOf(goingBack(step('delivered')), now)).toBe('Back with you')
})
it('promises nothing of a piece of which no step is known', () => {
  expect(lineOf(goingBack(null), now)).toBe('Yours again. We take it from its shelf and pack it for you')
})
