// The records of kinds, held against each other and against the silhouettes.
import { describe, expect, test } from 'vitest'
import { departments } from '../../vocabulary/departments.ts'
import type { Shape } from '../silhouettes/shape.ts'
import { silhouettes } from '../silhouettes/silhouettes.ts'
import type { Kind } from './kind.ts'
import { kindBySlug, kinds, shapeOf, tagsOfKind } from './kinds.ts'
import { roots } from './roots.ts'
import { categorySlugs } from './slugs.ts'

const slugs = kinds.map(({ slug }) => slug)
const shapes = (kind: Kind): Shape[] => kind.silhouettes.map((name) => shapeOf(kind, name))
const wrong = (test: (kind: Kind) => boolean) => kinds.filter(test).map(({ slug }) => slug)

describe('the tree', () => {
  test('has at least 170 kinds with ids, slugs and names of their own', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(170)
    const all = [...kinds, ...roots]
    for (const key of ['id', 'slug', 'name'] as const)
      expect(new Set(all.map((one) => one[key])).size).toBe(all.length)
  })
  test('hangs every kind below a root, and shows it also in kinds of the same root only', () => {
    expect(wrong(({ root }) => !roots.some(({ slug }) => slug === root))).toEqual([])
    expect(wrong((kind) => kind.alsoIn.some((slug) => kindBySlug(slug)?.root !== kind.root))).toEqual([])
  })
  test('has a kind in every department that is not made by sizes or brands', () => {
    const made = new Set(kinds.flatMap((kind) => kind.departments))
    const bySizeOrBrand = ['plus', 'petite', 'tall', 'juniors', 'designer', 'premium']
    expect(departments.filter((one) => !made.has(one) && !bySizeOrBrand.includes(one))).toEqual([])
  })
  test('tags a piece with its root first and its kind last', () => {
    for (const kind of kinds) {
      expect(tagsOfKind(kind)[0]).toBe(kind.root)
      expect(tagsOfKind(kind).at(-1)).toBe(kind.slug)
    }
  })
})

describe('silhouettes', () => {
  test('are at least four of each of the 60 commonest kinds and two of the others', () => {
    const commonest = kinds.toSorted((a, b) => b.weight - a.weight).slice(0, 60)
    expect(commonest.filter((kind) => kind.silhouettes.length < 4).map(({ slug }) => slug)).toEqual([])
    expect(wrong((kind) => new Set(kind.silhouettes).size < 2)).toEqual([])
  })
  test('differ within a kind', () => {
    expect(
      wrong((kind) => new Set(shapes(kind).map((s) => JSON.stringify(s))).size < kind.silhouettes.length),
    ).toEqual([])
  })
  test('have the neck that the noun of their kind says', () => {
    const wrong = kinds.flatMap((kind) =>
      kind.silhouettes.filter((name) => {
        const shape = shapeOf(kind, name)
        return kind.noun.includes('turtleneck') && shape.on === 'body' && shape.neck !== 'turtle'
      }),
    )
    expect(wrong).toEqual([])
  })
  test('are all used', () => {
    const used = new Set(kinds.flatMap((kind) => kind.silhouettes))
    expect(Object.keys(silhouettes).filter((name) => !used.has(name))).toEqual([])
  })
  test('set only features that a shape of their sort has', () => {
    for (const kind of kinds)
      for (const name of kind.silhouettes)
        expect([kind.slug, name, Object.keys(shapeOf(kind, name)).sort()]).toEqual([
          kind.slug,
          name,
          Object.keys(silhouettes[name] ?? {}).sort(),
        ])
  })
})

describe('a kind that is named by a feature', () => {
  const always = (slug: string, holds: (shape: Shape) => boolean) => {
    const kind = kindBySlug(slug)
    expect([slug, kind && shapes(kind).every(holds)]).toEqual([slug, true])
  }
  const is = (key: string, value: string) => (shape: Shape) =>
    (shape as unknown as Record<string, unknown>)[key] === value
  test('has the feature in each silhouette', () => {
    always('mini-dresses', is('hemLength', 'mini'))
    always('midi-skirts', is('hemLength', 'midi'))
    always('maxi-dresses', is('hemLength', 'maxi'))
    always('gowns', is('hemLength', 'floor'))
    always('pencil-skirts', is('cut', 'pencil'))
    always('pleated-skirts', is('cut', 'pleated'))
    always('skorts', is('cut', 'skort'))
    always('halter-tops', is('neck', 'halter'))
    always('peplum-tops', is('waist', 'peplum'))
    always('henleys', is('neck', 'henley'))
    always('trench-coats', (shape) => shape.on === 'body' && ['storm', 'shawl'].includes(shape.collar))
    always('peacoats', is('closure', 'double-breasted'))
    always('denim-jackets', is('on', 'body'))
    always('flare-jeans', (shape) => shape.on === 'legs' && shape.leg.fit === 'flare')
    always('capris', (shape) => shape.on === 'legs' && shape.leg.length === 'capri')
    always('cargo-pants', is('pockets', 'cargo'))
    always('tank-tops', is('sleeve', 'none'))
    always('vests', is('sleeve', 'none'))
    always('wedges', is('heel', 'wedge'))
    always('over-the-knee-boots', is('shaft', 'over-knee'))
    always('high-top-sneakers', is('shaft', 'high-top'))
    always('crossbody-bags', (shape) => shape.on === 'hand' && ['long', 'chain'].includes(shape.strap))
    always('hoop-earrings', is('jewel', 'hoops'))
  })
})

test('every record can be made a piece of: it has materials, patterns, flaws, ways to be shown and a price', () => {
  expect(
    wrong(
      (kind) =>
        !kind.materials.length ||
        !kind.patterns.length ||
        !kind.flaws.length ||
        !kind.shown.length ||
        !kind.styles.length ||
        !kind.occasions.length ||
        kind.retail <= 0 ||
        kind.weight <= 0,
    ),
  ).toEqual([])
  expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true)
})

test('the list of slugs that the tables of search may name is the tree', () => {
  expect([...categorySlugs]).toEqual([...roots, ...kinds].map(({ slug }) => slug))
})
