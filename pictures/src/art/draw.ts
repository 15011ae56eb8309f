import { createBoard } from './board.ts'
import { type Cut, cuts } from './cuts.ts'
import { type Crop, frame, visibleBox } from './frame.ts'
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

// Not less: the rasteriser ends its whole process over a layer that reaches further than one picture beyond what is shown.
const closeUp = 440

const labelCrop: Crop = { x: 420, y: 500, width: 560 }

const drawInside = (spec: ArtSpec, cut: Cut) => {
  const board = createBoard(spec, visibleBox(labelLook, labelCrop))
  drawLabel(board, cut.label ?? 'cloth')
  return frame(board, spec, labelLook, { crop: labelCrop })
}

/** An SVG of 800 × 1000. The same spec gives the same text, on every machine. */
export const draw = (spec: ArtSpec): string => {
  const cut = cuts[spec.kind]
  if (spec.view === 'label') return drawInside(spec, cut)
  const flaw = spec.flaw && placeFlaw(spec.flaw, cut)
  const [x, y] = spec.view === 'flaw' && flaw ? flaw : cut.detail
  const crop = spec.view === 'detail' || (spec.view === 'flaw' && flaw) ? { x, y, width: closeUp } : undefined
  const board = createBoard(spec, crop && visibleBox(cut, crop))
  cut.build(board)
  if (flaw && spec.view !== 'back') board.raw(mark(board.id, flaw))
  return frame(board, spec, cut, { ...(crop && { crop }), isTurned: spec.view === 'back' && Boolean(cut.turns) })
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
