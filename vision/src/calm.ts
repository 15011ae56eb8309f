// Calms the ground of a photo: what lies around the piece is blurred and drawn towards its own mean color.
// The piece itself keeps its pixels, so that a flaw or a color is never smoothed away (decision 0232).
import sharp from 'sharp'
import { findGarment, type Mask } from './garment.ts'
import { readPixels } from './pixels.ts'

/** The ground is blurred in a small copy: a wide blur of millions of pixels takes seconds. */
const groundWidth = 320
const groundBlur = 14
/** How far the ground is drawn to its mean color, from 0 to 1. */
const evenness = 0.65
/** Points of the mask by which the kept part is widened: a rim of ground rather than a rim lost. */
const rim = 1

type Raw = { data: Uint8Array; width: number; height: number }

/** A mask as bytes, 255 for the piece, widened by the rim. */
function widened({ data, width, height }: Mask): Uint8Array {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!data[y * width + x]) continue
      for (let dy = -rim; dy <= rim; dy += 1)
        for (let dx = -rim; dx <= rim; dx += 1) {
          const xx = Math.min(width - 1, Math.max(0, x + dx))
          const yy = Math.min(height - 1, Math.max(0, y + dy))
          out[yy * width + xx] = 255
        }
    }
  return out
}

/** How much each point of a size belongs to the piece, 0 to 255, with soft edges. */
async function veilOf(mask: Mask, width: number, height: number): Promise<Uint8Array> {
  return sharp(widened(mask), { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .blur(Math.max(1, width / 240))
    .extractChannel(0)
    .raw()
    .toBuffer()
}

/** The calm ground: the piece is filled with the ground's mean color first, so that it doesn't bleed. */
async function groundOf({ data, width, height }: Raw, mask: Mask): Promise<Raw> {
  const high = Math.max(8, Math.round((groundWidth * height) / width))
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: groundWidth, height: high, fit: 'fill' })
    .raw()
    .toBuffer()
  const veil = await veilOf(mask, groundWidth, high)
  const sums = [0, 0, 0]
  let count = 0
  for (const [i, value] of veil.entries()) {
    if (value > 8) continue
    count += 1
    for (let k = 0; k < 3; k += 1) sums[k] = (sums[k] ?? 0) + (small[i * 3 + k] ?? 0)
  }
  const mean = sums.map((sum) => sum / Math.max(1, count))
  for (const [i, value] of veil.entries())
    for (let k = 0; k < 3; k += 1) {
      const own = value > 8 ? (mean[k] ?? 0) : (small[i * 3 + k] ?? 0)
      small[i * 3 + k] = Math.round(own + ((mean[k] ?? 0) - own) * evenness)
    }
  const calm = await sharp(small, { raw: { width: groundWidth, height: high, channels: 3 } })
    .blur(groundBlur)
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer()
  return { data: calm, width, height }
}

/**
 * Returns a photo as a JPEG of the same size with a calm ground and its piece unchanged; undefined when
 * nothing stands out from the ground, so that nobody can say what the piece is. Rejects bytes that are no
 * picture.
 */
export async function calmed(bytes: Buffer): Promise<Buffer | undefined> {
  const { mask, isClear } = await findGarment(await readPixels(bytes))
  if (!isClear) return undefined
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const [veil, ground] = await Promise.all([
    veilOf(mask, width, height),
    groundOf({ data, width, height }, mask),
  ])
  for (let i = 0; i < width * height; i += 1) {
    const kept = (veil[i] ?? 0) / 255
    if (kept === 1) continue
    for (let k = 0; k < 3; k += 1) {
      const at = i * 3 + k
      data[at] = Math.round((data[at] ?? 0) * kept + (ground.data[at] ?? 0) * (1 - kept))
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
