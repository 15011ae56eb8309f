// Cloths and clothes that are known by one thing: tulle by its sheer hem, a bubble by its round one, a
// costume by what it makes of a child.
import type { Shape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { silhouettes } from '@hemline/rules/catalogue/silhouettes/silhouettes.ts'
import { expect, it } from 'vitest'
import { lightness } from '../art/colour.ts'
import type { ArtSpec } from '../art/draw.ts'
import { garmentOf, isSewn } from './garment.ts'
import type { Panel } from './layers.ts'
import { net } from './surfaces.ts'

const color = '#2f4d7a'
const panelsOf = (name: string, more: Partial<ArtSpec> = {}): Panel[] => {
  const cut: Shape | undefined = silhouettes[name]
  if (!cut || !isSewn(cut)) throw new Error(`no sewn silhouette "${name}"`)
  const spec: ArtSpec = { kind: 'tee', cloth: { color }, cut, seed: 5, ...more }
  return garmentOf(spec, cut).layers.flatMap((layer) => (layer.is === 'panel' ? [layer] : []))
}
const lowOf = ({ outline }: Panel) => Math.max(...outline.map(([, y]) => y))
const wideOf = ({ outline }: Panel) => Math.max(...outline.map(([x]) => x))

it.each(['tulle-skirt', 'bow-back-cocktail', 'ball-gown'])(
  'tulle lies in layers that are sheer at the hem: %s',
  (name) => {
    const cloth = { color, texture: 'tulle' as const }
    const veils = panelsOf(name, { cloth }).filter((one) => one.isSeamless && one.cloth.surface === net)
    expect(veils.length).toBeGreaterThanOrEqual(3)
    for (const [i, veil] of veils.entries()) {
      const above = veils[i + 1]
      if (!above) continue
      expect(lowOf(veil)).toBeGreaterThan(lowOf(above))
      expect(lightness(veil.cloth.material.color)).toBeGreaterThan(lightness(above.cloth.material.color))
    }
    expect(veils.at(-1)?.cloth.material.color).toBe(color)
  },
)

it('a bubble skirt is widest above its hem, which has no corners', () => {
  for (const hemLength of ['mini', 'knee'] as const) {
    const cut = { ...silhouettes['bubble-skirt'], hemLength } as Shape
    if (!isSewn(cut)) throw new Error('a skirt is sewn')
    const spec: ArtSpec = { kind: 'tee', cloth: { color }, cut, seed: 5 }
    const panels = garmentOf(spec, cut).layers.flatMap((layer) => (layer.is === 'panel' ? [layer] : []))
    const skirt = panels.toSorted((one, other) => lowOf(other) - lowOf(one))[0]
    if (!skirt) throw new Error('no skirt')
    const end = lowOf(skirt)
    expect(skirt.outline.filter(([, y, isCorner]) => isCorner && y > end / 2)).toEqual([])
    const widest = skirt.outline.find(([x]) => x === wideOf(skirt))
    expect(widest?.[1]).toBeLessThan(end * 0.7)
  }
})

it('a costume has ears and a pale belly, or a skirt below its skirt', () => {
  const animal = panelsOf('costume-suit', { shape: { small: true } })
  const hood = Math.min(
    ...panelsOf('pullover-hoodie', { shape: { small: true } }).flatMap((p) => p.outline.map(([, y]) => y)),
  )
  expect(animal.filter(({ outline }) => Math.min(...outline.map(([, y]) => y)) < hood - 2)).toHaveLength(4)
  const second = (panels: readonly Panel[]) =>
    panels.filter(({ cloth }) => lightness(cloth.material.color) > lightness(color) + 0.2)
  expect(second(animal).some((panel) => lowOf(panel) > 40)).toBe(true)
  const princess = panelsOf('princess-costume')
  expect(second(princess).some((panel) => lowOf(panel) > 100)).toBe(true)
})

it('a ruffle goes round the whole hem of a wrap skirt, over its lap', () => {
  const panels = panelsOf('ruffle-wrap-skirt')
  const ruffle = panels.findIndex((panel) => Math.min(...panel.outline.map(([, y]) => y)) > 40)
  const lap = panels.findIndex(({ outline, level }) => level === 2 && outline.some(([x]) => x === 13))
  expect(lap).toBeGreaterThan(0)
  expect(ruffle).toBeGreaterThan(lap)
})

it('a denim shirt has a hem, and a denim jacket a band', () => {
  const band = (name: string) =>
    panelsOf(name).some(({ outline, level }) => level === 2.2 && outline.every(([, y]) => y > 40))
  expect(band('trucker-jacket')).toBe(true)
  expect(band('western-denim-shirt')).toBe(false)
})
