// The cloth of a piece, from its colours, its pattern and its texture.
import { deep, lift, lightness, mix } from '../art/colour.ts'
import type { ArtSpec, Texture } from '../art/spec.ts'
import type { MaterialName } from '../solid/material-names.ts'
import { gold, type Material, material } from '../solid/materials.ts'
import { type Print, printOf } from '../solid/prints.ts'
import { tonesOf } from '../solid/tones.ts'
import type { Cloth, Surface } from './layers.ts'
import { curls, laceAt, laceHeight, net, ridges, sequins, stitches, strands, twill } from './surfaces.ts'

type Weave = { name: MaterialName; drape: number; surface?: Surface; hair?: number }

const weaves: Readonly<Record<Texture, Weave>> = {
  plain: { name: 'linen', drape: 1 },
  linen: { name: 'linen', drape: 1.05 },
  satin: { name: 'satin', drape: 1.35 },
  wool: { name: 'wool', drape: 0.95 },
  leather: { name: 'leather', drape: 1.15 },
  suede: { name: 'suede', drape: 1 },
  canvas: { name: 'canvas', drape: 0.9 },
  straw: { name: 'canvas', drape: 0.7 },
  felt: { name: 'felt', drape: 0.85 },
  velvet: { name: 'velvet', drape: 1.2 },
  corduroy: { name: 'suede', drape: 0.9, surface: ridges(1.25, 0.26, 0.9) },
  denim: { name: 'canvas', drape: 0.95, surface: twill },
  lace: { name: 'linen', drape: 0.9, surface: laceHeight },
  sequins: { name: 'satin', drape: 1, surface: sequins },
  fur: { name: 'fur', drape: 1, hair: 1.3, surface: strands },
  fleece: { name: 'felt', drape: 0.6, hair: 0.35, surface: curls },
  jersey: { name: 'felt', drape: 1.05 },
  nylon: { name: 'nylon', drape: 1.1 },
  tulle: { name: 'felt', drape: 0.6, surface: net },
}

/** Lace over a lining of a deeper colour. */
const laceOver = (color: string, lining: string): Print => {
  const thread = tonesOf(color)
  const under = tonesOf(lining)
  return (s, t) => (laceAt(s, t) ? thread : under)
}

/** Returns the main cloth of a piece: weave, color and pattern from its spec. */
export const mainCloth = ({ cloth }: ArtSpec): Cloth => {
  const { color, texture = 'plain', pattern } = cloth
  const weave = pattern === 'denim' ? weaves.denim : weaves[texture]
  const { name, surface, ...rest } = weave
  const print =
    texture === 'lace'
      ? laceOver(color, lightness(color) > 0.5 ? mix(color, '#8d6f58', 0.42) : deep(color, 0.62))
      : pattern === 'rib' || pattern === 'knit' || pattern === 'denim'
        ? undefined
        : printOf(cloth)
  const knitted = pattern === 'rib' ? ridges(1.1, 0.2) : pattern === 'knit' ? stitches(0.9) : undefined
  const made = material(knitted ? 'knit' : name, color, print ? { print } : {})
  const own = knitted ?? surface
  return { material: made, ...rest, ...(own && { surface: own }) }
}

/** Returns a cloth of the same weave in one color. */
export const plainCloth = (cloth: Cloth, color: string): Cloth => {
  const { surface, ...rest } = cloth
  return { ...rest, material: material(cloth.material.name, color) }
}

/** What a piece is sewn of beside its main cloth. */
export type Stuff = {
  cloth: Cloth
  /** Trims, collars and stripes of another colour. */
  second: Cloth
  rib: Cloth
  lining: Cloth
  /** Lace that edges the piece. */
  lace: Cloth
  thread: string
  metal: Material
  button: Material
}

/** Chooses the materials of a garment: cloth, lining, trim, metal, buttons and thread. */
export const stuffOf = (spec: ArtSpec, pick: (name: string) => number): Stuff => {
  const { color, color2, pattern } = spec.cloth
  const cloth = mainCloth(spec)
  const isPale = lightness(color) > 0.6
  const metalColor = spec.shape?.metal ?? (pick('metal') < 0.6 ? gold : '#b9b6ae')
  const horn = isPale ? ['#f4eee2', '#b99a72', '#e9dfcd'] : ['#2a211b', deep(color, 0.5), '#6d4f38']
  const trim = color2 ?? (isPale ? deep(color, 0.6) : lift(color, 0.72))
  return {
    cloth,
    second: plainCloth(cloth, trim),
    rib: { material: material('knit', deep(color, 0.14)), surface: ridges(0.95, 0.2), drape: 0.7 },
    lining: {
      material: material('satin', isPale ? mix(color, '#a58a6c', 0.42) : deep(color, 0.36)),
      drape: 1,
    },
    lace: {
      material: material('linen', trim, {
        print: laceOver(isPale ? mix(color, '#fffaf0', 0.6) : lift(color, 0.6), color),
      }),
      surface: laceHeight,
      drape: 0.5,
    },
    thread: pattern === 'denim' ? '#c98d45' : isPale ? mix(color, '#9c8262', 0.45) : lift(color, 0.3),
    metal: material('metal', metalColor),
    button: material('acetate', horn[Math.floor(pick('button') * horn.length)] ?? '#2a211b'),
  }
}
