// Stripes, checks, dots, flowers and spots as colours of places on a surface, measured in centimetres.
import { chanceFrom, hash } from '../art/chance.ts'
import { mix } from '../art/colour.ts'
import type { ArtSpec, Pattern } from '../art/spec.ts'
import { type Tones, tonesOf } from './tones.ts'

/** The tones at a place; undefined where the ground's own colour shows. */
export type Print = (s: number, t: number) => Tones | undefined

const share = (v: number, of: number) => v / of - Math.floor(v / of)

type Inks = { two: Tones; three: Tones; mixed: Tones }
type Maker = (inks: Inks, unit: number) => Print

/** A lattice of marks: calls back with the place from the cell's middle, and the cell's own chances. */
const scattered = (cell: number, seed: string) => {
  const chance = chanceFrom(hash(seed))
  const own = Array.from({ length: 64 }, () => [chance() - 0.5, chance() - 0.5, chance()] as const)
  return (s: number, t: number) => {
    const row = Math.floor(t / cell)
    const shifted = s + (row & 1) * cell * 0.5
    const column = Math.floor(shifted / cell)
    const [dx, dy, c] = own[(((row * 13 + column * 7) % 64) + 64) % 64] ?? [0, 0, 0]
    return {
      x: shifted - (column + 0.5 + dx * 0.3) * cell,
      y: t - (row + 0.5 + dy * 0.3) * cell,
      c,
    }
  }
}

const stripes =
  (pitch: number, part: number): Maker =>
  ({ two }, unit) =>
  (s) =>
    share(s, pitch * unit) < part ? two : undefined

const makers: Partial<Record<Pattern, Maker>> = {
  stripe: stripes(1.6, 0.42),
  breton:
    ({ two }, unit) =>
    (_, t) =>
      share(t, 1.8 * unit) < 0.36 ? two : undefined,
  check:
    ({ two, three, mixed }, unit) =>
    (s, t) => {
      const a = share(s, 3.2 * unit)
      const b = share(t, 3.2 * unit)
      if ((a > 0.7 && a < 0.74) || (b > 0.7 && b < 0.74)) return three
      const isA = a < 0.42
      const isB = b < 0.42
      return isA && isB ? two : isA || isB ? mixed : undefined
    },
  dot: ({ two }, unit) => {
    const cell = 1.7 * unit
    return (s, t) => {
      const row = Math.floor(t / cell)
      const x = share(s + (row & 1) * cell * 0.5, cell) - 0.5
      const y = share(t, cell) - 0.5
      return x * x + y * y < 0.05 ? two : undefined
    }
  },
  floral: ({ two, three }, unit) => {
    const at = scattered(2.7 * unit, 'floral')
    return (s, t) => {
      const { x, y, c } = at(s, t)
      const far = Math.hypot(x, y) / unit
      if (far < 0.22) return three
      const w = Math.atan2(y, x) + c * 6
      if (far < 0.62 + 0.26 * Math.cos(w * 5)) return two
      const lx = Math.abs(x / unit - 0.95 * (c > 0.5 ? 1 : -1))
      return lx < 0.34 && Math.abs(y / unit - 0.5) < 0.16 * (1 - lx / 0.34) ? three : undefined
    }
  },
  animal: ({ two, mixed }, unit) => {
    const at = scattered(1.75 * unit, 'animal')
    return (s, t) => {
      const { x, y, c } = at(s, t)
      const w = Math.atan2(y, x)
      const far = (Math.hypot(x, y * 1.25) / unit) * (1 + 0.16 * Math.sin(w * 3 + c * 9))
      if (far < 0.3) return mixed
      return far < 0.56 && Math.sin(w * 1.5 + c * 7) > -0.55 ? two : undefined
    }
  },
  tweed: ({ two, three }, unit) => {
    const chance = chanceFrom(hash('tweed'))
    const flecks = Uint8Array.from({ length: 4096 }, () => Math.floor(chance() * 8))
    return (s, t) => {
      const x = Math.floor(s / (0.12 * unit)) & 63
      const y = Math.floor(t / (0.12 * unit)) & 63
      const fleck = flecks[y * 64 + x] ?? 0
      return fleck < 2 ? two : fleck === 2 ? three : undefined
    }
  },
  denim:
    ({ two, mixed }) =>
    (s, t) => {
      const twill = share(s + t, 0.16)
      return twill < 0.3 ? mixed : share(s * 7.3, 1) < 0.04 ? two : undefined
    },
  rib:
    ({ mixed }, unit) =>
    (s) =>
      share(s, 0.62 * unit) < 0.36 ? mixed : undefined,
}

/** The print of a cloth; undefined for plain ones. */
export const printOf = ({
  color,
  color2,
  color3,
  pattern,
  scale = 1,
}: ArtSpec['cloth']): Print | undefined => {
  const make = pattern && makers[pattern]
  if (!make) return undefined
  const two = color2 ?? mix(color, '#f5efe2', 0.8)
  const inks = {
    two: tonesOf(two),
    three: tonesOf(color3 ?? mix(two, color, 0.4)),
    mixed: tonesOf(pattern === 'rib' ? mix(color, '#2a1c14', 0.22) : mix(color, two, 0.45)),
  }
  return make(inks, scale)
}
