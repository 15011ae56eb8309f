// Trousers, shorts and skirt, and the pieces in one with a bodice: jumpsuit and romper.
import type { Board } from './board.ts'
import { edges, fan, leaves, whole } from './paths.ts'
import { clipHanger, clips, hanger, neckLabel } from './props.ts'
import { plainSleeves } from './sleeves.ts'

const insideWaist = (b: Board, y: number) => {
  if (b.isBack) return
  b.piece(
    `M286,${y}C340,${y + 16} 460,${y + 16} 514,${y}L512,${y + 36}C460,${y + 56} 340,${y + 56} 288,${y + 36}Z`,
    { tone: -0.42, edge: 0.5 },
  )
  neckLabel(b, y + 18)
}

const waist = (b: Board, y: number) => {
  b.piece(
    `M284,${y + 4}C340,${y + 26} 460,${y + 26} 516,${y + 4}L518,${y + 44}C460,${y + 66} 340,${y + 66} 282,${y + 44}Z`,
    {
      cast: 3,
      edge: 0.6,
      warp: edges(`284,${y + 4} 282,${y + 44}`, `516,${y + 4} 518,${y + 44}`),
      cloth: { turn: 90 },
    },
  )
  for (const x of [316, 484])
    b.piece(`M${x - 6},${y + 8}L${x + 6},${y + 10}L${x + 6},${y + 68}L${x - 6},${y + 66}Z`, {
      cast: 3,
      edge: 0.3,
    })
  if (!b.isBack) b.button(410, y + 40, { r: 8 })
}

/** Slanted pockets, pleats and fly in front; welt pockets and darts behind. */
const seat = (b: Board, y: number) => {
  if (b.isBack) {
    b.seams(`M346,${y + 60}L350,${y + 130}`, { opacity: 0.4 })
    b.seams(`M300,${y + 150}L372,${y + 154}`, { width: 3.4, opacity: 0.55 })
    for (const x of [337, 463]) b.button(x, y + 166, { r: 6 })
    return b.seam(`M401,${y + 60}L401,${y + 320}`, { width: 2.2, opacity: 0.5 })
  }
  b.seams(`M304,${y + 52}C296,${y + 100} 284,${y + 150} 268,${y + 186}`, { width: 2.6, opacity: 0.55 })
  b.seams(`M346,${y + 60}C346,${y + 100} 344,${y + 130} 342,${y + 160}`, { width: 2, opacity: 0.45 })
  b.seam(`M402,${y + 62}L402,${y + 320}`, { width: 2.6, opacity: 0.55 })
  b.seam(`M432,${y + 62}C434,${y + 150} 430,${y + 200} 406,${y + 236}`, { width: 1.4, opacity: 0.4 })
}

export const trousers = (b: Board) => {
  insideWaist(b, 112)
  b.both(
    'M286,122C276,200 262,270 252,350C236,520 226,740 218,930C256,946 340,948 380,940C390,780 398,600 400,446L402,152C360,166 316,152 286,122Z',
    {
      warp: edges('286,122 252,350 218,930', '402,152 400,446 380,940'),
      cloth: { turn: 4 },
      folds: leaves(
        '398 430 340 460 276 450 12; 398 444 356 510 300 540 10; 396 470 376 640 374 920 14; 340 300 318 560 302 930 9; 250 600 296 622 350 604 7',
      ),
      lights: leaves('330 280 306 560 290 920 11; 268 300 254 560 236 900 12'),
    },
  )
  b.seams('M344,270C326,480 308,700 298,938', { width: 1.4, opacity: 0.5 })
  b.seam('M400,446C398,600 390,780 380,940', { width: 2.4, opacity: 0.55 })
  b.seams('M222,906C262,922 340,924 382,916', { width: 1.2, opacity: 0.3 })
  seat(b, 112)
  waist(b, 112)
}

export const shorts = (b: Board) => {
  insideWaist(b, 300)
  b.both(
    'M286,310C268,410 236,540 204,700C252,734 340,740 390,728C396,680 400,630 400,590L402,340C360,354 316,340 286,310Z',
    {
      warp: edges('286,310 250,500 204,700', '402,340 400,590 390,728'),
      folds: leaves(
        '398 580 340 600 260 570 12; 398 600 350 650 300 700 11; 346 460 320 560 290 720 11; 250 600 270 650 262 710 9',
      ),
      lights: leaves('330 460 300 560 264 710 13; 280 400 252 540 224 690 11'),
    },
  )
  b.both('M208,672C256,704 342,712 392,700L391,740C340,754 248,746 198,716Z', {
    cast: 4,
    edge: 0.7,
    warp: edges('208,672 198,716', '392,700 391,740'),
    lights: leaves('220 690 290 716 380 712 5'),
  })
  b.seam('M400,590L391,738', { width: 2.4, opacity: 0.55 })
  seat(b, 300)
  waist(b, 300)
}

export const skirt = (b: Board) => {
  clipHanger(b, 208, [262, 538])
  if (!b.isBack)
    b.piece('M292,214C340,230 460,230 508,214L506,240C460,256 340,256 294,240Z', { tone: -0.45, edge: 0.5 })
  b.piece(whole('M400,236C360,236 320,230 292,220C280,380 244,600 214,800C262,826 334,834 400,836'), {
    warp: edges('292,220 268,420 240,620 212,806', '508,220 532,420 560,620 588,806'),
    folds: fan({ top: [320, 480], bottom: [240, 566], y: [380, 820], count: 6, thick: 16 }, b.chance).concat(
      leaves('300 300 340 330 380 330 8; 500 300 460 340 430 336 8'),
    ),
    lights: fan({ top: [310, 470], bottom: [230, 550], y: [360, 820], count: 5, thick: 13 }, b.chance),
  })
  b.seams('M220,784C270,808 336,816 400,818', { width: 1.2, opacity: 0.35 })
  b.seams('M346,258L350,340', { opacity: 0.4 })
  if (b.isBack) b.seam('M400,250L400,560', { width: 2.6, opacity: 0.5 })
  b.piece('M290,212C340,230 460,230 510,212L512,252C460,270 340,270 288,252Z', {
    cast: 4,
    edge: 0.7,
    warp: edges('290,212 288,252', '510,212 512,252'),
    cloth: { turn: 90 },
  })
  if (b.isBack) b.metal('M400,262L400,286', { width: 5 })
  clips(b, 196, [306, 476])
}

const sash = (b: Board, y: number) => {
  b.piece(
    `M304,${y}C370,${y + 10} 430,${y + 10} 496,${y}L498,${y + 32}C430,${y + 42} 370,${y + 42} 302,${y + 32}Z`,
    {
      cast: 4,
      edge: 0.7,
      tone: -0.05,
      folds: leaves(`316 ${y + 24} 400 ${y + 32} 484 ${y + 24} 4`),
    },
  )
  if (b.isBack) return
  b.piece(
    `M392,${y + 20}C384,${y + 80} 360,${y + 130} 356,${y + 200}C368,${y + 208} 382,${y + 206} 390,${y + 200}C394,${y + 130} 408,${y + 80} 410,${y + 24}Z`,
    { cast: 5, edge: 0.7 },
  )
  b.piece(
    `M402,${y + 20}C420,${y + 70} 428,${y + 120} 440,${y + 176}C452,${y + 178} 464,${y + 172} 468,${y + 166}C456,${y + 110} 440,${y + 60} 416,${y + 18}Z`,
    { cast: 5, edge: 0.7 },
  )
  b.piece(
    `M384,${y + 2}C396,${y - 4} 416,${y - 2} 422,${y + 8}C426,${y + 24} 420,${y + 38} 404,${y + 40}C388,${y + 38} 378,${y + 20} 384,${y + 2}Z`,
    { cast: 4, edge: 0.7 },
  )
}

export const jumpsuit = (b: Board) => {
  hanger(b, 128, 116, 40)
  if (!b.isBack) {
    b.piece('M346,152C372,170 428,170 454,152C452,200 424,280 400,318C376,280 348,200 346,152Z', {
      tone: -0.48,
      edge: 0.6,
    })
    neckLabel(b, 172)
  }
  b.both('M308,452C296,560 270,740 246,946C290,962 352,964 388,954C394,820 398,700 400,610L402,456Z', {
    warp: edges('308,452 280,680 246,946', '402,456 400,610 388,954'),
    folds: leaves(
      '398 600 350 620 300 600 11; 398 614 366 690 330 740 10; 350 500 330 720 310 950 12; 396 640 380 780 384 950 12',
    ),
    lights: leaves('330 500 304 720 280 930 12; 366 640 356 800 344 950 10'),
  })
  b.seam('M400,610C398,740 394,860 388,954', { width: 2.4, opacity: 0.55 })
  b.seams('M316,490C312,530 306,560 297,592', { width: 2.6, opacity: 0.5 })
  const neck = b.isBack ? 'M400,176C376,174 358,166 346,152' : 'M400,330C376,292 352,220 344,152'
  b.piece(whole(`${neck}L280,176C300,230 300,280 286,316C294,372 304,414 306,456L400,462`), {
    cast: 4,
    warp: edges('280,176 286,316 306,456', '520,176 514,316 494,456'),
    folds: leaves('294 330 330 390 350 450 10; 506 330 470 390 450 450 11; 310 390 346 430 380 452 8'),
    lights: leaves('308 220 320 290 314 370 11; 446 330 444 390 440 450 9'),
  })
  if (b.isBack) b.seam('M400,180L400,600', { width: 2.2, opacity: 0.5 })
  else
    b.both(
      'M348,148C328,164 312,196 300,232L334,250L322,272C344,300 376,322 401,334C384,296 360,226 348,148Z',
      {
        cast: 5,
        edge: 0.7,
        tone: 0.05,
        lights: leaves('330 190 328 240 370 300 6'),
      },
    )
  sash(b, 446)
}

const rompersSleeves = (b: Board) =>
  b.both('M262,228C226,250 190,316 170,390C190,414 262,420 294,398C294,350 286,286 262,228Z', {
    warp: edges('262,228 210,300 170,392', '262,228 286,314 292,400'),
    folds: leaves('256 246 218 330 200 412 12; 266 260 254 340 246 414 10'),
    lights: leaves('248 250 206 330 184 400 9'),
  })

export const romper = (b: Board) => {
  hanger(b, 178, 116, 40)
  if (!b.isBack) {
    b.piece('M346,202C372,220 428,220 454,202C452,240 424,290 400,312C376,290 348,240 346,202Z', {
      tone: -0.48,
      edge: 0.6,
    })
    neckLabel(b, 222)
  }
  const { sleeve = 'short' } = b.shape
  if (sleeve === 'short') rompersSleeves(b)
  else if (sleeve !== 'none') plainSleeves(b, { length: sleeve, at: [-2, 16] })
  b.both('M308,524C292,610 262,710 226,800C274,838 346,842 386,826C394,770 400,720 402,680L402,528Z', {
    warp: edges('308,524 276,660 226,800', '402,528 400,680 386,826'),
    folds: leaves(
      '398 676 340 700 280 680 12; 350 560 330 680 300 830 12; 398 690 360 750 330 820 11; 306 560 276 700 250 810 9',
    ),
    lights: leaves('330 560 300 690 264 810 13; 370 700 360 770 350 830 9'),
  })
  b.seams('M232,782C278,816 344,822 386,808', { width: 1.3, opacity: 0.4 })
  b.seam('M402,680L388,826', { width: 2.4, opacity: 0.55 })
  const neck = b.isBack ? 'M400,224C376,222 358,216 346,202' : 'M400,322C378,296 352,250 344,202'
  b.piece(whole(`${neck}L258,226C276,276 288,330 290,400C298,450 306,490 308,530L400,536`), {
    cast: 4,
    warp: edges('258,226 288,392 308,530', '542,226 512,392 492,530'),
    folds: leaves('296 410 330 460 356 526 11; 506 410 470 460 444 526 12; 310 460 346 500 380 530 8'),
    lights: leaves('306 260 316 330 308 410 12; 450 370 448 450 450 520 10'),
  })
  if (b.isBack) b.seam('M262,270C340,286 460,286 538,270', { width: 2, opacity: 0.45 })
  else {
    b.piece('M388,316L412,316L412,534L388,534Z', {
      cast: 3,
      edge: 0.5,
      warp: edges('388,316 388,534', '412,316 412,534'),
    })
    for (let y = 344; y < 520; y += 44) b.button(400, y, { r: 7.5 })
    b.seams('M346,206C354,252 380,296 400,322', { width: 2, opacity: 0.45 })
  }
  sash(b, 516)
}
