import { Resvg } from '@resvg/resvg-js'
import type { Scene } from './art/frame.ts'
import { finish, type Pixels } from './finish.ts'

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

/** A scene as a finished picture of this width: three bytes a pixel. */
export const rasterise = (scene: Scene, width: number): Pixels =>
  finish(pixelsOf(scene.piece, width), pixelsOf(scene.ground, width), scene)

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

/** One or two scenes as one picture. */
export const rasteriseAll = (scenes: readonly Scene[], width: number): Pixels => {
  const [first, second] = scenes.map((scene) => rasterise(scene, width))
  if (!first) throw new Error('nothing to draw')
  return second ? sideBySide(first, second, scenes[0]?.focus ?? 0.5) : first
}
