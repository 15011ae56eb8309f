// Contact sheets: pieces of the seed as the shop draws them, to be looked at and judged. A family of kinds a
// sheet shows the width of the family; a listing a sheet shows what a shopper sees who opens the listing; a
// page a row shows all photos of one piece; a sample takes pieces by chance, each of another kind.
import { mkdir, writeFile } from 'node:fs/promises'
import { brandsFor, poolsOf } from '@hemline/db/seed/brands.ts'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { makeItem } from '@hemline/db/seed/item.ts'
import { defaultAnchor } from '@hemline/db/seed/main.ts'
import type { SeedArt } from '@hemline/db/seed/photos.ts'
import { type ArtSpec, scenesOf } from '@hemline/pictures/art/draw.ts'
import { rasteriseAll } from '@hemline/pictures/rasterise.ts'
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import { kinds } from '@hemline/rules/catalogue/kinds/kinds.ts'
import sharp from 'sharp'
import { shopSize } from './named-colors.ts'
import { type SheetPlan, samplePlan, sheetPlans } from './sheet-plans.ts'

const gap = 8
/** The shop makes small pictures of one so wide. */
const master = 400
/** Pieces before this one are exhibits, or go round the kinds in their order. */
export const firstPiece = 400

type Piece = { index: number; slug: string; title: string; arts: SeedArt[] }
type Sheet = { name: string; plan: SheetPlan; pieces: Piece[] }

const kindOf = new Map(kinds.map((kind) => [kind.id, kind]))

/** Returns a function that makes the piece with a number; undefined for one that is not listed. */
function pieceMaker() {
  const brands = brandsFor(shopSize)
  const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
  return (index: number): (Piece & { kind: Kind }) | undefined => {
    const { item, photos } = makeItem(index, world)
    const kind = kindOf.get(item.category_id)
    if (!kind || item.state !== 'listed') return undefined
    return { index, kind, slug: kind.slug, title: item.title, arts: photos.map(({ art }) => art) }
  }
}

/** The sheets of a sample: pieces drawn by chance from the whole shop, no two of one kind. */
function sampleSheets(seed: number): Sheet[] {
  const pieceOf = pieceMaker()
  const chance = chanceOf(seed, 0)
  const wanted = samplePlan.sheets * samplePlan.each
  const pieces = new Map<number, Piece>()
  while (pieces.size < wanted) {
    const piece = pieceOf(chance.int(firstPiece, shopSize - 1))
    if (piece && !pieces.has(piece.kind.id)) pieces.set(piece.kind.id, piece)
  }
  const order = [...pieces.entries()].toSorted(([one], [other]) => one - other).map(([, piece]) => piece)
  return Array.from({ length: samplePlan.sheets }, (_, i) => ({
    name: `${samplePlan.name}-${seed}-${i + 1}`,
    plan: samplePlan,
    pieces: order.slice(i * samplePlan.each, (i + 1) * samplePlan.each),
  }))
}

/** The sheets with their pieces, in the order of the seed from a piece on. */
function fillSheets(from: number, only: string | undefined): Sheet[] {
  const pieceOf = pieceMaker()
  const sheets = sheetPlans
    .filter(({ name }) => !only || name.startsWith(only))
    .flatMap((plan) =>
      Array.from(
        { length: plan.sheets },
        (_, i): Sheet => ({ name: `${plan.name}-${i + 1}`, plan, pieces: [] }),
      ),
    )
  const hasRoom = ({ plan, pieces }: Sheet) => pieces.length < plan.each
  for (let index = from; sheets.some(hasRoom); index++) {
    const piece = pieceOf(index)
    if (!piece) continue
    // A family, a listing and a page may each show the same piece.
    const wanting = sheets.filter(
      (sheet) =>
        hasRoom(sheet) &&
        sheet.plan.takes(piece.kind) &&
        sheet.pieces.filter(({ slug }) => slug === piece.slug).length < sheet.plan.mostOfKind,
    )
    for (const plan of new Set(wanting.map((sheet) => sheet.plan)))
      wanting.find((sheet) => sheet.plan === plan)?.pieces.push(piece)
  }
  return sheets
}

async function drawSheet({ plan, pieces }: Sheet): Promise<Buffer> {
  const { tile, columns } = plan
  const height = Math.round(tile * 1.25)
  const arts =
    plan.shows === 'all photos'
      ? pieces.flatMap((piece) => Array.from({ length: columns }, (_, i) => piece.arts[i]))
      : pieces.map(({ arts: [first] }) => first)
  const tiles = arts.map(async (art, i) => {
    if (!art) return []
    const { data, ...size } = rasteriseAll(scenesOf(art as ArtSpec), master)
    const raw = { ...size, channels: 3 as const }
    const input = await sharp(data, { raw }).resize(tile, height).png().toBuffer()
    return [
      {
        input,
        left: gap + (i % columns) * (tile + gap),
        top: gap + Math.floor(i / columns) * (height + gap),
      },
    ]
  })
  const canvas = {
    width: gap + columns * (tile + gap),
    height: gap + Math.ceil(arts.length / columns) * (height + gap),
    channels: 3 as const,
    background: '#fbf8f2',
  }
  return sharp({ create: canvas })
    .composite((await Promise.all(tiles)).flat())
    .png()
    .toBuffer()
}

/** Which sheets are wanted: those whose name begins so, of pieces from a number on, or a sample by a seed. */
export type Wanted = { only: string | undefined; from: number; seed: number | undefined }

/**
 * Draws sheets of pieces as PNG files into a folder, with the pieces' names beside them. Returns how many
 * pieces were drawn.
 */
export async function writeSheets(folder: string, { only, from, seed }: Wanted): Promise<number> {
  await mkdir(folder, { recursive: true })
  let drawn = 0
  for (const sheet of seed === undefined ? fillSheets(from, only) : sampleSheets(seed)) {
    await writeFile(`${folder}/${sheet.name}.png`, await drawSheet(sheet))
    const words = sheet.pieces.map(
      ({ index, slug, title }, i) => `${i + 1} · ${index} · ${slug} · ${title}\n`,
    )
    await writeFile(`${folder}/${sheet.name}.txt`, words.join(''))
    drawn += sheet.pieces.length
  }
  return drawn
}
