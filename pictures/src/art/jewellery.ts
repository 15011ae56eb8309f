// Jewellery lies on a card.
import type { Board } from './board.ts'
import { deep } from './colour.ts'
import { round } from './paths.ts'
import { softFill } from './soft.ts'

export const card = (b: Board) => {
  const sheen = b.gradient([
    [0, '#ffffff', 0.9],
    [1, '#d8c6ab', 0.5],
  ])
  b.ground.push(
    `<g>${softFill('M112,150L692,150L692,862L112,862Z', { color: '#3a2414', opacity: 0.22, deviation: 15, move: [8, 12] })}<rect x="110" y="140" width="580" height="712" rx="5" fill="#faf5ea"/><rect x="110" y="140" width="580" height="712" rx="5" fill="${sheen}"/><path d="M350,806h100M372,818h56" stroke="#8b7355" stroke-width="2" opacity=".45"/></g>`,
  )
}

export const pearl = (b: Board, [x, y]: readonly [number, number], [rx, ry]: readonly [number, number]) => {
  const id = b.newId()
  b.defs.push(
    `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fffefb"/><stop offset=".35" stop-color="#f6ede0"/><stop offset=".72" stop-color="#d9c6b0"/><stop offset=".92" stop-color="#b79c84"/><stop offset="1" stop-color="#cdb8a4"/></radialGradient>`,
  )
  b.raw(
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>${b.glow({ at: [x - rx * 0.32, y - ry * 0.42], radii: [rx * 0.26, ry * 0.15], deviation: 3, color: '#fff', opacity: 0.95 })}${b.glow({ at: [x + rx * 0.44, y + ry * 0.6], radii: [rx * 0.34, ry * 0.13], deviation: 5, color: '#ffe9d2', opacity: 0.6 })}`,
  )
}

const drop = (b: Board, [x, y]: readonly [number, number]) => {
  const gold = b.cloth.color
  const metal = (d: string, width: number) => b.metal(d, { width, color: gold })
  metal(`M${x},${y - 20}C${x + 18},${y - 16} ${x + 20},${y + 6} ${x},${y + 12}`, 6)
  metal(
    `M${x},${y + 4}C${x + 96},${y + 4} ${x + 118},${y + 110} ${x + 104},${y + 176}C${x + 92},${y + 236} ${x + 44},${y + 262} ${x},${y + 262}C${x - 44},${y + 262} ${x - 92},${y + 236} ${x - 104},${y + 176}C${x - 118},${y + 110} ${x - 96},${y + 4} ${x},${y + 4}Z`,
    25,
  )
  for (let i = 0; i < 46; i++) {
    const a = (i / 46) * 6.283
    const px = x + Math.sin(a) * 106
    const py = y + 134 - Math.cos(a) * 129
    const ex = 7 * Math.sin(a + 0.5)
    const ey = 7 * Math.cos(a + 0.5)
    b.raw(
      `<path d="M${round(px - ex)},${round(py + ey)}L${round(px + ex)},${round(py - ey)}" stroke="${deep(gold, 0.8)}" stroke-width="2" opacity=".32"/>`,
    )
  }
  if (b.shape.adorned === false) return
  metal(
    `M${x},${y + 262}C${x + 9},${y + 268} ${x + 9},${y + 284} ${x},${y + 288}C${x - 9},${y + 284} ${x - 9},${y + 268} ${x},${y + 262}Z`,
    5,
  )
  pearl(b, [x, y + 350], [50, 62])
  metal(`M${x - 14},${y + 292}C${x - 6},${y + 286} ${x + 6},${y + 286} ${x + 14},${y + 292}`, 9)
}

export const earrings = (b: Board) => {
  card(b)
  for (const [x, y, tilt] of [
    [262, 262, -5],
    [538, 256, 6],
  ] as const) {
    b.raw(`<g transform="translate(${x} ${y}) rotate(${tilt}) scale(.88) translate(${-x} ${-y})">`)
    drop(b, [x, y])
    b.raw('</g>')
  }
}
