// How leather, suede, patent, cloth, straw, rubber, cork, stone and metal answer the light.
import type { MaterialName } from './material-names.ts'
import type { Print } from './prints.ts'
import type { Grain } from './surfaces.ts'
import { type Tones, tonesOf } from './tones.ts'

type Answer = {
  /** Strength and sharpness of the broad light, share of the window mirrored, light at grazing angles. */
  gloss: number
  tight: number
  mirror: number
  rim: number
  /** The grain, its size (points for a centimetre) and its strength. */
  grain?: Grain
  size?: number
  strength?: number
  /** Slow hills in the surface: dents of leather, folds of cloth. */
  hills?: number
}

const answers: Readonly<Record<MaterialName, Answer>> = {
  leather: {
    gloss: 0.34,
    tight: 16,
    mirror: 0.07,
    rim: 0.03,
    grain: 'leather',
    size: 46,
    strength: 0.34,
    hills: 0.04,
  },
  'soft-leather': {
    gloss: 0.22,
    tight: 9,
    mirror: 0,
    rim: 0.04,
    grain: 'leather',
    size: 34,
    strength: 0.9,
    hills: 0.1,
  },
  patent: { gloss: 0.2, tight: 40, mirror: 0.62, rim: 0.12, hills: 0.03 },
  suede: { gloss: 0, tight: 4, mirror: 0, rim: 0.14, grain: 'suede', size: 40, strength: 0.9, hills: 0.08 },
  nubuck: {
    gloss: 0.04,
    tight: 6,
    mirror: 0,
    rim: 0.08,
    grain: 'suede',
    size: 40,
    strength: 0.5,
    hills: 0.07,
  },
  canvas: {
    gloss: 0.02,
    tight: 4,
    mirror: 0,
    rim: 0.04,
    grain: 'canvas',
    size: 62,
    strength: 0.7,
    hills: 0.06,
  },
  linen: {
    gloss: 0.02,
    tight: 4,
    mirror: 0,
    rim: 0.04,
    grain: 'linen',
    size: 60,
    strength: 0.9,
    hills: 0.08,
  },
  knit: { gloss: 0.02, tight: 4, mirror: 0, rim: 0.08, grain: 'knit', size: 72, strength: 0.8, hills: 0.07 },
  // Yarn as thick as a finger's width holds two stitches of it: mittens and beanies.
  'chunky-knit': {
    gloss: 0.01,
    tight: 4,
    mirror: 0,
    rim: 0.1,
    grain: 'knit',
    size: 42,
    strength: 1.1,
    hills: 0.05,
  },
  wool: { gloss: 0.01, tight: 4, mirror: 0, rim: 0.1, grain: 'wool', size: 40, strength: 1, hills: 0.1 },
  felt: { gloss: 0.01, tight: 4, mirror: 0, rim: 0.1, grain: 'felt', size: 40, strength: 0.8, hills: 0.08 },
  satin: {
    gloss: 0.46,
    tight: 8,
    mirror: 0.03,
    rim: 0.06,
    grain: 'satin',
    size: 50,
    strength: 0.8,
    hills: 0.16,
  },
  velvet: {
    gloss: 0.02,
    tight: 4,
    mirror: 0,
    rim: 0.42,
    grain: 'velvet',
    size: 50,
    strength: 0.7,
    hills: 0.22,
  },
  nylon: {
    gloss: 0.26,
    tight: 11,
    mirror: 0.02,
    rim: 0.05,
    grain: 'plain',
    size: 60,
    strength: 0.5,
    hills: 0.18,
  },
  mesh: { gloss: 0.04, tight: 6, mirror: 0, rim: 0.05, grain: 'mesh', size: 62, strength: 0.7, hills: 0.08 },
  rubber: { gloss: 0.14, tight: 12, mirror: 0.03, rim: 0.04 },
  foam: { gloss: 0.05, tight: 7, mirror: 0, rim: 0.05 },
  jute: { gloss: 0.03, tight: 5, mirror: 0, rim: 0.03, grain: 'jute', size: 58, strength: 1 },
  straw: {
    gloss: 0.12,
    tight: 9,
    mirror: 0,
    rim: 0.03,
    grain: 'straw',
    size: 40,
    strength: 1.1,
    hills: 0.02,
  },
  cork: { gloss: 0.06, tight: 8, mirror: 0, rim: 0.02, grain: 'cork', size: 44, strength: 0.8 },
  wood: { gloss: 0.2, tight: 16, mirror: 0.05, rim: 0.03, grain: 'wood', size: 30, strength: 0.9 },
  croc: { gloss: 0.4, tight: 22, mirror: 0.2, rim: 0.05, grain: 'croc', size: 42, strength: 1, hills: 0.06 },
  woven: {
    gloss: 0.24,
    tight: 12,
    mirror: 0.04,
    rim: 0.03,
    grain: 'woven',
    size: 44,
    strength: 1,
    hills: 0.1,
  },
  fur: { gloss: 0.02, tight: 5, mirror: 0, rim: 0.3, grain: 'fur', size: 34, strength: 1.2, hills: 0.5 },
  acetate: { gloss: 0.4, tight: 30, mirror: 0.4, rim: 0.1 },
  glass: { gloss: 0.5, tight: 40, mirror: 0.55, rim: 0.2 },
  stone: { gloss: 0.6, tight: 34, mirror: 0.5, rim: 0.2 },
  pearl: { gloss: 0.7, tight: 7, mirror: 0.5, rim: 0.3 },
  enamel: { gloss: 0.4, tight: 30, mirror: 0.42, rim: 0.1 },
  paper: { gloss: 0, tight: 4, mirror: 0, rim: 0.02, grain: 'plain', size: 60, strength: 0.3 },
  metal: { gloss: 0.6, tight: 26, mirror: 0.8, rim: 0.1 },
}

export type Material = Answer & {
  name: MaterialName
  color: string
  isMetal: boolean
  tones: Tones
  print?: Print
  /** How little light reaches the surface: linings are darker than what they line. */
  dim: number
  /** Share of what is behind that is seen through it: 0 for all but glass. */
  clear: number
}

const known = new Map<string, Material>()

/**
 * Returns a material in a color, '#rrggbb', made darker by `dim` and clearer by `clear`; the same object for
 * the same arguments, unless it has a `print`.
 */
export const material = (
  name: MaterialName,
  color: string,
  more: { print?: Print; dim?: number; clear?: number } = {},
): Material => {
  const { print, dim = 1, clear = 0 } = more
  const key = `${name} ${color} ${dim} ${clear}`
  const found = print ? undefined : known.get(key)
  if (found) return found
  const tones = tonesOf(color)
  const made: Material = Object.assign(
    { name, color, isMetal: name === 'metal', tones, dim, clear },
    answers[name],
  )
  if (print) return Object.assign(made, { print })
  if (known.size > 400) known.clear()
  known.set(key, made)
  return made
}

export const gold = '#c9a24b'
