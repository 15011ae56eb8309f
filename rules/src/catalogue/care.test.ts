import { expect, test } from 'vitest'
import { careOf } from './care.ts'
import { kinds } from './kinds/kinds.ts'

test('no cloth of any kind gets a care that spoils it', () => {
  const faults = kinds.flatMap((kind) =>
    kind.materials.flatMap(([, materials]) => {
      const care = careOf(kind, materials)
      const has = (...some: string[]) => materials.some((one) => some.includes(one))
      const isSpoilt =
        (has('Suede', 'Shearling') && /wash|damp/i.test(care)) ||
        (has('Leather', 'Patent Leather', 'Straw', 'Wool Felt', 'Sequins', 'Velvet') && /wash/i.test(care)) ||
        (has('Silk', 'Wool', 'Cashmere') && /machine/i.test(care))
      return isSpoilt ? [`${kind.slug}, ${materials.join(', ')}: ${care}`] : []
    }),
  )
  expect(faults).toEqual([])
})
test('a cloth that the usual care does no harm to keeps that of its kind', () => {
  expect(careOf({ care: 'Machine wash cold', line: 'clothes' }, ['Cotton'])).toBe('Machine wash cold')
  expect(careOf({ care: 'Wipe with a damp cloth', line: 'shoes' }, ['Leather'])).toBe(
    'Wipe with a damp cloth',
  )
  expect(careOf({ care: 'Wipe with a damp cloth', line: 'shoes' }, ['Suede'])).toBe(
    'Brush with a soft brush, keep dry',
  )
})
