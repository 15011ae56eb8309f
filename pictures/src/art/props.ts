// What holds or grounds a piece: hangers, contact shadows, straps, labels, zips.
import type { Board } from './board.ts'
import { deep, lift } from './colour.ts'

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
