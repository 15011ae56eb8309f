import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { type Loved, savedPage } from './saved-view.ts'

const loved = (itemNumber: number, more: Partial<Loved> = {}): Loved => ({
  itemNumber,
  lovedAt: itemNumber,
  listId: null,
  priceThen: cents(5000),
  price: cents(5000),
  onSale: true,
  onAuction: false,
  free: true,
  kind: { slug: 'dresses', name: 'Dresses' },
  ...more,
})
const all = [
  loved(1, { price: cents(3000) }),
  loved(2, { price: cents(4500), free: false, listId: 'june' }),
  loved(3, { price: cents(1000), onSale: false, free: false }),
  loved(4, { price: cents(6000), kind: { slug: 'shoes', name: 'Shoes' } }),
]
const numbers = (view: Partial<Parameters<typeof savedPage>[1]>) =>
  savedPage(all, { sort: 'loved', show: 'all', ...view }).nodes.map(({ itemNumber }) => itemNumber)

describe('the saved pieces', () => {
  it.each([
    [{}, [4, 3, 2, 1]],
    [{ sort: 'drop' }, [1, 2, 4, 3]],
    [{ sort: 'price_low_high' }, [3, 1, 2, 4]],
    [{ sort: 'price_high_low' }, [4, 2, 1, 3]],
    [{ show: 'drops' }, [2, 1]],
    [{ show: 'free' }, [4, 1]],
    [{ show: 'sold' }, [3]],
    [{ kind: 'shoes' }, [4]],
    [{ listId: 'june' }, [2]],
    [{ minPrice: 3000, maxPrice: 4500 }, [2, 1]],
  ] as const)('shown by %j are %j', (view, expected) => expect(numbers(view)).toEqual(expected))

  it('are counted, and what the cheaper ones cost less is summed over pieces on sale alone', () => {
    const { counts, kinds } = savedPage(all, { sort: 'loved', show: 'sold' })
    expect(counts).toEqual({ all: 4, drops: 2, free: 2, sold: 1, droppedBy: 2500 })
    expect(kinds).toEqual([
      { slug: 'dresses', name: 'Dresses', count: 3 },
      { slug: 'shoes', name: 'Shoes', count: 1 },
    ])
  })
})
