import { Resvg } from '@resvg/resvg-js'

/** PNG of an SVG. Fonts are not loaded: a picture must look the same on every machine, so the art writes no text. */
export const rasterise = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()
