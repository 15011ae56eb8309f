/** Where a measure is taken: a line in the drawing's own units, and how, in words that follow "Bust:". */
export type Mark = {
  line: readonly [x1: number, y1: number, x2: number, y2: number]
  how: string
  /** The middle of its label, where that is not the line's: short lines would vanish below it. */
  at?: readonly [x: number, y: number]
}
export type Outline = {
  view: readonly [x: number, y: number, width: number, height: number]
  /** Filled, from the back to the front. */
  shapes: readonly string[]
  /** Thin lines on top: seams, bands, buttons. */
  seams: readonly string[]
  marks: Readonly<Record<string, Mark>>
}
