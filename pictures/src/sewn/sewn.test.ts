import { kinds, shapeOf } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { hemLengths, type Shape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { silhouettes } from '@hemline/rules/catalogue/silhouettes/silhouettes.ts'
import { describe, expect, it } from 'vitest'
import { type ArtSpec, type Pattern, scenesOf, sewnKinds } from '../art/draw.ts'
import { flawMarks, textures } from '../art/spec.ts'
import { rasteriseAll } from '../rasterise.ts'
import { sampleSpec } from '../samples.ts'
import { garmentOf, isSewn, type SewnShape } from './garment.ts'
import { sleeveLevel } from './sleeves.ts'

const width = 64
const height = 80
const pixels = (spec: ArtSpec, at = width) => rasteriseAll(scenesOf(spec), at).data

/** The places of the pixels that differ by more than rounding. */
const differences = (a: Uint8Array, b: Uint8Array): number[] => {
  const found: number[] = []
  for (let i = 0; i < a.length; i += 3)
    if ([0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > 8)) found.push(i / 3)
  return found
}
const apart = (a: Uint8Array, b: Uint8Array) => differences(a, b).length / (a.length / 3)

const specOf = (cut: Shape, more: Partial<ArtSpec> = {}): ArtSpec => ({
  kind: 'tee',
  cloth: { color: '#2f4d7a' },
  cut,
  seed: 5,
  ...more,
})
const sewnOnes = Object.entries(silhouettes).filter((entry): entry is [string, SewnShape] => isSewn(entry[1]))
const shapeNamed = (name: string): SewnShape => {
  const found = sewnOnes.find(([one]) => one === name)?.[1]
  if (!found) throw new Error(`no silhouette "${name}"`)
  return found
}

/** How far down and how wide the panels of a garment reach, in centimetres. */
const reachOf = (shape: SewnShape, ofPanels = (_at: number) => true) => {
  const panels = garmentOf(specOf(shape), shape).layers.filter((layer) => layer.is === 'panel')
  const knots = panels.filter((_, at) => ofPanels(at)).flatMap(({ outline }) => outline)
  return { low: Math.max(...knots.map(([, y]) => y)), wide: Math.max(...knots.map(([x]) => x)) }
}

describe('a garment', () => {
  it('of every silhouette stands out from its wall and away from the edges of its picture', () => {
    const wrong: string[] = []
    for (const [name, cut] of sewnOnes) {
      const found = differences(pixels(specOf(cut)), pixels(specOf(cut, { cloth: { color: '#f4f0e6' } })))
      const isAtEdge = found.some(
        (at) => at % width < 2 || at % width > width - 3 || at < width * 2 || at > width * (height - 2),
      )
      if (found.length < width * height * 0.04) wrong.push(`${name}: ${found.length} pixels`)
      if (isAtEdge) wrong.push(`${name}: at the edge`)
    }
    expect(wrong).toEqual([])
  })

  it.each(sewnKinds)('of kind %s is the same for the same spec, and another from another side', (kind) => {
    const spec = sampleSpec(kind)
    expect(pixels(structuredClone(spec))).toEqual(pixels(spec))
    const views = (['front', 'back', 'detail', 'label'] as const).map((view) => pixels({ ...spec, view }))
    for (const [i, one] of views.entries())
      for (const other of views.slice(i + 1)) expect(apart(one, other)).toBeGreaterThan(0.004)
  })

  it('differs between the silhouettes of each kind', () => {
    const alike: string[] = []
    for (const kind of kinds) {
      const drawn = kind.silhouettes.flatMap((name) => {
        const cut = shapeOf(kind, name)
        return isSewn(cut) ? [{ name, data: pixels(specOf(cut, { cloth: { color: '#b9895a' } }), 96) }] : []
      })
      for (const [i, one] of drawn.entries())
        for (const other of drawn.slice(i + 1))
          if (apart(one.data, other.data) < 0.002) alike.push(`${kind.slug}: ${one.name}, ${other.name}`)
    }
    expect(alike).toEqual([])
  })

  it('is as long as its hem says', () => {
    const shape = shapeNamed('a-line-dress')
    const lows = hemLengths.map((hemLength) => reachOf({ ...shape, hemLength } as SewnShape).low)
    expect(lows).toEqual(lows.toSorted((a, b) => a - b))
    expect(new Set(lows).size).toBe(hemLengths.length)
  })

  it('has sleeves as long as they are called, and legs as wide', () => {
    const sleeves = (['none', 'cap', 'short', 'elbow', 'three-quarter', 'long'] as const).map((sleeve) => {
      const shape = { ...shapeNamed('crew-tee'), sleeve } as SewnShape
      return garmentOf(specOf(shape), shape)
        .layers.flatMap((layer) => (layer.is === 'panel' && layer.level === sleeveLevel ? layer.outline : []))
        .reduce((low, [, y]) => Math.max(low, y), 0)
    })
    expect(sleeves).toEqual(sleeves.toSorted((a, b) => a - b))
    expect(new Set(sleeves).size).toBe(sleeves.length)
    const hemOf = (fit: string) => {
      const jeans = shapeNamed('five-pocket-jeans')
      const shape = { ...jeans, leg: { fit, length: 'full' } } as SewnShape
      const picture = garmentOf(specOf(shape), shape).layers.filter((layer) => layer.is === 'panel')
      return Math.max(...picture.flatMap(({ outline }) => outline.filter(([, y]) => y > 80).map(([x]) => x)))
    }
    const fits = ['skinny', 'slim', 'straight', 'bootcut', 'wide', 'palazzo'].map(hemOf)
    expect(fits).toEqual(fits.toSorted((a, b) => a - b))
  })

  it('of a set shows both of its pieces', () => {
    const cut = shapeNamed('pant-suit-single')
    const also = shapeNamed('straight-trousers')
    expect(apart(pixels(specOf(cut)), pixels(specOf(cut, { also })))).toBeGreaterThan(0.2)
  })
})

describe('the cloth of a garment', () => {
  const patterns: readonly Pattern[] = [
    'stripe',
    'breton',
    'check',
    'plaid',
    'gingham',
    'dot',
    'floral',
    'animal',
  ]
  const cuts = [
    'crew-tee',
    'button-down-shirt',
    'wrap-coat',
    'classic-trench',
    'wrap-dress',
    'tiered-skirt',
    'wide-trousers',
    'one-piece-scoop',
  ]

  /** Where a garment is bare of a pattern, and patterns that hardly show on it. */
  function faultsOf(name: string, some: readonly Pattern[]): string[] {
    const cut = shapeNamed(name)
    const cloth = { color: '#20242c', color2: '#f2ead8', color3: '#d9a25a' }
    const at = 160
    const plain = pixels(specOf(cut, { cloth: { color: cloth.color } }), at)
    const wall = pixels(specOf(cut, { cloth: { color: '#9fb8a0' } }), at)
    const covered = new Set(differences(plain, wall))
    return some.flatMap((pattern) => {
      const printed = new Set(differences(plain, pixels(specOf(cut, { cloth: { ...cloth, pattern } }), at)))
      const share = printed.size / covered.size
      const found = bare({ covered, printed, share, at })
      return share > 0.12 && found.length === 0 ? [] : [`${name}, ${pattern}: bare at ${found.join(' ')}`]
    })
  }

  it.each(cuts)('covers the whole of a %s with its pattern', (name) => {
    expect(faultsOf(name, patterns)).toEqual([])
  })

  // A wide neck shows its inside, which is not printed, and the pattern of such tights is their thread.
  const unlike = ['funnel-sweater', 'drop-turtleneck', 'patterned-tights']

  it('covers the whole of every silhouette: each in gingham and in one pattern more', () => {
    const all = sewnOnes.map(([name]) => name).filter((name) => !unlike.includes(name))
    expect(all.length).toBeGreaterThan(400)
    expect(
      all.flatMap((name, i) => faultsOf(name, ['gingham', patterns[i % patterns.length] ?? 'stripe'])),
    ).toEqual([])
  }, 240_000)

  /** The cells well inside the garment of which less than a fifth of the usual share is printed. */
  function bare(of: { covered: Set<number>; printed: Set<number>; share: number; at: number }): string[] {
    const cell = 20
    const found: string[] = []
    for (let y = 0; y + cell <= of.at * 1.25; y += cell)
      for (let x = 0; x + cell <= of.at; x += cell) {
        let inside = 0
        let marked = 0
        for (let j = 0; j < cell; j++)
          for (let i = 0; i < cell; i++) {
            const place = (y + j) * of.at + x + i
            if (of.covered.has(place)) inside += 1
            if (of.printed.has(place)) marked += 1
          }
        if (inside > cell * cell * 0.9 && marked / inside < of.share * 0.2) found.push(`${x}, ${y}`)
      }
    return found
  }

  it('looks different for each texture and each pattern', () => {
    const cut = shapeNamed('a-line-dress')
    const of = (cloth: Partial<ArtSpec['cloth']>) =>
      Buffer.from(pixels(specOf(cut, { cloth: { color: '#7d9a86', ...cloth } }), 160)).toString('base64')
    const unlike = textures.filter((texture) => texture !== 'straw' && texture !== 'plain')
    expect(new Set(unlike.map((texture) => of({ texture }))).size).toBe(unlike.length)
    const prints: Pattern[] = [
      ...patterns,
      'houndstooth',
      'paisley',
      'abstract',
      'tie-dye',
      'camo',
      'color-block',
      'graphic',
      'tweed',
      'denim',
      'rib',
      'knit',
    ]
    expect(new Set(prints.map((pattern) => of({ pattern }))).size).toBe(prints.length)
  })
})

describe('the flaw of a garment', () => {
  it.each([
    [0, 0],
    [800, 1000],
  ] as const)('lies on the garment, also when it is said to be at %i, %i', (x, y) => {
    for (const name of ['crew-tee', 'wrap-coat', 'slip-dress', 'five-pocket-jeans', 'bikini-hipster']) {
      const spec = specOf(shapeNamed(name), { cloth: { color: '#d8c9ae' } })
      for (const mark of flawMarks) {
        const flawed = { ...spec, flaw: [x, y] as [number, number], mark }
        const found = differences(pixels(spec), pixels(flawed))
        expect([name, mark, found.length < width * height * 0.08]).toEqual([name, mark, true])
      }
      const stained = differences(pixels(spec, 240), pixels({ ...spec, flaw: [x, y], mark: 'stain' }, 240))
      expect([name, stained.length > 0]).toEqual([name, true])
    }
  })
})
