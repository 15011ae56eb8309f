import { Resvg } from '@resvg/resvg-js'
import type { AnyScene } from './art/draw.ts'
import { finish, type Pixels } from './finish.ts'
import { drawSewn } from './sewn/scene.ts'
import { render } from './solid/render.ts'

/**
 * Pixels of an SVG, premultiplied. Fonts are not loaded: a picture must look the same on every machine,
 * so the art writes no text.
 */
const pixelsOf = (svg: string, width: number): Pixels => {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  return { data: image.pixels, width: image.width, height: image.height }
}

/** A picture with what an SVG of the same part of the picture lays over it. */
const withMarks = (picture: Pixels, marks: string | undefined): Pixels => {
  const { width } = picture
  if (!marks) return picture
  const over = pixelsOf(marks, width).data
  const { data } = picture
  for (let i = 0; i < width * picture.height; i++) {
    const rest = 1 - (over[i * 4 + 3] ?? 0) / 255
    if (rest === 1) continue
    for (const k of [0, 1, 2])
      data[i * 3 + k] = Math.min(255, (over[i * 4 + k] ?? 0) + (data[i * 3 + k] ?? 0) * rest)
  }
  return picture
}

/** Draws a scene as a finished picture of this width (pixels), 4:5, three bytes a pixel. */
export const rasterise = (scene: AnyScene, width: number): Pixels => {
  if ('solid' in scene) return withMarks(render(scene.solid, width), scene.marks)
  if ('sewn' in scene) return withMarks(drawSewn(scene, width), scene.marks)
  return finish(pixelsOf(scene.piece, width), pixelsOf(scene.ground, width), scene)
}

/**
 * Half of each picture beside the other, the half around what both are about, with a light line between them.
 */
const sideBySide = (left: Pixels, right: Pixels, focus: number): Pixels => {
  const { width, height } = left
  const half = Math.floor(width / 2)
  const start = Math.round(Math.min(width - half - 1, Math.max(0, focus * width - half / 2)))
  const line = Math.max(1, Math.round(width / 200))
  const data = new Uint8Array(width * height * 3).fill(251)
  for (let y = 0; y < height; y++) {
    const row = y * width * 3
    const from = row + start * 3
    data.set(left.data.subarray(from, from + (half - line) * 3), row)
    data.set(right.data.subarray(from + line * 3, from + half * 3), row + (half + line) * 3)
  }
  return { data, width, height }
}

const focusOf = ([first]: readonly AnyScene[]) => (first && 'focus' in first ? first.focus : undefined)

/**
 * Draws one or two scenes, two side by side, as one picture of this width in pixels. Throws without a scene.
 */
export const rasteriseAll = (scenes: readonly AnyScene[], width: number): Pixels => {
  const [first, second] = scenes.map((scene) => rasterise(scene, width))
  if (!first) throw new Error('nothing to draw')
  return second ? sideBySide(first, second, focusOf(scenes) ?? 0.5) : first
}
