// Contact sheets: the first photos of real pieces of the seed side by side, a family of kinds a sheet, as the
// shop draws them, to be looked at and judged.
import { mkdir, writeFile } from 'node:fs/promises'
import { brandsFor, poolsOf } from '@hemline/db/seed/brands.ts'
import { makeItem } from '@hemline/db/seed/item.ts'
import { defaultAnchor } from '@hemline/db/seed/main.ts'
import type { SeedArt } from '@hemline/db/seed/photos.ts'
import { type ArtSpec, scenesOf } from '@hemline/pictures/art/draw.ts'
import { rasteriseAll } from '@hemline/pictures/rasterise.ts'
import { kinds } from '@hemline/rules/catalogue/kinds/kinds.ts'
import sharp from 'sharp'
import { shopSize } from './named-colors.ts'

const tile = { width: 240, height: 300, gap: 8 }
/** The shop makes small pictures of one so wide. */
const master = 400
const columns = 6
const perSheet = 24
/** On one sheet no more pieces of one kind, so that a sheet shows the width of its family. */
const mostOfKind = 2
/** Pieces before this one are exhibits, or go round the kinds in their order. */
export const firstPiece = 400

/** The families of sheets, by the roots of the tree of kinds; a family has so many sheets. */
const families: Readonly<Record<string, { roots: readonly string[]; sheets: number }>> = {
  'coats-jackets': { roots: ['coats-jackets', 'suits-sets'], sheets: 2 },
  dresses: { roots: ['dresses', 'jumpsuits-rompers'], sheets: 2 },
  'tops-knits': { roots: ['tops', 'sweaters'], sheets: 2 },
  'pants-skirts': { roots: ['jeans', 'pants', 'skirts', 'shorts'], sheets: 2 },
  'active-swim-sleep': { roots: ['activewear', 'swimwear', 'sleep-intimates'], sheets: 2 },
  shoes: { roots: ['shoes'], sheets: 2 },
  bags: { roots: ['handbags'], sheets: 2 },
  'jewelry-small': { roots: ['jewelry', 'accessories'], sheets: 3 },
  children: { roots: ['kids-clothes', 'kids-shoes'], sheets: 2 },
}

type Piece = { index: number; slug: string; title: string; art: SeedArt }

/** The pieces of each sheet, in the order of the seed. */
function piecesOfSheets(from: number): Map<string, Piece[]> {
  const brands = brandsFor(shopSize)
  const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]))
  const found = new Map<string, Piece[]>()
  for (const [family, { sheets }] of Object.entries(families))
    for (let i = 1; i <= sheets; i++) found.set(`${family}-${i}`, [])
  for (let index = from; [...found.values()].some((sheet) => sheet.length < perSheet); index++) {
    const { item, photos } = makeItem(index, world)
    const kind = kindOf.get(item.category_id)
    const art = photos[0]?.art
    const family = Object.entries(families).find(([, { roots }]) => kind && roots.includes(kind.root))
    if (!kind || !art || !family || item.state !== 'listed') continue
    const sheet = [...found].find(
      ([name, pieces]) =>
        name.startsWith(`${family[0]}-`) &&
        pieces.length < perSheet &&
        pieces.filter(({ slug }) => slug === kind.slug).length < mostOfKind,
    )
    sheet?.[1].push({ index, slug: kind.slug, title: item.title, art })
  }
  return found
}

async function drawSheet(pieces: readonly Piece[]): Promise<Buffer> {
  const tiles = await Promise.all(
    pieces.map(async ({ art }, i) => {
      const { data, width, height } = rasteriseAll(scenesOf(art as ArtSpec), master)
      const raw = { width, height, channels: 3 as const }
      return {
        input: await sharp(data, { raw }).resize(tile.width).png().toBuffer(),
        left: tile.gap + (i % columns) * (tile.width + tile.gap),
        top: tile.gap + Math.floor(i / columns) * (tile.height + tile.gap),
      }
    }),
  )
  const canvas = {
    width: tile.gap + columns * (tile.width + tile.gap),
    height: tile.gap + Math.ceil(pieces.length / columns) * (tile.height + tile.gap),
    channels: 3 as const,
    background: '#fbf8f2',
  }
  return sharp({ create: canvas }).composite(tiles).png().toBuffer()
}

/**
 * Draws sheets of pieces, a family each, as PNG files into a folder, with the pieces' names beside them;
 * `only` limits the families by the beginning of their name, `from` is the number of the first piece. Returns
 * how many pictures were drawn.
 */
export async function writeSheets(folder: string, only: string | undefined, from: number): Promise<number> {
  await mkdir(folder, { recursive: true })
  let drawn = 0
  for (const [name, pieces] of piecesOfSheets(from)) {
    if (only && !name.startsWith(only)) continue
    await writeFile(`${folder}/${name}.png`, await drawSheet(pieces))
    const words = pieces.map(({ index, slug, title }, i) => `${i + 1} · ${index} · ${slug} · ${title}\n`)
    await writeFile(`${folder}/${name}.txt`, words.join(''))
    drawn += pieces.length
  }
  return drawn
}
