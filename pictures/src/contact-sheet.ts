// Draws every kind onto one sheet, to be looked at: `node src/contact-sheet.ts`. Named ones alone, larger: `…
// --tile=480 coat coat:back sneaker:front:high`, the last word being a design. `… --bags` draws all named
// silhouettes of bags.
import { mkdir, writeFile } from 'node:fs/promises'
import { bagSilhouettes } from '@hemline/rules/catalogue/silhouettes/things.ts'
import sharp from 'sharp'
import { type ArtSpec, type ArtView, artKinds, scenesOf } from './art/draw.ts'
import { rasteriseAll } from './rasterise.ts'
import { sampleSpec } from './samples.ts'

const folder = new URL('../../.local/', import.meta.url)

const sheet = async (specs: ArtSpec[], name: string, [tile, columns]: [number, number]) => {
  const w = tile
  const h = tile * 1.25
  const gap = 8
  const rows = Math.ceil(specs.length / columns)
  const tiles = specs.map((spec, i) => {
    const { data, width, height } = rasteriseAll(scenesOf(spec), tile)
    const place = { left: gap + (i % columns) * (w + gap), top: gap + Math.floor(i / columns) * (h + gap) }
    return { input: Buffer.from(data), raw: { width, height, channels: 3 as const }, ...place }
  })
  const canvas = {
    width: gap + columns * (w + gap),
    height: gap + rows * (h + gap),
    channels: 3 as const,
    background: '#fbf8f2',
  }
  await mkdir(folder, { recursive: true })
  await writeFile(new URL(name, folder), await sharp({ create: canvas }).composite(tiles).png().toBuffer())
}

const isKind = (name: string | undefined): name is ArtSpec['kind'] => artKinds.some((kind) => kind === name)

const words = process.argv.slice(2)
const tile = Number(words.find((word) => word.startsWith('--tile='))?.slice(7) ?? 480)
const asked = words.filter((word) => !word.startsWith('--')).map((text) => text.split(':'))
const view = (words.find((word) => word.startsWith('--view='))?.slice(7) ?? 'front') as ArtView
const bagCloths: readonly ArtSpec['cloth'][] = [
  { color: '#7a2434' },
  { color: '#b57f4b', texture: 'leather' },
  { color: '#26262a', shine: 0.7 },
  { color: '#3d5a4a', texture: 'suede' },
  { color: '#e6dcc6', texture: 'canvas', color2: '#2b3a5c' },
]
const clothOf = (name: string, i: number): ArtSpec['cloth'] =>
  name.includes('basket') || name.includes('straw')
    ? { color: '#d3b577', texture: 'straw' }
    : (bagCloths[i % bagCloths.length] ?? { color: '#7a2434' })
if (words.includes('--bags')) {
  const named = Object.entries(bagSilhouettes).filter(
    ([name]) => !asked.length || asked.some(([a]) => a === name),
  )
  const specs = named.map(
    ([name, cut], i): ArtSpec => ({ kind: 'tote', cloth: clothOf(name, i), cut, seed: i, view }),
  )
  await sheet(specs, 'bags.png', [tile, Math.min(8, Math.max(2, Math.round(1400 / tile)))])
} else if (asked.length) {
  const specs = asked.flatMap(([kind, view = 'front', design]) =>
    isKind(kind)
      ? [{ ...sampleSpec(kind), view: view as ArtView, ...(design && { shape: { design } }) }]
      : [],
  )
  await sheet(specs, 'contact-sheet-large.png', [tile, Math.min(4, specs.length)])
} else {
  await sheet(
    artKinds.map((kind) => sampleSpec(kind)),
    'contact-sheet.png',
    [160, 8],
  )
}
