// Draws the partners' banners and marks into web/public/partners: `node src/partner-banners.ts`. The files
// are committed; run it when a partner is new or the way pieces are drawn has changed.
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type ArtKind, type ArtSpec, sceneOf } from './art/draw.ts'
import { rasterise } from './rasterise.ts'

type Cloth = ArtSpec['cloth']
type Partner = {
  slug: string
  backdrop: NonNullable<ArtSpec['backdrop']>
  pieces: readonly (readonly [ArtKind, Cloth])[]
  mark: string
}

const solid = (color: string): Cloth => ({ color })
const two = (color: string, color2: string, pattern: NonNullable<Cloth['pattern']>): Cloth => ({
  color,
  color2,
  pattern,
})
const floral = (color: string, color2: string, color3: string): Cloth => ({
  color,
  color2,
  color3,
  pattern: 'floral',
})
const denim = (color: string): Cloth => ({ color, pattern: 'denim' })
const knit = (color: string): Cloth => ({ color, pattern: 'knit' })

/** Marks are drawn in a box of 40 with one stroke, in bottle green. */
const partners: readonly Partner[] = [
  {
    slug: 'alderbrook',
    backdrop: 'oat',
    pieces: [
      ['coat', solid('#b68a55')],
      ['cardigan', knit('#8f9f85')],
      ['coat', solid('#4a4a4f')],
      ['sweater', knit('#d8c9ae')],
    ],
    mark: 'M20 35V15M20 24l-8-7M20 19l7-6M20 5c7 4 9 13 0 20-9-7-7-16 0-20Z',
  },
  {
    slug: 'fennel-row',
    backdrop: 'plaster',
    pieces: [
      ['shirt-dress', solid('#97a78b')],
      ['trousers', solid('#d6c6a8')],
      ['shirt', two('#f6f4ef', '#93b0c8', 'stripe')],
      ['maxi-dress', solid('#dda171')],
    ],
    mark: 'M20 36V12M20 26c-6 0-9-4-9-9M20 26c6 0 9-4 9-9M20 12l-6-7M20 12V4M20 12l6-7M20 19c-4 0-7-3-7-7M20 19c4 0 7-3 7-7',
  },
  {
    slug: 'harbor-nine',
    backdrop: 'plaster',
    pieces: [
      ['tote', { color: '#e4dccb', texture: 'canvas' }],
      ['sneaker', { color: '#ece7dc', color2: '#2c3a55' }],
      ['backpack', solid('#2c3a55')],
      ['tee', two('#f1ece2', '#2b3a5c', 'breton')],
    ],
    mark: 'M20 10v24M12 17h16M6 24c1 7 7 11 14 11s13-4 14-11M20 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  },
  {
    slug: 'lumen-street',
    backdrop: 'clay',
    pieces: [
      ['slip', { color: '#24573f', shine: 0.7 }],
      ['maxi-dress', { color: '#5b3a55', shine: 0.5 }],
      ['clutch', { color: '#c09a4e', shine: 0.7 }],
      ['slip', { color: '#2b2a2c', shine: 0.7 }],
    ],
    mark: 'M13 16h14l3 14H10l3-14ZM20 16V7M15 7h10M16 35h8M20 21v4',
  },
  {
    slug: 'maribel-day',
    backdrop: 'clay',
    pieces: [
      ['wrap-dress', floral('#c08788', '#f5ecd9', '#6c6b42')],
      ['day-dress', floral('#e8d8be', '#b5533c', '#70794f')],
      ['maxi-dress', floral('#2c3a55', '#e0b4ad', '#97a78b')],
      ['wrap-dress', two('#a84868', '#f3efe6', 'dot')],
    ],
    mark: 'M20 12a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM20 3v4M20 33v4M3 20h4M33 20h4M8 8l3 3M29 29l3 3M32 8l-3 3M11 29l-3 3',
  },
  {
    slug: 'north-loom',
    backdrop: 'plaster',
    pieces: [
      ['jeans', denim('#2f3e58')],
      ['jeans', denim('#56759a')],
      ['shorts', denim('#98b1c6')],
      ['jeans', denim('#3a3b3e')],
    ],
    mark: 'M8 8h24v24H8ZM14 8v24M20 8v24M26 8v24M8 14h24M8 20h24M8 26h24',
  },
  {
    slug: 'poppy-acre',
    backdrop: 'oat',
    pieces: [
      ['day-dress', floral('#e6d28f', '#a8322f', '#6c6b42')],
      ['sweater', knit('#a9562f')],
      ['sneaker', { color: '#ece7dc', color2: '#a8322f' }],
      ['puffer', { color: '#6c6b42', shine: 0.5 }],
    ],
    mark: 'M20 22v14M20 22c-9 2-13-3-12-9 4-1 7 0 9 2-1-5 1-9 3-9s4 4 3 9c2-2 5-3 9-2 1 6-3 11-12 9ZM20 31c4 0 6-2 7-4',
  },
  {
    slug: 'tessellate',
    backdrop: 'plaster',
    pieces: [
      ['blazer', two('#8d8274', '#5c5044', 'tweed')],
      ['trousers', solid('#4a4a4f')],
      ['shirt', solid('#f3efe6')],
      ['blazer', solid('#2f5142')],
    ],
    mark: 'M20 4l8 5v9l-8 5-8-5V9ZM12 18l-8 5v9l8 5 8-5v-9M28 18l8 5v9l-8 5-8-5',
  },
  {
    slug: 'second-evening',
    backdrop: 'clay',
    pieces: [
      ['slip', { color: '#6d2a35', shine: 0.7 }],
      ['jumpsuit', solid('#2b2a2c')],
      ['pump', { color: '#c09a4e', shine: 0.8 }],
      ['wrap-dress', { color: '#35735c', shine: 0.4 }],
    ],
    mark: 'M26 6a15 15 0 1 0 9 21A12 12 0 0 1 26 6ZM31 8v6M28 11h6',
  },
  {
    slug: 'juniper-archive',
    backdrop: 'oat',
    pieces: [
      ['boot', { color: '#5a3424', shine: 0.7 }],
      ['coat', two('#8d8274', '#5c5044', 'tweed')],
      ['shoulder-bag', solid('#6e1f31')],
      ['blouse', floral('#e9d9d2', '#8d4a4f', '#6d7f5e')],
    ],
    mark: 'M8 12h24v22H8ZM8 12l4-6h16l4 6M16 19h8',
  },
  {
    slug: 'casa-moreno',
    backdrop: 'clay',
    pieces: [
      ['shoulder-bag', solid('#2b2a2c')],
      ['tote', solid('#b57f4b')],
      ['clutch', { color: '#6e1f31', shine: 0.7 }],
      ['shoulder-bag', solid('#2f5142')],
    ],
    mark: 'M7 34V18c0-8 5-13 13-13s13 5 13 13v16M14 34V20c0-4 2-7 6-7s6 3 6 7v14',
  },
  {
    slug: 'quiet-closet-co',
    backdrop: 'plaster',
    pieces: [
      ['cardigan', knit('#a4a29e')],
      ['pleated-skirt', { color: '#8a6a54', shine: 0.3 }],
      ['blouse', solid('#efe6d3')],
      ['scarf', solid('#66707a')],
    ],
    mark: 'M9 5h22v30H9ZM20 5v30M17 18v4M23 18v4',
  },
]

const folder = new URL('../../web/public/partners/', import.meta.url)
const tile = { width: 400, height: 500 }
const gap = 8
const paper = '#f3ede3'

async function banner(partner: Partner, amount: number): Promise<Buffer> {
  const tiles = partner.pieces.slice(0, amount).map(([kind, cloth], i) => {
    const { data, width, height } = rasterise(
      sceneOf({ kind, cloth, backdrop: partner.backdrop, seed: 7 + i }),
      tile.width,
    )
    return {
      input: Buffer.from(data),
      raw: { width, height, channels: 3 as const },
      left: i * (tile.width + gap),
      top: 0,
    }
  })
  const canvas = {
    width: amount * (tile.width + gap) - gap,
    height: tile.height,
    channels: 3 as const,
    background: paper,
  }
  return sharp({ create: canvas }).composite(tiles).webp({ quality: 74 }).toBuffer()
}

const markOf = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="${path}" fill="none" stroke="#1f5b4a" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`

await mkdir(folder, { recursive: true })
for (const partner of partners) {
  await writeFile(new URL(`${partner.slug}-wide.webp`, folder), await banner(partner, 3))
  await writeFile(new URL(`${partner.slug}-narrow.webp`, folder), await banner(partner, 2))
  await writeFile(new URL(`${partner.slug}.svg`, folder), markOf(partner.mark))
  console.log(partner.slug)
}
