import { describe, expect, it } from 'vitest'
import {
  type RescuedFacts,
  rescueBoxesIn,
  rescueBoxOf,
  rescueConditions,
  rescueGroupOf,
  rescueKinds,
  rescueLuck,
  rescuePath,
  rescueSizes,
  rescueSure,
  rescueTiers,
  rescueTitle,
  weightWords,
} from './groups.ts'

const piece = (changes: Partial<RescuedFacts> = {}): RescuedFacts => ({
  categories: ['tops', 't-shirts'],
  size: { label: 'M', group: 'letters', department: 'women' },
  tier: 'mid',
  condition: 'good',
  ...changes,
})
const sized = (label: string, group: string, department = 'women') =>
  rescueGroupOf(piece({ size: { label, group, department } }))?.size

describe('groups of rescued pieces', () => {
  it('put a piece where its kind, size, brand and wear belong', () => {
    expect(rescueGroupOf(piece())).toEqual({
      kind: 'tops',
      size: 'm_l',
      tier: 'everyday',
      condition: 'ready',
    })
    expect(rescueGroupOf(piece({ tier: 'premium', condition: 'flawed_gem' }))).toMatchObject({
      tier: 'finer',
      condition: 'mending',
    })
    expect(rescueGroupOf(piece({ categories: ['shoes', 'boots'] }))).toMatchObject({
      kind: 'shoes',
      size: 'mixed',
    })
    expect(rescueGroupOf(piece({ categories: ['something-else'] }))).toBeUndefined()
    expect(rescueGroupOf(piece({ categories: [] }))).toBeUndefined()
  })

  it('know the band of letters, numbers and waists, also of petite and plus sizes', () => {
    expect(['XXS', 'S', 'M', 'L', 'XL', 'XXL'].map((label) => sized(label, 'letters'))).toEqual([
      'xs_s',
      'xs_s',
      'm_l',
      'm_l',
      'xl_up',
      'xl_up',
    ])
    expect(['00', '6', '8', '14', '16'].map((label) => sized(label, 'numbers'))).toEqual([
      'xs_s',
      'xs_s',
      'm_l',
      'm_l',
      'xl_up',
    ])
    expect(['27', '28', '32', '33'].map((label) => sized(label, 'waist'))).toEqual([
      'xs_s',
      'm_l',
      'm_l',
      'xl_up',
    ])
    expect(sized('XS Petite/Tall', 'letters', 'petite-tall')).toBe('xs_s')
    expect(sized('12 Petite/Tall', 'numbers', 'petite-tall')).toBe('m_l')
    expect(sized('1X', 'letters', 'plus')).toBe('xl_up')
    expect([sized('One Size', 'one', 'all'), sized('odd', 'numbers')]).toEqual(['mixed', 'mixed'])
  })

  it('sell whole boxes alone, and pieces to mend for half', () => {
    const group = { kind: 'tops', size: 'm_l', tier: 'everyday', condition: 'ready' } as const
    expect(rescueBoxOf(group)).toEqual({ pieces: 6, grams: 1140, pricePiece: 449, price: 2694 })
    expect(rescueBoxOf({ ...group, condition: 'mending' })).toMatchObject({ pricePiece: 224, price: 1344 })
    expect([0, 5, 6, 13].map((pieces) => rescueBoxesIn('tops', pieces))).toEqual([0, 0, 1, 2])
  })

  it('say of every group what is sure and what is luck, under a name and an address of its own', () => {
    const paths = new Set<string>()
    for (const kind of rescueKinds)
      for (const size of rescueSizes)
        for (const tier of rescueTiers)
          for (const condition of rescueConditions) {
            const group = { kind, size, tier, condition }
            expect(rescueTitle(group)).toMatch(/^[A-Z]/)
            for (const words of [...rescueSure(group), ...rescueLuck(group)]) expect(words).toMatch(/\.$/)
            const path = rescuePath({ ...group, id: 7 })
            expect(path).toMatch(/^\/rescues\/[a-z-]+\/7$/)
            paths.add(path)
          }
    expect(paths.size).toBe(rescueKinds.length * rescueSizes.length * 4)
  })
})

it('says a weight in pounds and kilograms, and never as nothing', () => {
  expect(weightWords(1400)).toBe('3.1 lb (1.4 kg)')
  expect(weightWords(20)).toBe('0.1 lb (0.1 kg)')
})
