// Puts a finished board into its picture: wall or floor, shadows, wrinkle and weave. Filters span the whole picture, so that
// nothing is clipped, and use offsets in the picture's own units, so that 160 px and 1200 px look alike.
import type { Board } from './board.ts'
import { type Box, height, round, widen, width } from './paths.ts'
import type { ArtSpec } from './spec.ts'

export type Finish = 'cloth' | 'knit' | 'stiff' | 'hide' | 'none'
export type Shadow = 'wall' | 'flat' | 'floor'
export type FrameLook = { finish?: Finish; shadow?: Shadow; zoom?: readonly [middle: number, scale: number] }

const walls = { plaster: ['#f6f1e8', '#e9e0d2', '#d9cdbb'], oat: ['#efe6d7', '#e4d7c3', '#d2c1a8'], clay: ['#efdfd2', '#e3cdbb', '#cfb39d'] } as const

type FinishNumbers = { wrinkle: string; push: number; depth: number; offset: number; weave: number; grain: number }
const finishes: Record<Finish, FinishNumbers> = {
  cloth: { wrinkle: '.011 .005', push: 12.6, depth: 0.75, offset: 15, weave: 0.6, grain: 0.09 },
  knit: { wrinkle: '.016 .01', push: 9.8, depth: 0.34, offset: 12, weave: 0.4, grain: 0.16 },
  stiff: { wrinkle: '.006 .004', push: 7, depth: 0.4, offset: 16, weave: 0.62, grain: 0.12 },
  hide: { wrinkle: '.01 .01', push: 2.8, depth: 0.22, offset: 14, weave: 0.2, grain: 0.16 },
  none: { wrinkle: '.01 .01', push: 0, depth: 0, offset: 10, weave: 0.5, grain: 0 },
}

type Cast = readonly [dx: number, dy: number, blur: number, opacity: number]
const shadows: Record<Shadow, readonly Cast[]> = {
  wall: [
    [5, 7, 5, 0.26],
    [20, 26, 20, 0.26],
    [44, 60, 46, 0.14],
  ],
  flat: [
    [3, 4, 3, 0.34],
    [9, 13, 10, 0.26],
    [22, 30, 30, 0.16],
  ],
  floor: [[2, 2, 2, 0.2]],
}

const spanning = (box: Box, margin: number) => {
  const { x, y, width: w, height: h } = widen(box, margin)
  return `filterUnits="userSpaceOnUse" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"`
}

const emboss = (source: string, offset: number, gain: number, out: string) =>
  `<feColorMatrix in="${source}" values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="${out}p"/><feColorMatrix in="${source}" values="-1 0 0 0 1 -1 0 0 0 1 -1 0 0 0 1 0 0 0 0 1" result="${out}i"/><feOffset in="${out}i" dx="${-offset}" dy="${-offset}" result="${out}o"/><feComposite in="${out}p" in2="${out}o" operator="arithmetic" k2="${gain}" k3="${gain}" k4="${0.5 - gain}" result="${out}"/>`

const clothFilter = (id: string, seed: number, n: FinishNumbers, region: string) => {
  if (!n.push) return `<filter id="${id}f" ${region} color-interpolation-filters="sRGB"><feOffset dx="0" dy="0"/></filter>`
  return `<filter id="${id}f" ${region} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${n.wrinkle}" numOctaves="2" seed="${seed % 97}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${n.push}" xChannelSelector="R" yChannelSelector="G" result="d0"/><feGaussianBlur in="d0" stdDeviation=".5" result="d"/>${emboss('n', n.offset, 1.7, 'e')}<feTurbulence type="fractalNoise" baseFrequency="${n.weave}" numOctaves="2" seed="${seed % 31}" result="g"/>${emboss('g', 1.4, 1, 'w')}<feComposite in="d" in2="e" operator="arithmetic" k1="${n.depth}" k2="${1 - n.depth / 2}" result="a"/><feComposite in="a" in2="w" operator="arithmetic" k1="${n.grain * 2}" k2="${1 - n.grain}" result="b"/><feComposite in="b" in2="d" operator="in"/></filter>`
}

const shadowFilter = (id: string, casts: readonly Cast[], region: string) => {
  const layers = casts.map(
    ([dx, dy, blur, opacity], i) =>
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}"/><feColorMatrix values="0 0 0 0 .21 0 0 0 0 .13 0 0 0 0 .07 0 0 0 ${opacity} 0" result="s${i}"/>`,
  )
  const merged = casts.map((_, i) => `<feMergeNode in="s${casts.length - 1 - i}"/>`)
  return `<filter id="${id}s" ${region} color-interpolation-filters="sRGB">${layers.join('')}<feMerge>${merged.join('')}<feMergeNode in="SourceGraphic"/></feMerge></filter>`
}

// The rasteriser ends the whole process over a blur that lies outside the picture; in a crop every blur therefore spans what is shown.
const blurs = (id: string, shown?: Box) =>
  [1, 2, 3, 6, 9, 20]
    .map(
      (v) =>
        `<filter id="${id}b${v}" ${shown ? spanning(shown, 40) : 'x="-60%" y="-60%" width="220%" height="220%"'}><feGaussianBlur stdDeviation="${v}"/></filter>`,
    )
    .join('')

const wall = (board: Board, backdrop: keyof typeof walls, shadow: Shadow) => {
  const { id } = board
  const [light, ground, dark] = walls[backdrop]
  const whole = `width="${width}" height="${height}"`
  board.defs.push(
    `<radialGradient id="${id}l" cx=".2" cy=".08" r="1.15"><stop offset="0" stop-color="#fffdf7" stop-opacity=".95"/><stop offset=".45" stop-color="${light}" stop-opacity=".5"/><stop offset="1" stop-color="${dark}" stop-opacity=".75"/></radialGradient>`,
    `<filter id="${id}n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${shadow === 'flat' ? '.9 .35' : '.7'}" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .35 0 0 0 0 .27 0 0 0 0 .18 0 0 0 .32 -.06"/></filter>`,
  )
  const floor =
    shadow === 'floor'
      ? `<rect y="640" width="${width}" height="360" fill="${board.gradient(
          [
            [0, dark, 0],
            [0.12, dark, 0.55],
            [1, ground, 0.2],
          ],
          [0, 0, 0, 1],
        )}"/>`
      : ''
  return `<rect ${whole} fill="${ground}"/><rect ${whole} fill="url(#${id}l)"/>${floor}<rect ${whole} filter="url(#${id}n)" opacity=".35"/>`
}

/** A part of the picture: its centre and its width; the height follows. */
export type Crop = { x: number; y: number; width: number }

/** What a crop shows of the picture. */
const shownPart = ({ zoom = [500, 1] }: FrameLook, crop?: Crop): Box => {
  if (!crop) return { x: 0, y: 0, width, height }
  const [w, h] = [crop.width, (crop.width * height) / width]
  const x = Math.min(width - w, Math.max(0, 400 + (crop.x - 400) * zoom[1] - w / 2))
  const y = Math.min(height - h, Math.max(0, 500 + (crop.y - zoom[0]) * zoom[1] - h / 2))
  return { x: round(x), y: round(y), width: round(w), height: round(h) }
}

/** The same part where the pieces are laid, before they are scaled into the picture. */
export const visibleBox = (look: FrameLook, crop?: Crop): Box => {
  const [middle, scale] = look.zoom ?? [500, 1]
  const { x, y, width: w, height: h } = shownPart(look, crop)
  return { x: 400 + (x - 400) / scale, y: middle + (y - 500) / scale, width: w / scale, height: h / scale }
}

/**
 * Opacity as paint, not as a group of its own. It draws faster, and the rasteriser ends the whole process over a group that lies
 * outside of what is shown.
 */
const flatten = (svg: string) =>
  svg.replace(/<(?:path|circle|ellipse|rect|g)\b[^>]*>/g, (tag) =>
    /filter=|clip-path=/.test(tag) ? tag : tag.replace(/ opacity="([^"]*)"/, ' fill-opacity="$1" stroke-opacity="$1"'),
  )

export type View = { crop?: Crop; isTurned?: boolean }

/** The finished picture. Turned, the piece shows its other side, and its shadow still falls to the right. */
export const frame = (board: Board, spec: ArtSpec, look: FrameLook, { crop, isTurned }: View = {}) => {
  const { finish = 'cloth', shadow = 'wall', zoom = [500, 1] } = look
  const { id } = board
  const backdrop = wall(board, spec.backdrop ?? 'plaster', shadow)
  const { x, y, width: w, height: h } = shownPart(look, crop)
  const blurred = blurs(id, crop && visibleBox(look, crop))
  const region = spanning(crop ? visibleBox(look, crop) : { x: 0, y: 0, width, height }, crop ? 40 : 10)
  const filters = [blurred, clothFilter(id, board.seed, finishes[finish], region), shadowFilter(id, shadows[shadow], region)]
  const defs = flatten([...filters, ...board.defs].join(''))
  const turn = isTurned ? ` transform="translate(${width},0) scale(-1,1)"` : ''
  const art = `<g filter="url(#${id}s)"><g${turn}><g filter="url(#${id}f)">${flatten(board.marks.join(''))}</g></g></g>`
  const placed = `<g transform="translate(400,500) scale(${zoom[1]}) translate(-400,${-zoom[0]})"><g${turn}>${board.ground.join('')}</g>${art}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${width}" height="${height}" role="img"><defs>${defs}</defs>${backdrop}${placed}</svg>`
}
