import { encode } from 'uqr'

/** The dark modules of a text's QR code as one SVG path, a unit each, without the quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
