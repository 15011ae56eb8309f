// Wrap, day and tiered dress.
import type { Board } from './board.ts'
import { neckBand, neckEdge, neckInside } from './necks.ts'
import { edges, fan, leaves, whole } from './paths.ts'
import { hanger, neckLabel } from './props.ts'
import { plainSleeves } from './sleeves.ts'

export const puffSleeves = (b: Board) => {
  const { sleeve = 'short' } = b.shape
  if (sleeve === 'none') return
  if (sleeve !== 'short') return plainSleeves(b, { length: sleeve, at: [0, -6], cuffed: true })
  b.both('M262,204C226,226 186,292 164,372C176,398 262,404 296,380C294,330 286,262 262,204Z', {
    warp: edges('262,204 205,275 166,376', '262,204 286,290 294,384'),
    folds: leaves('256 220 212 300 196 396 13; 268 236 258 320 250 402 11'),
    lights: leaves('250 226 200 290 178 384 9; 264 240 236 320 226 396 8'),
  })
}

const crossedBodice = (b: Board) => {
  const bod = edges('258,204 284,340 318,482', '344,182 420,350 482,482')
  b.piece(
    'M338,181L258,205C274,250 282,296 285,342C292,398 306,442 318,482L470,482C446,430 372,340 338,181Z',
    {
      warp: bod,
      folds: leaves('300 340 340 400 420 474 12; 292 380 330 440 380 480 9'),
      lights: leaves('300 230 310 300 350 380 12'),
    },
  )
  b.piece(
    'M462,181L542,205C526,250 518,296 515,342C508,398 494,442 482,482L318,482C316,470 318,462 322,452C390,410 444,320 462,181Z',
    {
      cast: 5,
      warp: edges('458,182 380,350 318,482', '542,204 516,340 482,482'),
      folds: leaves('506 330 440 400 336 462 13; 510 370 460 430 360 474 11; 500 420 470 460 420 482 8'),
      lights: leaves('500 306 430 380 340 448 9; 504 350 450 415 350 462 8; 480 220 476 280 440 350 9'),
    },
  )
}

const fullSkirt = (b: Board) => {
  const hem =
    'M318,478C306,590 252,762 192,900C216,926 240,906 268,924C300,944 322,918 352,934C384,950 408,922 440,936C474,950 500,920 532,930C562,936 590,916 610,900C550,762 494,590 482,478C430,486 370,486 318,478Z'
  b.piece(hem, {
    warp: edges('318,478 290,640 244,780 188,920', '482,478 510,640 556,780 612,920'),
    folds: fan({ top: [322, 478], bottom: [204, 600], y: [490, 900], count: 8, thick: 15 }, b.chance),
    lights: fan({ top: [316, 470], bottom: [196, 586], y: [500, 900], count: 7, thick: 10 }, b.chance),
  })
}

const waistBand = (b: Board) =>
  b.piece('M316,466C370,476 430,476 484,466L486,492C430,502 370,502 314,492Z', {
    cast: 4,
    tone: -0.08,
    folds: leaves('330 484 380 490 420 486 5'),
    lights: leaves('330 472 400 480 470 472 4'),
  })

const ties = (b: Board) => {
  b.piece('M338,486C322,560 300,600 312,690C324,694 336,690 342,684C334,610 354,560 360,490Z', {
    cast: 5,
    folds: leaves('346 500 322 590 326 684 7'),
    edge: 0.7,
  })
  b.piece('M352,488C368,550 356,620 384,668C396,668 404,662 408,654C384,600 392,540 372,486Z', {
    cast: 5,
    lights: leaves('362 500 372 580 392 656 5'),
    edge: 0.7,
  })
  b.piece('M334,464C350,458 372,462 378,474C380,490 366,500 348,498C334,494 328,474 334,464Z', {
    cast: 4,
    folds: leaves('340 480 356 478 374 486 5'),
  })
}

const plainBodice = (b: Board, neck: string) =>
  b.piece(whole(`${neck}L258,205C274,250 282,296 285,342C292,398 306,442 318,482L400,488`), {
    warp: edges('258,204 284,340 318,482', '542,204 516,340 482,482'),
    folds: leaves(
      '292 350 330 420 360 480 11; 508 350 470 420 444 480 12; 300 400 340 450 380 484 8; 500 410 460 450 430 484 8',
    ),
    lights: leaves('306 230 316 300 310 370 12; 450 320 450 400 450 480 10; 352 380 350 430 352 480 8'),
  })

export const wrapDress = (b: Board) => {
  hanger(b, 158, 118, 40)
  if (!b.isBack) {
    b.piece('M336,184C362,206 438,206 464,184L480,220C450,320 420,370 404,384C380,360 350,310 322,220Z', {
      tone: -0.5,
      edge: 0.6,
    })
    neckLabel(b, 205)
  }
  puffSleeves(b)
  if (b.isBack) plainBodice(b, 'M400,200C380,198 360,194 344,182')
  else crossedBodice(b)
  fullSkirt(b)
  if (!b.isBack) {
    b.piece('M352,480C372,600 348,780 296,918C300,936 324,926 352,934C392,820 410,640 392,482Z', {
      cast: 4,
      warp: edges('352,480 360,640 330,800 290,930', '392,482 402,640 384,800 354,936'),
      folds: leaves('386 520 392 720 340 930 10'),
      lights: leaves('364 520 370 700 318 900 8'),
      edge: 0.7,
    })
  }
  waistBand(b)
  if (b.isBack) b.seam('M318,250C340,330 344,420 340,466', { opacity: 0.3 })
  else ties(b)
}

export const dayDress = (b: Board) => {
  hanger(b, 158, 118, 40)
  const { neck = 'crew', sleeve = 'short' } = b.shape
  if (!b.isBack) neckInside(b, neck)
  puffSleeves(b)
  if (sleeve === 'short') b.seams('M170,360C186,386 256,394 292,372', { width: 1.4, opacity: 0.4 })
  plainBodice(b, b.isBack ? 'M400,204C376,202 356,196 340,182' : neckEdge(neck))
  b.piece(
    'M318,478C300,580 244,706 184,812C216,836 244,818 276,836C306,852 330,830 362,846C390,858 412,832 444,848C474,860 500,834 532,842C566,846 592,826 616,812C556,706 500,580 482,478C430,488 370,488 318,478Z',
    {
      warp: edges('318,478 286,600 240,710 180,824', '482,478 514,600 560,710 620,824'),
      folds: fan({ top: [320, 480], bottom: [196, 604], y: [486, 826], count: 11, thick: 15 }, b.chance),
      lights: fan({ top: [316, 472], bottom: [188, 590], y: [490, 826], count: 10, thick: 11 }, b.chance),
    },
  )
  b.seams('M190,798C216,820 246,804 276,820C306,836 330,816 362,830C376,836 390,834 400,830', {
    width: 1.2,
    opacity: 0.3,
  })
  b.piece('M316,470C370,480 430,480 484,470L485,490C430,500 370,500 315,490Z', {
    cast: 3,
    edge: 0.6,
    tone: -0.05,
  })
  if (!b.isBack) neckBand(b, neck, { cloth: {}, tone: -0.05 })
  if (b.isBack) {
    b.piece(whole('M400,190C376,190 358,184 350,174L334,183C350,200 376,206 400,206'), {
      cast: 3,
      edge: 0.5,
      tone: -0.05,
    })
    b.seam('M400,206L400,600', { width: 2.4, opacity: 0.5 })
    b.metal('M400,212L400,232', { width: 5 })
  }
}

type Tier = { top: [number, number]; bottom: [number, number]; y: [number, number] }

const tier = (b: Board, { top, bottom, y }: Tier) => {
  const [l0, r0] = top
  const [l1, r1] = bottom
  const [from, to] = y
  const waves = Array.from({ length: 8 }, (_, i) => {
    const step = (r1 - l1) / 8
    const x = l1 + step * (i + 1)
    const dip = i % 2 ? 18 : -6
    return `C${x - step * 0.7},${to + dip} ${x - step * 0.3},${to + dip} ${x},${to}`
  })
  b.piece(
    `M${l0},${from}C${l0 - 6},${from + 40} ${l1 + 10},${to - 50} ${l1},${to}${waves.join('')}C${r1 - 10},${to - 50} ${r0 + 6},${from + 40} ${r0},${from}C${r0 - 60},${from + 10} ${l0 + 60},${from + 10} ${l0},${from}Z`,
    {
      cast: 4,
      warp: edges(`${l0},${from} ${l1},${to + 12}`, `${r0},${from} ${r1},${to + 12}`),
      folds: fan({ top, bottom, y: [from - 20, to], count: Math.round((r0 - l0) / 17), thick: 9 }, b.chance),
      lights: fan(
        {
          top: [l0 - 6, r0 - 6],
          bottom: [l1 - 8, r1 - 8],
          y: [from - 16, to],
          count: Math.round((r0 - l0) / 19),
          thick: 7,
        },
        b.chance,
      ),
    },
  )
}

export const tieredDress = (b: Board) => {
  hanger(b, 128, 112, 44)
  b.piece('M340,214C372,238 428,238 460,214L462,250C430,280 370,280 338,250Z', { tone: -0.45, edge: 0.5 })
  if (!b.isBack) neckLabel(b, 238)
  tier(b, { top: [262, 538], bottom: [196, 604], y: [744, 930] })
  tier(b, { top: [292, 508], bottom: [256, 544], y: [570, 762] })
  tier(b, { top: [316, 484], bottom: [286, 514], y: [398, 590] })
  const neck = b.isBack ? 'M400,250C372,248 352,236 340,214' : 'M400,296C372,288 350,256 340,214'
  b.piece(whole(`${neck}L352,148L318,152C312,190 300,236 284,262C296,300 304,350 312,404L400,412`), {
    warp: edges('318,152 284,262 312,404', '482,152 516,262 488,404'),
    folds: leaves(
      '300 290 330 350 350 406 9; 500 290 470 350 452 406 10; 330 330 350 370 360 408 7; 470 340 440 370 430 408 7',
    ),
    lights: leaves('316 230 322 290 318 360 8; 440 310 436 360 434 400 7'),
  })
  b.seams(b.isBack ? 'M352,150C348,200 356,238 400,256' : 'M352,150C348,220 372,292 400,300', {
    width: 1.4,
    opacity: 0.4,
  })
  if (b.isBack)
    for (let y = 268; y < 400; y += 22)
      b.seam(`M318,${y}C360,${y + 6} 440,${y + 6} 482,${y}`, { width: 3, opacity: 0.35 })
  b.piece('M308,394C360,404 440,404 492,394L494,416C440,426 360,426 306,416Z', {
    cast: 3,
    edge: 0.6,
    tone: -0.06,
  })
}
