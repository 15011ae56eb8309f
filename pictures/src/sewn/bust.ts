// Bras, bikini tops, sports bras, corsets and shapers.
import type { BraShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { sewBow } from './bows.ts'
import type { Knot } from './knots.ts'
import { sewSports } from './sports-bra.ts'
import { band, bothSides, grainAt, sew, type Tailor, whole } from './tailor.ts'
import { sewScallops } from './trims.ts'

const strapEnds: Readonly<Record<BraShape['straps'], readonly [x: number, width: number]>> = {
  thin: [11, 1],
  wide: [11, 2],
  racer: [4, 2.6],
  halter: [2.4, 1],
  none: [0, 0],
}

/** Straps as they lie on a table: up from a cup, over, and down to the band behind at `to`. */
const sewStraps = (tailor: Tailor, shape: BraShape, { from, to }: { from: Knot; to: Knot }) => {
  const [x, width] = strapEnds[shape.straps]
  if (width === 0) return
  const isTied = shape.straps === 'halter'
  const over: readonly Knot[] = isTied
    ? [[x, -1]]
    : [
        [x + 0.4, 0.4],
        [x + 2, -2.2],
        [x + 4.6, -1.6],
        [x + 5.6, 2.4],
        [(x + 5.6 + to[0]) / 2 + 0.8, (to[1] + 2.4) / 2],
        to,
      ]
  bothSides((side) => {
    tailor.layers.push({
      is: 'cord',
      line: side([from, [(from[0] + x) / 2 + 0.4, from[1] - 7], ...over]),
      width,
      material: tailor.cloth.material,
      level: 1,
      isFlat: true,
      cast: 0.4,
    })
    if (isTied) return
    // The slide by which the strap is made longer.
    const slide: Knot = [x + 5.7, 3.4]
    tailor.layers.push({
      is: 'cord',
      line: side([
        [slide[0] - width / 2 - 0.3, slide[1]],
        [slide[0] + width / 2 + 0.3, slide[1] + 0.2],
      ]),
      width: 0.5,
      material: tailor.metal,
      level: 1.4,
      cast: 0.2,
    })
  })
}

const cupOutline = (cups: BraShape['cups']): Knot[] => {
  switch (cups) {
    case 'triangle':
      return [
        [1.4, 25, 1],
        [5, 16],
        [8.8, 8.4, 1],
        [13, 17],
        [16, 25, 1],
        [9, 26.4],
      ]
    case 'bandeau':
      return [
        [0, 16.4],
        [4, 14.6],
        [11, 13],
        [19, 15.4, 1],
        [19.4, 25.4, 1],
        [11, 27.4],
        [4, 25.8],
        [0, 24.6],
      ]
    case 'balconette':
      return [
        [1.2, 18.6, 1],
        [7, 16.4],
        [13.2, 13, 1],
        [17.4, 20],
        [15.6, 26],
        [8.4, 28.4],
        [2, 26],
      ]
    default:
      return [
        [1.2, 20, 1],
        [5.4, 15],
        [11, 9.6, 1],
        [15.4, 15],
        [17, 22],
        [14.4, 27],
        [8, 28.6],
        [2, 26],
      ]
  }
}

/** What joins the cups: a strip, or a band that draws the middle of a bandeau together. */
const sewBetweenCups = (tailor: Tailor, cups: BraShape['cups']) => {
  const [top, low, wide] = cups === 'bandeau' ? [16, 25, 1.2] : [19.6, 27.6, 1.4]
  band(
    tailor,
    [
      [-wide, top, 1],
      [wide, top, 1],
      [wide * 1.4, low, 1],
      [-wide * 1.4, low, 1],
    ],
    tailor.cloth,
    { level: cups === 'bandeau' ? 3 : 2, bulge: 0.5 },
  )
}

/** Lace along the upper edges of the cups, from the middle to the straps. */
const sewCupLace = (tailor: Tailor, cups: BraShape['cups']) => {
  const [from, to]: readonly [Knot, Knot] =
    cups === 'balconette'
      ? [
          [1.2, 18],
          [12.8, 13],
        ]
      : cups === 'triangle'
        ? [
            [2, 23],
            [8.6, 9.4],
          ]
        : [
            [1.2, 19.4],
            [10.8, 10.2],
          ]
  bothSides((side) => {
    const [inner, outer] = side([from, to])
    if (inner && outer) sewScallops(tailor, { from: inner, to: outer, wide: 3 })
  })
}

const sewCups = (tailor: Tailor, shape: BraShape) => {
  const { cups } = shape
  const isTied = cups === 'triangle' && shape.bra === 'bikini-top'
  const tip: Knot = cups === 'balconette' ? [13, 13.6] : cups === 'triangle' ? [8.8, 9] : [11, 10.4]
  sewStraps(tailor, shape, { from: tip, to: [19.6, 23] })
  if (isTied)
    tailor.layers.push({
      is: 'cord',
      line: [
        [-25, 27],
        [-16, 25.6],
        [0, 25.4],
        [16, 25.6],
        [25, 27],
      ],
      width: 0.7,
      material: tailor.cloth.material,
      level: 1,
      cast: 0.4,
    })
  else
    bothSides((side) =>
      band(
        tailor,
        side([
          [14, cups === 'bandeau' ? 15 : 20, 1],
          [22, cups === 'bandeau' ? 17 : 22.4, 1],
          [22, cups === 'bandeau' ? 24.4 : 27.6, 1],
          [12, cups === 'bandeau' ? 26 : 28, 1],
        ]),
        tailor.cloth,
        { level: 1.2, bulge: 0.8 },
      ),
    )
  bothSides((side, sign) =>
    sew(tailor, side(cupOutline(cups)), {
      bulge: 4.2,
      roll: 3.6,
      cast: 0.6,
      grain: grainAt(sign * 8, 14),
      folds:
        cups === 'bandeau'
          ? [
              {
                line: side([
                  [0.4, 16],
                  [2, 20],
                  [0.6, 25],
                ]),
                width: 3,
                height: -0.6,
              },
            ]
          : [],
    }),
  )
  if (cups !== 'triangle' && cups !== 'bandeau')
    bothSides((side) =>
      tailor.layers.push({
        is: 'seam',
        line: side([
          [1.4, 21],
          [8, 19.6],
          [16.4, 20.6],
        ]),
        depth: 0.2,
      }),
    )
  if (!isTied) sewBetweenCups(tailor, cups)
  if (shape.details.includes('lace-trim')) sewCupLace(tailor, cups)
  if (shape.details.includes('bow') || (shape.bra === 'bra' && cups !== 'bandeau'))
    sewBow(tailor, [0, 19.6], 0.16)
}

const sewCorset = (tailor: Tailor, shape: BraShape) => {
  sewStraps(tailor, shape, { from: [10, 12], to: [15.4, 18] })
  sew(
    tailor,
    whole([
      [0, 15, 1],
      [5.4, 11.4],
      [10.6, 11.6, 1],
      [16.6, 17, 1],
      [14.6, 30],
      [13.2, 36],
      [15.6, 46],
      [13, 49, 1],
      [6, 48.4],
      [0, 53, 1],
    ]),
    { bulge: 3.4, roll: 4 },
  )
  for (const share of [0.28, 0.56, 0.84])
    bothSides((side) =>
      tailor.layers.push({
        is: 'seam',
        line: side([
          [11 * share + 1, 16],
          [13 * share, 34],
          [14.6 * share, 47],
        ]),
        thread: tailor.thread,
      }),
    )
  for (let y = 20; y < 48; y += 5)
    tailor.layers.push({ is: 'button', at: [0, y], radius: 0.55, material: tailor.metal, holes: 0 })
}

const sewShaper = (tailor: Tailor, shape: BraShape) => {
  sewStraps(tailor, shape, { from: [10, 10], to: [15.6, 20] })
  sew(
    tailor,
    whole([
      [0, 14],
      [6, 12],
      [10.4, 9, 1],
      [14, 15],
      [17, 19, 1],
      [14.4, 36],
      [18.6, 52],
      [18, 58, 1],
      [8, 66],
      [3, 70, 1],
      [0, 70.6],
    ]),
    { bulge: 3, roll: 3.6 },
  )
  bothSides((side) =>
    tailor.layers.push({
      is: 'seam',
      line: side([
        [5, 22],
        [8, 36],
        [6.4, 56],
      ]),
    }),
  )
}

/** Sews a bra, a corset or shapewear for the bust. */
export const sewBust = (tailor: Tailor, shape: BraShape) => {
  switch (shape.bra) {
    case 'sports-bra':
      return sewSports(tailor, shape)
    case 'corset':
      return sewCorset(tailor, shape)
    case 'shaper':
      return sewShaper(tailor, shape)
    default:
      return sewCups(tailor, shape)
  }
}
