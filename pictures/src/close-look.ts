// What of a picture is shown: the whole, a part from near by, and the marks of wear that are laid over it.
import { createBoard } from './art/board.ts'
import { layFlaw, layMending, ring } from './art/flaws.ts'
import { frame } from './art/frame.ts'
import type { Box } from './art/paths.ts'
import type { ArtSpec } from './art/spec.ts'

type Place = readonly [x: number, y: number]

const whole: Box = { x: 0, y: 0, width: 800, height: 1000 }

/** The part of the picture around a place, so wide; it never reaches over the picture's edge. */
const around = ([x, y]: Place, width: number): Box => {
  const height = width * 1.25
  return {
    x: Math.min(whole.width - width, Math.max(0, x - width / 2)),
    y: Math.min(whole.height - height, Math.max(0, y - height / 2)),
    width,
    height,
  }
}

/** What every scene tells of its picture beside what is drawn. */
export type Shown = {
  shown: Box
  /** The marks of wear as an SVG of what is shown. */
  marks: string | undefined
  /** How far from the left, from 0 to 1, that is which a close look is about. */
  focus?: number
}

/**
 * Returns the part of the picture that a spec's view shows, and the marks on it. `detail`: the middle of a
 * close look that is `width` wide; `spot`: the place of the flaw. All in the picture's 800 × 1000 units.
 */
export const shownOf = (
  spec: ArtSpec,
  { detail, width, spot }: { detail: Place; width: number; spot: Place | undefined },
): Shown => {
  const { view } = spec
  const isOfFlaw = view === 'flaw' && spot !== undefined
  const crop = view === 'detail' ? around(detail, width) : isOfFlaw ? around(spot, width) : undefined
  const shown = crop ?? whole
  const marks = spot && marksOf(spec, spot, crop)
  return isOfFlaw ? { shown, marks, focus: (spot[0] - shown.x) / shown.width } : { shown, marks }
}

/** The mark of wear, or of its mending, and the ring around it in a picture of the flaw. */
const marksOf = (spec: ArtSpec, [x, y]: Place, crop: Box | undefined) => {
  const { mark = 'stain' } = spec
  const board = createBoard(spec, crop)
  if (spec.mended) layMending(board, mark, [x, y])
  else layFlaw(board, mark, [x, y])
  if (spec.view === 'flaw') ring(board, [x, y])
  const middle = crop && { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2, width: crop.width }
  return board.marks.length > 0 ? frame(board, spec, middle).piece : undefined
}
