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

/** Returns pixels scaled to another size, stretched when the ratio differs. */
export async function resize(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  const { data } = pixels
  const raw = { width: pixels.width, height: pixels.height, channels: 3 as const }
  const resized = await sharp(data, { raw }).resize({ width, height, fit: 'fill' }).raw().toBuffer()
  return { data: resized, width, height }
}

const rawOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 as const } })

/** Mirrors pixels, left to right. */
export async function mirrored(pixels: Pixels): Promise<Pixels> {
  return { ...pixels, data: await rawOf(pixels).flop().raw().toBuffer() }
}

/** Cuts out the middle of pixels: `share` of the width and of the height. */
export async function middleOf(pixels: Pixels, share: number): Promise<Pixels> {
  const width = Math.max(1, Math.round(pixels.width * share))
  const height = Math.max(1, Math.round(pixels.height * share))
  const left = (pixels.width - width) >> 1
  const top = (pixels.height - height) >> 1
  const data = await rawOf(pixels).extract({ left, top, width, height }).raw().toBuffer()
  return { data, width, height }
}
