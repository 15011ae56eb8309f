// Light on a pressed garment: slopes of its cloth, gloss, shade in its hollows, the wall and the shadow on
// the wall.
import type { Pixels } from '../finish.ts'
import { sample, side, wrinkles } from '../noise.ts'
import type { Box } from '../solid/camera.ts'
import { type Ground, layGround } from '../solid/ground.ts'
import type { MaterialName } from '../solid/material-names.ts'
import { grainTable } from '../solid/surfaces.ts'
import { shrunk, softened } from './masks.ts'
import type { Relief, Stuff } from './relief.ts'

/** How a cloth answers the light where it hangs in folds. */
type Answer = {
  /** How light its shade is. */
  ambient: number
  /** Strength and sharpness of a broad and of a small gloss. */
  gloss: readonly [number, number]
  spark?: readonly [number, number]
  /** Its own crumple: centimetres high, and centimetres from hill to hill, across and along. */
  crumple: number
  wave: readonly [number, number]
  /** Slopes glow and faces are dark: velvet. A band of light across the grain: satin. */
  pile?: number
  band?: number
}

const usual: Answer = { ambient: 0.54, gloss: [0.03, 8], crumple: 0.5, wave: [8, 13] }
const answers: Partial<Record<MaterialName, Answer>> = {
  wool: { ambient: 0.5, gloss: [0.02, 6], crumple: 0.55, wave: [12, 20] },
  felt: { ambient: 0.5, gloss: [0.01, 6], crumple: 0.3, wave: [12, 18] },
  knit: { ambient: 0.5, gloss: [0.01, 6], crumple: 0.4, wave: [13, 16] },
  leather: { ambient: 0.42, gloss: [0.34, 9], spark: [0.34, 70], crumple: 0.7, wave: [11, 13] },
  'soft-leather': { ambient: 0.42, gloss: [0.3, 9], spark: [0.2, 60], crumple: 0.8, wave: [10, 12] },
  patent: { ambient: 0.4, gloss: [0.4, 14], spark: [0.6, 90], crumple: 0.6, wave: [10, 12] },
  suede: { ambient: 0.52, gloss: [0, 6], crumple: 0.5, wave: [11, 14], pile: 0.16 },
  satin: { ambient: 0.42, gloss: [0.1, 10], crumple: 0.9, wave: [8, 20], band: 0.42 },
  velvet: { ambient: 0.56, gloss: [0, 4], crumple: 0.9, wave: [8, 12], pile: 0.26 },
  nylon: { ambient: 0.46, gloss: [0.16, 9], spark: [0.05, 40], crumple: 0.8, wave: [6, 7.5] },
  linen: { ambient: 0.58, gloss: [0.01, 6], crumple: 0.8, wave: [6, 9] },
  canvas: { ambient: 0.52, gloss: [0.02, 6], crumple: 0.5, wave: [6, 8] },
  fur: { ambient: 0.6, gloss: [0.04, 12], crumple: 1.3, wave: [5, 7] },
  metal: { ambient: 0.4, gloss: [0.5, 16], spark: [0.6, 80], crumple: 0, wave: [8, 8] },
  wood: { ambient: 0.5, gloss: [0.12, 24], crumple: 0, wave: [8, 8] },
  acetate: { ambient: 0.5, gloss: [0.2, 26], spark: [0.3, 70], crumple: 0, wave: [8, 8] },
  paper: { ambient: 0.7, gloss: [0, 4], crumple: 0, wave: [8, 8] },
}

const window = [-0.46, -0.56, 0.69] as const
const half = (() => {
  const z = window[2] + 1
  const long = Math.hypot(window[0], window[1], z)
  return [window[0] / long, window[1] / long, z / long] as const
})()

/** Distance, softness and darkness of the shadows on the wall, in centimetres. */
const wallShadows: readonly (readonly [number, number, number])[] = [
  [1, 0.9, 0.26],
  [4, 3.4, 0.26],
  [9, 7.5, 0.15],
]
const layShadows: readonly (readonly [number, number, number])[] = [
  [0.6, 0.6, 0.36],
  [1.7, 1.6, 0.26],
  [4, 4.4, 0.15],
]

/** The shadow on what is behind the garment, on a coarse grid. */
const shadowOf = ({ place, alpha }: Relief, isLaid: boolean) => {
  const step = Math.max(1, Math.round(place.width / 200))
  const { values, width, height } = shrunk(alpha, place, step)
  const k = place.k / step
  const dark = new Float32Array(values.length)
  for (const [far, soft, strength] of isLaid ? layShadows : wallShadows) {
    const veil = softened(values, { width, height }, soft * k)
    const dx = Math.round(far * 0.6 * k)
    const dy = Math.round(far * 0.8 * k)
    for (let y = 0; y < height; y++) {
      const fy = Math.max(0, Math.min(height - 1, y - dy))
      for (let x = 0; x < width; x++) {
        const fx = Math.max(0, Math.min(width - 1, x - dx))
        const at = y * width + x
        dark[at] = 1 - (1 - (dark[at] ?? 0)) * (1 - (veil[fy * width + fx] ?? 0) * strength)
      }
    }
  }
  return { values: dark, width, height }
}

/** What light asks of the cloth of a pixel, worked out once for each panel. */
const askedOf = ({ material, grain }: Stuff, k: number) => {
  const lean = ((grain.lean ?? 0) * Math.PI) / 180
  const { size = 40, strength = 0 } = material
  return {
    ...(answers[material.name] ?? usual),
    cos: Math.cos(lean),
    sin: Math.sin(lean),
    size,
    table: material.grain && strength ? grainTable(material.grain) : undefined,
    rough: strength * Math.min(0.9, (k / size) * 1.8),
  }
}

/** How high the middle of a garment is above its edge, and over how many centimetres the edge rises to it. */
const bulks = { flat: { high: 4.6, soft: 3.8 }, filled: { high: 9, soft: 6 } } as const

/** The height of the whole, with the crumple that each cloth has by itself. */
const heightsOf = ({ place, alpha, height, of, stuffs }: Relief, seed: number, isFilled: boolean) => {
  const { high, soft } = isFilled ? bulks.filled : bulks.flat
  const { width, k, x: ox, y: oy } = place
  const bulk = softened(alpha, place, soft * k)
  const total = new Float32Array(alpha.length)
  const table = wrinkles()
  const start = (seed % 97) * 37
  for (let at = 0; at < total.length; at++) {
    if (!alpha[at]) continue
    const { crumple, wave } = answers[stuffs[(of[at] ?? 1) - 1]?.material.name ?? 'wool'] ?? usual
    const x = ((at % width) - ox) / k
    const y = (((at / width) | 0) - oy) / k
    const a = ((x + y * 0.28) * 16) / wave[0]
    const b = ((y - x * 0.2) * 16) / wave[1]
    const hills = crumple ? sample(table, a + start, b) * crumple * 0.62 : 0
    const mass = bulk[at] ?? 0
    total[at] = mass * mass * high + (height[at] ?? 0) + hills
  }
  return { total, bulk }
}

type Shine = { ground: Ground; shown: Box; seed: number; isLaid: boolean; isFilled: boolean }

/**
 * The garment before its wall, in the part of the picture that is shown: three bytes a pixel. `isLaid`: it
 * lies on a table, and its shadow is close; `isFilled`: it stands on a form and is round.
 */
export const shine = (relief: Relief, { ground, shown, seed, isLaid, isFilled }: Shine): Pixels => {
  const { place, alpha, color, open, of, stuffs } = relief
  const { width, height, k } = place
  const data = new Uint8Array(width * height * 3)
  layGround(data, place, { ground, shown, shadow: shadowOf(relief, isLaid) })
  const { total, bulk } = heightsOf(relief, seed, isFilled)
  const smooth = softened(total, place, 0.2 * k)
  const wide = softened(total, place, 1.9 * k)
  const near = softened(total, place, 0.6 * k)
  const mask = side - 1
  const asked = stuffs.map((stuff) => askedOf(stuff, k))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const cover = alpha[at] ?? 0
      if (cover < 0.004) continue
      const stuff = asked[(of[at] ?? 1) - 1]
      if (!stuff) continue
      const { ambient, gloss, spark, pile, band, cos, sin, size, table, rough } = stuff
      const left = x > 0 ? at - 1 : at
      const right = x + 1 < width ? at + 1 : at
      const up = y > 0 ? at - width : at
      const down = y + 1 < height ? at + width : at
      // Beyond the edge there is nothing to slope down to: cut cloth is thick.
      const here = total[at] ?? 0
      const of2 = (n: number) => ((alpha[n] ?? 0) < 0.5 ? here : (total[n] ?? here))
      let gx = ((of2(right) - of2(left)) * k) / 2
      let gy = ((of2(down) - of2(up)) * k) / 2
      gx = gx * 0.5 + (((smooth[right] ?? 0) - (smooth[left] ?? 0)) * k) / 4
      gy = gy * 0.5 + (((smooth[down] ?? 0) - (smooth[up] ?? 0)) * k) / 4
      const cap = 1 / (1 + 0.42 * Math.hypot(gx, gy))
      gx *= cap
      gy *= cap
      const long = 1 / Math.hypot(gx, gy, 1)
      const nx = -gx * long
      const ny = -gy * long
      const lam = Math.max(-0.15, nx * window[0] + ny * window[1] + long * window[2]) / window[2]
      const cave = Math.max(0, (wide[at] ?? 0) - here) / 3.4 + Math.max(0, (near[at] ?? 0) - here) / 1.5
      let lit = ambient + (1 - ambient) * lam
      lit *= 1 - Math.min(0.5, cave * 0.5)
      lit *= 0.4 + 0.6 * (open[at] ?? 1)
      // The window's light falls off towards the lower right.
      const px = shown.x + (x / width) * shown.width
      const py = shown.y + (y / height) * shown.height
      lit *= 1.07 - ((px - 130) * 0.00014 + (py - 100) * 0.00016)
      if (table) {
        const cx = (x - place.x) / k
        const cy = (y - place.y) / k
        const u = cx * cos + cy * sin
        const v = cy * cos - cx * sin
        lit *= 1 + (table[((v * size) & mask) * side + ((u * size) & mask)] ?? 0) * rough
      }
      if (pile) {
        const rim = 1 - long
        const body = Math.min(1, Math.max(0, (bulk[at] ?? 0) * 1.5 - 0.4))
        lit = lit * (1 - pile * 0.62) + pile * (Math.min(0.5, rim) * 2.5 * body + Math.max(0, lam - 1) * 0.3)
      }
      const hx = Math.max(0, nx * half[0] + ny * half[1] + long * half[2])
      let light = gloss[0] * hx ** gloss[1] + (spark ? spark[0] * hx ** spark[1] : 0)
      if (band)
        light +=
          band * Math.exp(-((nx * cos + ny * sin - window[0] * 0.34) ** 2) * 42) * Math.max(0, lam - 0.35)
      light *= 1 - Math.min(0.9, cave * 1.2)
      paint(data, at, { color, cover, lit, light, isTinted: Boolean(band) })
    }
  return { data, width, height }
}

type Lit = { color: Float32Array; cover: number; lit: number; light: number; isTinted: boolean }

/** Shade keeps the colour of the cloth and is a little warmer on pale cloth; light is warm. */
const paint = (data: Uint8Array, at: number, { color, cover, lit, light, isTinted }: Lit) => {
  const r = (color[at * 3] ?? 0) / 255
  const g = (color[at * 3 + 1] ?? 0) / 255
  const b = (color[at * 3 + 2] ?? 0) / 255
  const pale = Math.max(0, (r * 0.3 + g * 0.59 + b * 0.11 - 0.45) / 0.55)
  // Pale hide and cloth shine less.
  const gleam = light * (1 - pale * 0.55)
  for (const k of [0, 1, 2] as const) {
    const own = k === 0 ? r : k === 1 ? g : b
    const loss = k === 0 ? 0.96 - pale * 0.12 : k === 1 ? 1 - pale * 0.04 : 0.98 + pale * 0.06
    let value =
      lit < 1
        ? own * (1 - (1 - lit) * loss)
        : 1 - (1 - own) * Math.max(0, 1 - (lit - 1) * 0.5) + own * (lit - 1) * 0.3 * (1 - own)
    value += gleam * (k === 0 ? 1 : k === 1 ? 0.965 : 0.9) * (isTinted ? 0.25 + own * 1.3 : 1)
    const bright = value > 0.9 ? 0.9 + (1 - Math.exp(-(value - 0.9) * 7)) * 0.1 : Math.max(0, value)
    const to = at * 3 + k
    data[to] = Math.min(255, (data[to] ?? 0) * (1 - cover) + bright * 255 * cover)
  }
}
