import { sewnOf } from '../sewn/choices.ts'
import { isSewn } from '../sewn/garment.ts'
import { type SewnScene, sewnScene } from '../sewn/scene.ts'
import { solidFor } from '../solid/choices.ts'
import { type SolidScene, solidLabel, solidScene } from '../solid/scene.ts'
import { createBoard } from './board.ts'
import { type Cut, cuts } from './cuts.ts'
import { layFlaw, layMending, ring } from './flaws.ts'
import { type Crop, frame, type Scene, visibleBox } from './frame.ts'
import { drawLabel, type LabelStyle, labelLook } from './inside-label.ts'
import { type CutKind, isSewnKind } from './kinds.ts'
import type { ArtSpec } from './spec.ts'

export { type ArtKind, artKinds, type CutKind, isSolidKind, sewnKinds } from './kinds.ts'
export type { ArtSpec, ArtView, Pattern } from './spec.ts'

const within = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n))

/** The part that is named, else where chance put it, on the piece. */
const placeFlaw = (
  { flaw, part }: ArtSpec,
  { body: [left, top, right, bottom], parts }: Cut,
): [number, number] | undefined => {
  if (!flaw) return undefined
  const named = part && parts?.[part]
  return named ? [named[0], named[1]] : [within(flaw[0], left, right), within(flaw[1], top, bottom)]
}

/** A spec of a piece that is drawn flat. */
export type CutSpec = ArtSpec & { kind: CutKind }

const isSewnSpec = ({ cut, kind }: ArtSpec) => (cut ? isSewn(cut) : isSewnKind(kind))

// Not less: the rasteriser ends its whole process over a layer that reaches further than one
// picture beyond what is shown.
const closeUp = 440

const labelCrop: Crop = { x: 420, y: 500, width: 560 }

const drawInside = (spec: ArtSpec, label: LabelStyle) => {
  const board = createBoard(spec, visibleBox(labelLook, labelCrop))
  drawLabel(board, label)
  return frame(board, spec, labelLook, { crop: labelCrop })
}

/**
 * The piece and what is behind it, each an SVG of 800 × 1000. The same spec gives the
 * same texts, on every machine.
 */
export const draw = (spec: CutSpec): Scene => {
  const cut = cuts[spec.kind]
  if (spec.view === 'label') return drawInside(spec, cut.label ?? 'cloth')
  const flaw = placeFlaw(spec, cut)
  const [x, y] = spec.view === 'flaw' && flaw ? flaw : cut.detail
  const crop = spec.view === 'detail' || (spec.view === 'flaw' && flaw) ? { x, y, width: closeUp } : undefined
  const board = createBoard(spec, crop && visibleBox(cut, crop))
  cut.build(board)
  if (flaw && spec.view !== 'back') {
    const mark = spec.mark ?? 'stain'
    if (spec.mended) layMending(board, mark, flaw)
    else layFlaw(board, mark, flaw)
    if (spec.view === 'flaw') ring(board, flaw)
  }
  const scene = frame(board, spec, cut, {
    ...(crop && { crop }),
    isTurned: spec.view === 'back' && Boolean(cut.turns),
  })
  return spec.view === 'flaw' && flaw ? { ...scene, focus: (x - scene.shown.x) / scene.shown.width } : scene
}

export type AnyScene = Scene | SolidScene | SewnScene

/**
/**
 * What a spec shows as a scene: clothes sewn of panels, other things as solids, bags and every label as SVG.
 * The same spec gives the same scene, on every machine.
 */
export const sceneOf = (spec: ArtSpec): AnyScene => {
  if (isSewnSpec(spec))
    return spec.view === 'label' ? drawInside(spec, 'cloth') : sewnScene(spec, sewnOf(spec))
  const solid = solidFor(spec)
  if (!solid) return draw(spec as CutSpec)
  return spec.view === 'label' ? drawInside(spec, solidLabel(spec, solid)) : solidScene(spec, solid)
}

/** The scenes of one picture, side by side: two for what was mended, as it was and as it is. */
export const scenesOf = (spec: ArtSpec): AnyScene[] =>
  spec.mended && spec.view === 'flaw' && spec.flaw
    ? [sceneOf({ ...spec, mended: false }), sceneOf(spec)]
    : [sceneOf(spec)]
