import { describe, expect, it } from 'vitest'
import { rasterise, rasteriseAll } from '../rasterise.ts'
import { sampleSpec } from '../samples.ts'
import { cuts } from './cuts.ts'
import { artKinds, type CutKind, type CutSpec, draw, isSolidKind, scenesOf, sewnKinds } from './draw.ts'
import { flawMarks } from './spec.ts'

const width = 48
const cutKinds = artKinds.filter(
  (kind): kind is CutKind => !isSolidKind(kind) && !sewnKinds.some((other) => other === kind),
)

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

describe('drawing', () => {
  it('gives the same text for the same spec', () => {
    for (const kind of cutKinds)
      expect(draw(structuredClone(sampleSpec(kind)))).toEqual(draw(sampleSpec(kind)))
  })

  it('names every kind once', () => {
    expect(new Set(artKinds).size).toBe(artKinds.length)
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

  it.each(['tote', 'clutch'] satisfies CutKind[])('draws a flaw on a %s and changes nothing else', (kind) => {
    const flaw: [number, number] = [400, 560]
    const found = differences(pixels(sampleSpec(kind)), pixels({ ...sampleSpec(kind), flaw }))
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
    for (const kind of cutKinds)
      expect(rasterise(draw({ ...sampleSpec(kind), flaw: [x, y], view: 'flaw' }), 24).data).toHaveLength(
        24 * 30 * 3,
      )
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
})
