// Stripes, checks, dots, flowers and spots follow the cut of their piece: they fan in a
// skirt and turn with a sleeve.
import { deep, lift, mix } from './colour.ts'
import { height, type Point, round, width } from './paths.ts'
import type { Pattern } from './spec.ts'
import { isTile, tileDefinition } from './tiles.ts'
import type { Warp } from './warp.ts'

export type PatternCloth = {
  color: string
  color2?: string
  color3?: string
  pattern: Pattern
  scale?: number
  /** Degrees a fine weave is turned by. */
  turn?: number
}

/** What a pattern needs from the picture it is drawn in. */
export type PatternHome = {
  id: string
  defs: string[]
  chance: () => number
  newId: () => string
  shared: Set<string>
}

type Lay = {
  home: PatternHome
  warp: Warp
  color: string
  two: string
  three: string
  scale: number
  across: (px: number) => number
  down: (px: number) => number
}

const join = (points: Point[]) => `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`

const band = ({ warp }: Lay, [u0, u1]: [number, number], fill: string, opacity = 1) => {
  const a: Point[] = []
  const b: Point[] = []
  for (let i = 0; i <= 10; i++) {
    a.push(warp.at(u0, i / 10))
    b.unshift(warp.at(u1, i / 10))
  }
  return `<path d="${join([...a, ...b])}" fill="${fill}" opacity="${opacity}"/>`
}

const cross = ({ warp }: Lay, [v0, v1]: [number, number], fill: string, opacity = 1) => {
  const a: Point[] = []
  const b: Point[] = []
  for (let i = 0; i <= 8; i++) {
    a.push(warp.at(i / 8, v0))
    b.unshift(warp.at(i / 8, v1))
  }
  return `<path d="${join([...a, ...b])}" fill="${fill}" opacity="${opacity}"/>`
}

const times = (n: number, draw: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => draw(i)).join('')

const stripe = (lay: Lay) => {
  const n = lay.across(26)
  return times(n, (i) => band(lay, [(i + 0.28) / n, (i + 0.62) / n], lay.two))
}

const breton = (lay: Lay) => {
  const n = lay.down(34)
  return times(n, (i) => (i ? cross(lay, [(i + 0.2) / n, (i + 0.52) / n], lay.two) : ''))
}

const check = (lay: Lay) => {
  const n = lay.across(40)
  const m = lay.down(40)
  return [
    times(n, (i) => band(lay, [(i + 0.1) / n, (i + 0.55) / n], lay.two, 0.5)),
    times(m, (i) => cross(lay, [(i + 0.1) / m, (i + 0.55) / m], lay.two, 0.5)),
    times(n, (i) => band(lay, [(i + 0.79) / n, (i + 0.84) / n], lay.three, 0.75)),
    times(m, (i) => cross(lay, [(i + 0.79) / m, (i + 0.84) / m], lay.three, 0.75)),
  ].join('')
}

const rib = (lay: Lay) => {
  const n = lay.across(13)
  const low = deep(lay.color, 0.75)
  const high = lift(lay.color, 0.6)
  return times(
    n,
    (i) =>
      band(lay, [(i + 0.62) / n, (i + 1) / n], low, 0.4) +
      band(lay, [(i + 0.12) / n, (i + 0.34) / n], high, 0.35),
  )
}

const scatter = (
  lay: Lay,
  step: Point,
  loose: number,
  mark: (x: number, y: number, i: number, j: number) => string,
) => {
  const n = lay.across(step[0])
  const m = lay.down(step[1])
  const out: string[] = []
  const { chance } = lay.home
  for (let j = 0; j <= m; j++) {
    for (let i = -1; i <= n; i++) {
      const [du, dv] = loose ? [chance() * loose, chance() * loose - loose / 2] : [0, 0]
      const [x, y] = lay.warp.at((i + (j % 2 ? 0.5 : 0) + du) / n, (j + dv) / m)
      out.push(mark(round(x), round(y), i, j))
    }
  }
  return out.join('')
}

const dot = (lay: Lay) =>
  scatter(
    lay,
    [34, 30],
    0,
    (x, y) => `<circle cx="${x}" cy="${y}" r="${round(5.2 * lay.scale)}" fill="${lay.two}"/>`,
  )

const petals = (n: number, length = 20) =>
  times(
    n,
    (i) =>
      `<path d="M0,0C-9,-7 -8,-19 0,-${length}C8,-19 9,-7 0,0Z" transform="rotate(${(i * 360) / n + 8})"/>`,
  )

const leafShape = '<path d="M0,0C7,-9 19,-11 27,-7C20,2 9,6 0,0Z"/>'

const flowers = ({ two, three, color }: Lay, id: string) =>
  `<g id="${id}0"><g fill="${three}" opacity=".9"><g transform="rotate(35) translate(12,6)">${leafShape}</g><g transform="rotate(190) translate(11,4)">${leafShape}</g></g><g fill="${two}">${petals(5)}</g><g fill="${deep(two, 0.3)}" opacity=".35">${petals(5, 12)}</g><circle r="4.6" fill="${mix(two, '#c98a1e', 0.75)}"/></g>` +
  `<g id="${id}1"><path d="M-20,14C-8,10 2,2 12,-12" stroke="${three}" stroke-width="2.6" fill="none"/><g fill="${three}"><g transform="translate(-8,8) rotate(-80) scale(.62)">${leafShape}</g><g transform="translate(2,2) rotate(20) scale(.62)">${leafShape}</g></g><g transform="translate(13,-13) scale(.55)" fill="${two}">${petals(5)}</g></g>` +
  `<g id="${id}2" fill="${mix(two, color, 0.3)}"><g transform="scale(.42)">${petals(5)}</g></g>`

const spots = ({ two, three }: Lay, id: string) =>
  `<g id="${id}0"><ellipse rx="9" ry="7" fill="${two}"/><path d="M-14,-2C-13,-11 -4,-14 2,-12C-3,-9 -9,-7 -10,-1C-11,4 -13,3 -14,-2ZM6,-11C13,-10 16,-2 13,4C10,3 11,-5 6,-11ZM-9,7C-3,13 7,12 11,8C8,6 -2,8 -9,7Z" fill="${three}"/></g>` +
  `<g id="${id}1"><ellipse rx="7" ry="6" fill="${two}"/><path d="M-11,2C-12,-8 -2,-12 5,-9C0,-7 -7,-5 -7,1C-8,6 -10,6 -11,2ZM9,-6C13,0 8,9 0,10C3,6 8,2 9,-6Z" fill="${three}"/></g>` +
  `<g id="${id}2"><path d="M-5,-2C-3,-7 5,-5 5,0C4,5 -5,5 -5,-2Z" fill="${three}"/></g>`

const shareOnce = (home: PatternHome, name: string, make: (id: string) => string) => {
  const id = `${home.id}${name}`
  if (!home.shared.has(id)) {
    home.shared.add(id)
    home.defs.push(make(id))
  }
  return id
}

const use = (lay: Lay, id: string, x: number, y: number) => {
  const { chance } = lay.home
  const turn = Math.round(chance() * 360)
  return `<use href="#${id}" transform="translate(${x},${y}) rotate(${turn}) scale(${round((0.82 + chance() * 0.4) * lay.scale)})"/>`
}

const floral = (lay: Lay) => {
  const id = shareOnce(lay.home, 'm', (name) => flowers(lay, name))
  return scatter(lay, [62, 54], 0.4, (x, y, i, j) => {
    const flower = (i + j * 2 + 40) % 3 === 0 ? 0 : (i + j) % 2 ? 1 : 2
    return use(lay, `${id}${flower}`, x, y)
  })
}

const animal = (lay: Lay) => {
  const id = shareOnce(lay.home, 'a', (name) => spots(lay, name))
  return scatter(lay, [31, 28], 0.5, (x, y, i, j) => use(lay, `${id}${(i * 2 + j + 60) % 3}`, x, y))
}

const laid: Partial<Record<Pattern, (lay: Lay) => string>> = {
  stripe,
  breton,
  check,
  dot,
  floral,
  animal,
  rib,
}

/**
 * Returns the SVG marks of a pattern over one piece; the caller clips them. Patterns of tiles add their
 * definition to `home.defs`; '' for a pattern without marks. `color` is the ground as it is shaded there.
 */
export const patternMarks = (home: PatternHome, cloth: PatternCloth, warp: Warp, color: string) => {
  const scale = cloth.scale ?? 1
  const isAnimal = cloth.pattern === 'animal'
  const two = cloth.color2 ?? (isAnimal ? deep(cloth.color, 0.35) : lift(cloth.color, 0.7))
  const three = cloth.color3 ?? deep(two, isAnimal ? 0.85 : 0.35)
  if (isTile(cloth.pattern)) {
    const id = home.newId()
    const ink = { color, color2: two, color3: three, scale, chance: home.chance }
    home.defs.push(tileDefinition(cloth.pattern, id, cloth.turn ?? 0, ink))
    return `<rect width="${width}" height="${height}" fill="url(#${id})"/>`
  }
  const across = (px: number) => Math.max(2, Math.round(warp.width / (px * scale)))
  const down = (px: number) => Math.max(2, Math.round(warp.height / (px * scale)))
  return laid[cloth.pattern]?.({ home, warp, color, two, three, scale, across, down }) ?? ''
}
