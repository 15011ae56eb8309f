import { describe, expect, test } from 'vitest'
import { sizeRows } from '../catalogue/sizes.ts'
import { isDateManner, isSizeSystem, sizeSystems } from './manners.ts'
import { equivalentOf, sizeText } from './size-equivalents.ts'

const idOf = (label: string, category: string, group = 'women') =>
  sizeRows.find(
    (row) => row.label === label && row.size_category === category && row.department_group === group,
  )?.sizing_id ?? 0
const all = (id: number) => sizeSystems.map((system) => equivalentOf(id, system))

describe('a size in other countries', () => {
  test.each([
    ['8', idOf('8', 'top'), [undefined, '12', '40', '12', '13']],
    ['0', idOf('0', 'top'), [undefined, '4', '32', '4', '5']],
    ['M', idOf('M', 'top'), [undefined, '12/14', '40/42', '12/14', '13/15']],
    ['waist 28', idOf('28', 'bottom'), [undefined, '10', '38', '10', '11']],
    ['shoe 8', idOf('8', 'shoe', 'shoes'), [undefined, '6', '38.5', '8', '24']],
    ['2X', idOf('2X', 'top', 'plus'), [undefined, '22/24', '50/52', '22/24', undefined]],
    ['5 of kids', idOf('5', 'kids', 'kids'), [undefined, undefined, '110', undefined, '110']],
    ['34B', idOf('34B', 'bra'), [undefined, undefined, '75B', undefined, undefined]],
    ['8 petite', idOf('8 Petite/Tall', 'top', 'petite-tall'), [undefined, '12', '40', '12', '13']],
    ['one size', idOf('One Size', 'one', 'all'), [undefined, undefined, undefined, undefined, undefined]],
  ])('%s is known by the names of each system', (_, id, names) => {
    expect(id).toBeGreaterThan(0)
    expect(all(id)).toEqual(names)
  })
  test('grows with the size in every system', () => {
    for (const system of sizeSystems.filter((one) => one !== 'US')) {
      const numbers = sizeRows
        .filter((row) => row.size_category === 'top' && row.size_group === 'numbers')
        .filter((row) => row.department_group === 'women')
        .map((row) => Number(equivalentOf(row.sizing_id, system)))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      expect(numbers).not.toContain(Number.NaN)
    }
  })
})

test('a size reads "US 8 · EU 40", and as before without an equivalent', () => {
  const eight = { sizeDisplay: 'Size 8', sizingId: idOf('8', 'top') }
  expect(sizeText(eight, 'EU')).toBe('US 8 · EU 40')
  expect(sizeText(eight, 'US')).toBe('Size 8')
  expect(sizeText({ sizeDisplay: 'Size M', sizingId: idOf('M', 'top') }, 'UK')).toBe('M · UK 12/14')
  expect(sizeText({ sizeDisplay: '8.5', sizingId: idOf('8.5', 'shoe', 'shoes') }, 'EU')).toBe(
    'US 8.5 · EU 39',
  )
  expect(sizeText({ sizeDisplay: 'One Size', sizingId: idOf('One Size', 'one', 'all') }, 'EU')).toBe(
    'One Size',
  )
})

test('unknown manners are none', () => {
  expect([isSizeSystem('EU'), isSizeSystem('XX'), isDateManner('day_first'), isDateManner(null)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
