import sharp, { type Sharp } from 'sharp'
import type { Format } from './picture-cache.ts'

// The render processes need the other cores.
sharp.concurrency(1)

const encoders: Record<Format, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 76, effort: 3 }),
  avif: (image) => image.avif({ quality: 52, effort: 1 }),
}

/** A master in one width, 4:5; what is not 4:5 is cut to its middle. */
export const encode = (master: Buffer, width: number, format: Format): Promise<Buffer> =>
  encoders[format](
    sharp(master)
      .rotate()
      .resize({ width, height: width * 1.25, fit: 'cover' }),
  ).toBuffer()
