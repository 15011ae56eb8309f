// Pump and sandal.
import type { Board } from './board.ts'
import { deep, lift } from './colour.ts'
import { leaves, mapPath, move } from './paths.ts'
import { contact } from './props.ts'
import { lastFor, type Place } from './shoes.ts'

/** How far a point sinks when the heel is lower: all of it at the heel's seat, nothing at the ball of the foot and on the floor. */
const seat = (x: number, y: number) => {
  const along = Math.min(1, Math.max(0, (x - 130) / 340))
  const above = y < 264 ? 1 : Math.max(0, 1 - (y - 264) / 184)
  return along * along * (3 - 2 * along) * (x > 430 ? above : 1)
}

const stiletto = (b: Board, place: Place) => {
  const color = b.cloth.color
  const lower = b.shape.heel === 'low' ? 92 : 0
  const m = (d: string) =>
    move(
      mapPath(d, ([x, y]) => [x, y + lower * seat(x, y)]),
      place.dx,
      place.dy,
      place.k,
    )
  const lay = lastFor(b, place, Math.max(0.7, b.cloth.shine), m)
  lay('M176,318C240,262 322,190 396,148C432,126 482,124 506,148C484,176 420,190 362,240C306,290 250,330 176,318Z', '#d9b48c', {
    tone: -0.2,
    edge: 0.7,
    folds: leaves('220 312 320 230 440 160 14'),
  })
  lay('M452,268C476,268 506,262 522,252C522,330 514,400 508,440L486,440C484,380 478,320 452,268Z', deep(color, 0.12), {
    cast: 2,
    edge: 0.6,
    lights: leaves('474 280 490 350 494 434 5'),
  })
  lay('M484,432L510,432L510,448L484,448Z', '#2a2320', { edge: 0.3 })
  lay(
    'M14,408C24,384 60,362 104,346C132,336 156,326 180,312C190,330 236,336 290,306C350,270 420,186 506,146C526,176 530,226 522,258C500,272 470,272 444,284C372,314 306,384 216,416C150,436 60,440 26,432C10,428 8,418 14,408Z',
    color,
    {
      folds: leaves('210 330 300 320 420 240 14; 60 428 180 420 300 350 10; 516 170 510 220 500 262 12'),
      lights: leaves('40 400 90 368 170 336 8; 240 344 320 300 420 220 7; 486 170 492 200 494 240 6'),
      lightStrength: 1.4,
    },
  )
  lay(
    'M20,430C60,442 150,438 218,418C306,388 372,318 446,286L456,294C384,326 312,398 222,430C150,452 50,454 22,442C14,438 14,432 20,430Z',
    deep('#7a5436', 0.3),
    { edge: 0.3, lights: leaves('40 444 140 446 220 424 2') },
  )
  b.seam(m('M180,314C192,330 236,334 288,304C348,268 420,186 504,148'), { width: 1.6, opacity: 0.5 })
}

export const pump = (b: Board) => {
  contact(b, [404, 690], [118, 9])
  contact(b, [668, 690], [26, 6])
  contact(b, [246, 842], [170, 12])
  contact(b, [642, 842], [34, 8])
  stiletto(b, { dx: 226, dy: 262, k: 0.94, isFar: true })
  stiletto(b, { dx: 56, dy: 302, k: 1.2 })
}

const strappy = (b: Board, place: Place) => {
  const color = b.cloth.color
  const m = (d: string) => move(d, place.dx, place.dy, place.k)
  const lay = lastFor(b, place, b.cloth.shine, m)
  // The far half of each strap first: the foot would stand between.
  lay('M470,150C450,120 470,92 510,88C556,86 590,104 594,130C590,118 552,106 514,110C486,114 478,130 486,152Z', deep(color, 0.45), { edge: 0.4 })
  lay('M140,300C146,262 172,244 204,246C232,250 250,270 262,300Z', deep(color, 0.5), { edge: 0.4 })
  lay('M20,286C90,262 220,274 330,268C440,262 540,252 598,276C606,286 600,300 590,304C440,320 150,324 24,308C12,304 12,292 20,286Z', '#c79a68', {
    edge: 0.7,
    lights: leaves('40 288 300 282 580 280 7'),
    folds: leaves('40 304 300 312 580 300 6'),
  })
  lay('M14,300C120,318 460,316 600,292C606,312 602,334 586,340C440,354 160,354 38,344C14,340 8,318 14,300Z', b.trim.sole, {
    cast: 3,
    lights: leaves('30 314 300 330 590 306 4'),
    folds: leaves('30 342 300 352 586 338 7'),
  })
  b.raw(`<path d="${m('M14,306C120,324 460,322 602,298')}" fill="none" stroke="${deep('#7a5436', 0.3)}" stroke-width="${5 * place.k}" opacity=".7"/>`)
  lay('M530,288C532,230 540,170 566,116L596,126C600,180 604,240 600,284Z', color, { cast: 3, edge: 0.7, lights: leaves('560 150 552 210 552 280 5') })
  lay(
    'M78,304C90,236 136,202 186,200C250,204 292,250 306,304C290,308 276,309 264,309C254,284 236,266 206,264C176,264 160,284 154,308C126,310 98,308 78,304Z',
    color,
    { cast: 4, edge: 0.8, lights: leaves('110 260 140 220 184 214 6'), folds: leaves('200 210 260 240 280 300 9') },
  )
  lay('M466,158C500,176 560,168 598,138L600,168C560,200 496,206 456,184Z', color, { cast: 4, edge: 0.6, lights: leaves('474 168 530 182 590 152 3') })
  lay('M438,304C440,250 448,200 462,152L492,160C482,210 478,256 478,302Z', color, { cast: 3, edge: 0.6 })
  b.stitch(m('M96,302C108,244 142,208 186,206C238,208 274,250 288,302'), lift(color, 0.5), 1.5)
  b.metal(m('M506,166L538,162L540,196L510,198Z'), { width: 5 * place.k })
  b.metal(m('M514,182L546,176'), { width: 3.4 * place.k })
}

export const sandal = (b: Board) => {
  contact(b, [486, 660], [224, 12])
  contact(b, [400, 826], [316, 16])
  strappy(b, { dx: 230, dy: 360, k: 0.86, isFar: true })
  strappy(b, { dx: 66, dy: 440, k: 1.1 })
}
