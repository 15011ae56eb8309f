import { describe, expect, it } from 'vitest'
import { sendersOf } from './DeliverySummary.tsx'

type Cart = Parameters<typeof sendersOf>[0]
const group = (key: string, productIds: string[]) => ({
  key,
  deliveryKey: 'own',
  title: 'From Hemline',
  productIds,
})
const piece = (productId: string, availability: string) => ({
  productId,
  availability,
  productType: 'item',
  item: {},
  itemNumber: 1,
})
const cart = (second: string) =>
  ({
    groups: [group('a', ['1']), group('b', ['2'])],
    cartProducts: [piece('1', 'IN_CART'), piece('2', second)],
    shippingOptions: [],
    cartTotals: null,
  }) as unknown as Cart
const parcels = (second: string) =>
  sendersOf(cart(second)).flatMap((sender) => sender.parcels.map(({ key }) => key))

describe('the parcels of checkout', () => {
  it('are those of all that is held', () => expect(parcels('IN_CART')).toEqual(['a', 'b']))
  it('are none for a piece that somebody else has', () => expect(parcels('IN_ANOTHER_CART')).toEqual(['a']))
})
