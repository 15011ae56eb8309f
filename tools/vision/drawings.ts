// The first pictures of the seeded pieces, drawn once and kept in .local/vision.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandsFor, poolsOf } from '@hemline/db/seed/brands.ts'
import { makeItem } from '@hemline/db/seed/item.ts'
import { defaultAnchor } from '@hemline/db/seed/main.ts'
import { type ArtSpec, scenesOf } from '@hemline/pictures/art/draw.ts'
import { artVersion } from '@hemline/pictures/art/version.ts'
import { rasteriseAll } from '@hemline/pictures/rasterise.ts'
import { artKeyOf } from '@hemline/rules/image-search/art-key.ts'
import sharp from 'sharp'
import { localDir } from '../local/paths.ts'

/** Pixels across: as much as the network sees. */
const width = 240
const folder = join(localDir, 'vision', `art-${artVersion}`)

/** A seeded piece with its first picture. */
export type Drawn = {
  key: string
  categoryTags: readonly string[]
  colors: readonly string[]
  pattern: string | null
  art: ArtSpec
}

/**
 * Returns a function that makes the piece with a number in a seeded shop of `items` pieces; undefined for a
 * piece without a picture.
 */
export function pieceOf(items: number): (index: number) => Drawn | undefined {
  const brands = brandsFor(items)
  const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
  return (index) => {
    const { item, photos } = makeItem(index, world)
    const [first] = photos
    if (!first) return undefined
    return {
      key: artKeyOf(first.art),
      categoryTags: item.category_tags,
      colors: item.color_names,
      pattern: item.chars.pattern?.toLowerCase().replace(' ', '-') ?? null,
      art: first.art as ArtSpec,
    }
  }
}

/**
 * Returns a piece's picture as JPEG bytes; a picture drawn before is read from the folder, a new one is
 * written there.
 */
export async function drawingOf({ key, art }: Drawn): Promise<Buffer> {
  const file = join(folder, `${key}.jpg`)
  if (existsSync(file)) return readFileSync(file)
  const { data, width: wide, height } = rasteriseAll(scenesOf(art), width)
  const bytes = await sharp(data, { raw: { width: wide, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, bytes)
  return bytes
}
