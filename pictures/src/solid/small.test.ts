import { extraSilhouettes, jewelSilhouettes } from '@hemline/rules/catalogue/silhouettes/things.ts'
import { describe, expect, it } from 'vitest'
import { type ArtSpec, scenesOf } from '../art/draw.ts'
import { rasteriseAll } from '../rasterise.ts'
import { isSolidShape, type SolidShape } from './shapes.ts'

const width = 64
const pixels = (spec: ArtSpec) => rasteriseAll(scenesOf(spec), width).data

/** Share of the pixels that differ by more than rounding. */
const apart = (a: Uint8Array, b: Uint8Array): number => {
  let found = 0
  for (let i = 0; i < a.length; i += 3)
    if ([0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > 8)) found += 3
  return found / a.length
}

const silhouettes = Object.entries({ ...jewelSilhouettes, ...extraSilhouettes }).filter(
  (entry): entry is [string, SolidShape] => isSolidShape(entry[1]),
)

/** What decides on a shopper's first word for it: rings are compared with rings, hats with hats. */
const families: Readonly<Record<string, RegExp>> = {
  earrings: /earring|drops|hoops|studs|climbers/,
  necklaces: /necklace|chain$|choker|strand/,
  rings: /-ring$|-rings$|^plain-band$/,
  bracelets: /bangle|cuff|bracelet|anklet/,
  brooches: /-brooch/,
  watches: /watch/,
  scarves: /scarf|square|shawl|wrap|bandana/,
  belts: /belt/,
  hats: /beanie|beret|fedora|hat$|cap$|visor|fascinator/,
  eyewear: /sunglasses|frames/,
  'hair accessories': /headband|scrunchie|-clip|fascinator/,
  gloves: /gloves|mittens/,
  'cases and key rings': /case$|key-ring/,
  'ties and umbrellas': /-tie$|umbrella/,
}

const specOf = (shape: SolidShape): ArtSpec => ({
  kind: 'ring',
  cut: shape,
  cloth: { color: shape.on === 'jewel' ? '#b08c3e' : '#5a3424' },
  seed: 3,
})

describe('a small thing', () => {
  it.each(silhouettes)('as %s is the same for the same spec, and another from another side', (_, shape) => {
    const spec = specOf(shape)
    const front = pixels(spec)
    expect(pixels(structuredClone(spec))).toEqual(front)
    for (const view of ['back', 'detail', 'label'] as const)
      expect(apart(front, pixels({ ...spec, view }))).toBeGreaterThan(0.03)
  })

  it.each(silhouettes)('as %s fills its picture well and keeps away from the edges', (_, shape) => {
    const data = pixels(specOf(shape))
    const edge: number[] = []
    let strong = 0
    for (let y = 0; y < width * 1.25; y++)
      for (let x = 0; x < width; x++) {
        const red = data[(y * width + x) * 3] ?? 0
        const blue = data[(y * width + x) * 3 + 2] ?? 0
        const isThing = red - blue > 46 || red < 150
        if (isThing) strong++
        if (isThing && (x < 2 || x >= width - 2 || y < 2 || y >= width * 1.25 - 2)) edge.push(x)
      }
    expect(edge).toEqual([])
    expect(strong / (width * width * 1.25)).toBeGreaterThan(0.003)
  })

  it.each(Object.entries(families))('among %s is like no other', (_, names) => {
    const pictures = silhouettes
      .filter(([name]) => names.test(name))
      .map(([name, shape]) => ({ name, data: pixels(specOf(shape)) }))
    expect(pictures.length).toBeGreaterThan(1)
    for (const [i, one] of pictures.entries())
      for (const other of pictures.slice(i + 1))
        expect([one.name, other.name, apart(one.data, other.data) > 0.015]).toEqual([
          one.name,
          other.name,
          true,
        ])
  })

  it.each(silhouettes)('as %s has its flaw on itself', (_, shape) => {
    const spec: ArtSpec = { ...specOf(shape), flaw: [0, 0], mark: 'stain', view: 'front' }
    const share = apart(pixels(specOf(shape)), pixels(spec))
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(0.06)
    const mended = pixels({ ...spec, mended: true })
    expect(mended).toEqual(pixels(specOf(shape)))
  })
})
