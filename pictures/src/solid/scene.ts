// From a spec to what is rendered: the thing, its materials, the side it is shown from and the part that
// a close look shows.
import { deep, lift, lightness, mix } from '../art/colour.ts'
import type { ArtSpec, Solid, Texture } from '../art/spec.ts'
import { type Shown, shownOf } from '../close-look.ts'
import { look } from './camera.ts'
import { handOf, pickerOf } from './choices.ts'
import type { MaterialName } from './material-names.ts'
import { gold, material } from './materials.ts'
import { printOf } from './prints.ts'
import { type Shot, seenAt } from './render.ts'
import { plainMaterial } from './shapes.ts'
import type { Dress } from './thing.ts'
import { thingOf } from './things.ts'

/** A thing that is to be rendered, and the marks of wear that are laid over it, as SVG. */
export type SolidScene = Shown & { solid: Shot }

const ofTexture: Partial<Record<Texture, MaterialName>> = {
  leather: 'leather',
  suede: 'suede',
  canvas: 'canvas',
  straw: 'straw',
  felt: 'felt',
  wool: 'wool',
  satin: 'satin',
  linen: 'linen',
}

const stones = ['#2f7d5e', '#27508c', '#a02a3f', '#5aa3b5', '#6d4a8c', '#d9e4e8']

/** What is knitted is so by its cut, of whatever hide other gloves are. */
const knitOf = ({ shape }: Solid, texture: Texture): MaterialName | undefined =>
  shape.on === 'extra' && (shape.extra === 'mittens' || shape.extra === 'fingerless') && texture === 'leather'
    ? 'knit'
    : undefined

const dressOf = (spec: ArtSpec, solid: Solid): Dress => {
  const { cloth, shape = {}, seed = 0 } = spec
  const pick = pickerOf(seed)
  const { color, color2, texture = 'plain', shine = 0 } = cloth
  const name =
    solid.material ?? knitOf(solid, texture) ?? ofTexture[texture] ?? plainMaterial(solid.shape, shine)
  const print = printOf(cloth)
  const isPale = lightness(color) > 0.62
  const accents = isPale
    ? [deep(color, 0.42), '#2f3b4d', '#8a5a3c']
    : [lift(color, 0.55), '#efe6d6', deep(color, 0.5)]
  const second = color2 ?? accents[Math.floor(pick('accent') * accents.length)] ?? '#efe6d6'
  return {
    main: material(name, color, print ? { print } : {}),
    second: material(name === 'patent' ? 'leather' : name, second),
    lining: pick('lining') < 0.6 ? '#d9c3a0' : mix(color, '#e9dcc6', 0.7),
    thread: isPale ? mix(color, '#a88c68', 0.4) : lift(color, 0.42),
    metal: shape.metal ?? (pick('metal') < 0.62 ? gold : '#b9b6ae'),
    stone: color2 ?? stones[Math.floor(pick('stone') * stones.length)] ?? '#3f7a63',
    pick,
    hand: handOf(spec),
  }
}

/** Returns the style of the label inside a solid thing (cloth, leather …). */
export const solidLabel = (spec: ArtSpec, solid: Solid) => thingOf(solid.shape, dressOf(spec, solid)).label

/** How far from the middle of its place a hand set a thing, and how much smaller it is taken: shares. */
const framed = { aside: 0.05, up: 0.036, smaller: 0.12 }

type Frame = readonly [left: number, top: number, width: number, height: number]

/** The part of the picture that a thing may fill, as somebody took the picture. */
const asTaken = ([left, top, width, height]: Frame, spec: ArtSpec): Frame => {
  const hand = handOf(spec)
  const near = 1 - hand('near') * framed.smaller
  const dx = (hand('aside') - 0.5) * 2 * framed.aside * 800
  const dy = (hand('up') - 0.5) * 2 * framed.up * 1000
  return [
    left + (width * (1 - near)) / 2 + dx,
    top + (height * (1 - near)) / 2 + dy,
    width * near,
    height * near,
  ]
}

const closeUp = 400

/** Degrees by which a thing is turned from where it would be if nobody had laid it down, at most. */
const askew = { lying: 16, standing: 7, jewel: 12 }

/**
 * Returns the scene of a solid thing from the front or back, of a part of it, or of its flaw, as the spec's
 * view asks.
 */
export const solidScene = (spec: ArtSpec, solid: Solid): SolidScene => {
  const thing = thingOf(solid.shape, dressOf(spec, solid))
  const { view = 'front', flaw, part, backdrop = 'plaster' } = spec
  const side = view === 'back' ? thing.back : thing.front
  const stood = solid.shape.on === 'jewel' ? askew.jewel : askew.standing
  const by = thing.horizon < 0 ? askew.lying : stood
  const turn = side.turn + (handOf(spec)('askew') - 0.5) * 2 * by
  const camera = {
    ...side,
    turn,
    eye: thing.eye ?? 150,
    box: asTaken(thing.box, spec),
    ...(thing.most && { most: thing.most * (1 - handOf(spec)('near') * framed.smaller) }),
  }
  const seen = look(thing.patches, camera)
  const named = part && thing.spots[part]
  const spot =
    flaw && view !== 'back' ? (named ? seen.toPicture(named) : seenAt(thing.patches, seen, flaw)) : undefined
  const close = shownOf(spec, { detail: seen.toPicture(thing.detail), width: closeUp, spot })
  return {
    solid: {
      patches: thing.patches,
      camera,
      ground: { backdrop, horizon: thing.horizon },
      shown: close.shown,
    },
    ...close,
  }
}
