// Sleeves that several kinds share, as long as the piece's words say.
import type { Board, PieceLook } from './board.ts'
import { edges, leaves, mapPath, type Point } from './paths.ts'
import { type Reshape, reshapedLook, towards } from './reshape.ts'
import type { Sleeve } from './spec.ts'

/** Lays both sleeves, bent. */
export const bothBent = (b: Board, bend: Reshape) => (d: string, look: PieceLook) =>
  b.both(mapPath(d, bend), reshapedLook(bend, look))

const reach: Record<Sleeve, Point> = { none: [0, 0], short: [0.6, 0.46], elbow: [0.8, 0.72], long: [1, 1] }

/** Bends a long sleeve that hangs from this shoulder. */
export const bendFor = (sleeve: Sleeve, shoulder: Point) => towards(shoulder, ...reach[sleeve])

type Plain = { length: 'elbow' | 'long'; at?: Point; cuffed?: boolean }

/** Narrow sleeves from the elbow down, with a turned hem or a cuff. */
export const plainSleeves = (b: Board, { length, at: [dx, dy] = [0, 0], cuffed = false }: Plain) => {
  const bend = bendFor(length, [264, 212])
  const lay = bothBent(b, (point) => {
    const [x, y] = bend(point)
    return [x + dx, y + dy]
  })
  lay(
    'M264,212C222,234 194,310 172,420C150,520 118,620 118,728C134,744 180,750 202,738C232,650 254,520 276,392C282,320 278,256 264,212Z',
    {
      warp: edges('262,214 204,330 148,560 116,736', '262,214 272,380 228,570 200,742'),
      folds: leaves('250 250 202 420 154 716 15; 264 360 220 520 184 730 13; 238 470 190 520 150 540 9'),
      lights: leaves('228 260 186 420 136 696 11; 256 330 218 500 170 720 8'),
    },
  )
  if (cuffed)
    lay('M116,716C136,734 182,740 206,728L202,776C176,786 134,780 116,766Z', {
      cast: 3,
      edge: 0.7,
      tone: -0.05,
      warp: edges('116,716 116,766', '206,728 202,776'),
    })
  else
    b.seams(
      mapPath('M120,708C138,724 180,730 204,718', (point) => {
        const [x, y] = bend(point)
        return [x + dx, y + dy]
      }),
      { width: 1.2, opacity: 0.4 },
    )
}
