// A picture as a shopper might send it: cropped, in another light, recolored slightly, rotated, blurred, on
// another ground, as a screenshot with text around, or framed as the site frames it.
import { boxWithRoom } from '@hemline/rules/image-search/boxes.ts'
import { readPixels } from '@hemline/vision/pixels.ts'
import { thingsIn } from '@hemline/vision/things.ts'
import sharp, { type Sharp } from 'sharp'

export const disturbances = [
  'cropped',
  'relit',
  'recolored',
  'rotated',
  'blurred',
  'elsewhere',
  'screenshot',
  'framed',
] as const
export type Disturbance = (typeof disturbances)[number]

const between = (chance: () => number, least: number, most: number) => least + chance() * (most - least)

async function cropped(bytes: Buffer, chance: () => number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const [left, top, right, bottom] = [0, 1, 2, 3].map(() => between(chance, 0.02, 0.15)) as [
    number,
    number,
    number,
    number,
  ]
  return sharp(bytes)
    .extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round((1 - left - right) * width),
      height: Math.round((1 - top - bottom) * height),
    })
    .toBuffer()
}

/** The corner's color, so that a turned picture has no black corners. */
async function groundOf(bytes: Buffer) {
  const { data } = await sharp(bytes)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { r: data[0] ?? 255, g: data[1] ?? 255, b: data[2] ?? 255 }
}

const shades = ['#b8c4c9', '#7d6b5d', '#d9d2c5', '#4d5a52', '#e8e8e8', '#a3876a']

async function elsewhere(bytes: Buffer, chance: () => number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const wide = Math.round(width * 1.5)
  const high = Math.round(height * 1.4)
  const background = shades[Math.floor(chance() * shades.length)] ?? '#b8c4c9'
  return sharp({ create: { width: wide, height: high, channels: 3, background } })
    .composite([
      {
        input: bytes,
        left: Math.round(chance() * (wide - width)),
        top: Math.round(chance() * (high - height)),
      },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function screenshot(bytes: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const lines = Array.from(
    { length: 5 },
    (_, i) =>
      `<rect x="12" y="${height + 56 + i * 22}" width="${width - 40 - i * 17}" height="9" fill="#333"/>`,
  ).join('')
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 200}"><rect width="100%" height="100%" fill="white"/><rect width="100%" height="40" fill="#f1f1f4"/><circle cx="20" cy="20" r="8" fill="#888"/>${lines}</svg>`
  return sharp(Buffer.from(frame))
    .composite([{ input: bytes, left: 0, top: 44 }])
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** The part that the site frames by itself, as the shop looks at it: what stands out, with some ground. */
async function framed(bytes: Buffer): Promise<Buffer> {
  const [thing] = await thingsIn(await readPixels(bytes))
  if (!thing) return bytes
  const box = boxWithRoom(thing)
  const { width, height } = await sharp(bytes).metadata()
  return sharp(bytes)
    .extract({
      left: Math.floor(box.left * width),
      top: Math.floor(box.top * height),
      width: Math.floor(box.width * width),
      height: Math.floor(box.height * height),
    })
    .toBuffer()
}

/**
 * Changes a picture (JPEG bytes) in one way, such as cropped or relit, by a strength drawn from `chance` (0
 * to 1), and resolves to the new JPEG.
 */
export async function disturb(bytes: Buffer, how: Disturbance, chance: () => number): Promise<Buffer> {
  const jpeg = (image: Sharp) => image.jpeg({ quality: 88 }).toBuffer()
  switch (how) {
    case 'cropped':
      return cropped(bytes, chance)
    case 'relit': {
      const gain = between(chance, 0.78, 1.2)
      return jpeg(sharp(bytes).linear(gain, between(chance, -14, 14)))
    }
    case 'recolored':
      return jpeg(
        sharp(bytes).modulate({
          hue: Math.round(between(chance, -9, 9)),
          saturation: between(chance, 0.82, 1.18),
        }),
      )
    case 'rotated':
      return jpeg(sharp(bytes).rotate(between(chance, -14, 14), { background: await groundOf(bytes) }))
    case 'blurred':
      return jpeg(sharp(bytes).blur(between(chance, 0.7, 1.8)))
    case 'elsewhere':
      return elsewhere(bytes, chance)
    case 'screenshot':
      return screenshot(bytes)
    case 'framed':
      return framed(bytes)
  }
}
