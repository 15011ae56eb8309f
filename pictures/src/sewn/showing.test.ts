import { canFold } from '@hemline/rules/catalogue/silhouettes/showing.ts'
import { silhouettes } from '@hemline/rules/catalogue/silhouettes/silhouettes.ts'
import { describe, expect, it } from 'vitest'
import { type ArtSpec, scenesOf } from '../art/draw.ts'
import { rasteriseAll } from '../rasterise.ts'
import { pickerOf } from '../solid/choices.ts'
import { garmentOf, isSewn, knotsOf, type SewnShape } from './garment.ts'
import { showingOf } from './showing.ts'

const width = 64
const pixels = (spec: ArtSpec) => rasteriseAll(scenesOf(spec), width).data

const shapeNamed = (name: string): SewnShape => {
  const cut = Object.entries(silhouettes).find(([one]) => one === name)?.[1]
  if (!cut || !isSewn(cut)) throw new Error(`no sewn silhouette "${name}"`)
  return cut
}
const specOf = (cut: SewnShape, more: Partial<ArtSpec> = {}): ArtSpec => ({
  kind: 'tee',
  cloth: { color: '#2f4d7a' },
  cut,
  seed: 5,
  ...more,
})

/** The rows and columns of the picture in which the piece's own colour is seen. */
const extentOf = (spec: ArtSpec) => {
  const one = pixels(spec)
  const other = pixels({ ...spec, cloth: { ...spec.cloth, color: '#f0c040' } })
  const seen = Array.from({ length: one.length / 3 }, (_, i) => i).filter(
    (i) => Math.abs((one[i * 3] ?? 0) - (other[i * 3] ?? 0)) > 30,
  )
  const rows = seen.map((i) => Math.floor(i / width))
  const columns = seen.map((i) => i % width)
  return {
    high: Math.max(...rows) - Math.min(...rows),
    wide: Math.max(...columns) - Math.min(...columns),
  }
}

const names = Object.entries(silhouettes).flatMap(([name, cut]) => (isSewn(cut) ? [name] : []))

describe('how a dress is shown', () => {
  const dress = shapeNamed('a-line-dress')
  const seeds = Array.from({ length: 300 }, (_, i) => i)
  const showings = seeds.map((seed) => {
    if (dress.on !== 'body') throw new Error('a dress hangs from the shoulders')
    return showingOf(specOf(dress, { seed }), dress, pickerOf(seed))
  })

  it('is on a form for a good third, and else on a hanger', () => {
    const onForm = showings.filter((one) => one === 'form').length
    expect(onForm).toBeGreaterThan(80)
    expect(onForm).toBeLessThan(140)
    expect(new Set(showings)).toEqual(new Set(['form', 'hung']))
  })

  it('is the same from every side of one piece, and without a form for a child', () => {
    const seed = showings.indexOf('form')
    for (const view of ['front', 'back', 'detail'] as const)
      expect(garmentOf(specOf(dress, { seed, view }), dress).footAt).toBeGreaterThan(100)
    expect(garmentOf(specOf(dress, { seed, shape: { small: true } }), dress).footAt).toBeUndefined()
  })

  it('leaves the linen of the form in sight at the neck', () => {
    const linen = garmentOf(specOf(dress, { seed: showings.indexOf('form') }), dress).layers
    expect(linen.some((layer) => layer.is === 'panel' && layer.cloth.material.name === 'linen')).toBe(true)
    expect(linen.some((layer) => layer.is === 'label')).toBe(false)
  })
})

describe('two pieces of one style', () => {
  it('lie or hang each in a way of its own, and are cut alike', () => {
    for (const name of ['five-pocket-jeans', 'crew-sweater', 'shirt-dress']) {
      const cut = shapeNamed(name)
      const one = specOf(cut, { hand: 11 })
      const other = specOf(cut, { hand: 12 })
      expect(pixels(one), name).toEqual(pixels(structuredClone(one)))
      expect(pixels(one), name).not.toEqual(pixels(other))
      const seams = (spec: ArtSpec) =>
        garmentOf(spec, cut).layers.filter((layer) => layer.is === 'button' || layer.is === 'zip').length
      expect(seams(one), name).toBe(seams(other))
    }
  })
})

describe('a folded piece', () => {
  it('is a low and narrow pile with its neck in sight', () => {
    for (const name of ['crew-sweater', 'button-down-shirt', 'long-sleeve-tee']) {
      const cut = shapeNamed(name)
      const front = extentOf(specOf(cut))
      const folded = extentOf(specOf(cut, { view: 'folded' }))
      expect(folded.wide, name).toBeLessThan(front.wide * 0.85)
      expect(folded.high / folded.wide, name).toBeGreaterThan(1.1)
    }
  })

  it('differs from its front, in every cut that can be folded', () => {
    const foldable = names.filter((name) => canFold(shapeNamed(name)))
    expect(foldable.length).toBeGreaterThan(60)
    const alike = foldable.filter((name) => {
      const spec = specOf(shapeNamed(name))
      const one = pixels(spec)
      const other = pixels({ ...spec, view: 'folded' })
      return one.filter((value, i) => Math.abs(value - (other[i] ?? 0)) > 20).length < one.length * 0.08
    })
    expect(alike).toEqual([])
  })
})

describe("a child's garment", () => {
  it('is shorter for its width than a grown person’s', () => {
    for (const name of ['crew-tee', 'five-pocket-jeans', 'a-line-dress', 'a-line-skirt']) {
      const cut = shapeNamed(name)
      const ratio = (small: boolean) => {
        const knots = garmentOf(specOf(cut, { shape: { small }, seed: 7 }), cut).layers.flatMap(knotsOf)
        const low = Math.max(...knots.map(([, y]) => y))
        return low / Math.max(...knots.map(([x]) => x))
      }
      expect(ratio(true), name).toBeLessThan(ratio(false) * 0.95)
    }
  })
})
