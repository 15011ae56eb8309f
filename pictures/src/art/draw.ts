import { createBoard } from './board.ts'
import { type Cut, cuts } from './cuts.ts'
import { layFlaw } from './flaws.ts'
import { type Crop, frame, type Scene, visibleBox } from './frame.ts'
import { drawLabel, labelLook } from './inside-label.ts'
import { height, width } from './paths.ts'
import type { ArtSpec } from './spec.ts'

export { type ArtKind, artKinds } from './kinds.ts'
export type { ArtSpec, ArtView, Pattern } from './spec.ts'

const within = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n))

/** The part that is named, else where chance put it, on the piece. */
const placeFlaw = ({ flaw, part }: ArtSpec, { body: [left, top, right, bottom], parts }: Cut): [number, number] | undefined => {
  if (!flaw) return undefined
  const named = part && parts?.[part]
  return named ? [named[0], named[1]] : [within(flaw[0], left, right), within(flaw[1], top, bottom)]
}

// Not less: the rasteriser ends its whole process over a layer that reaches further than one picture beyond what is shown.
const closeUp = 440

const labelCrop: Crop = { x: 420, y: 500, width: 560 }

const drawInside = (spec: ArtSpec, cut: Cut) => {
  const board = createBoard(spec, visibleBox(labelLook, labelCrop))
  drawLabel(board, cut.label ?? 'cloth')
  return frame(board, spec, labelLook, { crop: labelCrop })
}

/** The piece and what is behind it, each an SVG of 800 × 1000. The same spec gives the same texts, on every machine. */
export const draw = (spec: ArtSpec): Scene => {
  const cut = cuts[spec.kind]
  if (spec.view === 'label') return drawInside(spec, cut)
  const flaw = placeFlaw(spec, cut)
  const [x, y] = spec.view === 'flaw' && flaw ? flaw : cut.detail
  const crop = spec.view === 'detail' || (spec.view === 'flaw' && flaw) ? { x, y, width: closeUp } : undefined
  const board = createBoard(spec, crop && visibleBox(cut, crop))
  cut.build(board)
  if (flaw && spec.view !== 'back') layFlaw(board, spec.mark ?? 'stain', flaw)
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
