import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { calmed } from './calm.ts'

const size = 600
/** A blue garment with a white mark, on a sandy ground with small things that disturb. */
const picture = (shapes: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#e0d6c2"/>${shapes}</svg>`,
    ),
  )
    .removeAlpha()
    .jpeg({ quality: 95 })
    .toBuffer()
const stripes = Array.from(
  { length: 30 },
  (_, i) => `<rect y="${i * 20}" width="600" height="6" fill="#cfc3aa"/>`,
)
const garment = '<rect x="180" y="140" width="240" height="320" fill="#24508f"/>'
const mark = '<rect x="280" y="280" width="14" height="14" fill="#f4f4f4"/>'

/** How much the bytes of a part differ from their mean. */
async function spreadIn(bytes: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(bytes)
    .extract(part)
    .toBuffer()
    .then((cut) => sharp(cut).stats())
  return channels.reduce((sum, one) => sum + one.stdev, 0)
}
const ground = { left: 20, top: 20, width: 90, height: 540 }
const cloth = { left: 230, top: 200, width: 140, height: 200 }

describe('a calm ground', () => {
  test('is more even than the ground was, and the piece keeps its pixels and its flaw', async () => {
    const before = await picture(stripes.join('') + garment + mark)
    const after = await calmed(before)
    if (!after) throw new Error('nothing was calmed')
    expect(await spreadIn(after, ground)).toBeLessThan((await spreadIn(before, ground)) / 3)
    const bytesOf = (file: Buffer) => sharp(file).extract(cloth).raw().toBuffer()
    const one = await bytesOf(before)
    const other = await bytesOf(after)
    const apart = one.reduce((sum, byte, i) => sum + Math.abs(byte - (other[i] ?? 0)), 0) / one.length
    // Only what a JPEG loses when it is written once more.
    expect(apart).toBeLessThan(1.5)
    const { width, height } = await sharp(after).metadata()
    expect([width, height]).toEqual([size, size])
  })

  test('is left alone where nothing stands out from it', async () => {
    expect(await calmed(await picture(''))).toBeUndefined()
  })

  test('is not made of what is no picture', async () => {
    await expect(calmed(Buffer.from('no picture'))).rejects.toThrow()
  })
})
