import { describe, expect, it } from 'vitest'
import { rasteriseAll } from '../rasterise.ts'
import { sampleSpec } from '../samples.ts'
import { type ArtSpec, artKinds, scenesOf } from './draw.ts'
import type { LabelWords } from './spec.ts'

const width = 48
const pixels = (spec: ArtSpec) => rasteriseAll(scenesOf(spec), width).data

describe('drawing', () => {
  it('names every kind once', () => {
    expect(new Set(artKinds).size).toBe(artKinds.length)
  })

  it.each(artKinds)('shows a %s from several sides', (kind) => {
    const pictures = (['front', 'back', 'detail', 'label'] as const).map((view) =>
      Buffer.from(pixels({ ...sampleSpec(kind), view })).toString('base64'),
    )
    expect(new Set(pictures).size).toBe(4)
  })

  it.each([
    [0, 0],
    [800, 1000],
  ] as const)('renders a close look at a flaw at %i, %i of every kind', (x, y) => {
    for (const kind of artKinds)
      expect(pixels({ ...sampleSpec(kind), flaw: [x, y], view: 'flaw' })).toHaveLength(48 * 60 * 3)
  })

  it('shows a mended piece without its flaw, and before beside after where the flaw was', () => {
    const flawed = {
      ...sampleSpec('coat'),
      flaw: [400, 560] as [number, number],
      mark: 'stain' as const,
    }
    expect(pixels({ ...flawed, mended: true })).toEqual(pixels(sampleSpec('coat')))
    const both = scenesOf({ ...flawed, view: 'flaw', mended: true })
    expect(both).toHaveLength(2)
    expect(both[0]).toEqual(scenesOf({ ...flawed, view: 'flaw', mended: false })[0])
    const { data, width: across } = rasteriseAll(both, 80)
    expect([data.length, across]).toEqual([80 * 100 * 3, 80])
  })

  it('writes brand, size and material on the label', () => {
    const label = (words: LabelWords) =>
      Buffer.from(rasteriseAll(scenesOf({ ...sampleSpec('tee'), view: 'label', words }), 200).data).toString(
        'base64',
      )
    const words = { brand: 'Willa', size: '12', material: 'Cotton' }
    const labels = [
      words,
      { ...words, brand: 'Wren' },
      { ...words, size: '14' },
      { ...words, material: 'Silk' },
    ].map(label)
    expect(new Set(labels).size).toBe(4)
  })
})
