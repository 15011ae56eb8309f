import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { families } from '@hemline/rules/image-search/families.ts'
import { cutBytes, lookBytes, meanColor } from '@hemline/rules/image-search/likeness.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { colorOf } from './color.ts'
import { inShopFrame, pictureIn } from './frame.ts'
import { findGarment } from './garment.ts'
import { lookOf, seeOf } from './look.ts'
import { readPixels } from './pixels.ts'
import { boxAround, silhouetteOf } from './silhouette.ts'
import { thingsIn } from './things.ts'

const paint = (shapes: string, size = 400): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#e9e2d6"/>${shapes}</svg>`,
    ),
  )
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer()
const square = (x: number, y: number, edge: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${edge}" height="${edge}" fill="${fill}"/>`
const garmentOf = async (shapes: string) => findGarment(await readPixels(await paint(shapes)))

describe('vision', () => {
  test('the model’s files are those that were tried', () => {
    const folder = join(import.meta.dirname, '../model')
    const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')
    expect(lines).toHaveLength(5)
    for (const line of lines) {
      const [sum, file = ''] = line.split(/\s+/)
      expect(
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ).toBe(sum)
    }
  })

  test('a garment is parted from its ground, with what its cloth shows of the ground’s color', async () => {
    const { mask, isClear } = await garmentOf(
      square(100, 80, 200, '#2c4a7c') + square(170, 150, 60, '#e9e2d6'),
    )
    expect(isClear).toBe(true)
    const { left, top, right, bottom } = boxAround(mask)
    const share = (points: number) => points / mask.width
    expect(share(left)).toBeCloseTo(0.25, 1)
    expect(share(top)).toBeCloseTo(0.2, 1)
    expect(share(right)).toBeCloseTo(0.75, 1)
    expect(share(bottom)).toBeCloseTo(0.7, 1)
    // The hole belongs to the garment.
    expect(mask.data[Math.round(0.45 * mask.height) * mask.width + Math.round(0.5 * mask.width)]).toBe(1)
  })

  test('a bare wall shows no thing, two pieces are two things, the larger first', async () => {
    expect(await thingsIn(await readPixels(await paint('')))).toEqual([])
    const things = await thingsIn(
      await readPixels(await paint(square(30, 30, 110, '#7c2c3a') + square(190, 150, 190, '#20402f'))),
    )
    expect(things).toHaveLength(2)
    expect(things[0]?.left).toBeGreaterThan(0.35)
    expect(things[1]?.left).toBeLessThan(0.15)
  })

  test('a color is told whatever the ground, and a darker one is darker', async () => {
    const lightnessOf = async (fill: string) => {
      const [lightness] = meanColor(await lookOf(await readPixels(await paint(square(90, 90, 220, fill)))))
      return lightness
    }
    expect(await lightnessOf('#f4d7d7')).toBeGreaterThan(await lightnessOf('#7a1f1f'))
    const shares = colorOf(await garmentOf(square(90, 90, 220, '#7a1f1f')))
    expect(shares.reduce((sum, share) => sum + share * share, 0)).toBeCloseTo(1, 3)
  })

  test('a silhouette does not depend on where and how large the garment is', async () => {
    const one = silhouetteOf((await garmentOf(square(40, 40, 150, '#234'))).mask)
    const other = silhouetteOf((await garmentOf(square(120, 100, 260, '#234'))).mask)
    const apart = one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length
    expect(apart).toBeLessThan(0.06)
  })

  test('a look has its bytes, is nearly the same for the same picture in another size, and holds the color', async () => {
    const small = await paint(square(100, 80, 200, '#b8860b'))
    const large = await sharp(small).resize(900).jpeg().toBuffer()
    const one = await lookOf(await readPixels(small))
    const other = await lookOf(await readPixels(large))
    expect(one).toHaveLength(lookBytes)
    const dot = one.reduce((sum, value, i) => sum + (i < cutBytes ? value * (other[i] ?? 0) : 0), 0)
    const length = (look: Int8Array) => Math.hypot(...look.subarray(0, cutBytes))
    expect(dot / length(one) / length(other)).toBeGreaterThan(0.9)
    const [, , yellow] = meanColor(one)
    expect(yellow).toBeGreaterThan(0.03)
  })

  test('what was seen has a share for each family, together one', async () => {
    const seen = await seeOf(await readPixels(await paint(square(100, 80, 200, '#333'))))
    expect(seen.families).toHaveLength(families.length)
    expect(seen.families.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4)
  })

  test('a picture is taken out of a screenshot, and put into the frame of the shop’s pictures', async () => {
    const inner = await paint(square(120, 100, 160, '#2c4a7c'))
    const screenshot = await sharp({
      create: { width: 700, height: 900, channels: 3, background: '#1c1c1e' },
    })
      .composite([{ input: inner, left: 150, top: 100 }])
      .jpeg()
      .toBuffer()
    const whole = await readPixels(screenshot)
    const inside = await pictureIn({ pixels: whole, garment: await findGarment(whole) })
    if (!inside) throw new Error('no picture in the screenshot')
    const { pixels, garment } = inside
    expect(pixels.width / pixels.height).toBeCloseTo(1, 1)
    expect(garment.isClear).toBe(true)
    const framed = await inShopFrame({ pixels, garment })
    if (!framed) throw new Error('no frame')
    expect(framed.width / framed.height).toBeCloseTo(0.8, 1)
    const { left, right } = boxAround((await findGarment(framed)).mask)
    expect((right - left) / (await findGarment(framed)).mask.width).toBeCloseTo(0.7, 1)
  })

  test('a picture is taken out of a screenshot that it crosses from side to side', async () => {
    const inner = await paint(square(120, 100, 160, '#2c4a7c'))
    const bars =
      '<rect width="100%" height="40" fill="#f1f1f4"/><rect x="12" y="470" width="250" height="9"/>'
    const page = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="620"><rect width="100%" height="100%" fill="#fff"/>${bars}</svg>`
    const screenshot = await sharp(Buffer.from(page))
      .composite([{ input: inner, left: 0, top: 44 }])
      .removeAlpha()
      .jpeg({ quality: 90 })
      .toBuffer()
    const whole = await readPixels(screenshot)
    const inside = await pictureIn({ pixels: whole, garment: await findGarment(whole) })
    if (!inside) throw new Error('no picture in the screenshot')
    expect(inside.pixels.width / inside.pixels.height).toBeCloseTo(1, 1)
    // Nothing but the square stands out in the picture: neither the bar nor the text came with it.
    const { left, right, top } = boxAround(inside.garment.mask)
    expect(left / inside.garment.mask.width).toBeCloseTo(0.3, 1)
    expect(right / inside.garment.mask.width).toBeCloseTo(0.7, 1)
    expect(top / inside.garment.mask.height).toBeCloseTo(0.25, 1)
    const plain = await readPixels(inner)
    expect(await pictureIn({ pixels: plain, garment: await findGarment(plain) })).toBeUndefined()
  })

  test('a part of a picture is read alone, and what is no picture is refused', async () => {
    const bytes = await paint(square(200, 0, 200, '#c00') + square(200, 200, 200, '#c00'))
    const { data } = await readPixels(bytes, { left: 0.5, top: 0, width: 0.5, height: 1 })
    expect(data[0]).toBeGreaterThan(150)
    expect(data[1]).toBeLessThan(60)
    await expect(readPixels(Buffer.from('a cat'))).rejects.toThrow()
  })
})
