// Blazer and coat: lining, sleeves, fronts, lapels.
import type { Board } from './board.ts'
import { edges, leaves, mirror, mirrorEdges, whole } from './paths.ts'
import { hanger, neckLabel } from './props.ts'

type Cut = {
  hem: number
  cuff: number
  flare: number
  /** Closes far over itself, as a coat does. */
  isCrossed: boolean
  pockets: 'flap' | 'slant' | 'none'
  /** Of the pockets' upper edge. */
  pocketY: number
  hasChestPocket?: boolean
  hasShawl?: boolean
  belt?: 'tie' | 'buckle'
  isTrench?: boolean
  buttons: readonly (readonly [x: number, y: number])[]
  buttonSize?: number
}

const inside = (b: Board, { isCrossed }: Cut) => {
  const low = isCrossed ? 470 : 560
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

const fronts = (b: Board, { hem, flare, isCrossed }: Cut) => {
  const side = `L238,212C270,262 286,330 282,392C286,470 284,520 ${262 - flare},640C${248 - flare},720 ${238 - flare * 3},760 ${230 - flare * 5},${hem}`
  const bottom = isCrossed
    ? `C300,${hem + 10} 360,${hem + 12} 420,${hem + 8}L428,470`
    : `C290,${hem + 8} 340,${hem + 12} 372,${hem + 10}C402,${hem + 8} 412,${hem - 22} 408,${hem - 60}C402,680 404,600 410,556`
  const front = `M350,172${side}${bottom}C396,470 366,320 350,172Z`
  const warp = edges(
    `252,208 286,392 268,640 ${244 - flare * 4},${hem}`,
    `350,180 404,400 420,640 420,${hem}`,
  )
  const folds = leaves(
    `292 400 306 560 276 ${hem - 20} 14; 292 420 340 470 392 540 11; 340 640 346 720 336 ${hem} 12`,
  )
  const lights = leaves(`312 240 308 330 320 420 13; 320 470 330 620 316 ${hem - 30} 12`)
  b.piece(front, { warp, folds, lights })
  b.piece(mirror(front), {
    cast: 6,
    warp: mirrorEdges(warp),
    folds: folds.map(mirror),
    lights: lights.map(mirror),
  })
  b.seams('M318,420C322,500 318,570 316,640', { opacity: 0.3 })
}

const chestPocket = (b: Board) =>
  b.piece('M452,432L520,420L522,438L454,451Z', {
    cast: 3,
    edge: 0.5,
    warp: edges('452,432 454,451', '520,420 522,438'),
  })

const pockets = (b: Board, { flare, pockets: style, pocketY: y, hasChestPocket }: Cut) => {
  if (hasChestPocket) chestPocket(b)
  if (style === 'none') return
  if (style === 'slant')
    return b.both(`M286,${y}L316,${y - 10}L296,${y + 104}L262,${y + 108}Z`, {
      cast: 4,
      edge: 0.7,
      warp: edges(`286,${y} 262,${y + 108}`, `316,${y - 10} 296,${y + 104}`),
    })
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
}

/** One soft roll from the neck to where the coat closes. */
const shawl = (b: Board) =>
  b.both(
    'M352,164C322,182 292,240 284,312C300,400 348,486 408,548C404,470 376,330 358,200C352,188 348,176 352,164Z',
    {
      cast: 6,
      tone: 0.05,
      cloth: { turn: -10 },
      warp: edges('322,190 286,312 330,440 404,546', '356,190 368,300 386,400 406,540'),
      edge: 0.8,
      folds: leaves('350 200 352 330 396 500 8'),
      lights: leaves('324 216 304 320 370 480 10'),
    },
  )

const lapels = (b: Board, { isCrossed, hasShawl }: Cut) => {
  if (hasShawl) return shawl(b)
  const low = isCrossed ? 486 : 556
  const tip = isCrossed ? 262 : 282
  b.both(
    `M338,216L${tip + 26},268L${tip},${isCrossed ? 300 : 304}C${tip + 12},390 ${isCrossed ? 340 : 348},480 ${isCrossed ? 392 : 400},${low}C392,470 372,330 352,196Z`,
    {
      cast: 6,
      tone: 0.05,
      cloth: { turn: -14 },
      warp: edges(`310,250 ${tip + 10},330 340,450 398,${low}`, `350,200 366,300 384,400 400,${low}`),
      edge: 0.7,
      lights: leaves('318 280 326 370 384 510 8'),
    },
  )
  b.both(
    `M352,166C330,182 314,214 ${tip + 24},266L340,250C352,236 358,216 360,196C352,188 348,176 352,166Z`,
    {
      cast: 4,
      tone: 0.05,
      cloth: { turn: 30 },
      edge: 0.7,
      warp: edges(`352,166 318,214 ${tip + 24},266`, '358,190 354,220 340,250'),
    },
  )
}

/** The flap over one shoulder, straps on both and around the cuffs. */
const trenchParts = (b: Board, { cuff }: Cut) => {
  b.piece(
    'M462,206C490,196 520,204 548,214C536,262 522,320 524,372C500,390 474,396 448,398C452,330 458,262 462,206Z',
    {
      cast: 6,
      warp: edges('462,206 448,398', '548,214 524,372'),
      folds: leaves('530 250 510 320 500 380 9'),
      lights: leaves('480 226 472 300 464 380 8'),
    },
  )
  b.seam('M456,388C480,386 502,380 518,366', { width: 1.4, opacity: 0.4 })
  b.both('M300,190C276,196 254,208 238,222L232,246C256,228 284,214 306,206Z', {
    cast: 4,
    edge: 0.6,
    tone: 0.03,
  })
  for (const x of [300, 500]) b.button(x, 200, { r: 6 })
  b.both(
    `M164,${cuff - 64}C190,${cuff - 52} 230,${cuff - 46} 256,${cuff - 52}L254,${cuff - 26}C230,${cuff - 20} 190,${cuff - 26} 163,${cuff - 38}Z`,
    {
      cast: 3,
      edge: 0.6,
      tone: -0.04,
    },
  )
}

const belt = (b: Board, style: 'tie' | 'buckle') => {
  b.piece('M262,556C340,574 460,574 538,556L540,600C460,618 340,618 260,600Z', {
    cast: 6,
    warp: edges('262,556 260,600', '538,556 540,600'),
    folds: leaves('280 596 400 612 520 596 6'),
  })
  if (b.isBack) return
  if (style === 'buckle') {
    b.piece('M404,566C450,566 500,562 546,580L552,606C508,608 450,616 404,614Z', { cast: 5, edge: 0.7 })
    b.metal('M378,560L424,560L424,618L378,618Z', { width: 8 })
    b.metal('M402,588L436,588', { width: 5 })
    for (const x of [452, 474, 496]) b.button(x, 590, { r: 3, color: b.trim.metal, holes: false })
    return
  }
  b.piece('M404,568C400,620 376,700 384,772C398,780 414,778 424,770C418,700 436,640 440,572Z', {
    cast: 6,
    folds: leaves('424 590 402 680 410 770 7'),
  })
  b.piece('M390,556L448,556L452,614L386,614Z', { cast: 4, tone: -0.05, edge: 0.7 })
}

const back = (b: Board, { hem, flare, belt: style, isTrench }: Cut) => {
  b.piece(
    whole(
      `M400,176C380,178 362,176 350,172L238,212C270,262 286,330 282,392C286,470 284,520 ${262 - flare},640C${248 - flare},720 ${238 - flare * 3},760 ${230 - flare * 5},${hem}C300,${hem + 10} 360,${hem + 12} 400,${hem + 10}`,
    ),
    {
      warp: edges(
        `252,208 286,392 268,640 ${244 - flare * 4},${hem}`,
        `548,208 514,392 532,640 ${556 + flare * 4},${hem}`,
      ),
      folds: leaves(
        `292 400 306 560 276 ${hem - 20} 14; 508 400 494 560 524 ${hem - 20} 15; 300 260 340 330 330 420 10; 470 640 476 720 480 ${hem} 11`,
      ),
      lights: leaves(
        `330 230 326 330 330 430 13; 340 470 344 620 330 ${hem - 30} 13; 450 300 446 420 450 560 10`,
      ),
    },
  )
  b.seam(`M400,196L400,${hem + 8}`, { width: 2, opacity: 0.5 })
  b.seam(`M402,${hem - 150}L404,${hem + 8}`, { width: 3, opacity: 0.5 })
  if (isTrench)
    b.piece(whole('M400,214C340,216 290,214 252,222C268,262 282,320 284,372C320,396 360,404 400,404'), {
      cast: 5,
      warp: edges('252,222 284,372', '548,222 516,372'),
      lights: leaves('320 240 330 320 330 380 10'),
    })
  if (style) belt(b, style)
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
  if (cut.isTrench) trenchParts(b, cut)
  lapels(b, cut)
  for (const [x, y] of cut.buttons) b.button(x, y, { r: cut.buttonSize ?? 13 })
  if (cut.belt) belt(b, cut.belt)
}

/** Two rows of buttons, at these heights. */
const rows = (ys: readonly number[], half = 48) =>
  ys.flatMap((y) => [[400 - half, y] as const, [400 + half, y] as const])

const plain: Cut = {
  hem: 806,
  cuff: 738,
  flare: 0,
  isCrossed: false,
  pockets: 'flap',
  pocketY: 640,
  hasChestPocket: true,
  buttonSize: 12,
  buttons: [
    [402, 572],
    [405, 668],
  ],
}
const blazers: Record<string, Cut> = {
  double: { ...plain, isCrossed: true, buttons: rows([524, 606, 688]) },
  cropped: { ...plain, hem: 664, cuff: 720, pockets: 'none', buttons: [[402, 584]] },
}
const belted: Cut = {
  hem: 944,
  cuff: 660,
  flare: 8,
  isCrossed: true,
  pockets: 'flap',
  pocketY: 660,
  belt: 'tie',
  buttons: rows([516, 610]),
}
const coats: Record<string, Cut> = {
  trench: {
    ...belted,
    cuff: 690,
    belt: 'buckle',
    isTrench: true,
    pockets: 'slant',
    pocketY: 650,
    buttons: rows([510, 664, 742]),
    buttonSize: 11,
  },
  peacoat: {
    hem: 800,
    cuff: 700,
    flare: 2,
    isCrossed: true,
    pockets: 'slant',
    pocketY: 596,
    buttons: rows([500, 584, 668], 56),
    buttonSize: 17,
  },
  wrap: { ...belted, hem: 950, cuff: 690, hasShawl: true, buttons: [], pockets: 'slant', pocketY: 664 },
}

export const blazer = (b: Board) => tailored(b, blazers[b.shape.design ?? ''] ?? plain)
export const coat = (b: Board) => tailored(b, coats[b.shape.design ?? ''] ?? belted)
