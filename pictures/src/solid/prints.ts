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

/** A picture on a chest: which ink a place has, 0 for none; centimetres from its middle. */
type Picture = (x: number, y: number) => 0 | 1 | 2

const sun: Picture = (x, y) => {
  const far = Math.hypot(x, y)
  if (far > 8.2) return 0
  if (far > 7.2) return 1
  const isRay = share(Math.atan2(y, x), Math.PI / 6) < Math.PI / 12
  return far < 3 ? 2 : far > 4 && isRay ? 1 : 0
}
const arches: Picture = (x, y) => {
  const far = Math.hypot(x, Math.min(0, y - 3))
  if (y > 6 || far > 9) return 0
  const ring = Math.floor(far / 1.5)
  return ring % 2 ? (ring > 3 ? 1 : 2) : 0
}
const waves: Picture = (x, y) => {
  if (Math.abs(x) > 9 || Math.abs(y) > 6) return 0
  const t = share(y + Math.sin(x * 0.9) * 0.8, 2.6)
  return t < 0.34 ? 1 : t < 0.5 ? 2 : 0
}
const moon: Picture = (x, y) => {
  if (Math.hypot(x, y) < 6.4 && Math.hypot(x - 2.8, y + 1.4) > 5.4) return 1
  const angle = Math.atan2(y + 2, x - 4)
  return Math.hypot(x - 4, y + 2) < 1.1 + 0.9 * Math.abs(Math.cos(angle * 2)) ** 4 ? 2 : 0
}
const pictures = [sun, arches, waves, moon]

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
  plaid: ({ two, three, mixed }, unit) => {
    const tone = (v: number) => {
      const t = share(v, 9.4 * unit)
      if (t > 0.2 && t < 0.23) return 3
      return t > 0.52 && t < 0.84 ? 2 : t > 0.46 && t < 0.9 ? 1 : 0
    }
    return (s, t) => {
      const a = tone(s)
      const b = tone(t)
      if (a === 3 || b === 3) return three
      return a === 2 && b === 2 ? two : a + b > 0 ? (a === 1 || b === 1 ? undefined : mixed) : undefined
    }
  },
  gingham:
    ({ two, mixed }, unit) =>
    (s, t) => {
      const a = share(s, 1.5 * unit) < 0.5
      const b = share(t, 1.5 * unit) < 0.5
      return a && b ? two : a || b ? mixed : undefined
    },
  // A twill of two threads by two: each crossing shows the thread that lies above there, and so teeth appear.
  houndstooth:
    ({ two }, unit) =>
    (s, t) => {
      const thread = 0.4 * unit
      const column = Math.floor(s / thread)
      const row = Math.floor(t / thread)
      const isAcross = (column + row) & 2
      return (isAcross ? row : column) & 4 ? two : undefined
    },
  paisley: ({ two, three }, unit) => {
    const at = scattered(4.4 * unit, 'paisley')
    return (s, t) => {
      const { x, y, c } = at(s, t)
      const turn = c * 6
      const u = (x * Math.cos(turn) + y * Math.sin(turn)) / unit
      const v = (y * Math.cos(turn) - x * Math.sin(turn)) / unit
      const bend = u + (v > 0 ? v * v * 0.32 : 0)
      const far = Math.hypot(bend * (1 + Math.max(0, v) * 0.5), v * 0.72)
      if (far < 0.36) return three
      if (far < 0.62) return undefined
      return far < 1.15 ? two : far > 1.35 && far < 1.5 ? three : undefined
    }
  },
  abstract: ({ two, three }, unit) => {
    const at = scattered(7 * unit, 'abstract')
    return (s, t) => {
      const { x, y, c } = at(s + Math.sin(t / (2.6 * unit)) * unit, t + Math.sin(s / (3.1 * unit)) * unit)
      const far = Math.hypot(x * (0.7 + c * 0.6), y) / unit
      if (far < 1 + c) return two
      return far > 2.3 && far < 2.7 + c * 0.6 ? three : undefined
    }
  },
  'tie-dye':
    ({ two, mixed }, unit) =>
    (s, t) => {
      const far = Math.hypot(s - 2, t - 34) / unit
      const wave = far + Math.sin(Math.atan2(t - 34, s - 2) * 9 + far * 0.22) * 1.5
      const ring = share(wave, 8.4)
      return ring < 0.4 ? two : ring < 0.56 || ring > 0.86 ? mixed : undefined
    },
  camo: ({ two, three, mixed }, unit) => {
    const at = scattered(5 * unit, 'camo')
    const other = scattered(6.2 * unit, 'camo too')
    const blot = (place: { x: number; y: number; c: number }) =>
      (Math.hypot(place.x, place.y * 1.5) / unit) *
      (1 + 0.3 * Math.sin(Math.atan2(place.y, place.x) * 3 + place.c * 9))
    return (s, t) => {
      if (blot(at(s, t)) < 1.5) return two
      if (blot(other(s, t)) < 1.7) return three
      return blot(at(s + 2.2, t + 3)) < 1.3 ? mixed : undefined
    }
  },
  'color-block':
    ({ two }) =>
    (_, t) =>
      t > 34 ? two : undefined,
  // The size of a print says which of the pictures it is.
  graphic: ({ two, three }, unit) => {
    const is = pictures[Math.round(unit * 20) % pictures.length] ?? sun
    return (s, t) => {
      const ink = is(s, t - 24)
      return ink === 0 ? undefined : ink === 1 ? two : three
    }
  },
  rib:
    ({ mixed }, unit) =>
    (s) =>
      share(s, 0.62 * unit) < 0.36 ? mixed : undefined,
}

/** Returns the print of a cloth, a function of its place; undefined for plain cloths. */
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
