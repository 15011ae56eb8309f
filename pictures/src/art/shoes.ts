// long-file: kinds of shoes share the last, and a kind is a list of points
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
    const cloth = {
      color: place.isFar ? deep(color, 0.22) : color,
      pattern: 'solid' as const,
      shine,
      ...look.cloth,
    }
    b.piece(move(d), { ...look, cloth, folds: look.folds?.map(move), lights: look.lights?.map(move) })
  }

const trainerUpper = (b: Board, place: Place, m: (d: string) => string) => {
  const color = b.cloth.color
  const accent = b.trim.accent
  const lay = lastFor(b, place, b.cloth.shine, m)
  const sewn = (d: string, ink = lift(color, 0.35)) => {
    b.raw(`<path d="${m(d)}" fill="none" stroke="${deep(color, 0.6)}" stroke-width="2.4" opacity=".35"/>`)
    b.stitch(m(d), ink, 1.6)
  }
  lay('M262,40C268,10 316,-6 344,10C356,50 380,84 420,96L400,130L280,100Z', deep(color, 0.05), {
    lights: leaves('282 20 310 40 330 90 8'),
    tone: -0.06,
  })
  lay('M330,74C380,120 470,130 516,92C530,76 550,72 564,82L560,120L380,146Z', deep(lift(accent, 0.1), 0.45), {
    edge: 0.8,
  })
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
    const x = place.dx + place.k * (64 + (i % 3) * 20 + row * 8)
    const y = place.dy + place.k * (226 + row * 14 - (i % 3) * 5)
    b.raw(
      `<circle cx="${round(x)}" cy="${round(y)}" r="${2.4 * place.k}" fill="${deep(color, 0.8)}" opacity=".6"/>`,
    )
  }
  lay(
    'M120,226C180,214 244,168 292,96C312,118 340,132 372,140C340,190 280,250 214,284C170,284 140,280 132,280C138,260 132,242 120,226Z',
    color,
    {
      cast: 2,
      edge: 0.6,
      tone: -0.02,
    },
  )
  sewn('M130,230C190,216 250,170 296,106M206,282C276,246 330,192 362,144')
  lay(
    'M500,118C516,104 534,76 562,86C578,100 572,140 582,186C590,212 594,240 594,268C570,274 540,278 516,279C500,220 494,150 500,92Z',
    accent,
    {
      cast: 2,
      edge: 0.7,
      lights: leaves('540 110 534 160 546 240 8'),
    },
  )
  sewn('M507,122C502,166 508,226 522,277', lift(accent, 0.5))
  lay('M300,270C340,214 400,174 470,160L478,192C420,204 372,236 346,278C326,280 310,280 300,270Z', accent, {
    cast: 2,
    edge: 0.5,
  })
  sewn('M312,268C350,216 404,182 468,168', lift(accent, 0.5))
}

/** Bends a trainer's outline into its place: flat in the upper, flatter in the sole. */
const trainerPlace = ({ dx, dy, k }: Place) => {
  return (d: string) =>
    mapPath(d, ([x, y]) => [x * k + dx, (300 + (y - 300) * (y < 262 ? 0.86 : 0.92)) * k + dy])
}

const laces = (
  b: Board,
  { place: { dx, dy, k }, count }: { place: Place; count: number },
  m: (d: string) => string,
) => {
  for (let i = 0; i < count; i++) {
    const high = Math.max(0, i - 5)
    const x = 182 + i * 26 - high * 16
    const y = 170 - i * 25 + (i > 3 ? 4 : 0) - high * 14
    b.metal(m(`M${x - 12},${y - 22}C${x + 4},${y - 22} ${x + 24},${y - 2} ${x + 32},${y + 14}`), {
      width: 12 * k,
      color: '#f3ecdf',
    })
    b.raw(
      `<circle cx="${round(dx + (x + 33) * k)}" cy="${round(dy + (300 + (y + 16 - 300) * 0.86) * k)}" r="${4.2 * k}" fill="${deep(b.cloth.color, 0.75)}"/>`,
    )
  }
}

const trainerSole = (b: Board, place: Place, m: (d: string) => string) => {
  const sole = b.trim.sole
  lastFor(
    b,
    place,
    b.cloth.shine,
    m,
  )(
    'M10,262C100,288 480,290 602,262C610,286 606,318 584,330C440,344 170,344 40,332C14,326 4,290 10,262Z',
    sole,
    {
      cast: 3,
      lights: leaves('30 276 300 300 590 276 5'),
      folds: leaves('30 330 300 346 590 328 8'),
    },
  )
  b.raw(
    `<path d="${m('M12,284C110,308 480,310 604,284')}" fill="none" stroke="${deep(sole, 0.6)}" stroke-width="1.6" opacity=".6"/><path d="${m('M24,318C160,334 450,334 594,316')}" fill="none" stroke="#b98350" stroke-width="${9 * place.k}" opacity=".85"/>`,
  )
}

const trainer = (b: Board, place: Place) => {
  const m = trainerPlace(place)
  trainerUpper(b, place, m)
  laces(b, { place, count: 6 }, m)
  trainerSole(b, place, m)
}

/** A canvas boot: the trainer with a shaft around the ankle, a round patch on it. */
const highTop = (b: Board, place: Place) => {
  const m = trainerPlace(place)
  const { color } = b.cloth
  const lay = lastFor(b, place, b.cloth.shine, m)
  trainerUpper(b, place, m)
  lay('M318,-150C380,-178 480,-176 548,-150C520,-128 380,-128 318,-150Z', deep(color, 0.6), { edge: 0.4 })
  lay(
    'M252,92C282,20 304,-64 316,-150C380,-134 486,-134 550,-150C560,-60 572,40 594,150L590,190C540,196 480,190 430,182C360,170 300,130 252,92Z',
    color,
    {
      cast: 2,
      folds: leaves('330 60 420 130 560 150 12; 552 -120 540 20 574 150 12'),
      lights: leaves('330 -130 316 -20 290 70 11; 440 -130 446 0 452 120 12'),
    },
  )
  lay(
    'M530,-146C538,-148 544,-149 550,-150C560,-60 574,50 594,150L594,268C576,274 560,276 544,278C540,130 536,0 530,-146Z',
    b.trim.accent,
    {
      cast: 2,
      edge: 0.6,
      lights: leaves('548 -100 556 60 572 240 6'),
    },
  )
  const sewn = m('M322,-134C380,-120 480,-120 546,-134M286,60C330,130 420,160 520,172')
  b.raw(`<path d="${sewn}" fill="none" stroke="${deep(color, 0.6)}" stroke-width="2.2" opacity=".35"/>`)
  b.stitch(sewn, lift(color, 0.35), 1.6)
  lay(
    'M404,-34C404,-60 424,-76 446,-76C470,-76 488,-58 488,-34C488,-10 470,8 446,8C422,8 404,-10 404,-34Z',
    b.trim.sole,
    { cast: 2, edge: 0.5 },
  )
  lay(
    'M420,-34C420,-50 432,-60 446,-60C460,-60 472,-50 472,-34C472,-18 460,-8 446,-8C432,-8 420,-18 420,-34Z',
    b.trim.accent,
    { edge: 0.4 },
  )
  laces(b, { place, count: 10 }, m)
  trainerSole(b, place, m)
}

/** No laces: an opening with gores of elastic at its sides. */
const slipOn = (b: Board, place: Place) => {
  const m = trainerPlace(place)
  const { color } = b.cloth
  const lay = lastFor(b, place, b.cloth.shine, m)
  lay('M246,110C300,66 480,44 568,84C560,130 470,166 390,150C330,138 290,100 246,110Z', deep(color, 0.62), {
    edge: 0.5,
  })
  lay(
    'M20,266C6,226 40,190 100,168C160,144 206,122 246,106C300,96 340,140 400,150C456,158 496,132 522,102C534,84 552,74 566,86C578,102 574,140 582,186C590,212 594,240 594,268C430,292 150,292 20,266Z',
    color,
    {
      folds: leaves('90 190 170 206 262 150 13; 420 156 480 200 570 200 10; 60 250 200 276 400 270 9'),
      lights: leaves('60 212 120 170 236 122 12; 380 170 450 190 510 150 10; 556 100 560 150 574 210 6'),
    },
  )
  const gore = 'M300,116C324,136 350,148 378,152C372,180 352,200 330,204C314,180 304,150 300,116Z'
  lay(gore, deep(color, 0.5), { edge: 0.6 })
  for (let i = 0; i < 6; i++)
    b.raw(
      `<path d="${m(`M${308 + i * 11},${126 + i * 5}C${312 + i * 8},${150 + i * 4} ${320 + i * 5},${176 + i * 2} ${326 + i * 3},196`)}" fill="none" stroke="${lift(color, 0.2)}" stroke-width="1.6" opacity=".5"/>`,
    )
  b.stitch(
    m('M240,118C288,108 330,150 396,162C458,170 500,144 528,112M524,120C514,170 520,230 530,276'),
    lift(color, 0.4),
    1.6,
  )
  trainerSole(b, place, m)
}

const sneakers: Record<string, (b: Board, place: Place) => void> = { high: highTop, 'slip-on': slipOn }

export const sneaker = (b: Board) => {
  const build = sneakers[b.shape.design ?? ''] ?? trainer
  contact(b, [478, 662], [226, 12])
  contact(b, [392, 816], [316, 16])
  build(b, { dx: 226, dy: 376, k: 0.86, isFar: true })
  build(b, { dx: 66, dy: 448, k: 1.1 })
}

const chelsea = (b: Board, place: Place) => {
  const color = b.cloth.color
  const m = (d: string) => move(d, place.dx, place.dy, place.k)
  const lay = lastFor(b, place, 0.75, m)
  lay('M196,24C240,10 350,8 392,24C380,44 210,46 196,24Z', deep(color, 0.62), { edge: 0.4 })
  lay(
    'M306,474C340,480 376,480 406,470L398,556C376,560 342,560 324,556C320,530 314,500 306,474Z',
    deep(color, 0.4),
    {
      lights: leaves('340 484 340 520 344 552 7'),
    },
  )
  lay(
    'M196,22C240,40 350,40 392,22C398,120 394,220 402,300C410,360 412,420 406,468C370,480 336,474 310,480C262,492 236,524 180,536C130,546 64,546 24,534C6,500 16,462 56,428C112,384 164,338 182,270C200,200 200,110 196,22Z',
    color,
    {
      folds: leaves(
        '176 310 236 340 300 326 15; 192 260 250 288 330 276 12; 396 60 374 240 396 450 20; 60 524 160 530 300 470 12',
      ),
      lights: leaves('214 60 226 180 208 280 12; 54 478 100 424 158 372 13; 220 390 260 420 270 480 9'),
      lightStrength: 1.3,
    },
  )
  lay(
    'M250,34C280,38 320,38 344,34C342,120 330,200 304,262C286,264 276,262 268,258C262,180 256,110 250,34Z',
    deep(color, 0.5),
    { edge: 0.5 },
  )
  for (let i = 0; i < 9; i++) {
    const rib = m(`M${257 + i * 10},38C${260 + i * 9},120 ${268 + i * 5},200 ${271 + i * 4},256`)
    b.raw(
      `<path d="${rib}" stroke="${lift(color, 0.3)}" stroke-width="${1.8 * place.k}" opacity=".35" fill="none"/>`,
    )
  }
  b.seam(m('M246,34C252,110 258,180 264,262C280,270 300,270 308,266C336,200 348,120 348,34'), {
    width: 2,
    opacity: 0.6,
  })
  b.seam(m('M268,264C262,350 240,430 200,486C180,510 160,524 150,538'), { width: 1.8, opacity: 0.32 })
  lay('M372,6C384,-6 402,-4 402,14L400,74L384,74L382,20Z', deep(color, 0.2), { cast: 2, edge: 0.5 })
  lay(
    'M20,528C66,544 130,544 182,532C236,520 262,488 310,474C340,470 380,474 408,464L408,478C380,488 340,484 314,490C266,504 240,540 184,552C130,562 60,560 22,546C14,540 14,532 20,528Z',
    deep('#6b4a30', 0.35),
    { cast: 2, edge: 0.4, lights: leaves('34 540 120 552 190 538 3') },
  )
}

/** A tall shaft over the same foot, with its zip along the inside. */
const kneeHigh = (b: Board, place: Place) => {
  const color = b.cloth.color
  const tall = (d: string) => mapPath(d, ([x, y]) => [x, y < 290 ? 290 - (290 - y) * 2.35 : y])
  const m = (d: string) => move(tall(d), place.dx, place.dy, place.k)
  const lay = lastFor(b, place, 0.75, m)
  lay('M190,30C240,18 350,16 402,30C386,44 206,46 190,30Z', deep(color, 0.62), { edge: 0.4 })
  lay(
    'M306,474C340,480 376,480 406,470L398,556C376,560 342,560 324,556C320,530 314,500 306,474Z',
    deep(color, 0.4),
    {
      lights: leaves('340 484 340 520 344 552 7'),
    },
  )
  lay(
    'M190,28C240,42 350,42 402,28C416,90 410,190 398,290C404,360 412,420 406,468C370,480 336,474 310,480C262,492 236,524 180,536C130,546 64,546 24,534C6,500 16,462 56,428C112,384 172,348 188,290C200,240 178,120 190,28Z',
    color,
    {
      folds: leaves(
        '186 300 240 336 330 320 14; 196 262 250 284 340 272 12; 396 50 372 200 388 440 20; 60 524 160 530 300 470 12',
      ),
      lights: leaves('214 50 214 160 222 260 13; 54 478 100 424 170 366 13; 230 390 262 420 272 480 9'),
      lightStrength: 1.3,
    },
  )
  lay('M190,28C240,42 350,42 402,28L405,46C350,58 240,58 190,46Z', deep(color, 0.12), { cast: 2, edge: 0.5 })
  const seam = m('M300,58C306,140 308,240 302,330C300,380 300,430 308,474')
  b.raw(
    `<path d="${seam}" fill="none" stroke="${deep(color, 0.8)}" stroke-width="${4 * place.k}" opacity=".5"/>`,
  )
  b.stitch(seam, b.trim.metal, 2.6 * place.k)
  b.metal(m('M301,70L302,80'), { width: 7 * place.k })
  b.seam(m('M268,330C262,380 240,430 200,486C180,510 160,524 150,538'), { width: 1.8, opacity: 0.3 })
  lay(
    'M20,528C66,544 130,544 182,532C236,520 262,488 310,474C340,470 380,474 408,464L408,478C380,488 340,484 314,490C266,504 240,540 184,552C130,562 60,560 22,546C14,540 14,532 20,528Z',
    deep('#6b4a30', 0.35),
    { cast: 2, edge: 0.4, lights: leaves('34 540 120 552 190 538 3') },
  )
}

const eyelets = [
  [238, 48],
  [238, 96],
  [236, 144],
  [232, 190],
  [224, 236],
  [212, 280],
  [192, 322],
] as const

/** Laces up to the ankle over a tongue, on a thick sole with lugs. */
const laced = (b: Board, place: Place) => {
  const { color } = b.cloth
  const { k } = place
  const m = (d: string) => move(d, place.dx, place.dy, k)
  const lay = lastFor(b, place, 0.6, m)
  lay('M176,8C200,-14 240,-18 262,4L280,120L200,200Z', deep(color, 0.25), {
    edge: 0.7,
    lights: leaves('206 6 216 60 224 120 8'),
  })
  lay('M236,26C290,12 350,10 392,24C380,44 260,46 236,26Z', deep(color, 0.62), { edge: 0.4 })
  lay(
    'M226,24C270,40 350,40 392,22C398,120 394,220 402,300C410,360 412,420 408,488C300,500 200,530 120,536C70,540 40,540 22,528C6,500 16,462 56,428C112,390 172,350 196,280C214,210 222,110 226,24Z',
    color,
    {
      folds: leaves('190 320 250 350 320 336 14; 206 262 260 290 340 280 12; 396 60 376 240 398 450 18'),
      lights: leaves('262 50 270 160 250 270 11; 54 478 100 424 164 376 13; 250 400 290 420 300 470 9'),
      lightStrength: 1.1,
    },
  )
  lay(
    'M20,520C6,496 18,460 58,426C92,408 120,420 134,450C150,486 140,516 120,534C80,540 40,540 20,520Z',
    color,
    {
      cast: 2,
      edge: 0.7,
      tone: 0.03,
      lights: leaves('46 470 76 440 104 432 8'),
    },
  )
  lay(
    'M226,24L262,30C262,130 248,240 224,316C206,350 178,374 150,392C160,362 186,330 198,290C216,220 222,110 226,24Z',
    color,
    {
      cast: 2,
      edge: 0.6,
      tone: -0.05,
    },
  )
  b.stitch(
    m(
      'M254,34C254,130 240,236 216,310C200,344 176,366 152,386M300,300C330,340 404,350 406,350M300,300C316,220 330,120 332,36',
    ),
    lift(color, 0.4),
    1.7,
  )
  for (const [x, y] of eyelets) {
    b.metal(m(`M${x + 8},${y}C${x - 20},${y - 12} ${x - 40},${y + 4} ${x - 50},${y + 20}`), {
      width: 9 * k,
      color: '#d9c6a0',
    })
    b.raw(
      `<circle cx="${round(place.dx + (x + 10) * k)}" cy="${round(place.dy + y * k)}" r="${4.6 * k}" fill="${b.trim.metal}"/>`,
    )
  }
  lay('M372,6C384,-6 402,-4 402,14L400,74L384,74L382,20Z', deep(color, 0.2), { cast: 2, edge: 0.5 })
  lay(
    'M14,516C66,540 130,536 190,526C260,514 340,492 410,480L412,556C396,562 330,560 318,552L306,534C250,540 120,566 30,556C10,548 8,530 14,516Z',
    '#2b2522',
    {
      cast: 3,
      edge: 0.6,
      lights: leaves('30 532 140 552 400 496 4'),
    },
  )
  b.stitch(m('M24,530C120,552 260,520 404,492'), '#d8b26a', 2.2)
  for (const x of [36, 60, 84, 108, 334, 358, 382])
    b.seam(m(`M${x},${x < 300 ? 542 : 534}L${x + 1},${x < 300 ? 554 : 552}`), { width: 3, opacity: 0.5 })
}

const pairOf = (b: Board, build: (b: Board, place: Place) => void, [near, far]: readonly [Place, Place]) => {
  for (const { dx, dy, k } of [far, near]) {
    contact(b, [dx + 102 * k, dy + 558 * k], [106 * k, 10 * k])
    contact(b, [dx + 362 * k, dy + 558 * k], [58 * k, 8 * k])
  }
  build(b, { ...far, isFar: true })
  build(b, near)
}

export const boot = (b: Board) => {
  const { design } = b.shape
  if (design === 'knee')
    return pairOf(b, kneeHigh, [
      { dx: 170, dy: 396, k: 0.86 },
      { dx: 330, dy: 350, k: 0.76 },
    ])
  pairOf(b, design === 'laced' ? laced : chelsea, [
    { dx: 110, dy: 202, k: 1.2 },
    { dx: 286, dy: 212, k: 1 },
  ])
}
