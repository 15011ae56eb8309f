// What wear looks like: one drawing for each kind of flaw, laid where the words say it is.
import type { Board } from './board.ts'
import { deep, lift, lightness } from './colour.ts'
import { leaf, round } from './paths.ts'
import { softLeaves } from './soft.ts'
import type { FlawMark } from './spec.ts'

type Spot = readonly [number, number]

const stain = (b: Board, [x, y]: Spot) => {
  const isDark = lightness(b.cloth.color) < 0.25
  const ink = isDark ? '#c9b08f' : '#4a2f1c'
  return (
    b.glow({ at: [x, y], radii: [13, 8], deviation: 5, color: ink, opacity: 0.85 }) +
    b.glow({ at: [x + 15, y + 11], radii: [4, 4], deviation: 2, color: ink, opacity: 0.6 })
  )
}

const scattered = (
  b: Board,
  count: number,
  [x, y, rx, ry]: readonly [number, number, number, number],
  draw: (x: number, y: number) => string,
) =>
  Array.from({ length: count }, () => {
    const angle = b.chance() * Math.PI * 2
    const far = Math.sqrt(b.chance())
    return draw(round(x + Math.cos(angle) * far * rx), round(y + Math.sin(angle) * far * ry))
  }).join('')

/** Balls of the cloth's own fibres: a little paler than the cloth, each with its own small shade. */
const pilling = (b: Board, at: Spot) =>
  scattered(b, 26, [...at, 30, 22], (x, y) => {
    const r = round(1.1 + b.chance() * 1.3)
    return `<circle cx="${x + 0.8}" cy="${y + 1.2}" r="${r}" fill="${deep(b.cloth.color, 0.8)}" opacity=".42"/><circle cx="${x}" cy="${y}" r="${r}" fill="${lift(b.cloth.color, 0.2)}" opacity=".85"/>`
  })

const scratches = (b: Board, at: Spot, ink: string, length: number) =>
  scattered(b, 6, [...at, 16, 10], (x, y) => {
    const dx = round(length * (0.5 + b.chance()))
    const dy = round((b.chance() - 0.7) * length * 0.6)
    return `<path d="M${x - dx / 2},${y - dy / 2}L${x + dx / 2},${y + dy / 2}" stroke="${ink}" stroke-width="${round(1 + b.chance() * 1.6)}" stroke-linecap="round" opacity=".75"/>`
  })

const faded = (b: Board, [x, y]: Spot) =>
  b.glow({
    at: [x, y],
    radii: [38, 70],
    deviation: 30,
    color: lightness(b.cloth.color) > 0.75 ? deep(b.cloth.color, 0.3) : lift(b.cloth.color, 0.62),
    opacity: 0.42,
  })

const thread = (b: Board, [x, y]: Spot) => {
  const ink = lightness(b.cloth.color) < 0.4 ? lift(b.cloth.color, 0.55) : deep(b.cloth.color, 0.55)
  const pulled = `M${x - 24},${y + 2}C${x - 8},${y} ${x - 2},${y - 2} ${x},${y - 10}C${x + 2},${y - 18} ${x + 14},${y - 16} ${x + 10},${y - 6}C${x + 6},${y + 6} ${x + 14},${y + 16} ${x + 8},${y + 30}`
  return `<path d="${pulled}" transform="translate(2,3)" fill="none" stroke="${deep(b.cloth.color, 0.95)}" stroke-width="2" opacity=".4"/><path d="${pulled}" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"/>`
}

/** Threads that came out of an edge: it lies a little below the place, which is well within the piece. */
const fraying = (b: Board, [x, y]: Spot) => {
  const color = lift(b.cloth.color, 0.5)
  return Array.from({ length: 17 }, (_, i) => {
    const from = x - 27 + i * 3.3 + (b.chance() - 0.5) * 3
    const sway = (b.chance() - 0.5) * 12
    const top = y + 13 + b.chance() * 5
    const long = 10 + b.chance() * 17
    const way = `M${round(from)},${round(top)}q${round(sway * 0.2)},${round(long * 0.6)} ${round(sway)},${round(long)}`
    return `<path d="${way}" fill="none" stroke="${color}" stroke-width="1.3" stroke-linecap="round" opacity=".9"/>`
  }).join('')
}

const creases = (b: Board, [x, y]: Spot) => {
  const lines = [-14, -4, 7, 17].map((dx, i) =>
    leaf([x + dx - 4, y - 20 + i * 2], [x + dx + 7, y], [x + dx - 2, y + 20 - i * 3], 4),
  )
  return (
    softLeaves(lines, deep(b.cloth.color, 0.95), 0.75, 1.6) +
    softLeaves([leaf([x - 8, y - 18], [x + 4, y], [x - 7, y + 18], 4)], lift(b.cloth.color, 0.7), 0.5, 2)
  )
}

const dent = (b: Board, [x, y]: Spot) =>
  b.glow({ at: [x, y], radii: [26, 18], deviation: 9, color: deep(b.cloth.color, 0.9), opacity: 0.75 }) +
  b.glow({
    at: [x + 15, y + 14],
    radii: [20, 7],
    deviation: 6,
    color: lift(b.cloth.color, 0.8),
    opacity: 0.7,
  })

const ink = (_: Board, at: Spot) => {
  const [x, y] = at
  return `<path d="M${x - 16},${y + 5}C${x - 6},${y - 8} ${x + 2},${y + 9} ${x + 16},${y - 4}" fill="none" stroke="#26375f" stroke-width="3.4" stroke-linecap="round" opacity=".7"/><circle cx="${x + 20}" cy="${y - 6}" r="2.6" fill="#26375f" opacity=".6"/>`
}

const looseButton = (b: Board, [x, y]: Spot) => {
  const strands = `M${x - 3},${y - 10}C${x + 2},${y - 2} ${x + 1},${y + 4} ${x + 5},${y + 14}M${x + 4},${y - 10}C${x},${y} ${x + 6},${y + 4} ${x + 8},${y + 12}`
  b.raw(
    `<path d="${strands}" fill="none" stroke="${b.trim.thread}" stroke-width="1.8" stroke-linecap="round"/>`,
  )
  b.button(x + 7, y + 20, { r: 9 })
  return ''
}

const hole = (b: Board, [x, y]: Spot) => {
  const ends = [-5, -1, 3]
    .map((dx, i) => `M${x + dx},${y - 6 + i}L${x + dx + (i - 1) * 3},${y + 1 - i}`)
    .join('')
  return `<ellipse cx="${x}" cy="${y}" rx="8" ry="6" fill="${deep(b.cloth.color, 0.97)}" opacity=".8"/><ellipse cx="${x}" cy="${y}" rx="9.5" ry="7.5" fill="none" stroke="${lift(b.cloth.color, 0.35)}" stroke-width="2.4" opacity=".8"/><path d="${ends}" stroke="${lift(b.cloth.color, 0.3)}" stroke-width="1.6" stroke-linecap="round"/>`
}

/**
 * Draws a fine ring (light within dark, seen on every color) around a flaw's place onto the board. Places are
 * in the picture's 800 × 1000 units.
 */
export const ring = (b: Board, [x, y]: Spot) => {
  const circle = (r: number, color: string, rest: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" ${rest}/>`
  b.raw(
    circle(56, '#1e1b18', 'stroke-width="4.4" opacity=".35"') +
      circle(56, '#fffdf8', 'stroke-width="2.4" opacity=".95"'),
  )
}

const thick: readonly FlawMark[] = ['thread', 'fraying', 'hole', 'loose-button']

/**
 * Draws stitches in the cloth's color where a tear was mended; nothing for marks that mending does not show.
 */
export const layMending = (b: Board, mark: FlawMark, [x, y]: Spot) => {
  if (!thick.includes(mark)) return
  const rows = [-6, 0, 6].map((dy, i) => `M${x - 11 + i},${y + dy}L${x + 10 - i},${y + dy + 1}`).join('')
  b.raw(
    `<path d="${rows}" fill="none" stroke="${deep(b.cloth.color, 0.35)}" stroke-width="1.5" stroke-dasharray="4 2.6" opacity=".5"/>`,
  )
}

const marks: Record<FlawMark, (b: Board, at: Spot) => string> = {
  stain,
  pilling,
  scuff: (b, at) =>
    scratches(b, at, lift(b.cloth.color, lightness(b.cloth.color) > 0.7 ? 0 : 0.7), 22) +
    scratches(b, at, deep(b.cloth.color, 0.6), 13),
  scratch: (b, at) => scratches(b, at, lightness(b.cloth.color) > 0.75 ? '#8b8174' : '#f6efe2', 30),
  tarnish: (b, [x, y]) =>
    b.glow({ at: [x, y], radii: [13, 12], deviation: 5, color: '#4b3d26', opacity: 0.85 }),
  fading: faded,
  thread,
  fraying,
  creases,
  dent,
  ink,
  'loose-button': looseButton,
  hole,
}

/** Draws the mark of a flaw at a place of the piece, in the picture's 800 × 1000 units. */
export const layFlaw = (b: Board, mark: FlawMark, at: Spot) => {
  const drawn = marks[mark](b, at)
  if (drawn) b.raw(drawn)
}
