// Blazer and coat: lining, sleeves, fronts, lapels.
import type { Board } from './board.ts'
import { edges, leaves, mirror, mirrorEdges, whole } from './paths.ts'
import { hanger, neckLabel } from './props.ts'

type Cut = { hem: number; cuff: number; flare: number; isCoat: boolean }

const inside = (b: Board, { isCoat }: Cut) => {
  const low = isCoat ? 470 : 560
  b.piece(`M350,172C372,188 428,188 450,172L492,250L420,${low}L400,${low}L308,250Z`, {
    cloth: { color: b.trim.lining, pattern: 'solid', shine: 0.9 },
    tone: -0.28,
    folds: leaves('400 210 404 350 402 520 12; 360 220 372 330 392 460 10'),
    lights: leaves('380 240 388 340 398 440 10; 424 230 426 330 412 460 7'),
  })
  b.piece('M350,172C372,188 428,188 450,172L458,196C430,216 370,216 342,196Z', { edge: 0.6, tone: -0.1 })
  neckLabel(b, 214)
}

const sleeves = (b: Board, { cuff }: Cut) => {
  b.both(
    `M244,219C214,236 202,290 192,360C180,470 168,600 164,${cuff - 6}C188,${cuff + 10} 226,${cuff + 16} 250,${cuff + 8}C258,620 274,500 284,388C286,310 268,250 244,219Z`,
    {
      warp: edges(`246,210 196,340 176,520 166,${cuff}`, `262,216 276,380 262,560 248,${cuff + 12}`),
      cloth: { turn: 5 },
      folds: leaves(`262 300 240 480 226 ${cuff} 15; 270 420 224 470 188 480 9; 262 500 224 540 182 540 7`),
      lights: leaves(`226 236 196 400 184 ${cuff - 20} 13`),
    },
  )
  for (let i = 0; i < 3; i++) for (const x of [238 - i, 562 + i]) b.button(x, cuff - 14 - i * 19, { r: 6 })
  b.seams('M262,230C274,300 274,350 268,400', { opacity: 0.35 })
}

const fronts = (b: Board, { hem, flare, isCoat }: Cut) => {
  const side = `L238,212C270,262 286,330 282,392C286,470 284,520 ${262 - flare},640C${248 - flare},720 ${238 - flare * 3},760 ${230 - flare * 5},${hem}`
  const bottom = isCoat
    ? `C300,${hem + 10} 360,${hem + 12} 420,${hem + 8}L428,470`
    : `C290,${hem + 8} 340,${hem + 12} 372,${hem + 10}C402,${hem + 8} 412,${hem - 22} 408,${hem - 60}C402,680 404,600 410,556`
  const front = `M350,172${side}${bottom}C396,470 366,320 350,172Z`
  const warp = edges(`252,208 286,392 268,640 ${244 - flare * 4},${hem}`, `350,180 404,400 420,640 420,${hem}`)
  const folds = leaves(`292 400 306 560 276 ${hem - 20} 14; 292 420 340 470 392 540 11; 340 640 346 720 336 ${hem} 12`)
  const lights = leaves(`312 240 308 330 320 420 13; 320 470 330 620 316 ${hem - 30} 12`)
  b.piece(front, { warp, folds, lights })
  b.piece(mirror(front), { cast: 6, warp: mirrorEdges(warp), folds: folds.map(mirror), lights: lights.map(mirror) })
  b.seams('M318,420C322,500 318,570 316,640', { opacity: 0.3 })
}

const pockets = (b: Board, { flare, isCoat }: Cut) => {
  const y = isCoat ? 660 : 640
  const left = 272 - flare
  b.both(
    `M${left},${y}C300,${y + 4} 340,${y + 6} 366,${y + 4}C368,${y + 14} 369,${y + 26} 368,${y + 36}C366,${y + 42} 362,${y + 43} 356,${y + 43}C330,${y + 44} 296,${y + 42} ${left + 2},${y + 38}C${left - 5},${y + 36} ${left - 6},${y + 30} ${left - 4},${y + 22}Z`,
    {
      cast: 5,
      edge: 0.7,
      warp: edges(`${left},${y} ${left - 4},${y + 42}`, `366,${y + 4} 368,${y + 42}`),
      lights: leaves(`${left + 8} ${y + 9} 320 ${y + 14} 358 ${y + 11} 3`),
    },
  )
  b.seams(`M${left + 2},${y - 3}C300,${y + 1} 340,${y + 3} 364,${y + 1}`, { width: 2.4, opacity: 0.45 })
  if (!isCoat) b.piece('M452,432L520,420L522,438L454,451Z', { cast: 3, edge: 0.5, warp: edges('452,432 454,451', '520,420 522,438') })
}

const lapels = (b: Board, { isCoat }: Cut) => {
  const low = isCoat ? 486 : 556
  const tip = isCoat ? 262 : 282
  b.both(
    `M338,216L${tip + 26},268L${tip},${isCoat ? 300 : 304}C${tip + 12},390 ${isCoat ? 340 : 348},480 ${isCoat ? 392 : 400},${low}C392,470 372,330 352,196Z`,
    {
      cast: 6,
      tone: 0.05,
      cloth: { turn: -14 },
      warp: edges(`310,250 ${tip + 10},330 340,450 398,${low}`, `350,200 366,300 384,400 400,${low}`),
      edge: 0.7,
      lights: leaves('318 280 326 370 384 510 8'),
    },
  )
  b.both(`M352,166C330,182 314,214 ${tip + 24},266L340,250C352,236 358,216 360,196C352,188 348,176 352,166Z`, {
    cast: 4,
    tone: 0.05,
    cloth: { turn: 30 },
    edge: 0.7,
    warp: edges(`352,166 318,214 ${tip + 24},266`, '358,190 354,220 340,250'),
  })
}

const tieBelt = (b: Board) => {
  b.piece('M262,556C340,574 460,574 538,556L540,600C460,618 340,618 260,600Z', {
    cast: 6,
    warp: edges('262,556 260,600', '538,556 540,600'),
    folds: leaves('280 596 400 612 520 596 6'),
  })
  if (b.isBack) return
  b.piece('M404,568C400,620 376,700 384,772C398,780 414,778 424,770C418,700 436,640 440,572Z', {
    cast: 6,
    folds: leaves('424 590 402 680 410 770 7'),
  })
  b.piece('M390,556L448,556L452,614L386,614Z', { cast: 4, tone: -0.05, edge: 0.7 })
}

const back = (b: Board, { hem, flare, isCoat }: Cut) => {
  b.piece(
    whole(
      `M400,176C380,178 362,176 350,172L238,212C270,262 286,330 282,392C286,470 284,520 ${262 - flare},640C${248 - flare},720 ${238 - flare * 3},760 ${230 - flare * 5},${hem}C300,${hem + 10} 360,${hem + 12} 400,${hem + 10}`,
    ),
    {
      warp: edges(`252,208 286,392 268,640 ${244 - flare * 4},${hem}`, `548,208 514,392 532,640 ${556 + flare * 4},${hem}`),
      folds: leaves(
        `292 400 306 560 276 ${hem - 20} 14; 508 400 494 560 524 ${hem - 20} 15; 300 260 340 330 330 420 10; 470 640 476 720 480 ${hem} 11`,
      ),
      lights: leaves(`330 230 326 330 330 430 13; 340 470 344 620 330 ${hem - 30} 13; 450 300 446 420 450 560 10`),
    },
  )
  b.seam(`M400,196L400,${hem + 8}`, { width: 2, opacity: 0.5 })
  b.seam(`M402,${hem - 150}L404,${hem + 8}`, { width: 3, opacity: 0.5 })
  if (isCoat) tieBelt(b)
  b.piece(whole('M400,150C376,150 356,158 346,172C340,190 336,202 334,214C356,226 378,230 400,230'), {
    cast: 5,
    cloth: { turn: 90 },
    warp: edges('346,166 334,216', '454,166 466,216'),
    lights: leaves('352 168 400 158 448 168 5'),
  })
}

const tailored = (b: Board, cut: Cut) => {
  hanger(b, 152, 122, 44)
  if (!b.isBack) inside(b, cut)
  sleeves(b, cut)
  if (b.isBack) return back(b, cut)
  fronts(b, cut)
  pockets(b, cut)
  lapels(b, cut)
  if (cut.isCoat) {
    for (const y of [516, 610]) for (const x of [352, 448]) b.button(x, y, { r: 13 })
    tieBelt(b)
  } else
    for (const [x, y] of [
      [402, 572],
      [405, 668],
    ] as const)
      b.button(x, y, { r: 12 })
}

export const blazer = (b: Board) => tailored(b, { hem: 806, cuff: 738, flare: 0, isCoat: false })
export const coat = (b: Board) => tailored(b, { hem: 944, cuff: 660, flare: 8, isCoat: true })
