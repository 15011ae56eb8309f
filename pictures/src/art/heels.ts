// Pump and sandal.
import type { Board } from './board.ts'
import { deep, lift } from './colour.ts'
import { leaves, mapPath, move } from './paths.ts'
import { contact } from './props.ts'
import { lastFor, type Place } from './shoes.ts'

/**
 * How far a point sinks when the heel is lower: all of it at the heel's seat, nothing at the ball of
 * the foot and on the floor.
 */
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
  lay(
    'M176,318C240,262 322,190 396,148C432,126 482,124 506,148C484,176 420,190 362,240C306,290 250,330 176,318Z',
    '#d9b48c',
    {
      tone: -0.2,
      edge: 0.7,
      folds: leaves('220 312 320 230 440 160 14'),
    },
  )
  lay(
    'M452,268C476,268 506,262 522,252C522,330 514,400 508,440L486,440C484,380 478,320 452,268Z',
    deep(color, 0.12),
    {
      cast: 2,
      edge: 0.6,
      lights: leaves('474 280 490 350 494 434 5'),
    },
  )
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
  lay(
    'M470,150C450,120 470,92 510,88C556,86 590,104 594,130C590,118 552,106 514,110C486,114 478,130 486,152Z',
    deep(color, 0.45),
    { edge: 0.4 },
  )
  lay('M140,300C146,262 172,244 204,246C232,250 250,270 262,300Z', deep(color, 0.5), { edge: 0.4 })
  lay(
    'M20,286C90,262 220,274 330,268C440,262 540,252 598,276C606,286 600,300 590,304C440,320 150,324 24,308C12,304 12,292 20,286Z',
    '#c79a68',
    {
      edge: 0.7,
      lights: leaves('40 288 300 282 580 280 7'),
      folds: leaves('40 304 300 312 580 300 6'),
    },
  )
  lay(
    'M14,300C120,318 460,316 600,292C606,312 602,334 586,340C440,354 160,354 38,344C14,340 8,318 14,300Z',
    b.trim.sole,
    {
      cast: 3,
      lights: leaves('30 314 300 330 590 306 4'),
      folds: leaves('30 342 300 352 586 338 7'),
    },
  )
  b.raw(
    `<path d="${m('M14,306C120,324 460,322 602,298')}" fill="none" stroke="${deep('#7a5436', 0.3)}" stroke-width="${5 * place.k}" opacity=".7"/>`,
  )
  lay('M530,288C532,230 540,170 566,116L596,126C600,180 604,240 600,284Z', color, {
    cast: 3,
    edge: 0.7,
    lights: leaves('560 150 552 210 552 280 5'),
  })
  lay(
    'M78,304C90,236 136,202 186,200C250,204 292,250 306,304C290,308 276,309 264,309C254,284 236,266 206,264C176,264 160,284 154,308C126,310 98,308 78,304Z',
    color,
    {
      cast: 4,
      edge: 0.8,
      lights: leaves('110 260 140 220 184 214 6'),
      folds: leaves('200 210 260 240 280 300 9'),
    },
  )
  lay('M466,158C500,176 560,168 598,138L600,168C560,200 496,206 456,184Z', color, {
    cast: 4,
    edge: 0.6,
    lights: leaves('474 168 530 182 590 152 3'),
  })
  lay('M438,304C440,250 448,200 462,152L492,160C482,210 478,256 478,302Z', color, { cast: 3, edge: 0.6 })
  b.stitch(m('M96,302C108,244 142,208 186,206C238,208 274,250 288,302'), lift(color, 0.5), 1.5)
  b.metal(m('M506,166L538,162L540,196L510,198Z'), { width: 5 * place.k })
  b.metal(m('M514,182L546,176'), { width: 3.4 * place.k })
}

/** A footbed with a band over the toes, nothing at the heel. */
const slide = (b: Board, place: Place) => {
  const { color } = b.cloth
  const m = (d: string) => move(d, place.dx, place.dy, place.k)
  const lay = lastFor(b, place, b.cloth.shine, m)
  lay('M96,296C110,214 160,168 230,166C310,168 350,220 366,290Z', deep(color, 0.55), { edge: 0.4 })
  lay(
    'M20,292C60,262 220,280 330,276C440,270 548,254 600,274C612,286 606,306 592,310C440,326 150,330 24,314C10,308 10,300 20,292Z',
    '#c79a68',
    {
      edge: 0.7,
      lights: leaves('40 292 300 288 584 282 8'),
      folds: leaves('380 300 480 304 590 290 8'),
    },
  )
  lay(
    'M14,304C120,324 460,320 604,296C612,320 604,344 588,350C440,366 160,366 38,354C14,350 6,326 14,304Z',
    b.trim.sole,
    {
      cast: 3,
      lights: leaves('30 318 300 334 592 310 4'),
      folds: leaves('30 352 300 362 586 348 7'),
    },
  )
  const band =
    'M64,310C72,240 120,158 214,146C300,146 352,214 372,308C356,314 340,316 326,316C280,326 150,326 106,316C90,316 76,314 64,310Z'
  lay(band, color, {
    cast: 4,
    lights: leaves('96 280 140 196 220 172 14; 250 170 310 220 340 296 9'),
    folds: leaves('120 300 200 320 330 300 12; 220 150 300 200 356 300 11'),
  })
  b.stitch(m('M76,302C86,240 130,170 214,160C292,160 340,222 358,300'), lift(color, 0.5), 1.7)
  b.metal(m('M196,204L250,202L254,246L200,248Z'), { width: 6 * place.k })
  b.metal(m('M224,204L228,246'), { width: 4 * place.k })
}

/** Two straps over the foot and one around the ankle, on a high cork sole. */
const platform = (b: Board, place: Place) => {
  const { color } = b.cloth
  const m = (d: string) => move(d, place.dx, place.dy, place.k)
  const lay = lastFor(b, place, b.cloth.shine, m)
  lay('M450,60C470,34 560,30 586,58C560,76 480,78 450,60Z', deep(color, 0.5), { edge: 0.4 })
  lay(
    'M16,270C80,238 220,246 330,222C440,196 540,150 596,164C610,176 604,196 590,200C440,250 150,300 24,292C10,288 8,280 16,270Z',
    '#c79a68',
    {
      edge: 0.7,
      lights: leaves('40 272 300 250 584 172 7'),
    },
  )
  lay(
    'M12,282C120,300 460,246 602,186C616,260 614,330 604,384C590,392 520,390 508,384C492,350 440,336 390,350C330,380 120,388 40,378C12,372 4,320 12,282Z',
    '#b58d5f',
    {
      cast: 3,
      lights: leaves('30 300 300 290 590 216 7'),
      folds: leaves('40 372 300 372 600 376 9; 596 220 600 300 596 380 10'),
    },
  )
  for (let i = 0; i < 60; i++) {
    const u = b.chance()
    const v = b.chance()
    const x = 30 + u * 560
    const y = 300 - u * 70 + v * 60
    b.raw(
      `<circle cx="${place.dx + x * place.k}" cy="${place.dy + y * place.k}" r="${(1 + b.chance() * 2) * place.k}" fill="#6f4f2c" opacity=".4"/>`,
    )
  }
  lay(
    'M16,372C120,386 330,376 390,350C440,336 492,350 508,384L606,384L604,396C580,402 520,402 504,396C486,368 440,354 396,366C320,398 120,404 30,392C14,388 10,380 16,372Z',
    '#5a4430',
    {
      edge: 0.4,
    },
  )
  lay(
    'M52,296C62,220 104,150 178,140C252,138 310,186 332,262C306,274 284,282 262,286C200,304 100,308 52,296Z',
    color,
    {
      cast: 4,
      lights: leaves('76 270 116 184 184 160 12; 220 160 280 196 306 250 8'),
      folds: leaves('100 294 190 306 300 274 10; 190 146 262 190 318 254 10'),
    },
  )
  b.seam(m('M92,212C150,226 220,240 262,284M214,142C176,190 130,250 116,302'), { width: 2.4, opacity: 0.5 })
  b.stitch(m('M62,288C74,220 112,160 180,152C248,150 300,194 320,258'), lift(color, 0.5), 1.6)
  lay('M530,196C536,140 540,110 548,70L584,64C590,110 598,150 598,178Z', color, {
    cast: 3,
    edge: 0.7,
    lights: leaves('556 100 550 140 552 184 5'),
  })
  lay('M446,62C480,92 560,88 592,56L596,86C560,118 486,118 444,94Z', color, {
    cast: 4,
    edge: 0.6,
    lights: leaves('456 76 520 96 586 70 3'),
  })
  b.metal(m('M480,78L512,82L512,114L480,110Z'), { width: 5 * place.k })
}

type Sandal = { build: (b: Board, place: Place) => void; near: Place; far: Place }
const sandals: Record<string, Sandal> = {
  slide: { build: slide, near: { dx: 66, dy: 424, k: 1.1 }, far: { dx: 230, dy: 346, k: 0.86 } },
  platform: { build: platform, near: { dx: 66, dy: 386, k: 1.1 }, far: { dx: 230, dy: 318, k: 0.86 } },
}

export const sandal = (b: Board) => {
  const asked = sandals[b.shape.design ?? '']
  const { build, near, far } = asked ?? {
    build: strappy,
    near: { dx: 66, dy: 440, k: 1.1 },
    far: { dx: 230, dy: 360, k: 0.86 },
  }
  contact(b, [486, 660], [224, 12])
  contact(b, [400, 826], [316, 16])
  build(b, { ...far, isFar: true })
  build(b, near)
}
