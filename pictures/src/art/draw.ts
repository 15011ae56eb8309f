import { createBoard } from './board.ts'
import { type Cut, cuts } from './cuts.ts'
import { frame } from './frame.ts'
import { drawLabel, labelLook } from './inside-label.ts'
import { height, width } from './paths.ts'
import type { ArtSpec } from './spec.ts'

export { type ArtKind, artKinds } from './kinds.ts'
export type { ArtSpec, ArtView, Pattern } from './spec.ts'

const within = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n))

const placeFlaw = ([x, y]: readonly [number, number], { body: [left, top, right, bottom] }: Cut): [number, number] => [
  within(x, left, right),
  within(y, top, bottom),
]

const mark = (id: string, [x, y]: [number, number]) =>
  `<g filter="url(#${id}b2)"><ellipse cx="${x}" cy="${y}" rx="13" ry="8" fill="#4a2f1c" opacity=".5" transform="rotate(-24 ${x} ${y})"/><circle cx="${x + 12}" cy="${y + 9}" r="4" fill="#4a2f1c" opacity=".42"/></g>`

/** An SVG of 800 × 1000. The same spec gives the same text, on every machine. */
export const draw = (spec: ArtSpec): string => {
  const cut = cuts[spec.kind]
  const board = createBoard(spec)
  if (spec.view === 'label') {
    drawLabel(board, cut.label ?? 'cloth')
    return frame(board, spec, labelLook)
  }
  cut.build(board)
  const flaw = spec.flaw && placeFlaw(spec.flaw, cut)
  if (flaw && spec.view !== 'back') board.raw(mark(board.id, flaw))
  if (spec.view === 'detail') return frame(board, spec, cut, { x: cut.detail[0], y: cut.detail[1], width: cut.detail[2] })
  if (spec.view === 'flaw' && flaw) return frame(board, spec, cut, { x: flaw[0], y: flaw[1], width: 260 })
  return frame(board, spec, cut)
}

/** The same pieces as a line drawing in the text's colour, on the card's: measurements are laid over it. */
export const outline = (spec: ArtSpec): string => {
  const board = createBoard(spec)
  cuts[spec.kind].build(board)
  const lines = board.lines.map(({ d, thin }) =>
    thin
      ? `<path d="${d}" fill="none" stroke="currentColor" stroke-width="1.5" opacity=".55"/>`
      : `<path d="${d}" fill="var(--card, #fff)" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">${lines.join('')}</svg>`
}
