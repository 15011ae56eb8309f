// A label's code as Code 128 (ISO/IEC 15417), for pages; label-pdf.ts draws the same bars on paper.
import bwipjs from 'bwip-js'

/** Modules of white that scanners need beside the bars. */
const quietModules = 10

/** Returns the code as an SVG document: black bars with quiet zones, which may be stretched freely. */
export function barcodeSvg(code: string): string {
  return bwipjs
    .toSVG({ bcid: 'code128', text: code, scale: 1, height: 14, paddingwidth: quietModules })
    .replace('<svg ', '<svg preserveAspectRatio="none" shape-rendering="crispEdges" ')
}
