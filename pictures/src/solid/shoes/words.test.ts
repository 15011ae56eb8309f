// Shoes and bags whose words say a part: the part is in their pictures.
import type { ShoeShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { silhouettes } from '@hemline/rules/catalogue/silhouettes/silhouettes.ts'
import { describe, expect, it } from 'vitest'
import { type ArtSpec, sceneOf, scenesOf } from '../../art/draw.ts'
import { rasteriseAll } from '../../rasterise.ts'

const specOf = (cut: ArtSpec['cut']): ArtSpec => ({
  kind: 'boot',
  cloth: { color: '#6b4a36' },
  ...(cut && { cut }),
  seed: 3,
})
const pixels = (cut: ArtSpec['cut']) => rasteriseAll(scenesOf(specOf(cut)), 160).data

/** Share of the pixels that differ by more than rounding. */
const apart = (a: Uint8Array, b: Uint8Array): number => {
  let found = 0
  for (let i = 0; i < a.length; i += 3)
    if ([0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > 12)) found += 3
  return found / a.length
}

const shoeNamed = (name: string): ShoeShape => {
  const cut = silhouettes[name]
  if (cut?.on !== 'feet') throw new Error(`no shoe "${name}"`)
  return cut
}

describe('a shoe', () => {
  it.each(['zip-combat', 'buckle-boot'])('that is called studded, as %s, has studs', (name) => {
    const cut = shoeNamed(name)
    expect(cut.details).toContain('studs')
    expect(apart(pixels(cut), pixels({ ...cut, details: [] }))).toBeGreaterThan(0.002)
  })

  it('with an open toe leaves the toe open, a boot too', () => {
    const cut = shoeNamed('open-toe-bootie')
    expect(apart(pixels(cut), pixels({ ...cut, toe: 'almond' }))).toBeGreaterThan(0.002)
  })

  it('with straps that are pressed fast shows them', () => {
    const cut = shoeNamed('slip-on-sneaker')
    const strapped: ShoeShape = { ...cut, fastening: 'velcro' }
    expect(apart(pixels(cut), pixels(strapped))).toBeGreaterThan(0.01)
  })
})

type Patch = { at: Float32Array; front: { name: string } }
const patchesOf = (cut: ShoeShape): readonly Patch[] => {
  const scene = sceneOf(specOf(cut))
  return 'solid' in scene ? scene.solid.patches : []
}
const heightsOf = ({ at }: Patch): number[] => [...at].filter((_, i) => i % 3 === 2)

describe('a running shoe that is called elastic', () => {
  it.each(['knit-runner', 'studio-trainer'])('is pulled on, as %s, and has no laces', (name) => {
    const cut = shoeNamed(name)
    const laced = patchesOf({ ...cut, fastening: 'laces' }).length
    expect(patchesOf(cut).length).toBeLessThan(laced - 20)
  })
})

describe('a high top', () => {
  it('is laced up to its edge', () => {
    const patches = patchesOf(shoeNamed('high-top-leather'))
    const highest = (is: (patch: Patch) => boolean) => Math.max(...patches.filter(is).flatMap(heightsOf))
    const edge = highest(({ front }) => front.name === 'linen' || front.name === 'leather')
    expect(highest(({ front }) => front.name === 'metal')).toBeGreaterThan(edge * 0.8)
  })
})

describe('a low heel', () => {
  it.each(['lug', 'rubber'] as const)('under a sole of %s is of one piece with the sole', (sole) => {
    const cut: ShoeShape = { ...shoeNamed('zip-combat'), upper: 'bootie', heel: 'low-block', sole }
    const onFloor = patchesOf(cut).filter((patch) => Math.min(...heightsOf(patch)) < 0.05)
    expect(new Set(onFloor.map(({ front }) => front.name))).toEqual(new Set(['rubber']))
  })
})

describe('a bag', () => {
  it.each(['camera-crossbody', 'braided-hobo'])('with a tassel, as %s, shows it', (name) => {
    const cut = silhouettes[name]
    if (cut?.on !== 'hand') throw new Error(`no bag "${name}"`)
    expect(apart(pixels(cut), pixels({ ...cut, details: [] }))).toBeGreaterThan(0.001)
  })
})

describe('a slipper', () => {
  it('that is called a bow slipper has a bow', () => {
    const cut: ShoeShape = { ...shoeNamed('moccasin-slipper') }
    expect(apart(pixels(cut), pixels({ ...cut, details: [] }))).toBeGreaterThan(0.002)
  })
})

describe('boots for the snow', () => {
  it.each(['shearling-boot', 'snow-boot'])('as %s have an edge of fur', (name) => {
    const furs = patchesOf(shoeNamed(name)).filter(({ front }) => front.name === 'fur')
    expect(furs.length).toBeGreaterThan(0)
  })
})

describe('a strappy shoe that is buckled', () => {
  it('has its strap around the heel, and no cup behind it', () => {
    const cut: ShoeShape = { ...shoeNamed('strappy-heel'), heel: 'wedge', fastening: 'buckle' }
    const highest = (is: (name: string) => boolean) =>
      Math.max(
        ...patchesOf(cut)
          .filter(({ front }) => is(front.name))
          .flatMap(heightsOf),
      )
    const leather = highest((name) => name !== 'metal')
    expect(highest((name) => name === 'metal')).toBeGreaterThan(leather * 0.6)
  })
})
