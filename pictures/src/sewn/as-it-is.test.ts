// What a stranger would take for a fault in a picture: straps in the air, sleeves before the body, an inside
// below the hem, a set that looks like one piece.
import { bodyMeasures, isCape } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { silhouettes } from '@hemline/rules/catalogue/silhouettes/silhouettes.ts'
import { describe, expect, it } from 'vitest'
import type { ArtSpec } from '../art/draw.ts'
import { handOf, pickerOf } from '../solid/choices.ts'
import { stuffOf } from './cloths.ts'
import { garmentOf, isSewn, knotsOf, type SewnShape } from './garment.ts'
import type { Panel } from './layers.ts'
import { showingOf } from './showing.ts'
import { sleeveLevel } from './sleeves.ts'
import { curls, smocking } from './surfaces.ts'

const specOf = (cut: SewnShape, more: Partial<ArtSpec> = {}): ArtSpec => ({
  kind: 'tee',
  cloth: { color: '#2f4d7a' },
  cut,
  seed: 5,
  ...more,
})
const sewnOnes = Object.entries(silhouettes).flatMap(([name, cut]) => (isSewn(cut) ? [{ name, cut }] : []))
const bodies = sewnOnes.flatMap(({ name, cut }) => (cut.on === 'body' ? [{ name, cut }] : []))
const shapeNamed = (name: string): SewnShape => {
  const found = sewnOnes.find((one) => one.name === name)
  if (!found) throw new Error(`no sewn silhouette "${name}"`)
  return found.cut
}
const hands = Array.from({ length: 8 }, (_, hand) => hand)
const panelsOf = (spec: ArtSpec, cut: SewnShape): Panel[] =>
  garmentOf(spec, cut).layers.flatMap((layer) => (layer.is === 'panel' ? [layer] : []))
const showingAt = (cut: BodyShape, hand: number) => {
  const spec = specOf(cut, { hand })
  return showingOf(spec, cut, handOf(spec))
}

/** The level of the body, and of lapels. */
const bodyLevel = 1.2
const lapelLevel = 2.8

describe('a short sleeve', () => {
  it('ends beside the body, however a hand left it', () => {
    const wrong: string[] = []
    for (const { name, cut } of bodies) {
      if (!['short', 'elbow'].includes(cut.sleeve) || cut.sleeveCut === 'dolman' || isCape(cut)) continue
      if (cut.neck === 'off-shoulder') continue
      const { chest, armpit } = bodyMeasures(cut)
      for (const hand of hands) {
        const sleeves = panelsOf(specOf(cut, { hand }), cut).filter(({ level }) => level === sleeveLevel)
        const inner = sleeves.flatMap(({ outline }) =>
          outline.filter(([, y]) => y > armpit + 1).map(([x]) => Math.abs(x)),
        )
        if (Math.min(...inner) < chest - 4) wrong.push(`${name}: ${Math.min(...inner)} of ${chest}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('what hangs from straps', () => {
  const strapped = bodies.filter(({ cut }) => cut.sleeve === 'strap')

  it('has straps that end on its hanger or form, not in the air above', () => {
    const wrong: string[] = []
    for (const { name, cut } of strapped)
      for (const hand of hands) {
        if (showingAt(cut, hand) === 'laid') continue
        const spec = specOf(cut, { hand })
        const own = stuffOf(spec, pickerOf(5)).cloth.material.color
        const tops = garmentOf(spec, cut).layers.flatMap((layer) => {
          const material =
            layer.is === 'panel' ? layer.cloth.material : layer.is === 'cord' ? layer.material : undefined
          return material?.color === own ? knotsOf(layer).map(([, y]) => y) : []
        })
        if (Math.min(...tops) < 0.5) wrong.push(`${name}: ${Math.min(...tops)}`)
      }
    expect(wrong).toEqual([])
  })

  it('has straps in loops when it lies on a table', () => {
    const cut = shapeNamed('one-piece-scoop')
    const cords = garmentOf(specOf(cut), cut).layers.filter((layer) => layer.is === 'cord')
    const [back, front] = [0.4, 1.6].map((level) => cords.filter((cord) => cord.level === level))
    expect(back?.length).toBe(2)
    expect(front?.length).toBe(2)
    for (const cord of back ?? []) expect(Math.max(...cord.line.map(([, y]) => y))).toBeGreaterThan(10)
  })

  it('with a bib is cut in under the arms', () => {
    const cut = shapeNamed('bib-overalls')
    if (cut.on !== 'body') throw new Error('overalls hang from the shoulders')
    const { waist } = bodyMeasures(cut)
    const bib = panelsOf(specOf(cut), cut).filter(({ level }) => level === bodyLevel)
    const sides = bib.flatMap(({ outline }) => outline.filter(([, y]) => y > 20 && y < 30).map(([x]) => x))
    expect(Math.max(...sides)).toBeLessThan(waist - 6)
  })
})

describe('what is bare at the shoulders', () => {
  it('is never on a hanger, which could not hold it', () => {
    const bare = bodies.filter(({ cut }) => ['strapless', 'off-shoulder'].includes(cut.neck))
    expect(bare.length).toBeGreaterThan(6)
    for (const { name, cut } of bare)
      for (const hand of hands) expect([name, showingAt(cut, hand)]).not.toEqual([name, 'hung'])
  })
})

describe('the inside of a piece', () => {
  it('never hangs out below its hem, and reaches down to it where the front is open', () => {
    const wrong: string[] = []
    for (const { name, cut } of bodies) {
      if (cut.hem === 'high-low' || cut.legs) continue
      const spec = specOf(cut)
      const lining = stuffOf(spec, pickerOf(5)).lining.material.color
      const insides = panelsOf(spec, cut).filter(({ cloth }) => cloth.material.color === lining)
      const low = Math.max(-1, ...insides.flatMap(({ outline }) => outline.map(([, y]) => y)))
      const { hemAt } = bodyMeasures(cut)
      if (low > hemAt + 1) wrong.push(`${name}: inside to ${low}, hem at ${hemAt}`)
      if (cut.closure === 'open' && low < hemAt - 3) wrong.push(`${name}: open below ${low} of ${hemAt}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('a set', () => {
  const pairs = [
    ['pant-suit-single', 'straight-trousers'],
    ['pajama-cami', 'wide-trousers'],
    ['tankini-halter', 'bikini-hipster'],
  ] as const

  it.each(pairs)('of %s and %s lies on a table, one piece below the other', (upper, lower) => {
    const cut = shapeNamed(upper)
    const also = shapeNamed(lower)
    for (const small of [false, true]) {
      const spec = specOf(cut, { also, shape: { small } })
      const whole = garmentOf(spec, cut)
      expect(whole.isLaid).toBe(true)
      const alone = garmentOf(specOf(also, { shape: { small } }), also).layers.length
      const below = whole.layers.slice(0, alone).flatMap(knotsOf)
      const above = whole.layers.slice(alone).flatMap(knotsOf)
      const middle = above.filter(([x]) => Math.abs(x) < 14).map(([, y]) => y)
      expect(Math.min(...below.map(([, y]) => y))).toBeGreaterThan(Math.max(...middle) - 3)
    }
  })
})

describe('a collar', () => {
  it('that is buttoned up closes the neck', () => {
    const closed = bodies.filter(
      ({ cut }) =>
        ['shirt', 'polo', 'band'].includes(cut.collar) &&
        ['buttons', 'half-buttons', 'snaps'].includes(cut.closure),
    )
    expect(closed.length).toBeGreaterThan(10)
    for (const { name, cut } of closed) {
      const fronts = panelsOf(specOf(cut), cut).filter(({ level }) => level === bodyLevel)
      const necks = fronts.flatMap(({ outline }) =>
        outline.filter(([x, y]) => Math.abs(x) < 2 && y < 24).map(([, y]) => y),
      )
      if (necks.length > 0) expect([name, Math.min(...necks) < 10]).toEqual([name, true])
    }
  })

  it('of two lapels is under the right front on the left, as the front is', () => {
    for (const name of ['moto-jacket', 'double-blazer']) {
      const cut = shapeNamed(name)
      const lapels = panelsOf(specOf(cut), cut).filter(({ level }) => level === lapelLevel)
      const [under] = lapels.filter(({ outline }) => outline.some(([x]) => x < -9))
      expect(under, name).toBeDefined()
      expect(Math.max(...(under?.outline ?? []).map(([x]) => x)), name).toBeLessThan(1)
    }
  })
})

describe('tights', () => {
  it('are one cloth from the waist to the toes', () => {
    const cut = shapeNamed('sheer-tights')
    const reach = panelsOf(specOf(cut), cut).map(({ outline }) => {
      const ys = outline.map(([, y]) => y)
      return { top: Math.min(...ys), low: Math.max(...ys) }
    })
    const low = Math.max(...reach.map((one) => one.low))
    expect(reach.filter((one) => one.low > 100)).toEqual([{ top: expect.closeTo(0, 1), low }])
  })
})

describe('what leaves one shoulder bare', () => {
  const ones = bodies.filter(({ cut }) => cut.neck === 'one-shoulder')

  it('covers both sides below the arms', () => {
    expect(ones.length).toBeGreaterThan(1)
    for (const { name, cut } of ones) {
      const { armpit, chest } = bodyMeasures(cut)
      const body = panelsOf(specOf(cut), cut).filter(({ level }) => level === bodyLevel)
      const sides = body.flatMap(({ outline }) => outline.filter(([, y]) => Math.abs(y - armpit) < 1))
      const xs = sides.map(([x]) => x)
      expect([name, Math.min(...xs), Math.max(...xs)]).toEqual([name, -chest, chest])
    }
  })

  it('has its ruffle when it is called ruffled', () => {
    const cut = shapeNamed('one-piece-one-shoulder')
    const plain = { ...cut, details: [] } as SewnShape
    expect(panelsOf(specOf(cut), cut).length).toBe(panelsOf(specOf(plain), plain).length + 1)
  })
})

describe('what is called tied in front', () => {
  it('has one bow and not two', () => {
    const cut = shapeNamed('tie-front-blouse')
    const knots = panelsOf(specOf(cut), cut).filter(({ level }) => level === 3.8)
    expect(knots.length).toBe(1)
  })
})

describe('pockets in a seam of the body', () => {
  it('never stand out beside the piece', () => {
    const wrong: string[] = []
    for (const { name, cut } of bodies) {
      if (!['welt', 'flap'].includes(cut.pockets) || isCape(cut)) continue
      const panels = panelsOf(specOf(cut), cut)
      const widest = (chosen: Panel[]) =>
        Math.max(...chosen.flatMap(({ outline }) => outline.map(([x]) => x)))
      const welts = panels.filter(({ level, bulge }) => level === 2.4 && bulge === 0.6)
      const body = panels.filter(({ level }) => level === bodyLevel)
      if (widest(welts) > widest(body)) wrong.push(name)
    }
    expect(wrong).toEqual([])
  })
})

describe('a picture printed on a piece', () => {
  it('is on the thigh of leggings as it is on the chest of a tee', () => {
    const cloth = { color: '#b5443a', color2: '#f5efe2', pattern: 'graphic' } as const
    for (const name of ['crew-tee', 'cropped-leggings']) {
      const cut = shapeNamed(name)
      const printed = panelsOf(specOf(cut, { cloth }), cut).filter((panel) => panel.cloth.material.print)
      expect([name, printed.length]).toEqual([name, 1])
    }
  })
})

describe('a strapless corset', () => {
  it('has no shoulders, though its front closes with hooks', () => {
    const cut = shapeNamed('corset-strapless')
    const body = panelsOf(specOf(cut), cut).filter(({ level }) => level === bodyLevel)
    expect(Math.min(...body.flatMap(({ outline }) => outline.map(([, y]) => y)))).toBeGreaterThan(12)
  })
})

describe('a hem that is called asymmetric', () => {
  it('is longer on one side', () => {
    for (const { name, cut } of bodies.filter((one) => one.cut.hem === 'asymmetric')) {
      const body = panelsOf(specOf(cut), cut).filter(({ level }) => level === bodyLevel)
      const { hemAt } = bodyMeasures(cut)
      const low = body.flatMap(({ outline }) => outline.filter(([, y]) => y > hemAt - 16))
      const at = (sign: number) => Math.max(...low.filter(([x]) => x * sign > 5).map(([, y]) => y))
      expect([name, at(-1) - at(1) > 6]).toEqual([name, true])
    }
  })
})

describe('a wide waistband', () => {
  it('reaches to the sides of the legs at its lower edge', () => {
    for (const name of ['high-leggings', 'cropped-leggings']) {
      const cut = shapeNamed(name)
      const panels = panelsOf(specOf(cut), cut)
      const band = panels.filter(({ outline }) => outline.every(([, y]) => y < 14)).at(-1)
      const corner = Math.max(...(band?.outline ?? []).map(([x]) => x))
      const legs = panels.find(({ outline }) => outline.some(([, y]) => y > 40))
      const sides = (legs?.outline ?? []).filter(([, y]) => y > 10 && y < 26)
      expect([name, corner > Math.max(...sides.map(([x]) => x)) - 2.4]).toEqual([name, true])
    }
  })

  it('stands out no further than the hips that it lies on', () => {
    for (const name of ['high-leggings', 'cropped-leggings']) {
      const cut = shapeNamed(name)
      const panels = panelsOf(specOf(cut), cut)
      const band = panels.filter(({ outline }) => outline.every(([, y]) => y < 14)).at(-1)
      const [wide, low] = (band?.outline ?? []).reduce((most, knot) => (knot[0] > most[0] ? knot : most))
      const legs = panels.find(({ outline }) => outline.some(([, y]) => y > 40))?.outline ?? []
      const top = legs.find(([x, y]) => x > 10 && y < 1)
      const hip = legs.find(([x, y]) => x > 10 && y > 10)
      if (!top || !hip) throw new Error(`no legs of "${name}"`)
      const beside = top[0] + ((hip[0] - top[0]) * (low - top[1])) / (hip[1] - top[1])
      expect([name, wide < beside + 0.8]).toEqual([name, true])
    }
  })
})

describe('a flaw at the hem or the knee of pants', () => {
  const pants = sewnOnes.flatMap(({ name, cut }) =>
    cut.on === 'legs' && cut.leg.length !== 'brief' ? [{ name, cut }] : [],
  )

  it('lies on a leg, just above its end, however a hand laid the legs', () => {
    const wrong: string[] = []
    for (const { name, cut } of pants)
      for (const hand of hands) {
        const { layers, spots } = garmentOf(specOf(cut, { hand }), cut)
        const [x = 0, y = 0] = spots.hem ?? []
        const ends = layers
          .flatMap((layer) => (layer.is === 'panel' && layer.level === bodyLevel ? layer.outline : []))
          .filter(([kx, ky]) => kx > 0 && ky > y)
        const inner = Math.min(...ends.map(([kx]) => kx))
        const outer = Math.max(...ends.map(([kx]) => kx))
        const isOnLeg = x > inner && x < outer && Math.max(...ends.map(([, ky]) => ky)) - y < 6
        if (!isOnLeg) wrong.push(`${name} ${hand}: ${x}, ${y} of ${inner} to ${outer}`)
      }
    expect(wrong).toEqual([])
  })

  it('is higher at the knee than at the hem', () => {
    for (const { name, cut } of pants) {
      const { knee, hem } = garmentOf(specOf(cut), cut).spots
      expect([name, (knee?.[1] ?? 0) < (hem?.[1] ?? 0)]).toEqual([name, true])
    }
  })
})

describe('a picture on the chest', () => {
  it('has no pockets sewn over it', () => {
    const cut = shapeNamed('pocket-tee')
    const cloth = { color: '#b5443a', color2: '#f5efe2', pattern: 'graphic' } as const
    const pockets = (spec: ArtSpec) => panelsOf(spec, cut).filter(({ level }) => level === 2.4).length
    expect(pockets(specOf(cut))).toBe(2)
    expect(pockets(specOf(cut, { cloth }))).toBe(0)
  })
})

describe('a turtleneck', () => {
  it('is a close tube with a fold, no taller than a neck', () => {
    const turtles = bodies.filter(({ cut }) => cut.neck === 'turtle' && cut.collar === 'none' && !isCape(cut))
    expect(turtles.length).toBeGreaterThan(5)
    for (const { name, cut } of turtles) {
      const { neck } = bodyMeasures(cut)
      const collar = panelsOf(specOf(cut), cut).filter(({ level }) => level === 2.2 || level === 3.1)
      const fold = collar.flatMap(({ outline }) => outline)
      expect([name, collar.length]).toEqual([name, 2])
      expect([name, Math.min(...fold.map(([, y]) => y)) > -7.5]).toEqual([name, true])
      expect([name, Math.max(...fold.map(([x]) => x)) < neck + 1.2]).toEqual([name, true])
    }
  })
})

describe('a square neck between straps', () => {
  it('runs level from strap to strap', () => {
    const square = bodies.filter(({ cut }) => cut.neck === 'square' && cut.sleeve === 'strap')
    expect(square.length).toBeGreaterThan(2)
    for (const { name, cut } of square) {
      const [body] = panelsOf(specOf(cut), cut).filter(({ level }) => level === bodyLevel)
      const middle = body?.outline.find(([x]) => x === 0)?.[1] ?? 0
      const corner = body?.outline.find(([x, , c]) => x > 0 && c === 1)
      expect([name, Math.abs((corner?.[1] ?? 0) - middle) < 1]).toEqual([name, true])
    }
  })
})

describe('the band of maternity pants', () => {
  it('dips in front and never stands out beside the hips', () => {
    const bumps = sewnOnes.filter(({ cut }) => cut.on === 'legs' && cut.waistband === 'bump-band')
    expect(bumps.length).toBeGreaterThan(4)
    for (const { name, cut } of bumps) {
      const panels = panelsOf(specOf(cut), cut)
      const widest = (outline: Panel['outline']) => Math.max(...outline.map(([x]) => x))
      const band = panels.find(({ level }) => level === 1.5)?.outline ?? []
      const legs = panels.find(({ level }) => level === bodyLevel)?.outline ?? []
      const side = band.reduce((most, knot) => (knot[0] > most[0] ? knot : most))
      const middle = Math.max(...band.filter(([x]) => x === 0).map(([, y]) => y))
      expect([name, middle - side[1] > 4]).toEqual([name, true])
      expect([name, widest(band) < widest(legs) + 0.5]).toEqual([name, true])
    }
  })
})

describe('what is called smocked from its waist up', () => {
  it('is so all over its bodice', () => {
    const smocked = bodies.filter(({ cut }) => cut.waist === 'smocked' && cut.details.includes('smocking'))
    expect(smocked.length).toBeGreaterThan(0)
    for (const { name, cut } of smocked) {
      const bodice = panelsOf(specOf(cut), cut).filter(({ level }) => level === bodyLevel)
      expect([name, bodice.some(({ cloth }) => cloth.surface === smocking)]).toEqual([name, true])
    }
  })
})

describe('tights', () => {
  const legsOf = (name: string, cloth: ArtSpec['cloth'] = { color: '#2f4d7a' }) => {
    const cut = shapeNamed(name)
    const [legs] = panelsOf(specOf(cut, { cloth }), cut).filter(({ level }) => level === bodyLevel)
    if (!legs) throw new Error(`no legs of "${name}"`)
    return legs
  }

  it('are narrower than leggings, for they stretch', () => {
    const atHip = ([, y]: Panel['outline'][number]) => y < 24
    const widest = (name: string) =>
      Math.max(
        ...legsOf(name)
          .outline.filter(atHip)
          .map(([x]) => x),
      )
    expect(widest('sheer-tights')).toBeLessThan(widest('high-leggings') * 0.9)
  })

  it('are a net when they are called fishnets, a dotted net when they are dotted', () => {
    const shares = (['solid', 'dot'] as const).map((pattern) => {
      const cloth = { color: '#2f4d7a', color2: '#ffffff', pattern }
      const { print } = legsOf('fishnet-tights', cloth).cloth.material
      if (!print) throw new Error('a net is printed')
      const places = Array.from({ length: 400 }, (_, i) => print((i % 20) * 0.31, Math.floor(i / 20) * 0.31))
      const [thread] = places
      return places.filter((tones) => tones === thread).length / places.length
    })
    const [plain = 0, dotted = 0] = shares
    expect(plain).toBeLessThan(0.5)
    expect(dotted).toBeGreaterThan(plain)
  })
})

describe('a pencil skirt of leather', () => {
  it('hangs flatter than one of cloth that swings', () => {
    const deepest = (name: string, texture: 'leather' | 'plain') => {
      const cut = shapeNamed(name)
      const cloth = { color: '#2f4d7a', texture }
      const folds = panelsOf(specOf(cut, { cloth }), cut).flatMap((panel) => panel.folds)
      return Math.max(...folds.map(({ height }) => Math.abs(height)))
    }
    expect(deepest('pencil-skirt', 'leather')).toBeLessThan(0.15)
    expect(deepest('a-line-skirt', 'plain')).toBeGreaterThan(0.4)
  })
})

describe('a sports bra on thin straps', () => {
  it('has straps that begin and end at the bra', () => {
    const cut = shapeNamed('strappy-sports-bra')
    const straps = garmentOf(specOf(cut), cut).layers.filter((layer) => layer.is === 'cord')
    const ends = straps.flatMap(({ line }) => [line[0], line.at(-1)])
    expect(ends.length).toBe(8)
    expect(Math.min(...ends.map((end) => end?.[1] ?? 0))).toBeGreaterThan(5)
  })
})

describe('fleece, and a strapless corset', () => {
  it('are curly, and boned from the edge to the hem', () => {
    const fleece = shapeNamed('crew-tee')
    const spec = specOf(fleece, { cloth: { color: '#2f4d7a', texture: 'fleece' } })
    const body = panelsOf(spec, fleece).find(({ level }) => level === bodyLevel)
    expect(body?.cloth.surface).toBe(curls)
    const corset = shapeNamed('corset-strapless')
    const bones = garmentOf(specOf(corset), corset).layers.filter(({ is }) => is === 'seam')
    expect(bones.length).toBeGreaterThan(8)
  })
})

describe('a hoodie with a zip', () => {
  it('has a pocket on each side of the zip', () => {
    const cut = shapeNamed('zip-hoodie')
    const pockets = panelsOf(specOf(cut), cut).filter(({ level, bulge }) => level === 2.4 && bulge === 1.2)
    expect(pockets.length).toBe(2)
    for (const { outline } of pockets)
      expect(new Set(outline.map(([x]) => Math.sign(x))).size, 'sides of the zip').toBe(1)
  })
})

describe('a cutout', () => {
  it('shows the inside of the back, not a stain', () => {
    const cut = bodies.find((one) => one.cut.details.includes('cutout'))?.cut
    if (!cut) throw new Error('no silhouette has a cutout')
    const holes = panelsOf(specOf(cut), cut).filter(({ level, bulge }) => level === 1 && bulge === -0.4)
    expect(holes.length).toBe(2)
  })
})

describe('a stripe down the sides', () => {
  it.each(
    Object.keys(silhouettes).filter((name) => {
      const cut = silhouettes[name]
      return cut && isSewn(cut) && (cut.details as readonly string[]).includes('side-stripe')
    }),
  )('of %s is of another color than the part that it lies on, also in blocks of color', (name) => {
    const cut = shapeNamed(name)
    const cloth = { color: '#6d2a35', color2: '#f3efe6', pattern: 'color-block' } as const
    const { layers } = garmentOf(specOf(cut, { cloth }), cut)
    const stripes = layers.flatMap((layer) => (layer.is === 'cord' && layer.isFlat ? [layer.material] : []))
    expect(stripes.length).toBeGreaterThan(0)
    expect(new Set(stripes.map(({ color }) => color))).toEqual(new Set([cloth.color]))
  })
})

describe('a bra called lace-trimmed', () => {
  it.each(['balconette-bra', 'lace-bralette'])('has lace along both cups, as %s', (name) => {
    const cut = shapeNamed(name)
    const lace = stuffOf(specOf(cut), pickerOf(5)).lace.surface
    expect(panelsOf(specOf(cut), cut).filter(({ cloth }) => cloth.surface === lace)).toHaveLength(2)
  })
})
