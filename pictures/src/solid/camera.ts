// Where the eye stands, and how what it sees is laid into a picture of 800 × 1000 units.
import type { Patch } from './model.ts'
import type { Vec } from './vec.ts'

export type Camera = {
  /** Degrees that the thing is turned about the upright axis, and that the eye stands above it. */
  turn: number
  rise: number
  /** How far away the eye is, in centimetres. */
  eye: number
  /** Left, top, width and height of what the thing may fill, in the picture's units. */
  box: readonly [number, number, number, number]
  /** Most units that a centimetre may take: small things don't fill the picture. */
  most?: number
}

export type Box = { x: number; y: number; width: number; height: number }

/** All vertices as the eye sees them (x right, y away, z up), and what lays them into the picture. */
export type Seen = {
  at: Float32Array
  normals: Float32Array
  /** From a point of the world to units of the picture. */
  toPicture: (p: Vec) => readonly [number, number]
  /** Units for a centimetre at the middle distance. */
  scale: number
  eye: number
  /** Upwards of the world, as the eye sees it. */
  up: Vec
  offset: readonly [number, number]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Turns all vertices to the eye and scales them to fit into the camera's box. Returns their places in the
 * picture's units and their depths.
 */
export const look = (patches: readonly Patch[], camera: Camera): Seen => {
  const ct = Math.cos(radians(camera.turn))
  const st = Math.sin(radians(camera.turn))
  const cr = Math.cos(radians(camera.rise))
  const sr = Math.sin(radians(camera.rise))
  const { eye } = camera
  const count = patches.reduce((sum, patch) => sum + patch.at.length, 0)
  const at = new Float32Array(count)
  const normals = new Float32Array(count)
  let x0 = 1e9
  let x1 = -1e9
  let y0 = 1e9
  let y1 = -1e9
  let n = 0
  for (const patch of patches)
    for (let i = 0; i < patch.at.length; i += 3, n += 3) {
      const px = patch.at[i] ?? 0
      const py = patch.at[i + 1] ?? 0
      const pz = patch.at[i + 2] ?? 0
      const x = px * ct - py * st
      const y = px * st + py * ct
      const away = y * cr - pz * sr
      const up = pz * cr + y * sr
      at[n] = x
      at[n + 1] = away
      at[n + 2] = up
      const k = eye / (eye + away)
      x0 = Math.min(x0, x * k)
      x1 = Math.max(x1, x * k)
      y0 = Math.min(y0, -up * k)
      y1 = Math.max(y1, -up * k)
      const nx = patch.normals[i] ?? 0
      const ny = patch.normals[i + 1] ?? 0
      const nz = patch.normals[i + 2] ?? 0
      const turnedY = nx * st + ny * ct
      normals[n] = nx * ct - ny * st
      normals[n + 1] = turnedY * cr - nz * sr
      normals[n + 2] = nz * cr + turnedY * sr
    }
  const [bx, by, bw, bh] = camera.box
  const scale = Math.min(bw / (x1 - x0), bh / (y1 - y0), camera.most ?? 1e9)
  const ox = bx + bw / 2 - ((x0 + x1) / 2) * scale
  const oy = by + bh / 2 - ((y0 + y1) / 2) * scale
  return {
    at,
    normals,
    scale,
    eye,
    up: [0, -sr, cr],
    offset: [ox, oy],
    toPicture: ([px, py, pz]) => {
      const x = px * ct - py * st
      const y = px * st + py * ct
      const k = (eye / (eye + y * cr - pz * sr)) * scale
      return [x * k + ox, -(pz * cr + y * sr) * k + oy]
    },
  }
}
