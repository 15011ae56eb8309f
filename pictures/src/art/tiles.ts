// Weaves too fine to follow the cut: a small tile each, turned with its piece.
import { deep, lift } from './colour.ts'
import { round } from './paths.ts'

type TileInk = { color: string; color2: string; color3: string; scale: number; chance: () => number }
type Tile = { width: number; height: number; marks: string; scale?: number }

const knitTile = ({ color, scale }: TileInk): Tile => {
  const w = 17 * scale
  const h = 14 * scale
  const x = w / 2
  const stitch = (side: number) => {
    const ink = side < 0 ? lift(color, 0.5) : deep(color, 0.62)
    const bow = `M${x},${-h * 0.1}C${x + side * w * 0.32},${h * 0.1} ${x + side * w * 0.5},${h * 0.5} ${x + side * w * 0.06},${h * 1.1}C${x},${h * 0.75} ${x - side * w * 0.02},${h * 0.3} ${x},${-h * 0.1}Z`
    return [-h, 0, h]
      .map((dy) => `<path d="${bow}" transform="translate(0,${dy})" fill="${ink}" opacity=".34"/>`)
      .join('')
  }
  const rows = `<path d="M0,0V${h}M${w},0V${h}" stroke="${deep(color, 0.9)}" stroke-width="${2.4 * scale}" opacity=".3"/>`
  return { width: w, height: h, marks: stitch(-1) + stitch(1) + rows }
}

const tweedTile = ({ color, color2, color3, scale, chance }: TileInk): Tile => {
  const inks = [color2, deep(color, 0.6), lift(color, 0.6), color2]
  const marks: string[] = []
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 16; j++) {
      const up = i % 2 ? 1 : -1
      marks.push(
        `<path d="M${i * 12 + (up > 0 ? 0 : 12)},${j * 5}l${up * 12},6" stroke="${inks[(i + j) % 4]}" stroke-width="2.3" opacity="${round(0.35 + chance() * 0.4)}"/>`,
      )
    }
  }
  for (let i = 0; i < 14; i++) {
    const x = round(chance() * 48)
    const y = round(chance() * 80)
    const r = round(0.8 + chance() * 1.3)
    marks.push(
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${chance() < 0.5 ? color3 : color2}" opacity=".7"/>`,
    )
  }
  return { width: 48, height: 80, marks: marks.join(''), scale }
}

const denimTile = ({ color }: TileInk): Tile => ({
  width: 5,
  height: 5,
  marks: `<path d="M-1,6L6,-1M-1,1L1,-1M4,6L6,4" stroke="${lift(color, 0.7)}" stroke-width="1.1" opacity=".5"/>`,
})

const tiles = { knit: knitTile, tweed: tweedTile, denim: denimTile }
export type TileName = keyof typeof tiles
/** Returns whether a pattern is drawn as a repeated tile. */
export const isTile = (pattern: string): pattern is TileName => pattern in tiles

/** Returns an SVG `<pattern>` with this id: the tile, turned by degrees and scaled. */
export const tileDefinition = (name: TileName, id: string, turn: number, ink: TileInk) => {
  const tile = tiles[name](ink)
  const scaled = tile.scale && tile.scale !== 1 ? ` scale(${tile.scale})` : ''
  return `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})${scaled}">${tile.marks}</pattern>`
}
