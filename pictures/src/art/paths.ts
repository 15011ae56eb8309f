// Outlines are SVG path texts of absolute M, L, C, Q and Z only, so that their bounds can be read.

export const width = 800
export const height = 1000

export type Point = [number, number]
/** The left and right edge of a piece of cloth, from top to bottom: patterns are laid between them. */
export type Edges = { left: Point[]; right: Point[] }
type Segment = { command: string; points: Point[] }

/** Rounds to one decimal, to keep the paths of drawings short. */
export const round = (n: number) => Math.round(n * 10) / 10

const pairs = (numbers: number[]) => {
  const points: Point[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  return points
}

const numbersIn = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number)

const parse = (d: string): Segment[] =>
  [...d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, command, rest]) => ({
    command: command ?? 'M',
    points: pairs(numbersIn(rest ?? '')),
  }))

export type Box = { x: number; y: number; width: number; height: number }

/** Returns a box with a margin of `by` on each side. */
export const widen = ({ x, y, width: w, height: h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: w + by * 2,
  height: h + by * 2,
})

/** Returns the box that two boxes have in common; undefined when they do not overlap. */
export const commonBox = (a: Box, b: Box): Box | undefined => {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const w = Math.min(a.x + a.width, b.x + b.width) - x
  const h = Math.min(a.y + a.height, b.y + b.height) - y
  return w > 0 && h > 0 ? { x, y, width: w, height: h } : undefined
}

const bezier = (points: Point[], t: number): Point => {
  if (points.length === 1) return points[0] ?? [0, 0]
  const next = points.slice(1).map(([x, y], i): Point => {
    const [px, py] = points[i] ?? [0, 0]
    return [px + (x - px) * t, py + (y - py) * t]
  })
  return bezier(next, t)
}

/** Points on a path, close enough together to measure it. */
const sample = (d: string) => {
  const found: Point[] = []
  for (const { points } of parse(d)) {
    const from = found.at(-1)
    if (from && points.length > 1) for (let t = 1; t < 8; t++) found.push(bezier([from, ...points], t / 8))
    const end = points.at(-1)
    if (end) found.push(end)
  }
  return found
}

/** Returns the box around an SVG path, wider by a margin on each side. */
export const boxOf = (d: string, margin: number): Box => {
  const points = sample(d)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return {
    x: round(x),
    y: round(y),
    width: round(Math.max(...xs) + margin - x),
    height: round(Math.max(...ys) + margin - y),
  }
}

/**
 * Returns the SVG path of a fold: a leaf along a quadratic curve from `a` over `control` to `b`, `thick` wide
 * at its middle.
 */
export const leaf = (a: Point, control: Point, b: Point, thick: number) => {
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2
  const ox = Math.cos(angle) * thick
  const oy = Math.sin(angle) * thick
  const from = `${round(a[0])},${round(a[1])}`
  const to = `${round(b[0])},${round(b[1])}`
  return `M${from}Q${round(control[0] + ox)},${round(control[1] + oy)} ${to}Q${round(control[0] - ox)},${round(control[1] - oy)} ${from}Z`
}

/** Returns the SVG paths of folds written as `x1 y1 cx cy x2 y2 thick`, with semicolons between them. */
export const leaves = (text: string) =>
  text.split(';').map((one) => {
    const [x1 = 0, y1 = 0, cx = 0, cy = 0, x2 = 0, y2 = 0, thick = 0] = numbersIn(one)
    return leaf([x1, y1], [cx, cy], [x2, y2], thick)
  })

/** Reads the left and the right edge of a piece, each written as `x,y x,y …` from top to bottom. */
export const edges = (left: string, right: string): Edges => ({
  left: pairs(numbersIn(left)),
  right: pairs(numbersIn(right)),
})
