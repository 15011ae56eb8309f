// A garment without its ground, in the middle of a plain square.
import sharp from 'sharp'
import type { Garment } from './garment.ts'
import { seenEdge } from './network.ts'
import type { Pixels } from './pixels.ts'
import { boxAround } from './silhouette.ts'

const ground = 235
const share = 0.88

/** Returns the garment of a picture cut out and centered on plain gray, 224 × 224 pixels. */
export async function aloneOf({ data, width, height }: Pixels, { mask }: Garment): Promise<Pixels> {
  const veil = await sharp(
    mask.data.map((value) => value * 255),
    { raw: { width: mask.width, height: mask.height, channels: 1 } },
  )
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .blur(1.2)
    .extractChannel(0)
    .raw()
    .toBuffer()
  const veiled = new Uint8Array(data.length)
  for (let i = 0; i < width * height; i += 1) {
    const visible = (veil[i] ?? 0) / 255
    for (let k = 0; k < 3; k += 1)
      veiled[i * 3 + k] = Math.round(ground + ((data[i * 3 + k] ?? 0) - ground) * visible)
  }
  const box = boxAround(mask)
  const left = Math.floor((box.left * width) / mask.width)
  const top = Math.floor((box.top * height) / mask.height)
  const wide = Math.max(1, Math.min(width - left, Math.round(((box.right - box.left) * width) / mask.width)))
  const high = Math.max(
    1,
    Math.min(height - top, Math.round(((box.bottom - box.top) * height) / mask.height)),
  )
  const inner = Math.round(seenEdge * share)
  const background = { r: ground, g: ground, b: ground }
  const margin = Math.floor((seenEdge - inner) / 2)
  const rest = seenEdge - inner - margin
  const square = await sharp(veiled, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: wide, height: high })
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ left: margin, top: margin, right: rest, bottom: rest, background })
    .raw()
    .toBuffer()
  return { data: square, width: seenEdge, height: seenEdge }
}
