// The outline of clothes, drawn from the cut that their words tell (rules: cut-of-words.ts) with the same
// measures as their pictures, and to the scale of what was measured.
import { type BodyMeasures, bodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import { bodyOfWords, type CutWords, legOfWords } from '@hemline/rules/catalogue/silhouettes/cut-of-words.ts'
import { legWideAt } from '@hemline/rules/catalogue/silhouettes/leg-measures.ts'
import type { BodyShape, LegFit } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Mark, Outline } from './outline-type.ts'

type Measures = readonly { name: string; inches: number }[]
type Line = Mark['line']
/** A drawing in centimetres, before it is fitted into its board. */
type Draft = { shapes: string[]; seams: string[]; lines: Record<string, Line>; reach: Reach }
type Reach = { wide: number; top: number; low: number }

const inch = 2.54
const inCm = (measured: Measures, name: string) => {
  const found = measured.find((one) => one.name === name)
  return found && found.inches * inch
}
const n = (value: number) => String(Math.round(value * 100) / 100)
const at = (x: number, y: number) => `${n(x)},${n(y)}`

/** The neck between its two highest points, from the left one to the right one. */
function neckPath({ neck }: BodyShape, m: BodyMeasures): string {
  const right = at(m.neck, 0)
  if (neck === 'v' || neck === 'deep-v' || neck === 'surplice') return `L0,${n(m.neckDepth)}L${right}`
  if (neck === 'square') return `L${at(-m.neck + 0.8, m.neckDepth)}L${at(m.neck - 0.8, m.neckDepth)}L${right}`
  if (neck === 'sweetheart')
    return `L${at(-m.neck, m.neckDepth - 3)}Q${at(-m.neck * 0.4, m.neckDepth - 6)} ${at(0, m.neckDepth + 2)}Q${at(m.neck * 0.4, m.neckDepth - 6)} ${at(m.neck, m.neckDepth - 3)}L${right}`
  return `Q0,${n(m.neckDepth * 2)} ${right}`
}

/** From the top of the right shoulder or strap down the armhole to the armpit. */
function armholePath({ neck, sleeve }: BodyShape, m: BodyMeasures): string {
  const armpit = at(m.chest, m.armpit)
  if (neck === 'halter') return `Q${at(m.neck + 2, m.armpit * 0.7)} ${armpit}`
  if (sleeve === 'strap') return `L${at(m.neck + 2, 16)}Q${at(m.chest - 4, m.armpit)} ${armpit}`
  const inside = at(m.shoulder - 3, (m.slope + m.armpit) / 2 + 3)
  return `L${at(m.shoulder, m.slope)}Q${inside} ${armpit}`
}

/** Down the right side, along the hem and up the left side to the left armpit. */
function sidesPath(m: BodyMeasures, end: number, hem: number): string {
  const down = [
    `C${at(m.chest, m.armpit + 7)} ${at(m.waist, m.waistAt - 8)} ${at(m.waist, Math.min(m.waistAt, end))}`,
  ]
  const up = [`C${at(-m.waist, m.waistAt - 8)} ${at(-m.chest, m.armpit + 7)} ${at(-m.chest, m.armpit)}`]
  if (end > m.hipAt) {
    down.push(`C${at(m.waist, m.waistAt + 7)} ${at(m.hip, m.hipAt - 8)} ${at(m.hip, m.hipAt)}`)
    up.unshift(`C${at(-m.hip, m.hipAt - 8)} ${at(-m.waist, m.waistAt + 7)} ${at(-m.waist, m.waistAt)}`)
  }
  const low = end > m.waistAt + 1 ? `L${at(hem, end - 0.8)}` : ''
  const back =
    end > m.hipAt ? `L${at(-m.hip, m.hipAt)}` : end > m.waistAt + 1 ? `L${at(-m.waist, m.waistAt)}` : ''
  return `${down.join('')}${low}Q0,${n(end + 1.6)} ${at(-hem, end - 0.8)}${back}${up.join('')}`
}

const bare: readonly BodyShape['neck'][] = ['strapless', 'off-shoulder']

/** What covers the body, without its sleeves. */
function bodyPath(shape: BodyShape, m: BodyMeasures, { end, hem }: { end: number; hem: number }): string {
  const sides = sidesPath(m, end, hem)
  if (bare.includes(shape.neck)) {
    const top = `M${at(-m.chest, m.armpit)}L${at(-m.chest + 2, m.neckDepth)}Q0,${n(m.neckDepth + 1.4)} ${at(m.chest - 2, m.neckDepth)}`
    return `${top}L${at(m.chest, m.armpit)}${sides}Z`
  }
  const right = armholePath(shape, m)
  if (shape.neck === 'one-shoulder')
    return `M${at(-m.chest, m.armpit)}Q${at(-2, m.armpit - 6)} ${at(m.neck, 0)}${right}${sides}Z`
  const isStrap = shape.sleeve === 'strap'
  const left = isStrap
    ? `Q${at(-m.chest + 4, m.armpit)} ${at(-m.neck - 2, 16)}L${at(-m.neck, 0)}`
    : shape.neck === 'halter'
      ? `Q${at(-m.neck - 2, m.armpit * 0.7)} ${at(-m.neck, 0)}`
      : `Q${at(-m.shoulder + 3, (m.slope + m.armpit) / 2 + 3)} ${at(-m.shoulder, m.slope)}L${at(-m.neck, 0)}`
  return `M${at(-m.neck, 0)}${neckPath(shape, m)}${right}${sides}${left}Z`
}

/** A sleeve's lean from straight down, in degrees. */
const leanOf = (sleeve: BodyShape['sleeve']) => (sleeve === 'long' || sleeve === 'three-quarter' ? 20 : 34)

/** Where the right sleeve ends: its outer and its inner corner. */
function sleeveEnd(shape: BodyShape, m: BodyMeasures) {
  const lean = (leanOf(shape.sleeve) * Math.PI) / 180
  const dx = Math.sin(lean)
  const dy = Math.cos(lean)
  const outer = [m.shoulder + dx * m.sleeve, m.slope + dy * m.sleeve] as const
  return { outer, inner: [outer[0] - dy * m.cuff, outer[1] + dx * m.cuff] as const }
}

function sleevePath(shape: BodyShape, m: BodyMeasures, side: 1 | -1): string {
  const { outer, inner } = sleeveEnd(shape, m)
  const to = (x: number, y: number) => at(side * x, y)
  const round = `Q${to((m.shoulder + outer[0]) / 2 + 2, (m.slope + outer[1]) / 2 - 1)} ${to(...outer)}`
  return `M${to(m.shoulder, m.slope)}${round}L${to(...inner)}L${to(m.chest - 0.4, m.armpit + 1)}Q${to(m.shoulder - 3, m.armpit - 4)} ${to(m.shoulder, m.slope)}Z`
}

/** Collar, waist and closing as lines on the cloth. */
function bodySeams(shape: BodyShape, m: BodyMeasures, end: number): string[] {
  const seams: string[] = []
  if (shape.waist === 'seam')
    seams.push(`M${at(-m.waist, m.waistAt)}Q0,${n(m.waistAt + 1.6)} ${at(m.waist, m.waistAt)}`)
  if (shape.waist === 'empire') seams.push(`M${at(-m.chest, 31)}Q0,32.6 ${at(m.chest, 31)}`)
  if (shape.closure !== 'none') seams.push(`M0,${n(Math.max(12, m.neckDepth))}L0,${n(end)}`)
  if (shape.collar === 'notch' || shape.collar === 'moto' || shape.collar === 'storm')
    for (const side of [-1, 1])
      seams.push(
        `M${at(side * m.neck, 0)}L${at(side * (m.neck + 3.4), 11)}L${at(side * (m.neck + 1), 13)}L${at(side * (m.neck + 2.6), 15)}L0,30`,
      )
  if (shape.collar === 'shawl')
    for (const side of [-1, 1]) seams.push(`M${at(side * m.neck, 0)}Q${at(side * (m.neck + 5), 13)} 0,30`)
  if (shape.collar === 'shirt' || shape.collar === 'band')
    for (const side of [-1, 1])
      seams.push(`M${at(side * m.neck, 0)}L${at(side * (m.neck + 1.4), 7)}L0,${n(m.neckDepth)}`)
  if (shape.collar === 'hood')
    seams.push(`M${at(-m.neck, 1)}C${at(-m.neck - 7, -22)} ${at(m.neck + 7, -22)} ${at(m.neck, 1)}`)
  if (shape.neck === 'turtle' || shape.neck === 'mock' || shape.collar === 'stand') {
    const high = shape.neck === 'mock' ? -3 : -7
    seams.push(
      `M${at(-m.neck, 0)}L${at(-m.neck + 0.6, high)}Q0,${n(high + 1.6)} ${at(m.neck - 0.6, high)}L${at(m.neck, 0)}`,
    )
  }
  if (shape.neck === 'halter')
    seams.push(`M${at(-m.neck, 0)}Q${at(-m.neck, -7)} 0,-7.4Q${at(m.neck, -7)} ${at(m.neck, 0)}`)
  return seams
}

/** Half the waist of the pants whose legs rules measure. */
const usualTop = 18.5

/** The legs below a waist: two legs from the crotch, `from` being where the cloth begins. */
function legsPath(
  fit: LegFit,
  { from, top, crotch, end }: { from: number; top: number; crotch: number; end: number },
) {
  // A child's legs are as much narrower as its waist is.
  const k = Math.min(1.5, top / usualTop)
  const wide = (y: number) => legWideAt(fit, (y - crotch) / k) * k
  const hip = Math.max(top, Math.min(27 * k, wide(crotch) * 1.84))
  const middle = hip - wide(crotch)
  const knee = (crotch + end) / 2
  const outer = (y: number) => middle + 2 + wide(y)
  const inner = (y: number) => Math.max(0.6, middle + 2 - wide(y))
  const hipAt = from + (crotch - from) * 0.66
  const half = (side: 1 | -1) => {
    const to = (x: number, y: number) => at(side * x, y)
    return {
      to,
      hip: to(hip, hipAt),
      knee: to(outer(knee), knee),
      out: to(outer(end), end),
      in: to(inner(end), end + 0.4),
      back: to(inner(knee), knee),
    }
  }
  const r = half(1)
  const l = half(-1)
  const path = `M${at(-top, from)}Q0,${n(from + 1.2)} ${at(top, from)}Q${r.to(hip, from + 6)} ${r.hip}L${r.knee}L${r.out}L${r.in}L${r.back}L0,${n(crotch)}L${l.back}L${l.in}L${l.out}L${l.knee}L${l.hip}Q${l.to(hip, from + 6)} ${at(-top, from)}Z`
  return { path, wide: Math.max(hip, outer(end)) }
}

/** The measures of a shape as large as the piece: its bust, its shoulders, its sleeves and its length. */
function measuresOf(shape: BodyShape, measured: Measures): BodyMeasures {
  const usual = bodyMeasures(shape)
  const bust = inCm(measured, 'Bust')
  const k = bust ? bust / 4 / usual.chest : 1
  const sized = Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [name, value * k]),
  ) as BodyMeasures
  const length = inCm(measured, 'Length') ?? usual.hemAt * k
  const shoulder = inCm(measured, 'Shoulder')
  const waist = inCm(measured, 'Waist')
  const below = Math.max(0, length - sized.hipAt)
  const flare = { 'fit-and-flare': 0.34, 'a-line': 0.2 }[shape.fit as string] ?? 0.06
  return {
    ...sized,
    hemAt: length,
    hem: length > sized.hipAt ? sized.hip + below * flare : sized.waist + (sized.hip - sized.waist) * 0.4,
    sleeve: sized.sleeve && (inCm(measured, 'Sleeve') ?? sized.sleeve),
    ...(shoulder && { shoulder: shoulder / 2 }),
    ...(waist && { waist: Math.min(waist / 4, sized.chest * 1.1) }),
  }
}

function draftBody(shape: BodyShape, measured: Measures): Draft {
  const m = measuresOf(shape, measured)
  const { fit } = shape.legs ?? {}
  const crotch = m.waistAt + 28
  const usualLegs = shape.legs?.length === 'short' ? 12 : 70
  const long = inCm(measured, 'Length')
  const inseam = inCm(measured, 'Inseam') ?? (long ? Math.max(10, long - crotch) : usualLegs)
  const end = fit ? m.waistAt : m.hemAt
  const legs = fit && legsPath(fit, { from: m.waistAt, top: m.waist, crotch, end: crotch + inseam })
  const shapes = m.sleeve > 0 ? [sleevePath(shape, m, -1), sleevePath(shape, m, 1)] : []
  if (legs) shapes.push(legs.path)
  shapes.push(bodyPath(shape, m, { end, hem: fit ? m.waist : m.hem }))
  const { outer } = sleeveEnd(shape, m)
  const low = fit ? crotch + inseam : end
  const wide = Math.max(m.sleeve > 0 ? outer[0] : 0, m.chest, fit ? (legs?.wide ?? 0) : m.hem)
  return {
    shapes,
    seams: bodySeams(shape, m, end),
    lines: {
      Bust: [-m.chest, m.armpit + 2, m.chest, m.armpit + 2],
      Waist: [-m.waist, m.waistAt, m.waist, m.waistAt],
      Hips: [-m.hip, m.hipAt, m.hip, m.hipAt],
      Shoulder: [-m.shoulder, -9, m.shoulder, -9],
      Length: [wide + 7, 0, wide + 7, low],
      Inseam: [0, crotch + 1, 0, low],
      ...(m.sleeve > 0 && { Sleeve: [-m.shoulder - 5, m.slope - 3, -outer[0] - 4, outer[1] - 2] as Line }),
    },
    reach: { wide: wide + 7, top: -10, low },
  }
}

function draftLegs(fit: LegFit, measured: Measures): Draft {
  const rise = inCm(measured, 'Rise') ?? 26
  const inseam = inCm(measured, 'Inseam') ?? 74
  const top = (inCm(measured, 'Waist') ?? 76) / 4
  const { path, wide } = legsPath(fit, { from: 0, top, crotch: rise, end: rise + inseam })
  const low = rise + inseam
  return {
    shapes: [path],
    seams: [`M${at(-top - 0.4, 4)}Q0,5.2 ${at(top + 0.4, 4)}`, `M0,5L0,${n(rise)}`],
    lines: {
      Waist: [-top, -4, top, -4],
      Hips: [-wide * 0.94, rise * 0.7, wide * 0.94, rise * 0.7],
      Rise: [wide + 5, 0, wide + 5, rise],
      Inseam: [0, rise + 2, 0, low],
      Length: [-wide - 6, 0, -wide - 6, low],
    },
    reach: { wide: wide + 7, top: -6, low },
  }
}

/** How much wider each centimetre below the hips makes a skirt, by its style. */
const skirtFlares: Readonly<Record<string, number>> = {
  Pencil: -0.06,
  Straight: 0.02,
  'A-line': 0.24,
  Circle: 0.5,
  Pleated: 0.26,
  Wrap: 0.12,
  Tiered: 0.3,
  Bubble: 0.06,
  Skort: 0.1,
}

function draftSkirt(style: string, measured: Measures): Draft | undefined {
  const flare = skirtFlares[style]
  if (flare === undefined) return undefined
  const top = (inCm(measured, 'Waist') ?? 74) / 4
  const hip = Math.max((inCm(measured, 'Hips') ?? 0) / 4, top * 1.26)
  const low = inCm(measured, 'Length') ?? 60
  const hipAt = Math.min(20, low * 0.45)
  const hem = hip + Math.max(0, low - hipAt) * flare
  const side = `Q${at(hip, hipAt * 0.5)} ${at(hip, hipAt)}L${at(hem, low - 0.8)}Q0,${n(low + 1.8)} ${at(-hem, low - 0.8)}L${at(-hip, hipAt)}Q${at(-hip, hipAt * 0.5)} ${at(-top, 0)}`
  const folds = flare > 0.2 ? [-0.6, -0.2, 0.2, 0.6] : []
  const wide = Math.max(hip, hem)
  return {
    shapes: [`M${at(-top, 0)}Q0,1.2 ${at(top, 0)}${side}Z`],
    seams: [
      `M${at(-top - 0.3, 4)}Q0,5.2 ${at(top + 0.3, 4)}`,
      ...folds.map((share) => `M${at(top * share, 5)}L${at(hem * share, low)}`),
      ...(style === 'Wrap'
        ? [`M${at(top * 0.7, 4)}Q${at(top * 0.3, low * 0.6)} ${at(-top * 0.3, low)}`]
        : []),
      ...(style === 'Tiered'
        ? [0.36, 0.68].map((t) => `M${at(-hip, low * t)}Q0,${n(low * t + 1.6)} ${at(hip, low * t)}`)
        : []),
    ],
    lines: {
      Waist: [-top, -4, top, -4],
      Hips: [-hip, hipAt, hip, hipAt],
      Length: [wide + 6, 0, wide + 6, low],
    },
    reach: { wide: wide + 7, top: -6, low },
  }
}

/** The board that all outlines are drawn on, in its own units. */
const board = { width: 660, height: 740, margin: 60 }

function fitted({ shapes, seams, lines, reach }: Draft, how: Outline['marks']): Outline {
  const tall = reach.low - reach.top
  const k = Math.min(board.width / (reach.wide * 2), board.height / tall)
  const place = (path: string) =>
    path.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) =>
      at(Number(x) * k, (Number(y) - reach.top) * k),
    )
  const marks = Object.entries(lines).flatMap(([name, [x1, y1, x2, y2]]): [string, Mark][] => {
    const known = how[name]
    const line: Line = [x1 * k, (y1 - reach.top) * k, x2 * k, (y2 - reach.top) * k]
    return known ? [[name, { line, how: known.how }]] : []
  })
  const { margin } = board
  return {
    view: [-reach.wide * k - margin, -margin, reach.wide * 2 * k + margin * 2, tall * k + margin * 2],
    shapes: shapes.map(place),
    seams: seams.map(place),
    marks: Object.fromEntries(marks),
  }
}

/** What kinds of outline can be drawn from a cut, and how each is. */
export type Worn = 'top' | 'outer' | 'legs' | 'skirt'

/**
 * Returns the outline of a garment, drawn from the words for its cut and its measurements in inches;
 * undefined when no word tells the cut. `how` has the instructions for measuring, by the measurement's name;
 * a measurement without instructions gets no mark.
 */
export function outlineOfCut(
  worn: Worn,
  words: CutWords,
  { measured, how }: { measured: Measures; how: Outline['marks'] },
): Outline | undefined {
  if (worn === 'legs') {
    const fit = legOfWords(words)
    return fit && fitted(draftLegs(fit, measured), how)
  }
  if (worn === 'skirt') {
    const draft = draftSkirt(words.skirtDressStyle ?? '', measured)
    return draft && fitted(draft, how)
  }
  const shape = bodyOfWords(words, worn === 'outer')
  return shape && fitted(draftBody(shape, measured), how)
}
