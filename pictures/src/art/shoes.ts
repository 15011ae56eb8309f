// Shoes stand on the floor in pairs; the far one is dimmer.
import type { Board, PieceLook } from './board.ts'
import { deep, lift } from './colour.ts'
import { leaves, mapPath, move, round } from './paths.ts'
import { contact } from './props.ts'

export type Place = { dx: number; dy: number; k: number; isFar?: boolean }

/** Lays plain pieces of one shoe: moved to its place, dimmed when it is the far one. */
export const lastFor =
  (b: Board, place: Place, shine: number, move: (d: string) => string) =>
  (d: string, color: string, look: PieceLook = {}) => {
    const cloth = { color: place.isFar ? deep(color, 0.22) : color, pattern: 'solid' as const, shine, ...look.cloth }
    b.piece(move(d), { ...look, cloth, folds: look.folds?.map(move), lights: look.lights?.map(move) })
  }

const trainerUpper = (b: Board, place: Place, m: (d: string) => string) => {
  const [color, accent] = [b.cloth.color, b.trim.accent]
  const lay = lastFor(b, place, b.cloth.shine, m)
  const sewn = (d: string, ink = lift(color, 0.35)) => {
    b.raw(`<path d="${m(d)}" fill="none" stroke="${deep(color, 0.6)}" stroke-width="2.4" opacity=".35"/>`)
    b.stitch(m(d), ink, 1.6)
  }
  lay('M262,40C268,10 316,-6 344,10C356,50 380,84 420,96L400,130L280,100Z', deep(color, 0.05), {
    lights: leaves('282 20 310 40 330 90 8'),
    tone: -0.06,
  })
  lay('M330,74C380,120 470,130 516,92C530,76 550,72 564,82L560,120L380,146Z', deep(lift(accent, 0.1), 0.45), { edge: 0.8 })
  lay(
    'M20,266C6,230 36,204 96,188C156,170 206,128 244,80C256,66 262,52 268,38C282,30 300,34 310,44C330,90 352,126 396,138C446,148 492,130 520,100C530,84 548,78 562,88C576,102 572,140 582,186C590,212 594,240 594,268C430,292 150,292 20,266Z',
    color,
    {
      folds: leaves('96 190 160 200 250 150 12; 420 136 470 180 560 190 10'),
      lights: leaves('60 208 120 180 210 130 12; 360 150 430 170 500 140 11'),
    },
  )
  lay('M18,268C4,230 38,204 100,187C126,204 144,236 140,276C96,276 52,274 18,268Z', color, {
    cast: 2,
    edge: 0.7,
    tone: 0.03,
    lights: leaves('50 212 80 196 112 192 9'),
  })
  for (let i = 0; i < 9; i++) {
    const row = Math.floor(i / 3)
    const [x, y] = [place.dx + place.k * (64 + (i % 3) * 20 + row * 8), place.dy + place.k * (226 + row * 14 - (i % 3) * 5)]
    b.raw(`<circle cx="${round(x)}" cy="${round(y)}" r="${2.4 * place.k}" fill="${deep(color, 0.8)}" opacity=".6"/>`)
  }
  lay('M120,226C180,214 244,168 292,96C312,118 340,132 372,140C340,190 280,250 214,284C170,284 140,280 132,280C138,260 132,242 120,226Z', color, {
    cast: 2,
    edge: 0.6,
    tone: -0.02,
  })
  sewn('M130,230C190,216 250,170 296,106M206,282C276,246 330,192 362,144')
  lay('M500,118C516,104 534,76 562,86C578,100 572,140 582,186C590,212 594,240 594,268C570,274 540,278 516,279C500,220 494,150 500,92Z', accent, {
    cast: 2,
    edge: 0.7,
    lights: leaves('540 110 534 160 546 240 8'),
  })
  sewn('M507,122C502,166 508,226 522,277', lift(accent, 0.5))
  lay('M300,270C340,214 400,174 470,160L478,192C420,204 372,236 346,278C326,280 310,280 300,270Z', accent, { cast: 2, edge: 0.5 })
  sewn('M312,268C350,216 404,182 468,168', lift(accent, 0.5))
}

const trainer = (b: Board, place: Place) => {
  const { dx, dy, k } = place
  const m = (d: string) => mapPath(d, ([x, y]) => [x * k + dx, (300 + (y - 300) * (y < 262 ? 0.86 : 0.92)) * k + dy])
  trainerUpper(b, place, m)
  for (let i = 0; i < 6; i++) {
    const [x, y] = [182 + i * 26, 170 - i * 25 + (i > 3 ? 4 : 0)]
    b.metal(m(`M${x - 12},${y - 22}C${x + 4},${y - 22} ${x + 24},${y - 2} ${x + 32},${y + 14}`), { width: 12 * k, color: '#f3ecdf' })
    b.raw(
      `<circle cx="${round(dx + (x + 33) * k)}" cy="${round(dy + (300 + (y + 16 - 300) * 0.86) * k)}" r="${4.2 * k}" fill="${deep(b.cloth.color, 0.75)}"/>`,
    )
  }
  const sole = b.trim.sole
  lastFor(
    b,
    place,
    b.cloth.shine,
    m,
  )('M10,262C100,288 480,290 602,262C610,286 606,318 584,330C440,344 170,344 40,332C14,326 4,290 10,262Z', sole, {
    cast: 3,
    lights: leaves('30 276 300 300 590 276 5'),
    folds: leaves('30 330 300 346 590 328 8'),
  })
  b.raw(
    `<path d="${m('M12,284C110,308 480,310 604,284')}" fill="none" stroke="${deep(sole, 0.6)}" stroke-width="1.6" opacity=".6"/><path d="${m('M24,318C160,334 450,334 594,316')}" fill="none" stroke="#b98350" stroke-width="${9 * k}" opacity=".85"/>`,
  )
}

export const sneaker = (b: Board) => {
  contact(b, [478, 662], [226, 12])
  contact(b, [392, 816], [316, 16])
  trainer(b, { dx: 226, dy: 376, k: 0.86, isFar: true })
  trainer(b, { dx: 66, dy: 448, k: 1.1 })
}

const chelsea = (b: Board, place: Place) => {
  const color = b.cloth.color
  const m = (d: string) => move(d, place.dx, place.dy, place.k)
  const lay = lastFor(b, place, 0.75, m)
  lay('M196,24C240,10 350,8 392,24C380,44 210,46 196,24Z', deep(color, 0.62), { edge: 0.4 })
  lay('M306,474C340,480 376,480 406,470L398,556C376,560 342,560 324,556C320,530 314,500 306,474Z', deep(color, 0.4), {
    lights: leaves('340 484 340 520 344 552 7'),
  })
  lay(
    'M196,22C240,40 350,40 392,22C398,120 394,220 402,300C410,360 412,420 406,468C370,480 336,474 310,480C262,492 236,524 180,536C130,546 64,546 24,534C6,500 16,462 56,428C112,384 164,338 182,270C200,200 200,110 196,22Z',
    color,
    {
      folds: leaves('176 310 236 340 300 326 15; 192 260 250 288 330 276 12; 396 60 374 240 396 450 20; 60 524 160 530 300 470 12'),
      lights: leaves('214 60 226 180 208 280 12; 54 478 100 424 158 372 13; 220 390 260 420 270 480 9'),
      lightStrength: 1.3,
    },
  )
  lay('M250,34C280,38 320,38 344,34C342,120 330,200 304,262C286,264 276,262 268,258C262,180 256,110 250,34Z', deep(color, 0.5), { edge: 0.5 })
  for (let i = 0; i < 9; i++) {
    const rib = m(`M${257 + i * 10},38C${260 + i * 9},120 ${268 + i * 5},200 ${271 + i * 4},256`)
    b.raw(`<path d="${rib}" stroke="${lift(color, 0.3)}" stroke-width="${1.8 * place.k}" opacity=".35" fill="none"/>`)
  }
  b.seam(m('M246,34C252,110 258,180 264,262C280,270 300,270 308,266C336,200 348,120 348,34'), { width: 2, opacity: 0.6 })
  b.seam(m('M268,264C262,350 240,430 200,486C180,510 160,524 150,538'), { width: 1.8, opacity: 0.32 })
  lay('M372,6C384,-6 402,-4 402,14L400,74L384,74L382,20Z', deep(color, 0.2), { cast: 2, edge: 0.5 })
  lay(
    'M20,528C66,544 130,544 182,532C236,520 262,488 310,474C340,470 380,474 408,464L408,478C380,488 340,484 314,490C266,504 240,540 184,552C130,562 60,560 22,546C14,540 14,532 20,528Z',
    deep('#6b4a30', 0.35),
    { cast: 2, edge: 0.4, lights: leaves('34 540 120 552 190 538 3') },
  )
}

export const boot = (b: Board) => {
  contact(b, [394, 764], [120, 9])
  contact(b, [634, 768], [60, 8])
  contact(b, [232, 872], [128, 11])
  contact(b, [546, 872], [70, 9])
  chelsea(b, { dx: 286, dy: 212, k: 1, isFar: true })
  chelsea(b, { dx: 110, dy: 202, k: 1.2 })
}
