import { encode } from 'uqr'

/**
 * Encodes a text as a QR code. Returns its dark modules as one SVG path in units of one module, without the
 * quiet zone, and its size in modules.
 */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
