import { describe, expect, it } from 'vitest'
import { rasterise, rasteriseAll } from '../rasterise.ts'
import { sampleSpec } from '../samples.ts'
import { cuts } from './cuts.ts'
import { artKinds, type CutKind, type CutSpec, draw, isSolidKind, outline, scenesOf } from './draw.ts'
import { reshapeFor } from './reshape.ts'
import { flawMarks, type LabelWords, type Shape, textures } from './spec.ts'

const width = 48
const cutKinds = artKinds.filter((kind): kind is CutKind => !isSolidKind(kind))

const pixels = (spec: CutSpec) => rasterise(draw(spec), width).data

/** Where two pictures differ by more than rounding, in the picture's 800 × 1000 units. */
const differences = (a: Uint8Array, b: Uint8Array) => {
  const found: [number, number][] = []
  for (let i = 0; i < a.length; i += 3) {
    const apart = [0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > 4)
    const pixel = i / 3
    if (apart) found.push([((pixel % width) * 800) / width, (Math.floor(pixel / width) * 800) / width])
  }
  return found
}

const inner = (points: [number, number][]) =>
  points.filter(([x, y]) => x > 120 && x < 680 && y > 120 && y < 900)

const designs: Record<string, string[]> = {
  blazer: ['single', 'double', 'cropped'],
  coat: ['belted', 'trench', 'peacoat', 'wrap'],
  'maxi-dress': ['tiered', 'halter', 'empire'],
  slip: ['plain', 'lace', 'slit'],
  scarf: ['fringed', 'square', 'loop'],
  hat: ['brim', 'beanie', 'cap', 'bucket'],
  sunglasses: ['square', 'round', 'cat-eye', 'aviator'],
}
/** Where each top ends before it is bent. */
const bottoms: Partial<Record<CutKind, number>> = {
  tee: 802,
  blouse: 812,
  shirt: 836,
  sweater: 898,
  cardigan: 898,
  hoodie: 898,
}

describe('drawing', () => {
  it('gives the same text for the same spec', () => {
    for (const kind of cutKinds)
      expect(draw(structuredClone(sampleSpec(kind)))).toEqual(draw(sampleSpec(kind)))
  })

  it('names every kind once and draws no two alike', () => {
    const cloth = { color: '#7d8799' }
    expect(new Set(artKinds).size).toBe(39)
    expect(new Set(cutKinds.map((kind) => outline({ kind, cloth, seed: 1 }))).size).toBe(35)
  })

  it.each(cutKinds)('draws a %s that stands out from its wall', (kind) => {
    const scene = draw(sampleSpec(kind))
    const wall = rasterise(
      { ...scene, piece: scene.piece.replace(/<\/defs>.*<\/svg>$/s, '</defs></svg>') },
      width,
    ).data
    expect(inner(differences(rasterise(scene, width).data, wall)).length).toBeGreaterThan(60)
  })

  it.each(cutKinds)('shows another side, the inside and a part of a %s', (kind) => {
    const pictures = (['front', 'back', 'detail', 'label'] as const).map((view) =>
      draw({ ...sampleSpec(kind), view }),
    )
    expect(new Set(pictures.map(({ piece }) => piece)).size).toBe(4)
    for (const picture of pictures) {
      expect(picture.piece + picture.ground).not.toMatch(/NaN|undefined|Infinity/)
      expect(new Set(rasterise(picture, 24).data).size).toBeGreaterThan(30)
    }
  })

  it.each(['tee', 'slip', 'tote'] satisfies CutKind[])(
    'draws a flaw on a %s and changes nothing else',
    (kind) => {
      const flaw: [number, number] = [400, 560]
      const found = differences(pixels(sampleSpec(kind)), pixels({ ...sampleSpec(kind), flaw }))
      expect(found.length).toBeGreaterThan(0)
      const [x, y] = found[0] ?? [0, 0]
      for (const [px, py] of found) expect(Math.hypot(px - x, py - y)).toBeLessThan(90)
    },
  )

  it.each([
    [0, 0],
    [800, 0],
    [0, 1000],
    [800, 1000],
  ] as const)('renders a close look at a flaw at %i, %i of every kind', (x, y) => {
    for (const kind of cutKinds)
      expect(rasterise(draw({ ...sampleSpec(kind), flaw: [x, y], view: 'flaw' }), 24).data).toHaveLength(
        24 * 30 * 3,
      )
  })

  it('cuts one kind in many ways', () => {
    const shapes: Shape[] = [
      {},
      { neck: 'v' },
      { neck: 'scoop' },
      { neck: 'square' },
      { neck: 'boat' },
      { neck: 'mock' },
      { sleeve: 'none' },
      { sleeve: 'elbow' },
      { sleeve: 'long' },
      { length: 'mini' },
      { length: 'midi' },
      { small: true },
    ]
    const cloth = { color: '#7d8799' }
    expect(new Set(shapes.map((shape) => outline({ kind: 'day-dress', cloth, shape, seed: 1 }))).size).toBe(
      shapes.length,
    )
  })

  it('draws the leg, the heel and the stone that are asked for', () => {
    const different = (kind: CutKind, shapes: Shape[]) =>
      expect(new Set(shapes.map((shape) => outline({ ...sampleSpec(kind), shape }))).size).toBe(shapes.length)
    const legs = ['straight', 'skinny', 'wide', 'boot', 'tapered', 'flared'] as const
    for (const kind of ['jeans', 'trousers', 'jumpsuit'] as const)
      different(
        kind,
        legs.map((leg) => ({ leg })),
      )
    for (const kind of ['ring', 'necklace', 'earrings'] as const)
      different(kind, [{ adorned: true }, { adorned: false }])
  })

  it.each(Object.entries(designs))('draws every design of a %s', (kind, names) => {
    const specs = names.map((design): CutSpec => ({ ...sampleSpec(kind as CutKind), shape: { design } }))
    expect(new Set(specs.map((spec) => outline(spec))).size).toBe(names.length)
    for (const spec of specs)
      for (const view of ['front', 'back', 'flaw'] as const) {
        const scene = draw({ ...spec, view, flaw: [400, 560], mark: 'stain' })
        expect(scene.piece).not.toMatch(/NaN|undefined|Infinity/)
        expect(rasterise(scene, 24).data).toHaveLength(24 * 30 * 3)
      }
  })

  it('cuts tops to the hip: no longer than half as much again as they are wide', () => {
    const hip: CutKind[] = ['tee', 'blouse', 'shirt', 'sweater', 'cardigan', 'hoodie']
    for (const kind of hip)
      for (const small of [false, true]) {
        const bend = reshapeFor(kind, small ? { small } : {}, 40)
        const [left] = bend?.([258, 211]) ?? [0, 0]
        const [right] = bend?.([542, 211]) ?? [0, 0]
        const [, top] = bend?.([348, 180]) ?? [0, 0]
        const [, hem] = bend?.([400, bottoms[kind] ?? 0]) ?? [0, 0]
        expect([kind, (hem - top) / (right - left) < 1.68]).toEqual([kind, true])
      }
  })

  it('shows a mended piece without its flaw, and before beside after where the flaw was', () => {
    const flawed = {
      ...sampleSpec('tote'),
      flaw: [400, 560] as [number, number],
      mark: 'scuff' as const,
      part: 'corner' as const,
    }
    expect(draw({ ...flawed, mended: true })).toEqual(draw(sampleSpec('tote')))
    const [before, after] = scenesOf({ ...flawed, view: 'flaw', mended: true })
    expect(before).toEqual(draw({ ...flawed, view: 'flaw', mended: false }))
    expect(after).not.toEqual(before)
    const { data, width: across } = rasteriseAll(scenesOf({ ...flawed, view: 'flaw', mended: true }), 80)
    expect([data.length, across]).toEqual([80 * 100 * 3, 80])
  })

  it('draws a ring around the flaw in its own picture only', () => {
    const flawed = { ...sampleSpec('tote'), flaw: [400, 640] as [number, number] }
    expect(draw({ ...flawed, view: 'flaw' }).piece).toContain('r="56"')
    expect(draw(flawed).piece).not.toContain('r="56"')
  })

  it('draws each flaw as what it is, at the part it is named by', () => {
    const drawn = flawMarks.map(
      (mark) => draw({ ...sampleSpec('tote'), flaw: [400, 560], mark, part: 'corner' }).piece,
    )
    expect(new Set(drawn).size).toBe(flawMarks.length)
    const [x, y] = cuts.tote.parts?.corner ?? [0, 0]
    const { shown } = draw({ ...sampleSpec('tote'), flaw: [400, 560], part: 'corner', view: 'flaw' })
    expect(x > shown.x && x < shown.x + shown.width && y > shown.y && y < shown.y + shown.height).toBe(true)
  })

  it('writes brand, size and material on the label', () => {
    const label = (words: LabelWords) => draw({ ...sampleSpec('tee'), view: 'label', words }).piece
    const words = { brand: 'Willa', size: '12', material: 'Cotton' }
    const labels = [
      words,
      { ...words, brand: 'Wren' },
      { ...words, size: '14' },
      { ...words, material: 'Silk' },
    ].map(label)
    expect(new Set(labels).size).toBe(4)
  })

  it('gives every surface a look of its own', () => {
    const looks = textures.map((texture) =>
      Buffer.from(rasterise(draw({ kind: 'tote', cloth: { color: '#b57f4b', texture } }), 160).data).toString(
        'base64',
      ),
    )
    expect(new Set(looks).size).toBe(textures.length)
  })

  it('moves a flaw that lies beside the piece onto it', () => {
    const beside = draw({ ...sampleSpec('coat'), flaw: [0, 0] })
    expect(beside).toEqual(draw({ ...sampleSpec('coat'), flaw: [-50, 10] }))
    expect(beside).not.toEqual(draw(sampleSpec('coat')))
  })

  it('draws every pattern', () => {
    const patterns = [
      'solid',
      'stripe',
      'breton',
      'check',
      'dot',
      'floral',
      'animal',
      'tweed',
      'denim',
      'rib',
      'knit',
    ] as const
    const pictures = patterns.map((pattern) =>
      draw({ kind: 'tee', cloth: { color: '#7d9a86', pattern }, seed: 3 }).piece.replaceAll(
        /\bg[0-9a-z]+_?/g,
        '',
      ),
    )
    expect(new Set(pictures).size).toBe(patterns.length)
  })
})
