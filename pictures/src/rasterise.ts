import { Resvg } from '@resvg/resvg-js'
import type { Scene } from './art/frame.ts'
import { finish, type Pixels } from './finish.ts'

/** Pixels of an SVG, premultiplied. Fonts are not loaded: a picture must look the same on every machine, so the art writes no text. */
const pixelsOf = (svg: string, width: number): Pixels => {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render()
  return { data: image.pixels, width: image.width, height: image.height }
}

/** A scene as a finished picture of this width: three bytes a pixel. */
export const rasterise = (scene: Scene, width: number): Pixels => finish(pixelsOf(scene.piece, width), pixelsOf(scene.ground, width), scene)
