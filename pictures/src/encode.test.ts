import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { scenesOf } from './art/draw.ts'
import { encode } from './encode.ts'
import { rasteriseAll } from './rasterise.ts'
import { sampleSpec } from './samples.ts'

const block = 16
/** Steps of lightness, of 255, that nobody sees along a straight line. */
const unseen = 2.5

type Grey = { data: Uint8Array; width: number; height: number }

/** How far the lightness steps along each side of a block, over its length, in the wall at the left. */
const stepsAtBlocks = ({ data, width, height }: Grey): number[] => {
  const found: number[] = []
  for (let y = Math.ceil(height * 0.1); y + block < height * 0.9; y += block)
    for (let x = block; x < width * 0.14; x += block) {
      let sum = 0
      for (let k = 0; k < block; k++)
        sum += (data[(y + k) * width + x] ?? 0) - (data[(y + k) * width + x - 1] ?? 0)
      found.push(Math.abs(sum / block))
    }
  return found.toSorted((a, b) => a - b)
}

describe('an encoded picture', () => {
  it.each([
    ['tee', 320, 'webp'],
    ['tee', 640, 'webp'],
    ['pump', 640, 'webp'],
    ['tee', 320, 'avif'],
  ] as const)(
    'of a %s, %i wide as %s, shows no blocks in the wall behind it',
    async (kind, width, format) => {
      const { data, width: drawn, height } = rasteriseAll(scenesOf(sampleSpec(kind)), Math.max(400, width))
      const raw = { width: drawn, height, channels: 3 as const }
      const master = await sharp(data, { raw }).png().toBuffer()
      const file = await encode(master, { width, format })
      const { data: grey, info } = await sharp(file)
        .removeAlpha()
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const steps = stepsAtBlocks({ data: grey, width: info.width, height: info.height })
      expect(steps.length).toBeGreaterThan(20)
      expect(steps[Math.floor(steps.length * 0.95)]).toBeLessThan(unseen)
    },
  )
})
