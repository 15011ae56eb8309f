/**
 * A measure on a drawing: its line in the drawing's own units, and instructions that follow a name such as
 * "Bust:".
 */
export type Mark = {
  line: readonly [x1: number, y1: number, x2: number, y2: number]
  how: string
  /** The middle of the label if it differs from the line's middle: a label would cover a short line. */
  at?: readonly [x: number, y: number]
}
export type Outline = {
  view: readonly [x: number, y: number, width: number, height: number]
  /** Filled areas, from back to front. */
  shapes: readonly string[]
  /** Thin lines on top of the areas: seams, bands, buttons. */
  seams: readonly string[]
  marks: Readonly<Record<string, Mark>>
}
