// Maxi dresses: tiered, a column from a halter neck, and a high waist with sleeves.
import type { Board } from './board.ts'
import { neckBand, neckEdge, neckInside } from './necks.ts'
import { edges, fan, leaves, whole } from './paths.ts'
import { hanger, neckLabel } from './props.ts'
import { puffSleeves, tieredDress } from './wrap.ts'

const halter = (b: Board) => {
  hanger(b, 128, 96, 40)
  b.piece('M372,168C384,180 416,180 428,168L434,196C424,230 376,230 366,196Z', { tone: -0.45, edge: 0.5 })
  if (!b.isBack) neckLabel(b, 186)
  b.piece(whole('M400,396L311,396C296,540 268,760 258,930C300,948 350,942 400,950'), {
    warp: edges('311,396 290,640 258,934', '489,396 510,640 542,934'),
    folds: fan({ top: [318, 482], bottom: [268, 532], y: [400, 930], count: 8, thick: 15 }, b.chance),
    lights: fan({ top: [312, 474], bottom: [262, 520], y: [410, 930], count: 7, thick: 11 }, b.chance),
  })
  if (b.isBack) {
    b.piece(whole('M400,224C384,222 374,200 366,176L350,172C342,222 318,274 290,306L311,402L400,404'), {
      tone: -0.32,
      edge: 0.6,
    })
    b.piece(whole('M400,366C352,362 316,344 292,312C298,344 306,374 311,402L400,410'), {
      warp: edges('292,312 311,402', '508,312 489,402'),
    })
    b.piece(whole('M400,196C384,194 372,186 364,172L350,182C362,210 380,222 400,224'), { cast: 4, edge: 0.6 })
    b.button(400, 210, { r: 6 })
  } else
    b.piece(
      whole(
        'M400,250C384,244 374,214 368,176L350,170C342,222 318,274 290,304C296,340 304,372 311,404L400,412',
      ),
      {
        warp: edges('350,172 290,304 311,404', '450,172 510,304 489,404'),
        folds: leaves(
          '356 190 340 300 350 404 11; 444 190 462 300 446 404 12; 366 260 380 340 392 404 8; 434 260 420 340 412 404 8',
        ),
        lights: leaves('344 240 320 310 326 390 11; 452 250 470 310 470 390 9'),
      },
    )
  b.seams('M260,916C310,934 350,930 400,936', { width: 1.2, opacity: 0.3 })
  b.piece('M306,388C360,398 440,398 494,388L496,412C440,422 360,422 304,412Z', {
    cast: 3,
    edge: 0.6,
    tone: -0.06,
  })
}

const empire = (b: Board) => {
  hanger(b, 158, 118, 40)
  if (!b.isBack) neckInside(b, 'v')
  puffSleeves(b)
  const neck = b.isBack ? 'M400,204C376,202 356,196 340,182' : neckEdge('v')
  b.piece(whole('M400,366L286,364C274,540 214,760 190,926C230,952 300,936 350,950C370,954 386,950 400,948'), {
    warp: edges('286,364 262,640 190,930', '514,364 538,640 610,930'),
    folds: fan({ top: [294, 506], bottom: [206, 594], y: [372, 924], count: 11, thick: 15 }, b.chance),
    lights: fan({ top: [288, 498], bottom: [198, 580], y: [380, 924], count: 10, thick: 11 }, b.chance),
  })
  b.piece(whole(`${neck}L258,205C272,250 280,310 285,366L400,374`), {
    cast: 3,
    warp: edges('258,205 285,366', '542,205 515,366'),
    folds: leaves(
      '292 300 320 340 350 368 9; 508 300 480 340 450 368 9; 340 260 370 320 384 368 8; 460 260 430 320 416 368 8',
    ),
    lights: leaves('304 230 312 290 310 350 11; 470 250 476 300 470 350 9'),
  })
  b.piece('M282,354C350,366 450,366 518,354L520,384C450,396 350,396 280,384Z', {
    cast: 4,
    edge: 0.6,
    tone: -0.06,
  })
  b.seams('M196,908C236,932 300,918 350,932C370,936 386,932 400,930', { width: 1.2, opacity: 0.3 })
  if (b.isBack) return b.seam('M400,206L400,354', { width: 2.2, opacity: 0.45 })
  neckBand(b, 'v', { cloth: {}, tone: -0.05 })
}

const designs: Record<string, (b: Board) => void> = { halter, empire }
export const maxiDress = (b: Board) => (designs[b.shape.design ?? ''] ?? tieredDress)(b)
