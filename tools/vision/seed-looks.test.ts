import { readFileSync } from 'node:fs'
import { looksFile, unpackLooks } from '@hemline/db/seed/looks.ts'
import { profiles } from '@hemline/db/seed/main.ts'
import { type ArtSpec, scenesOf } from '@hemline/pictures/art/draw.ts'
import { rasteriseAll } from '@hemline/pictures/rasterise.ts'
import { measuresOf } from '@hemline/rules/image-search/likeness.ts'
import { lookOf } from '@hemline/vision/look.ts'
import { readSteadiness } from '@hemline/vision/steadiness.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pieceOf } from './drawings.ts'

const width = 240

async function draw(art: ArtSpec): Promise<Int8Array> {
  const { data, width: wide, height } = rasteriseAll(scenesOf(art), width)
  const bytes = await sharp(data, { raw: { width: wide, height, channels: 3 } })
    .raw()
    .toBuffer()
  return lookOf({ data: bytes, width: wide, height })
}

// After a change of the drawings, or of what vision sees, tools/vision/seed-looks.ts looks again.
test('the shipped looks are those of the drawings as they are drawn and seen now', async () => {
  const looks = unpackLooks(readFileSync(looksFile))
  const piece = pieceOf(profiles.default)
  for (const index of [40, 1000, 12_345, 24_000]) {
    const drawn = piece(index)
    const shipped = drawn && looks.get(drawn.key)
    if (!drawn || !shipped) throw new Error(`piece ${index} has no look`)
    const picture = {
      looks: [await draw(drawn.art)],
      families: new Float32Array([1]),
      steadiness: readSteadiness(),
    }
    const known = { look: new Int8Array(shipped), categoryTags: [], colorNames: [], pattern: null }
    const [distance] = measuresOf(picture, [known], 0.5).distances
    expect(distance?.cut, `piece ${index}`).toBeLessThan(0.12)
    expect(distance?.color, `piece ${index}`).toBeLessThan(0.05)
  }
})
