import { describe, expect, it } from 'vitest'
import { delistReasons } from '../vocabulary/items.ts'
import {
  actLeadsTo,
  actsOf,
  changedFields,
  childOf,
  contentHash,
  delistLabels,
  type EditableItem,
  editProblem,
  isDelistReason,
  isEditable,
} from './item-edits.ts'
import { canMove, itemStates } from './item-states.ts'

const coat: EditableItem = {
  title: 'Green wool coat',
  brandId: 1,
  categoryId: 2,
  cut: '',
  pattern: '',
  styles: ['classic'],
  occasions: ['casual'],
  details: [],
  department: '',
  sizeCut: '',
  sizingId: 3,
  condition: 'very_good',
  conditionDescription: '',
  additionalDescription: '',
  colorNames: ['green'],
  materials: ['80% Wool'],
  measurements: [{ name: 'Bust', inches: 38 }],
  flaws: [],
  price: 8000,
  retail: 20_000,
  finalSale: false,
  rareFind: false,
  searchTags: [],
  earlyAccess: false,
  curationIds: [],
  photoIds: ['11'],
}
const wrong = (change: Partial<EditableItem>) => editProblem(coat, { ...coat, ...change })?.field

describe('what is changed of a piece', () => {
  it('may be all of it', () => {
    expect(
      editProblem(coat, {
        ...coat,
        title: 'Blue coat',
        materials: ['80% Wool', 'Silk'],
        searchTags: ['office', 'holiday'],
        rareFind: true,
        earlyAccess: true,
        curationIds: ['3', '4711'],
        price: 499,
        retail: 499,
        flaws: ['A pulled thread'],
        photoIds: ['12', '11'],
      }),
    ).toBeUndefined()
  })
  it.each([
    ['price', { price: 0 }],
    ['price', { price: 100_000_000_000 }],
    ['price', { price: 12.5 }],
    ['retail', { price: 30_000 }],
    ['retail', { retail: 10_000_000 }],
    ['title', { title: '' }],
    ['curationIds', { curationIds: ['0'] }],
    ['curationIds', { curationIds: ['spring'] }],
    ['curationIds', { curationIds: Array.from({ length: 11 }, (_, at) => String(at + 1)) }],
    ['title', { title: 'x'.repeat(121) }],
    ['title', { title: 'torn \u202emaes' }],
    ['condition', { condition: 'shiny' as never }],
    ['colorNames', { colorNames: [] }],
    ['colorNames', { colorNames: ['a', 'b', 'c', 'd'] }],
    ['materials', { materials: [' '] }],
    ['materials', { materials: ['80% Wool', 'Unobtainium'] }],
    ['measurements', { measurements: [{ name: 'Bust', inches: 0 }] }],
    ['measurements', { measurements: [{ name: '', inches: 4 }] }],
    ['searchTags', { searchTags: ['office', 'no such tag'] }],
    ['flaws', { flaws: Array(7).fill('A mark') as string[] }],
    ['photoIds', { photoIds: [] }],
    ['additionalDescription', { additionalDescription: 'x'.repeat(601) }],
  ] satisfies [string, Partial<EditableItem>][])('is refused for its %s: %o', (field, change) =>
    expect(wrong(change)).toBe(field),
  )
  it('knows a piece for girls and boys from one for girls', () =>
    expect([
      childOf(['girls', 'boys', 'premium']),
      childOf(['girls']),
      childOf(['premium', 'boys']),
      childOf(['women']),
    ]).toEqual(['', 'girls', 'boys', '']))
  it('leaves alone what was wrong before', () => {
    const cheap = { ...coat, price: 100 }
    expect(editProblem(cheap, { ...cheap, title: 'Green coat' })).toBeUndefined()
  })
  it('is told field by field, and known by a word', () => {
    expect(changedFields(coat, { ...coat, price: 7000, flaws: ['x'] })).toEqual(['flaws', 'price'])
    expect(contentHash(coat, 'listed')).toBe(contentHash({ ...coat }, 'listed'))
    expect(contentHash({ ...coat, price: 7000 }, 'listed')).not.toBe(contentHash(coat, 'listed'))
    expect(contentHash(coat, 'delisted')).not.toBe(contentHash(coat, 'listed'))
  })
})
it('offers no act that the life of a piece does not know', () => {
  for (const state of itemStates)
    for (const act of actsOf(state)) {
      const to = actLeadsTo[act]
      expect([
        state,
        act,
        canMove(state, to) || (canMove(state, 'delisted') && canMove('delisted', to)),
      ]).toEqual([state, act, true])
    }
})
it('leaves what was sold as it was', () => {
  expect(itemStates.filter((state) => !isEditable(state))).toEqual(
    expect.arrayContaining([
      'pending_sale',
      'purchased',
      'packed',
      'shipped',
      'delivered',
      'reclaimed',
      'relisted',
      'transferred',
    ]),
  )
  expect(isEditable('listed')).toBe(true)
})
it('has words for every delist reason of §3', () => {
  expect(Object.keys(delistLabels).sort()).toEqual([...delistReasons].sort())
  expect(isDelistReason('misc')).toBe(true)
  expect(isDelistReason('constructor')).toBe(false)
})
