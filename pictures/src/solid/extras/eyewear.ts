// Sunglasses and eyeglasses, standing open on the table.

import { full } from '../forms.ts'
import { type Material, material } from '../materials.ts'
import { ball, band, tube } from '../parts.ts'
import { ease, lerp, rounded, through, type Vec } from '../vec.ts'
import { type Shown, type Stall, stood } from './stall.ts'

type Frame = {
  /** Half width and half height of a lens, and how square it is. */
  half: readonly [number, number]
  power: number
  /** Raises the outer corner: cat eyes. */
  flick?: number
  /** Draws the lower side in and outwards, as the drops of aviators. */
  drop?: number
  rim: number
  isWire?: boolean
}

/** The lens's outline at t, for the right side as the wearer sees it: x outwards. */
const outlineOf = ({ half, power, flick = 0, drop = 0 }: Frame, t: number): readonly [number, number] => {
  const [x, z] = rounded(t * full, half[0], half[1], power)
  const out = x / half[0]
  const high = z / half[1]
  const up = flick * Math.max(0, out) ** 2 * (0.35 + 0.65 * Math.max(0, high))
  const low = drop * Math.max(0, -high)
  return [x * (1 - 0.16 * low) + 0.28 * low, z + up - drop * 0.16 * Math.max(0, out) * Math.max(0, high)]
}

const gap = 1.75

/** Tints are deeper at the top; across them goes what the window leaves of itself. */
const tintAt = (x: number, z: number) => {
  const across = x + z * 0.55
  const gleam =
    ease(0.12, 0.2, across) * ease(0.52, 0.44, across) + ease(0.6, 0.64, across) * ease(0.74, 0.7, across)
  return 1.15 - 0.3 * z + 1.1 * gleam
}

const layLens = (
  stall: Stall,
  frame: Frame,
  { side, glass, rim }: { side: number; glass: Material; rim: Material },
) => {
  const { model } = stall
  const middle = gap / 2 + frame.half[0]
  const at = (t: number, k: number, out: number): Vec => {
    const [x, z] = outlineOf(frame, t)
    const px = middle + x * k
    // The front curves around the face.
    return [side * px, 0.045 * px * px + out, z * k + frame.half[1] + frame.rim + 0.35]
  }
  model.patch((u, v) => at(u, v, -0.28 * (1 - v * v)), {
    cuts: [72, 24],
    mat: glass,
    dim: (u, v) => tintAt(v * Math.cos(u * full), v * Math.sin(u * full)),
  })
  tube(model, (t) => at(t, 1.01, 0), {
    mat: rim,
    radius: frame.rim,
    cuts: 64,
    around: 9,
    isClosed: true,
    flat: frame.isWire ? 1 : 1.25,
  })
  const [cx, cz] = outlineOf(frame, frame.flick ? 0.08 : 0.06)
  const hinge: Vec = [
    side * (middle + cx + frame.rim * 0.6),
    0.045 * (middle + cx) ** 2 + 0.2,
    cz + frame.half[1] + frame.rim + 0.35 + (frame.isWire ? 0.5 : 0.2),
  ]
  const base = hinge[2]
  const temple = through([
    hinge,
    [hinge[0] + side * 0.25, hinge[1] + 0.7, base],
    [hinge[0] + side * 0.1, hinge[1] + 5, base - 0.1],
    [hinge[0] - side * 0.2, hinge[1] + 9, base - 0.4],
    [hinge[0] - side * 0.5, hinge[1] + 11.6, base - 1.6],
    [hinge[0] - side * 0.7, hinge[1] + 13, 0.3],
  ])
  if (frame.isWire) tube(model, temple, { mat: rim, radius: 0.11, cuts: 40 })
  else
    band(model, temple, {
      mat: rim,
      across: (t) => [0, t > 0.75 ? 0.5 : 0, 1],
      width: (t) => lerp(1, 0.62, t),
      thick: 0.3,
      cuts: 40,
    })
  if (frame.isWire)
    band(model, (t) => temple(lerp(0.74, 1, t)), {
      mat: material('acetate', '#3a2a20'),
      across: () => [0, 0.5, 1],
      width: 0.5,
      thick: 0.3,
      cuts: 16,
    })
  ball(model, hinge, { radius: frame.rim * 0.8, mat: stall.metal })
}

const layBridge = ({ model }: Stall, frame: Frame, rim: Material) => {
  const high = frame.half[1] * (frame.isWire ? 1.2 : 1.25) + frame.rim + 0.35
  const bar = (up: number, from: number): Vec[] => [
    [-from, 0.08, high + up - 0.25],
    [-gap * 0.25, -0.1, high + up],
    [gap * 0.25, -0.1, high + up],
    [from, 0.08, high + up - 0.25],
  ]
  tube(model, through(bar(0, gap / 2 + 0.15)), {
    mat: rim,
    radius: frame.rim * (frame.isWire ? 1 : 1.15),
    cuts: 18,
  })
  if (frame.drop) tube(model, through(bar(0.75, gap / 2 + 0.9)), { mat: rim, radius: frame.rim, cuts: 18 })
  for (const side of [-1, 1])
    ball(model, [side * gap * 0.36, 0.5, high - 1.1], {
      radius: 0.34,
      squash: 1.5,
      mat: frame.isWire ? material('glass', '#d8d2c8') : rim,
    })
}

const glassesOf = (stall: Stall, frame: Frame, glass: Material): Shown => {
  const { main } = stall
  // Wire is lacquered in the colour that the piece is called.
  const rim = frame.isWire ? material('enamel', main.color) : main
  for (const side of [-1, 1]) layLens(stall, frame, { side, glass, rim })
  layBridge(stall, frame, rim)
  const eye: Vec = [-(gap / 2 + frame.half[0]), -0.1, frame.half[1]]
  return {
    ...stood(eye, { lens: eye }),
    front: { turn: -24, rise: 15 },
    back: { turn: 148, rise: 24 },
    box: [70, 300, 660, 440],
    eye: 60,
    label: 'pouch',
  }
}

const tints = ['#4a3a2e', '#34383c', '#3f4a44', '#5b4a58']
const tinted = ({ pick }: Stall) =>
  material('glass', tints[Math.floor(pick('tint') * tints.length)] ?? '#4a3a2e', { clear: 0.26 })

/** Adds round sunglasses to the model, and returns how its pictures show it (views, box, spots). */
export const roundSunglasses = (stall: Stall) =>
  glassesOf(stall, { half: [2.45, 2.4], power: 2, rim: 0.27 }, tinted(stall))

/** Adds cat-eye sunglasses to the model, and returns how its pictures show it (views, box, spots). */
export const catSunglasses = (stall: Stall) =>
  glassesOf(stall, { half: [2.75, 2], power: 2.5, flick: 1.5, rim: 0.26 }, tinted(stall))

/**
 * Adds aviator sunglasses with a wire frame to the model, and returns how its pictures show it (views, box,
 * spots).
 */
export const aviatorSunglasses = (stall: Stall) =>
  glassesOf(stall, { half: [2.85, 2.7], power: 2.5, drop: 1.2, rim: 0.1, isWire: true }, tinted(stall))

/** Adds square sunglasses to the model, and returns how its pictures show it (views, box, spots). */
export const squareSunglasses = (stall: Stall) =>
  glassesOf(stall, { half: [2.75, 2.25], power: 4.6, rim: 0.34 }, tinted(stall))

/**
 * Adds eyeglasses with clear lenses to the model, in a round wire frame when they have a contrasting trim;
 * returns how their pictures show them (views, box, spots).
 */
export const eyeglasses = (stall: Stall) => {
  const clear = material('glass', '#b8c4c6', { clear: 0.9 })
  const isRound = stall.has('contrast-trim')
  return glassesOf(
    stall,
    isRound
      ? { half: [2.35, 2.2], power: 2.1, rim: 0.12, isWire: true }
      : { half: [2.55, 1.75], power: 3.4, rim: 0.22 },
    clear,
  )
}
