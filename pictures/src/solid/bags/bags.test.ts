import { bagSilhouettes } from '@hemline/rules/catalogue/silhouettes/things.ts'
import { describe, expect, it } from 'vitest'
import { type ArtSpec, scenesOf } from '../../art/draw.ts'
import { rasteriseAll } from '../../rasterise.ts'
import type { Vec } from '../vec.ts'
import { type Bag, onBack, onFront } from './bag.ts'

const width = 64
const pixels = (spec: ArtSpec) => rasteriseAll(scenesOf(spec), width).data

/** Share of the pixels that differ by more than rounding. */
const apart = (a: Uint8Array, b: Uint8Array): number => {
  let found = 0
  for (let i = 0; i < a.length; i += 3)
    if ([0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > 8)) found += 3
  return found / a.length
}

const names = Object.keys(bagSilhouettes)
const specOf = (name: string): ArtSpec => {
  const cut = bagSilhouettes[name]
  if (!cut) throw new Error(`no silhouette ${name}`)
  return { kind: 'tote', cloth: { color: '#1d1d20' }, cut, seed: 3 }
}

describe('a bag', () => {
  it.each(names)('of silhouette %s stands within its picture, with a back and a close look', (name) => {
    const spec = specOf(name)
    const front = pixels(spec)
    expect(pixels(structuredClone(spec))).toEqual(front)
    for (const data of [front, pixels({ ...spec, view: 'back' })])
      for (let y = 0; y < width * 1.25; y++)
        for (const x of [0, 1, width - 2, width - 1])
          expect([x, y, (data[(y * width + x) * 3] ?? 0) > 120]).toEqual([x, y, true])
    for (const x of Array.from({ length: width }, (_, i) => i))
      for (const y of [0, 1, width * 1.25 - 2, width * 1.25 - 1])
        expect([x, y, (front[(y * width + x) * 3] ?? 0) > 120]).toEqual([x, y, true])
    expect(apart(front, pixels({ ...spec, view: 'back' }))).toBeGreaterThan(0.01)
    expect(apart(front, pixels({ ...spec, view: 'detail' }))).toBeGreaterThan(0.1)
  })

  it.each([
    ['bucket', 2.2],
    ['minaudiere', 3.2],
  ] as const)('has nothing beside its round body: a %s', (body, power) => {
    const form = (x: number, y: number): Vec => [x, y, 0]
    const round = { shape: { body }, form } as unknown as Bag
    for (const x of [-1, -0.985, -0.9, -0.3, 0, 0.5, 0.95, 1])
      for (const on of [onFront, onBack]) {
        const [across = 0, out = 0] = on(round, [x, 0.9])
        expect(Math.abs(across) ** power + Math.abs(out) ** power).toBeLessThan(1.07)
      }
  })

  it('differs from every other silhouette', () => {
    const drawn = names.map((name) => ({ name, data: pixels(specOf(name)) }))
    for (const [i, one] of drawn.entries())
      for (const other of drawn.slice(i + 1))
        expect([one.name, other.name, apart(one.data, other.data) > 0.009]).toEqual([
          one.name,
          other.name,
          true,
        ])
  })

  it.each(['corner', 'hardware', 'clasp', 'lining', 'front'] as const)('shows a flaw of its %s', (part) => {
    for (const name of ['open-tote', 'slouchy-hobo', 'card-case']) {
      const spec = specOf(name)
      const flawed: ArtSpec = { ...spec, cloth: { color: '#b57f4b' }, flaw: [0, 0], part, mark: 'stain' }
      const plain = pixels({ ...spec, cloth: { color: '#b57f4b' } })
      const share = apart(plain, pixels(flawed))
      expect([name, share > 0, share < 0.05]).toEqual([name, true, true])
    }
  })
})
