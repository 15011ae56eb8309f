import { chanceOf } from '@hemline/db/seed/chance.ts'
import { kinds } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { describe, expect, it } from 'vitest'
import { isOneEdit } from './corrections.ts'
import { missedFloors } from './floors.ts'
import { gradeOf, judgementOf, whyNot } from './judge.ts'
import type { Measured } from './measure.ts'
import { ndcg, recall, sameList } from './metrics.ts'
import { editsApart, misspell, misspellOf } from './misspell.ts'
import { typicalBrands, typicalPhrases, typicalWords } from './misspellings-typical.ts'
import { optionsFrom } from './options.ts'
import { factNames, type Piece } from './pieces.ts'
import { classes, hashOf, isHeldOut, type QueryClass, queries, readQueries } from './queries.ts'

const noFacts = Object.fromEntries(factNames.map((name) => [name, []])) as unknown as Piece['facts']
const piece = (facts: Partial<Piece['facts']>, priceCents = 2000): Piece => ({
  id: 1,
  title: 'Tote',
  brand: 'Coach',
  priceCents,
  facts: { ...noFacts, ...facts },
})

describe('nDCG', () => {
  it('is what one gets by hand: 3, 0, 2 shown where 3, 3, 2 are to be had', () => {
    // Gains 7, 0, 3 by 1, 1/log2(3), 1/2: 8.5. Ideal 7 + 7/1.584963 + 3/2 = 12.916508.
    expect(ndcg([3, 0, 2], [2, 3, 0, 3], 10)).toBeCloseTo(8.5 / 12.916508, 5)
  })

  it('is 1 for the best list in any order of what there is, and looks no deeper than asked', () => {
    expect(ndcg([3, 2, 1], [1, 0, 2, 3], 10)).toBe(1)
    expect(ndcg([3, 0], [3, 3], 1)).toBe(1)
  })

  it('is 0 for nothing shown where there is something, and 1 where there is nothing', () => {
    expect(ndcg([], [3], 10)).toBe(0)
    expect(ndcg([], [0, 0], 10)).toBe(1)
    expect(ndcg([0], [0, 0], 10)).toBe(0)
  })
})

describe('the floors', () => {
  const of = (name: QueryClass, value: number, total = 9): Measured => {
    const query = queries.find((one) => one.class === name)
    if (!query) throw new Error(`no query of the class ${name}`)
    return { query, ndcg: value, recall: 1, total, corrected: undefined, first: [] }
  }
  it('are kept by good answers and by nothing measured', () => {
    expect(missedFloors([])).toEqual([])
    expect(missedFloors([of('brand', 0.95), of('kind', 0.9)])).toEqual([])
  })
  it('are missed by the old set and by the kinds, each by itself, and by texts that find nothing', () => {
    expect(missedFloors([of('brand', 0.94), of('kind', 1)])).toEqual([expect.stringContaining('old queries')])
    expect(missedFloors([of('brand', 1), of('kind-more', 0.89)])).toEqual([
      expect.stringContaining('queries of kinds'),
    ])
    expect(missedFloors([of('brand', 1, 0)])).toEqual([expect.stringContaining('find nothing')])
  })
})

describe('the judged queries', () => {
  it('ask for every kind of the tree', () => {
    const asked = new Set(
      queries.flatMap(({ judgement }) =>
        [...judgement.need, ...judgement.want].flatMap(({ said }) =>
          said.split('/').flatMap((one) => (one.startsWith('cat=') ? one.slice(4).split(',') : [])),
        ),
      ),
    )
    expect(kinds.map(({ slug }) => slug).filter((slug) => !asked.has(slug))).toEqual([])
  })
})

describe('recall', () => {
  it('counts the best of as many as there are, or as fit', () => {
    expect(recall([3, 2, 0], [3, 3, 2], 40)).toBe(0.5)
    expect(recall([3, 3], [3, 3, 3], 2)).toBe(1)
    expect(recall([1], [2, 1], 40)).toBeUndefined()
  })
})

describe('a misspelling’s list', () => {
  const ids = (from: number, many: number) => Array.from({ length: many }, (_, at) => from + at)
  it('is the intended one’s with eight of its first ten among the first twenty', () => {
    expect(sameList([...ids(11, 8), 900, 901], ids(1, 20))).toBe(true)
    expect(sameList([...ids(11, 7), 900, 901, 902], ids(1, 20))).toBe(false)
    expect(sameList(ids(1, 10), [...ids(50, 20), ...ids(1, 10)])).toBe(false)
  })

  it('is as short as the intended one’s, and never right when nothing is found', () => {
    expect(sameList([1, 2, 3], [3, 2, 1])).toBe(true)
    expect(sameList([], [])).toBe(false)
  })
})

describe('a judgement', () => {
  const tote = judgementOf('cat=totes price<100', 'color=red material=leather', 'pattern=animal-print')
  const totes = { cat: ['handbags', 'totes'] }
  it('is 3 with all wishes met, 2 with a minor one missed, 1 for the right kind alone', () => {
    expect(gradeOf(tote, piece({ ...totes, color: ['red'], material: ['canvas', 'leather'] }))).toBe(3)
    expect(gradeOf(tote, piece({ ...totes, color: ['white', 'red'], material: ['leather'] }))).toBe(2)
    expect(gradeOf(tote, piece({ ...totes, color: ['blue'], material: ['leather'] }))).toBe(1)
  })

  it('is 0 for another kind, a price too high, and what was not wanted', () => {
    expect(gradeOf(tote, piece({ cat: ['clutches'], color: ['red'], material: ['leather'] }))).toBe(0)
    expect(gradeOf(tote, piece({ ...totes, color: ['red'], material: ['leather'] }, 10_001))).toBe(0)
    expect(
      gradeOf(tote, piece({ ...totes, color: ['red'], material: ['leather'], pattern: ['animal-print'] })),
    ).toBe(0)
    expect(
      whyNot(tote, piece({ cat: ['clutches'], color: ['white', 'red'], material: ['leather'] })),
    ).toEqual(['needs cat=totes', 'half color=red'])
  })

  it('takes a letter that holds the size for nearly right, and another size for wrong', () => {
    const six = judgementOf('fits=6', 'fits=6', '')
    const grades = [['6'], ['s'], ['8']].map((size) =>
      gradeOf(six, piece({ size, fits: size[0] === 's' ? ['4', '6'] : [] })),
    )
    expect(grades).toEqual([3, 2, 0])
  })

  it('refuses a rule that nobody can read', () => {
    expect(() => judgementOf('kind=totes', '', '')).toThrow('not a rule: kind=totes')
    expect(() => judgementOf('cat=@nothing', '', '')).toThrow('no set of that name')
    expect(() => readQueries('price', 'a | b=c | d | e | f')).toThrow()
  })
})

describe('the queries', () => {
  const ofClass = (name: QueryClass) => queries.filter((query) => query.class === name)

  it.each(Object.entries(classes))('of class %s are at least %i', (name, least) => {
    expect(ofClass(name as QueryClass).length).toBeGreaterThanOrEqual(least)
  })

  it('are 260 or more, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(260)
    expect(new Set(queries.map(({ text }) => text)).size).toBe(queries.length)
  })

  it.each(Object.keys(classes))('of class %s are held out in about three of ten', (name) => {
    const of = ofClass(name as QueryClass)
    const share = of.filter(({ heldOut }) => heldOut).length / of.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
  })

  it('stay on their side', () => {
    expect(hashOf('Red Tote')).toBe(hashOf('red tote'))
    expect(queries.filter(({ text, heldOut }) => isHeldOut(text) !== heldOut)).toEqual([])
  })
})

describe('misspellings', () => {
  const known = { catalogue: new Set(['skirt', 'shirt', 'cardigan']), brands: new Set(['carter']) }

  it('are the same for the same seed', () => {
    const made = (salt: number) =>
      Array.from({ length: 50 }, (_, at) => misspell('cardigan', chanceOf(salt, at)))
    expect(made(1)).toEqual(made(1))
    expect(made(1)).not.toEqual(made(2))
  })

  it('are one edit away, of all four kinds, and rarely in the first letter', () => {
    const made = Array.from({ length: 400 }, (_, at) => misspell('cardigan', chanceOf(3, at)))
    expect(made.filter((wrong) => editsApart(wrong, 'cardigan') > 1)).toEqual([])
    expect(new Set(made.map((wrong) => wrong.length))).toEqual(new Set([7, 8, 9]))
    expect(made.filter((wrong) => wrong[0] !== 'c').length).toBeLessThan(60)
  })

  it('are no words of the shop and no nearer to another one', () => {
    const made = Array.from({ length: 200 }, (_, at) => misspellOf('skirt', known, chanceOf(4, at)))
    expect(
      made.filter(
        (wrong) => wrong === undefined || known.catalogue.has(wrong) || editsApart(wrong, 'shirt') <= 1,
      ),
    ).toEqual([])
  })

  it('count an exchange of neighbours as one edit', () => {
    expect([
      editsApart('skirt', 'skrit'),
      editsApart('tote', 'totte'),
      editsApart('tote', 'tote'),
      editsApart('tote', 'boot'),
    ]).toEqual([1, 1, 0, 2])
  })

  it('of one edit are told from others, in company as well', () => {
    const one = [
      ['guci bag', 'gucci bag'],
      ['bakpack', 'backpack'],
      ['hermez', 'hermès'],
      ['trench coat', 'trenchcoat'],
    ]
    const more = [
      ['lether jaket', 'leather jacket'],
      ['kashmire', 'cashmere'],
      ['gucci bag', 'gucci bag'],
    ]
    const told = (pairs: string[][]) => pairs.map(([wrong = '', right = '']) => isOneEdit({ wrong, right }))
    expect(told(one)).toEqual([true, true, true, true])
    expect(told(more)).toEqual([false, false, false])
  })

  it('by hand are 150 or more, each once', () => {
    const wrong = [...typicalWords, ...typicalBrands, ...typicalPhrases].map((pair) => pair.wrong)
    expect(wrong.length).toBeGreaterThanOrEqual(150)
    expect(new Set(wrong).size).toBe(wrong.length)
  })
})

it('the command line is read, and what is wrong with it said', () => {
  expect(optionsFrom(['--class', 'price', '--worst', '5'])).toMatchObject({
    kind: 'run',
    options: { class: 'price', worst: 5, json: false },
  })
  expect(optionsFrom(['--class', 'prices'])).toMatchObject({ kind: 'wrong' })
  expect(optionsFrom(['--worst', 'few'])).toMatchObject({ kind: 'wrong' })
  expect(optionsFrom(['--colour', 'red'])).toMatchObject({ kind: 'wrong' })
})
