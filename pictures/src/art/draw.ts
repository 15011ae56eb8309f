// From a spec to its scene: clothes are sewn of panels, other things are solids, labels are SVG.
import { sewnOf } from '../sewn/choices.ts'
import { isSewn } from '../sewn/garment.ts'
import { type SewnScene, sewnScene } from '../sewn/scene.ts'
import { solidOf } from '../solid/choices.ts'
import { type SolidScene, solidLabel, solidScene } from '../solid/scene.ts'
import { createBoard } from './board.ts'
import { type Crop, frame, type Scene, visibleBox } from './frame.ts'
import { drawLabel, type LabelStyle } from './inside-label.ts'
import { isSewnKind } from './kinds.ts'
import type { ArtSpec } from './spec.ts'

export { type ArtKind, artKinds, sewnKinds } from './kinds.ts'
export type { ArtSpec, ArtView, Pattern } from './spec.ts'

const isSewnSpec = ({ cut, kind }: ArtSpec) => (cut ? isSewn(cut) : isSewnKind(kind))

const labelCrop: Crop = { x: 420, y: 500, width: 560 }

const drawInside = (spec: ArtSpec, label: LabelStyle) => {
  const board = createBoard(spec, visibleBox(labelCrop))
  drawLabel(board, label)
  return frame(board, spec, labelCrop)
}

export type AnyScene = Scene | SolidScene | SewnScene

/**
 * Returns the scene of the view that a drawing's spec asks for: sewn cloth or a modelled solid, or the label
 * inside. The same spec gives the same scene on every machine.
 */
export const sceneOf = (spec: ArtSpec): AnyScene => {
  if (isSewnSpec(spec))
    return spec.view === 'label' ? drawInside(spec, 'cloth') : sewnScene(spec, sewnOf(spec))
  const solid = solidOf(spec)
  return spec.view === 'label' ? drawInside(spec, solidLabel(spec, solid)) : solidScene(spec, solid)
}

/** Returns the scenes of one picture, side by side: one, or two for a mended flaw (before and after). */
export const scenesOf = (spec: ArtSpec): AnyScene[] =>
  spec.mended && spec.view === 'flaw' && spec.flaw
    ? [sceneOf({ ...spec, mended: false }), sceneOf(spec)]
    : [sceneOf(spec)]
