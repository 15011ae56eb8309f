import { solidOf } from '../solid/choices.ts'
import { type SolidScene, solidScene } from '../solid/scene.ts'
import { createBoard } from './board.ts'
import { type Cut, cuts } from './cuts.ts'
import { layFlaw, layMending, ring } from './flaws.ts'
import { type Crop, type FrameLook, frame, type Scene, visibleBox } from './frame.ts'
import { drawLabel, type LabelStyle, labelLook } from './inside-label.ts'
import { type CutKind, isSolidKind, type SolidKind } from './kinds.ts'
import { height, width } from './paths.ts'
import { reshapeFor } from './reshape.ts'
import type { ArtSpec } from './spec.ts'
import { variantOf } from './variants.ts'

export { type ArtKind, artKinds, type CutKind, isSolidKind, solidKinds } from './kinds.ts'
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

/** Short pieces come nearer. */
/** A spec of a piece that is cut from cloth. */
export type CutSpec = ArtSpec & { kind: CutKind }

const isSolid = (spec: ArtSpec): spec is ArtSpec & { kind: SolidKind } => isSolidKind(spec.kind)

const nearer: Partial<Record<ArtSpec['kind'], Readonly<Record<string, FrameLook['zoom']>>>> = {
  'day-dress': { mini: [446, 1.2], midi: [512, 1.03] },
  'wrap-dress': { mini: [436, 1.24], knee: [470, 1.12] },
  'shirt-dress': { mini: [436, 1.24], knee: [470, 1.12] },
  'knit-dress': { mini: [490, 1.16] },
  slip: { mini: [424, 1.26], knee: [466, 1.12] },
  skirt: { mini: [370, 1.44], knee: [430, 1.3] },
  'pleated-skirt': { mini: [370, 1.34], knee: [430, 1.2] },
}

/** How a kind is built and framed in this length, and where its flaws then lie. */
const cutFor = ({ kind, shape = {}, seed = 0 }: CutSpec): Cut => {
  const cut = variantOf(kind, cuts[kind], shape.design)
  const zoom = nearer[kind]?.[shape.length ?? '']
  const reshape = reshapeFor(kind, shape, seed)
  if (!reshape) return zoom ? { ...cut, zoom } : cut
  const bent = Object.entries(cut.parts ?? {}).map(([part, [x, y]]) => [part, reshape([x, y])] as const)
  const [left, top, right, bottom] = cut.body
  const [, low] = reshape([left, bottom])
  return {
    ...cut,
    ...(zoom && { zoom }),
    body: [left, Math.min(top, low - 20), right, low - 10],
    parts: Object.fromEntries(bent),
  }
}

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
  const cut = cutFor(spec)
  if (spec.view === 'label') return drawInside(spec, cut.label ?? 'cloth')
  const flaw = placeFlaw(spec, cut)
  const [x, y] = spec.view === 'flaw' && flaw ? flaw : cut.detail
  const crop = spec.view === 'detail' || (spec.view === 'flaw' && flaw) ? { x, y, width: closeUp } : undefined
  const board = createBoard(spec, crop && visibleBox(cut, crop))
  board.reshape = reshapeFor(spec.kind, board.shape, board.seed)
  cut.build(board)
  board.reshape = undefined
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

export type AnyScene = Scene | SolidScene

/**
 * What a spec shows as a scene: shoes as solids, all other pieces and every label as SVG. The same spec gives
 * the same scene, on every machine.
 */
export const sceneOf = (spec: ArtSpec): AnyScene => {
  if (!isSolid(spec)) return draw(spec as CutSpec)
  return spec.view === 'label' ? drawInside(spec, 'leather') : solidScene(spec, solidOf(spec))
}

/** The scenes of one picture, side by side: two for what was mended, as it was and as it is. */
export const scenesOf = (spec: ArtSpec): AnyScene[] =>
  spec.mended && spec.view === 'flaw' && spec.flaw
    ? [sceneOf({ ...spec, mended: false }), sceneOf(spec)]
    : [sceneOf(spec)]

/** The same pieces as a line drawing in the text's colour, on the card's: measurements are laid over it. */
export const outline = (spec: CutSpec): string => {
  const board = createBoard(spec)
  board.reshape = reshapeFor(spec.kind, board.shape, board.seed)
  cuts[spec.kind].build(board)
  const lines = board.lines.map(({ d, thin }) =>
    thin
      ? `<path d="${d}" fill="none" stroke="currentColor" stroke-width="1.5" opacity=".55"/>`
      : `<path d="${d}" fill="var(--card, #fff)" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">${lines.join('')}</svg>`
}
