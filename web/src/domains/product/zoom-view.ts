// The scale and position of an enlarged picture, as pure functions; in pixels from the middle of the
// stage.
export type View = { scale: number; x: number; y: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

export const whole: View = { scale: 1, x: 0, y: 0 }
export const largest = 4
/** The factors of a press of +, and of a double tap. */
export const step = 1.5
export const close = 2.5

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Returns the zoom view moved as little as needed for the picture to cover the stage. */
export function inside({ scale, x, y }: View, stage: Size): View {
  const reach = { x: (stage.width * (scale - 1)) / 2, y: (stage.height * (scale - 1)) / 2 }
  return { scale, x: between(x, -reach.x, reach.x), y: between(y, -reach.y, reach.y) }
}

/** Returns the view enlarged by `factor` around the point `at`; the scale stays between 1 and 4. */
export function zoomAt(view: View, factor: number, at: Point, stage: Size): View {
  const scale = between(view.scale * factor, 1, largest)
  const grown = scale / view.scale
  return scale === 1
    ? whole
    : inside({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, stage)
}

/** Returns the view moved by a distance in pixels; the picture still covers the stage. */
export function moveBy(view: View, by: Point, stage: Size): View {
  return inside({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)
}

/** Returns the distance between two points, in pixels. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
/** Returns the point in the middle between two points. */
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
