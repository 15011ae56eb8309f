// A label's code as Code 128 (ISO/IEC 15417) and DataMatrix (ISO/IEC 16022), for pages; label-pdf.ts
// draws the same codes on paper.
import bwipjs from 'bwip-js'

/** Modules of white that scanners need beside the bars. */
const quietModules = 10

/** Returns a code as a Code 128 barcode, an SVG document with quiet zones, which may be stretched freely. */
export function barcodeSvg(code: string): string {
  return bwipjs
    .toSVG({ bcid: 'code128', text: code, scale: 1, height: 14, paddingwidth: quietModules })
    .replace('<svg ', '<svg preserveAspectRatio="none" shape-rendering="crispEdges" ')
}

/** Returns a text as a DataMatrix, an SVG document of black squares with its quiet zone. */
export const matrixSvg = (text: string): string =>
  bwipjs
    .toSVG({ bcid: 'datamatrix', text, scale: 2, paddingwidth: 2, paddingheight: 2 })
    .replace('<svg ', '<svg shape-rendering="crispEdges" ')
