// Light on a pressed garment: slopes of its cloth, gloss, shade in its hollows, the wall and the shadow on
// the wall.
import type { Pixels } from '../finish.ts'
import { sample, side, wrinkles } from '../noise.ts'
import type { Box } from '../solid/camera.ts'
import { type Ground, layGround } from '../solid/ground.ts'
import type { MaterialName } from '../solid/material-names.ts'
import { grainTable } from '../solid/surfaces.ts'
import { softened } from './masks.ts'
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

/** The shadow on what is behind the garment, on a coarse grid of the whole picture. */
const shadowOf = ({ place, alpha }: Relief, isLaid: boolean, canvas: Canvas) => {
  const step = Math.max(1, Math.round(canvas.width / 200))
  const width = Math.ceil(canvas.width / step)
  const height = Math.ceil(canvas.height / step)
  const values = new Float32Array(width * height)
  const each = 1 / (step * step)
  for (let y = 0; y < place.height; y++) {
    const row = (((y + canvas.top) / step) | 0) * width
    for (let x = 0; x < place.width; x++) {
      const share = alpha[y * place.width + x] ?? 0
      if (share === 0) continue
      const at = row + (((x + canvas.left) / step) | 0)
      values[at] = (values[at] ?? 0) + share * each
    }
  }
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

/** Where nothing is, the height of what would be there: a cut edge is cloth's width high, not a cliff. */
const edgeHeight = 1.7

/** The height of the whole, with the crumple that each cloth has by itself. */
const heightsOf = ({ place, alpha, height, of, stuffs }: Relief, seed: number, isFilled: boolean) => {
  const { high, soft } = isFilled ? bulks.filled : bulks.flat
  const { width, k, x: ox, y: oy } = place
  const bulk = softened(alpha, place, soft * k)
  const total = new Float32Array(alpha.length).fill(edgeHeight)
  const table = wrinkles()
  const start = (seed % 97) * 37
  const asked = stuffs.map(({ material }) => answers[material.name] ?? usual)
  for (let at = 0; at < total.length; at++) {
    if (!alpha[at]) continue
    const { crumple, wave } = asked[(of[at] ?? 1) - 1] ?? usual
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

/** The whole picture, and where in it the part lies that the relief is of. */
export type Canvas = { width: number; height: number; left: number; top: number }
type Shine = {
  ground: Ground
  shown: Box
  seed: number
  isLaid: boolean
  isFilled: boolean
  canvas: Canvas
}

/** How much of a pixel is the garment's; one that is covered hides the ground. */
const least = 0.004
const covered = 0.9995

/** The ground of the whole picture with the garment's shadow. */
const groundOf = (relief: Relief, { ground, shown, isLaid, canvas }: Shine) => {
  const { place, alpha } = relief
  const data = new Uint8Array(canvas.width * canvas.height * 3)
  const isHidden = (x: number, y: number) => {
    const i = x - canvas.left
    const j = y - canvas.top
    return (
      i >= 0 && j >= 0 && i < place.width && j < place.height && (alpha[j * place.width + i] ?? 0) > covered
    )
  }
  layGround(data, canvas, { ground, shown, shadow: shadowOf(relief, isLaid, canvas), isHidden })
  return data
}

/**
 * Lights a relief and returns the picture of the garment without its wall, in the part that is shown: three
 * bytes a pixel. `isLaid`: it lies on a table, and its shadow is close; `isFilled`: it stands on a form and
 * is round.
 */
export const shine = (relief: Relief, how: Shine): Pixels => {
  const { shown, seed, isFilled, canvas } = how
  const { place, alpha, color, open, of, stuffs } = relief
  const { width, height, k } = place
  const data = groundOf(relief, how)
  const { total, bulk } = heightsOf(relief, seed, isFilled)
  const smooth = softened(total, place, 0.2 * k)
  const wide = softened(total, place, 1.9 * k)
  const near = softened(total, place, 0.6 * k)
  const mask = side - 1
  const asked = stuffs.map((stuff) => askedOf(stuff, k))
  const unit = shown.width / canvas.width
  for (let y = 0; y < height; y++) {
    const py = shown.y + (y + canvas.top) * unit
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const cover = alpha[at] ?? 0
      if (cover < least) continue
      const stuff = asked[(of[at] ?? 1) - 1]
      if (!stuff) continue
      const { ambient, gloss, spark, pile, band, cos, sin, size, table, rough } = stuff
      const left = x > 0 ? at - 1 : at
      const right = x + 1 < width ? at + 1 : at
      const up = y > 0 ? at - width : at
      const down = y + 1 < height ? at + width : at
      // Beyond the edge there is nothing to slope down to: cut cloth is thick.
      const here = total[at] ?? 0
      const toRight = (alpha[right] ?? 0) < 0.5 ? here : (total[right] ?? here)
      const toLeft = (alpha[left] ?? 0) < 0.5 ? here : (total[left] ?? here)
      const above = (alpha[up] ?? 0) < 0.5 ? here : (total[up] ?? here)
      const below = (alpha[down] ?? 0) < 0.5 ? here : (total[down] ?? here)
      let gx = ((toRight - toLeft + (smooth[right] ?? 0) - (smooth[left] ?? 0)) * k) / 4
      let gy = ((below - above + (smooth[down] ?? 0) - (smooth[up] ?? 0)) * k) / 4
      const cap = 1 / (1 + 0.42 * Math.sqrt(gx * gx + gy * gy))
      gx *= cap
      gy *= cap
      const long = 1 / Math.sqrt(gx * gx + gy * gy + 1)
      const nx = -gx * long
      const ny = -gy * long
      const lam = Math.max(-0.15, nx * window[0] + ny * window[1] + long * window[2]) / window[2]
      const cave = Math.max(0, (wide[at] ?? 0) - here) / 3.4 + Math.max(0, (near[at] ?? 0) - here) / 1.5
      let lit = ambient + (1 - ambient) * lam
      lit *= 1 - Math.min(0.5, cave * 0.5)
      lit *= 0.4 + 0.6 * (open[at] ?? 1)
      // The window's light falls off towards the lower right.
      const px = shown.x + (x + canvas.left) * unit
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
      let light = gloss[0] > 0 ? gloss[0] * hx ** gloss[1] : 0
      if (spark && hx > 0.8) light += spark[0] * hx ** spark[1]
      if (band)
        light +=
          band * Math.exp(-((nx * cos + ny * sin - window[0] * 0.34) ** 2) * 42) * Math.max(0, lam - 0.35)
      light *= 1 - Math.min(0.9, cave * 1.2)
      const to = ((y + canvas.top) * canvas.width + x + canvas.left) * 3
      lamp.cover = cover
      lamp.lit = lit
      lamp.light = light
      lamp.isTinted = Boolean(band)
      paint(data, to, color, at * 3)
    }
  }
  return { data, width: canvas.width, height: canvas.height }
}

/** The light on the pixel that is painted: one record for all, since there are a million of them. */
const lamp = { cover: 0, lit: 0, light: 0, isTinted: false }

/** Shade keeps the colour of the cloth and is a little warmer on pale cloth; light is warm. */
const paint = (data: Uint8Array, to: number, color: Float32Array, from: number) => {
  const { cover, lit, light, isTinted } = lamp
  const r = (color[from] ?? 0) / 255
  const g = (color[from + 1] ?? 0) / 255
  const b = (color[from + 2] ?? 0) / 255
  const pale = Math.max(0, (r * 0.3 + g * 0.59 + b * 0.11 - 0.45) / 0.55)
  // Pale hide and cloth shine less.
  const gleam = light * (1 - pale * 0.55)
  for (let k = 0; k < 3; k++) {
    const own = k === 0 ? r : k === 1 ? g : b
    const loss = k === 0 ? 0.96 - pale * 0.12 : k === 1 ? 1 - pale * 0.04 : 0.98 + pale * 0.06
    let value =
      lit < 1
        ? own * (1 - (1 - lit) * loss)
        : 1 - (1 - own) * Math.max(0, 1 - (lit - 1) * 0.5) + own * (lit - 1) * 0.3 * (1 - own)
    value += gleam * (k === 0 ? 1 : k === 1 ? 0.965 : 0.9) * (isTinted ? 0.25 + own * 1.3 : 1)
    const bright = value > 0.9 ? 0.9 + (1 - Math.exp(-(value - 0.9) * 7)) * 0.1 : Math.max(0, value)
    data[to + k] = Math.min(255, (data[to + k] ?? 0) * (1 - cover) + bright * 255 * cover)
  }
}
