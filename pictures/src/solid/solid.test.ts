import { type ShoeShape, shafts } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { describe, expect, it } from 'vitest'
import { type ArtSpec, scenesOf } from '../art/draw.ts'
import { flawMarks } from '../art/spec.ts'
import { rasteriseAll } from '../rasterise.ts'
import { sampleSpec } from '../samples.ts'

const width = 64
const pixels = (spec: ArtSpec) => rasteriseAll(scenesOf(spec), width).data

/** Share of the pixels that differ by more than rounding. */
const apart = (a: Uint8Array, b: Uint8Array): number => {
  let found = 0
  for (let i = 0; i < a.length; i += 3)
    if ([0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > 8)) found += 3
  return found / a.length
}

/** The rows from the top in which something dark stands before the pale wall. */
const firstRow = (data: Uint8Array): number => {
  for (let y = 0; y < width * 1.25; y++)
    for (let x = 8; x < width - 8; x++) if ((data[(y * width + x) * 3] ?? 255) < 90) return y
  return Number.POSITIVE_INFINITY
}

const shoeKinds = ['sneaker', 'pump', 'boot', 'sandal'] as const

const boot: ShoeShape = {
  on: 'feet',
  upper: 'boot',
  toe: 'round',
  heel: 'low-block',
  sole: 'rubber',
  shaft: 'ankle',
  fastening: 'zip',
  details: [],
}
const black = (shape: Partial<ShoeShape>): ArtSpec => ({
  kind: 'boot',
  cloth: { color: '#1d1d20' },
  solid: { shape: { ...boot, ...shape } },
  seed: 1,
})

const designs = {
  sneaker: ['low', 'high', 'slip-on'],
  boot: ['chelsea', 'knee', 'laced'],
  sandal: ['strap', 'slide', 'platform'],
} as const

describe('a pair of shoes', () => {
  it.each(shoeKinds)('of kind %s is the same for the same spec, and another for another view', (kind) => {
    const spec = sampleSpec(kind)
    expect(pixels(structuredClone(spec))).toEqual(pixels(spec))
    const views = (['front', 'back', 'detail', 'label'] as const).map((view) => pixels({ ...spec, view }))
    for (const [i, one] of views.entries())
      for (const other of views.slice(i + 1)) expect(apart(one, other)).toBeGreaterThan(0.1)
  })

  it.each(Object.entries(designs))('of kind %s differs by design', (kind, names) => {
    const pictures = names.map((design) =>
      pixels({ ...sampleSpec(kind as keyof typeof designs), shape: { design } }),
    )
    for (const [i, one] of pictures.entries())
      for (const other of pictures.slice(i + 1)) expect(apart(one, other)).toBeGreaterThan(0.05)
  })

  it.each(shoeKinds)('of kind %s has at least four silhouettes', (kind) => {
    const seen: Uint8Array[] = []
    for (let seed = 1; seed <= 24; seed++) {
      const picture = pixels({ ...sampleSpec(kind), seed })
      if (seen.every((one) => apart(one, picture) > 0.03)) seen.push(picture)
    }
    expect(seen.length).toBeGreaterThanOrEqual(4)
  })

  it('stands as high as its shaft and its heel', () => {
    const tall = shafts.filter((shaft) => shaft !== 'none' && shaft !== 'high-top')
    const rows = tall.map((shaft) => firstRow(pixels(black({ shaft }))))
    expect(rows).toEqual(rows.toSorted((a, b) => b - a))
    const high = pixels(black({ heel: 'stiletto' }))
    expect(apart(high, pixels(black({ heel: 'flat' })))).toBeGreaterThan(0.04)
  })

  it('keeps away from the edges of its picture', () => {
    for (const kind of shoeKinds)
      for (let seed = 1; seed <= 8; seed++) {
        const data = pixels({ ...sampleSpec(kind), cloth: { color: '#101014' }, seed })
        for (let y = 0; y < width * 1.25; y++)
          for (const x of [0, 1, width - 2, width - 1])
            expect([kind, seed, (data[(y * width + x) * 3] ?? 0) > 120]).toEqual([kind, seed, true])
      }
  })

  it.each([
    [0, 0],
    [800, 1000],
  ] as const)('shows each flaw near its named part, also when it lies at %i, %i', (x, y) => {
    const spec: ArtSpec = { ...sampleSpec('boot'), flaw: [x, y], part: 'toe' }
    const plain = pixels(sampleSpec('boot'))
    const marked = flawMarks.map((mark) => pixels({ ...spec, mark, view: 'flaw' }))
    expect(new Set(marked.map((data) => Buffer.from(data).toString('base64'))).size).toBe(flawMarks.length)
    const share = apart(plain, pixels({ ...spec, mark: 'stain' }))
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(0.05)
    expect(pixels({ ...spec, mended: true })).toEqual(plain)
  })
})
