// What holds or grounds a piece: hangers, contact shadows, straps, labels, zips.
import type { Board } from './board.ts'
import { deep, lift } from './colour.ts'

/** A wooden hanger with its bar at `y`, `span` wide to either side, its shoulders `drop` lower. */
export const hanger = (b: Board, y: number, span = 120, drop = 40) => {
  const wood = b.gradient(
    [
      [0, '#d9b98c'],
      [0.5, '#b98f5c'],
      [1, '#7d5a34'],
    ],
    [0, 0, 0.4, 1],
  )
  const left = 400 - span
  const right = 400 + span
  const low = y + drop
  b.raw(
    `<path d="M400,${y + 6}V${y - 26}C400,${y - 44} 428,${y - 46} 428,${y - 68}C428,${y - 92} 388,${y - 94} 384,${y - 70}" fill="none" stroke="#5a544c" stroke-width="6.5" stroke-linecap="round"/><path d="M398.5,${y + 4}V${y - 27}C399,${y - 45} 426,${y - 48} 426,${y - 68}C426,${y - 88} 392,${y - 91} 386,${y - 73}" fill="none" stroke="#d8d2c6" stroke-width="2"/>` +
      `<path d="M400,${y - 6}C430,${y - 6} ${400 + span * 0.6},${y + drop * 0.5} ${right},${low}C${right + 10},${low + 14} ${right - 4},${low + 22} ${right - 20},${low + 14}C${380 + span * 0.5},${y + drop * 0.8} 430,${y + 18} 400,${y + 18}C370,${y + 18} ${420 - span * 0.5},${y + drop * 0.8} ${left + 20},${low + 14}C${left + 4},${low + 22} ${left - 10},${low + 14} ${left},${low}C${400 - span * 0.6},${y + drop * 0.5} 370,${y - 6} 400,${y - 6}Z" fill="${wood}"/>`,
  )
}

export const clipHanger = (b: Board, y: number, [left, right] = [250, 550]) =>
  b.raw(
    `<g fill="none" stroke-linecap="round"><path d="M400,${y}V${y - 30}C400,${y - 48} 428,${y - 50} 428,${y - 72}C428,${y - 96} 388,${y - 98} 384,${y - 74}M${left},${y}H${right}" stroke="#6a635a" stroke-width="7"/><path d="M398,${y - 2}V${y - 31}C399,${y - 49} 426,${y - 52} 426,${y - 72}M${left},${y - 2}H${right}" stroke="#e4ded2" stroke-width="2.2"/></g>`,
  )

/** The clips of a clip hanger, over the waistband. */
export const clips = (b: Board, y: number, xs: readonly number[]) => {
  for (const x of xs) {
    const steel = b.gradient([
      [0, '#f2ede3'],
      [0.5, '#b5ada0'],
      [1, '#6d665c'],
    ])
    b.raw(
      `<rect x="${x}" y="${y}" width="18" height="46" rx="4" fill="${steel}"/><rect x="${x + 3}" y="${y + 34}" width="12" height="9" rx="2" fill="#4c463e"/>`,
    )
  }
}

/** The shadow of something that stands on the floor at x, y. */
export const contact = (b: Board, [x, y]: [number, number], [rx, ry]: [number, number]) =>
  b.ground.push(
    b.glow({
      at: [x + 26, y + 6],
      radii: [rx * 1.06, ry * 2.1],
      deviation: 20,
      color: '#3a2414',
      opacity: 0.3,
    }) +
      b.glow({ at: [x + 8, y], radii: [rx, ry], deviation: 9, color: '#2a180c', opacity: 0.6 }) +
      b.glow({ at: [x, y - 2], radii: [rx * 0.96, ry * 0.45], deviation: 4, color: '#1c0f07', opacity: 0.7 }),
  )

export const neckLabel = (b: Board, y: number, x = 400) =>
  b.raw(
    `<g transform="translate(${x},${y})"><rect x="-27" y="0" width="54" height="22" rx="1.5" fill="#f4ecdd"/><rect x="-27" y="0" width="54" height="22" rx="1.5" fill="#3a2a1c" opacity=".08"/><path d="M-17,9h34M-10,14h20" stroke="#6d5a45" stroke-width="1.6" opacity=".7"/></g>`,
  )

/** A strip of leather along a path. */
export const strap = (
  b: Board,
  d: string,
  { width: w = 16, color = b.cloth.color, stitched = true } = {},
) => {
  b.lines.push({ d, thin: true })
  const stitches = `<path d="${d}" stroke="${lift(color, 0.55)}" stroke-width="1.5" stroke-dasharray="5 4" transform="translate(${w * 0.2},${w * 0.1})" opacity=".7"/>`
  b.raw(
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${deep(color, 0.75)}" stroke-width="${w}"/><path d="${d}" stroke="${color}" stroke-width="${w * 0.86}" transform="translate(-1,-1.2)"/><path d="${d}" stroke="${lift(color, 0.7)}" stroke-width="${w * 0.2}" transform="translate(${-w * 0.24},${-w * 0.24})" opacity=".45"/>${stitched ? stitches : ''}</g>`,
  )
}

/** A zip down a line, with its puller at the top. */
export const zip = (b: Board, [x, from, low]: readonly [number, number, number], isOpen = false) => {
  const to = b.reshape ? b.reshape([x, low])[1] : low
  b.raw(
    `<path d="M${x},${from}V${to}" stroke="${deep(b.cloth.color, 0.8)}" stroke-width="11" opacity=".55"/><path d="M${x},${from}V${to}" stroke="${b.trim.metal}" stroke-width="6" stroke-dasharray="2.6 2.4"/>`,
  )
  const top = isOpen ? from + 60 : from + 6
  b.metal(`M${x - 4},${top}L${x + 4},${top}L${x + 5},${top + 14}L${x - 5},${top + 14}Z`, { width: 4 })
  b.metal(`M${x},${top + 16}L${x},${top + 40}`, { width: 5 })
}
