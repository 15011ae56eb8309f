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
