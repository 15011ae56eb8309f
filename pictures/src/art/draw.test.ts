import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { rasterise } from '../rasterise.ts'
import { sampleSpec } from '../samples.ts'
import { type ArtKind, type ArtSpec, artKinds, draw, outline } from './draw.ts'

const width = 48

const pixels = async (spec: ArtSpec) =>
  sharp(rasterise(draw(spec), width))
    .removeAlpha()
    .raw()
    .toBuffer()

/** Where two pictures differ by more than rounding, in the picture's 800 × 1000 units. */
const differences = (a: Buffer, b: Buffer) => {
  const found: [number, number][] = []
  for (let i = 0; i < a.length; i += 3) {
    const apart = [0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > 4)
    const pixel = i / 3
    if (apart) found.push([((pixel % width) * 800) / width, (Math.floor(pixel / width) * 800) / width])
  }
  return found
}

const inner = (points: [number, number][]) => points.filter(([x, y]) => x > 120 && x < 680 && y > 120 && y < 900)

describe('drawing', () => {
  it('gives the same text for the same spec', () => {
    for (const kind of artKinds) expect(draw(structuredClone(sampleSpec(kind)))).toBe(draw(sampleSpec(kind)))
  })

  it('names every kind once and draws no two alike', () => {
    const cloth = { color: '#7d8799' }
    expect(new Set(artKinds).size).toBe(39)
    expect(new Set(artKinds.map((kind) => outline({ kind, cloth, seed: 1 }))).size).toBe(39)
  })

  it.each(artKinds)('draws a %s that stands out from its wall', async (kind) => {
    const shown = await pixels(sampleSpec(kind))
    // The same wall with a piece of the wall's own colour on it would not differ; an empty wall is made by cutting the piece out.
    const empty = draw(sampleSpec(kind)).replace(/<g transform="translate\(400,500\).*<\/g><\/svg>$/s, '</svg>')
    const wall = await sharp(rasterise(empty, width)).removeAlpha().raw().toBuffer()
    expect(inner(differences(shown, wall)).length).toBeGreaterThan(60)
  })

  it.each(artKinds)('shows another side, the inside and a part of a %s', (kind) => {
    const pictures = (['front', 'back', 'detail', 'label'] as const).map((view) => draw({ ...sampleSpec(kind), view }))
    expect(new Set(pictures).size).toBe(4)
    for (const picture of pictures) {
      expect(picture).not.toMatch(/NaN|undefined|Infinity/)
      expect(rasterise(picture, 24).length).toBeGreaterThan(500)
    }
  })

  it.each(['tee', 'slip', 'boot', 'tote'] satisfies ArtKind[])('draws a flaw on a %s and changes nothing else', async (kind) => {
    const flaw: [number, number] = [400, 560]
    const found = differences(await pixels(sampleSpec(kind)), await pixels({ ...sampleSpec(kind), flaw }))
    expect(found.length).toBeGreaterThan(0)
    const [x, y] = found[0] ?? [0, 0]
    for (const [px, py] of found) expect(Math.hypot(px - x, py - y)).toBeLessThan(90)
  })

  it.each([
    [0, 0],
    [800, 0],
    [0, 1000],
    [800, 1000],
  ] as const)('renders a close look at a flaw at %i, %i of every kind', (x, y) => {
    for (const kind of artKinds) expect(rasterise(draw({ ...sampleSpec(kind), flaw: [x, y], view: 'flaw' }), 24).length).toBeGreaterThan(400)
  })

  it('moves a flaw that lies beside the piece onto it', () => {
    const beside = draw({ ...sampleSpec('coat'), flaw: [0, 0] })
    expect(beside).toBe(draw({ ...sampleSpec('coat'), flaw: [-50, 10] }))
    expect(beside).not.toBe(draw(sampleSpec('coat')))
  })

  it('draws every pattern', () => {
    const patterns = ['solid', 'stripe', 'breton', 'check', 'dot', 'floral', 'animal', 'tweed', 'denim', 'rib', 'knit'] as const
    const pictures = patterns.map((pattern) => draw({ kind: 'tee', cloth: { color: '#7d9a86', pattern }, seed: 3 }).replaceAll(/\bg[0-9a-z]+_?/g, ''))
    expect(new Set(pictures).size).toBe(patterns.length)
  })
})
