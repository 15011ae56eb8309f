// Pictures as pixels: three bytes each, row by row.
import type { PictureBox } from '@hemline/rules/image-search/boxes.ts'
import sharp from 'sharp'

export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** The longer side of what is looked at. More shows no more: the network sees 224 pixels. */
const lookedAt = 448
/** The least pixels of a part on a side. */
const leastPart = 16

/**
 * Decodes a picture, or the part of it in `box` (fractions from 0 to 1), to at most 448 pixels on the longer
 * side. Rejects bytes that are no picture.
 */
export async function readPixels(bytes: Buffer, box?: PictureBox): Promise<Pixels> {
  const whole = sharp(bytes, { failOn: 'error', sequentialRead: false })
  const { width, height } = await whole.metadata()
  const part = box && {
    left: Math.min(width - leastPart, Math.round(box.left * width)),
    top: Math.min(height - leastPart, Math.round(box.top * height)),
  }
  const cut = part
    ? whole.extract({
        ...part,
        width: Math.max(leastPart, Math.min(width - part.left, Math.round(box.width * width))),
        height: Math.max(leastPart, Math.min(height - part.top, Math.round(box.height * height))),
      })
    : whole
  const { data, info } = await cut
    .resize({ width: lookedAt, height: lookedAt, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Scales pixels to another size, stretching them when the ratio differs. */
export async function resize(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  const { data } = pixels
  const raw = { width: pixels.width, height: pixels.height, channels: 3 as const }
  const resized = await sharp(data, { raw }).resize({ width, height, fit: 'fill' }).raw().toBuffer()
  return { data: resized, width, height }
}
