// Draws what a shared link shows when its page has no picture of its own,
// web/public/share.jpg: `node src/share-picture.ts`. The file is committed; run it when the
// way pieces are drawn, or the mark, has changed.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type ArtSpec, sceneOf } from './art/draw.ts'
import { rasterise } from './rasterise.ts'

const width = 1200
const height = 630
const gap = 8
const pieces: readonly ArtSpec[] = [
  { kind: 'coat', cloth: { color: '#b68a55' }, backdrop: 'oat', seed: 7 },
  { kind: 'wrap-dress', cloth: { color: '#35735c', shine: 0.4 }, backdrop: 'plaster', seed: 9 },
]
const tile = 440
const panel = width - pieces.length * (tile + gap)

/** The shop's mark, an H over a stitched hem as in web/public/favicon.svg, on bottle green. */
const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="${panel}" height="${height}">
<rect width="100%" height="100%" fill="#17463a"/>
<g fill="none" stroke-linecap="round" transform="translate(${panel / 2} ${height / 2}) scale(4) translate(-32 -34)">
<path d="M21 15v30M43 15v30M21 30h22" stroke="#f6f1e6" stroke-width="6"/>
<path d="M14 53h36" stroke="#e3c98f" stroke-width="3.4" stroke-dasharray="7 4.5"/>
</g></svg>`

const tiles = await Promise.all(
  pieces.map(async (spec, i) => {
    const { data, width: wide, height: high } = rasterise(sceneOf(spec), 640)
    const input = await sharp(Buffer.from(data), { raw: { width: wide, height: high, channels: 3 } })
      .resize({ width: tile, height, fit: 'cover' })
      .png()
      .toBuffer()
    return { input, left: panel + gap + i * (tile + gap), top: 0 }
  }),
)
const canvas = { width, height, channels: 3 as const, background: '#f3ede3' }
const picture = await sharp({ create: canvas })
  .composite([{ input: Buffer.from(sign), left: 0, top: 0 }, ...tiles])
  .jpeg({ quality: 82, mozjpeg: true })
  .toBuffer()
await writeFile(new URL('../../web/public/share.jpg', import.meta.url), picture)
console.log(`share.jpg, ${Math.round(picture.length / 1024)} kB`)
