import { describe, expect, it } from 'vitest'
import { type EditedFrom, madeOf, madeProblem, withoutOldMeasures } from './edited-piece.ts'
import { changedFields, type EditableItem } from './item-edits.ts'

const jeans: EditableItem = {
  title: 'Indigo straight jeans',
  brandId: 1,
  categoryId: 181,
  cut: '',
  pattern: 'solid',
  styles: ['classic'],
  occasions: ['casual'],
  details: [],
  department: '',
  sizeCut: '',
  sizingId: 1186,
  condition: 'very_good',
  conditionDescription: '',
  additionalDescription: '',
  colorNames: ['blue'],
  materials: ['Cotton'],
  measurements: [
    { name: 'Waist', inches: 31 },
    { name: 'Inseam', inches: 30 },
  ],
  flaws: [],
  price: 4000,
  retail: 9800,
  finalSale: false,
  rareFind: false,
  searchTags: [],
  earlyAccess: false,
  curationIds: [],
  photoIds: ['11'],
}
const row: EditedFrom = {
  chars: { pattern: 'Solid', pantCut: 'Straight leg', jeanWash: 'Dark wash', careInstructions: 'Wash cold' },
}
const made = (path: string, change: Partial<EditableItem>, from = row) => {
  const wanted = { ...jeans, ...change }
  return madeOf(path, from, wanted, changedFields(jeans, wanted))
}

describe('what follows from an edit', () => {
  it('is nothing where kind, cut, pattern and colors stay', () =>
    expect(made('jeans/straight-jeans', { title: 'Jeans', price: 1 })).toEqual({}))
  it('keeps the wash in another kind of denim, and drops it in any other kind', () => {
    const skirt = made('skirts/denim-skirts', { categoryId: 9 })
    expect(skirt).toMatchObject({ chars: { jeanWash: 'Dark wash' }, jean_wash_tags: [] })
    expect(made('jeans/skinny-jeans', { categoryId: 9 })).toMatchObject({ jean_wash_tags: ['dark wash'] })
    expect(made('pants/dress-pants', { categoryId: 9 })).toMatchObject({
      chars: { careInstructions: 'Wash cold' },
      jean_wash_tags: [],
    })
    expect(made('pants/dress-pants', { categoryId: 9 })).not.toHaveProperty('chars.jeanWash')
  })
  it('drops wash and shades with their color', () => {
    const black = made('jeans/straight-jeans', { colorNames: ['black'] })
    expect(black).toMatchObject({ jean_wash_tags: [], advanced_color_names: [] })
    expect(black).not.toHaveProperty('chars.jeanWash')
    expect(made('jeans/straight-jeans', { colorNames: ['white', 'navy'] })).toMatchObject({
      chars: row.chars,
      jean_wash_tags: ['dark wash'],
      color_names: ['white', 'blue'],
      advanced_color_names: ['navy'],
    })
  })
  it('takes the wash that a new shade tells', () => {
    const pale = made('jeans/straight-jeans', { colorNames: ['pale blue'] })
    expect(pale).toMatchObject({ chars: { jeanWash: 'Light wash' }, jean_wash_tags: ['light wash'] })
    expect(made('pants/dress-pants', { colorNames: ['pale blue'] })).not.toHaveProperty('chars.jeanWash')
  })
  it('keeps what no cut decides when shoes are cut otherwise', () => {
    const shoe = { chars: { shoeWidth: 'Wide', toe: 'Round' } }
    const again = made('shoes/flats', { cut: 'square-flat' }, shoe)
    expect(again).toMatchObject({ chars: { shoeWidth: 'Wide' } })
  })
  it('leaves out measurements that another kind does not have', () => {
    const top = {
      ...jeans,
      categoryId: 9,
      measurements: [...jeans.measurements, { name: 'Rise', inches: 10 }],
    }
    const names = withoutOldMeasures('tops/blouses', jeans, top).measurements.map(({ name }) => name)
    expect(names).toEqual(['Rise'])
    const problem = madeProblem({ path: 'tops/blouses', before: jeans, wanted: top }, ['measurements'])
    expect(problem).toEqual({ field: 'measurements', message: 'Rise is not measured of such a piece.' })
    expect(withoutOldMeasures('jeans/straight-jeans', jeans, jeans)).toBe(jeans)
  })
})
