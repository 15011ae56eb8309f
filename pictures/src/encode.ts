import sharp, { type Sharp } from 'sharp'
import type { Format } from './picture-cache.ts'

// Each render process has one core.
sharp.concurrency(1)

const encoders: Record<Exclude<Format, 'jpeg'>, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 76, effort: 3 }),
  avif: (image) => image.avif({ quality: 52, effort: 1 }),
}

type Size = { width: number; format: Exclude<Format, 'jpeg'>; isWhole?: boolean }

/**
 * Encodes a master picture in one width (px) and format, 4:5; what is not 4:5 is cut to its middle.
 * `isWhole`: the master keeps its own ratio, within the same 4:5.
 */
export const encode = (master: Buffer, { width, format, isWhole = false }: Size): Promise<Buffer> =>
  encoders[format](
    sharp(master)
      .rotate()
      .resize({ width, height: width * 1.25, fit: isWhole ? 'inside' : 'cover' }),
  ).toBuffer()

/** The size that readers of shared links ask for. */
const card = { width: 1200, height: 630 }

/**
 * Encodes the whole master as a JPEG of 1200 × 630, with its background continued to both sides: the card of
 * a shared link.
 */
export const encodeCard = async (master: Buffer): Promise<Buffer> => {
  const width = card.height * 0.8
  const left = (card.width - card.height * 0.8) / 2
  const middle = await sharp(master)
    .rotate()
    .resize({ width, height: card.height, fit: 'cover' })
    .removeAlpha()
    .png()
    .toBuffer()
  return sharp(middle)
    .extend({ left, right: left, extendWith: 'copy' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
