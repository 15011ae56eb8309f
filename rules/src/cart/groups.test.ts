import { describe, expect, it } from 'vitest'
import { cartGroups, groupKeyOf, productKeyOf, type ShippedPiece, shipSeparately } from './groups.ts'

const piece = (itemNumber: number, facts: Partial<ShippedPiece> = {}): ShippedPiece => ({
  itemNumber,
  source: 'own',
  warehouseId: 12,
  sender: null,
  dropshipperId: null,
  ...facts,
})
const partner = { id: 11, name: 'Alderbrook', city: null, state: null }
const seller = { id: 3, name: 'Dolores W.', city: 'Tucson', state: 'AZ' }

describe('the groups of a cart', () => {
  it('name a source by the prefix of a product’s key', () => {
    expect(productKeyOf(piece(7, { source: 'own' }))).toBe('7')
    expect(productKeyOf(piece(7, { source: 'partner' }))).toBe('CMP_7')
  })

  it('are one for each sender and place, ours first, with where they leave from', () => {
    const groups = cartGroups([
      piece(1, { source: 'p2p', sender: seller, warehouseId: 5 }),
      piece(2, { source: 'p2p', sender: seller, warehouseId: 1 }),
      piece(3, { source: 'partner', sender: partner, warehouseId: 17 }),
      piece(4),
      piece(5, { warehouseId: 1 }),
      piece(6),
    ])
    expect(
      groups.map((group) => [group.key, group.deliveryKey, group.title, group.shipFrom, group.itemNumbers]),
    ).toEqual([
      ['own@12', 'own', 'From Hemline', 'From Phoenix, AZ', [4, 6]],
      ['own@1', 'own', 'From Hemline', 'From San Leandro, CA', [5]],
      ['CMP_11@17', 'CMP_11', 'From Alderbrook', 'From Lancaster, TX', [3]],
      ['P2P_3', 'P2P_3', 'From Dolores W.', 'From Tucson, AZ', [1, 2]],
    ])
    expect(groups.every((group) => group.shipsSeparately)).toBe(true)
    expect(groups.map((group) => group.warehouseId)).toEqual([12, 1, 17, null])
  })

  it('ship together when there is but one, and separately when third-party pieces are among our own', () => {
    expect(cartGroups([piece(1), piece(2)])[0]?.shipsSeparately).toBe(false)
    expect(
      cartGroups([piece(1), piece(2, { source: 'partner', sender: partner })]).map(
        (group) => group.shipsSeparately,
      ),
    ).toEqual([true, true])
    expect(shipSeparately(['own@12', 'own@12'])).toBe(false)
    expect(shipSeparately([])).toBe(false)
  })

  it('do not call a piece that is no longer held a parcel of its own', () => {
    const lost = piece(2, { source: 'p2p', sender: seller })
    const groups = cartGroups([piece(1), lost], (one) => one !== lost)
    expect(groups.map((group) => [group.key, group.shipsSeparately])).toEqual([
      ['own@12', false],
      ['P2P_3', false],
    ])
  })

  it('keep pieces of an unknown warehouse apart, without a place', () => {
    expect(cartGroups([piece(1, { warehouseId: 99 })])[0]).toMatchObject({
      shipFrom: null,
      fromState: null,
      warehouseId: 99,
    })
    expect(groupKeyOf(piece(1, { source: 'dropship' }))).toBe('DROP_0@12')
    expect(cartGroups([])).toEqual([])
  })
})
