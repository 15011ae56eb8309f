// Tee, blouse and shirt, on a hanger.
import type { Board, PieceLook } from './board.ts'
import { neckBand, neckEdge, neckInside as neckHole } from './necks.ts'
import { edges, leaves, mirror, whole } from './paths.ts'
import { hanger, neckLabel } from './props.ts'
import { bendFor, bothBent, plainSleeves } from './sleeves.ts'

/** The neckline of a back: from the middle to the left shoulder. */
export const backNeck = 'M400,196C380,194 364,190 352,180'

const neckInside = (b: Board) => {
  if (b.isBack) return
  b.piece('M350,178C372,158 428,158 450,178C456,210 420,250 400,262C380,250 344,210 350,178Z', {
    tone: -0.42,
    edge: 0.6,
  })
  neckLabel(b, 190)
}

const yoke = (b: Board) => {
  b.seam('M264,250C340,266 460,266 536,250', { width: 2, opacity: 0.45 })
  b.seam('M392,262L390,420', { opacity: 0.4 })
  b.seam('M408,262L410,420', { opacity: 0.4 })
}

export const shirtCollar = (b: Board) => {
  if (b.isBack) {
    b.piece(whole('M400,152C376,152 358,160 350,172C342,190 336,204 332,216C356,226 378,230 400,230'), {
      cast: 4,
      tone: 0.06,
      warp: edges('350,164 332,216', '450,164 468,216'),
      lights: leaves('352 172 400 160 448 172 4'),
    })
    b.seam(whole('M400,222C378,222 358,218 340,210').replace('Z', ''), { width: 1.1, opacity: 0.35 })
    return
  }
  b.both(
    'M352,172C330,190 312,222 302,262C324,284 346,296 368,300C380,276 392,258 401,246C384,230 362,206 352,172Z',
    {
      cast: 5,
      tone: 0.08,
      warp: edges('352,172 302,262', '401,246 368,300'),
      edge: 0.8,
      lights: leaves('346 192 322 230 316 262 6'),
    },
  )
  b.seams('M346,188C326,212 318,238 312,258C330,274 348,284 364,288', { width: 1.1, opacity: 0.35 })
}

const longSleeves = (b: Board) => {
  const lay = bothBent(b, bendFor(b.shape.sleeve ?? 'long', [264, 212]))
  lay(
    'M264,212C214,236 186,310 164,420C142,520 104,620 110,700C130,726 186,732 206,716C232,650 250,520 274,392C280,320 276,256 264,212Z',
    {
      warp: edges('262,214 196,330 140,560 108,716', '262,214 270,380 222,570 204,730'),
      folds: leaves('250 250 196 420 150 700 16; 264 360 214 520 184 716 14; 236 480 180 600 128 712 9'),
      lights: leaves('226 260 178 420 128 680 11; 256 330 212 500 164 706 9'),
    },
  )
  if (b.shape.sleeve === 'short') return
  lay('M106,700C136,718 182,724 208,714L204,762C176,772 136,766 112,752Z', {
    cast: 3,
    warp: edges('108,700 112,752', '208,714 204,762'),
    tone: -0.05,
  })
}

const shirtBody: PieceLook = {
  warp: edges('262,213 274,384 262,600 246,830', '538,213 526,384 538,600 554,830'),
  folds: leaves(
    '286 400 300 600 276 800 17; 330 470 346 650 330 830 13; 470 430 466 640 480 826 15; 520 380 506 560 528 790 13; 280 372 330 400 380 470 10; 520 372 470 410 424 490 11',
  ),
  lights: leaves(
    '304 400 322 600 304 810 12; 444 420 440 640 450 826 11; 500 440 492 620 506 800 8; 300 240 310 290 300 360 12',
  ),
}

export const shirt = (b: Board) => {
  hanger(b, 158, 112, 44)
  neckInside(b)
  longSleeves(b)
  if (!b.isBack && (b.shape.sleeve ?? 'long') === 'long')
    for (const x of [192, 608]) b.button(x, 742, { r: 7 })
  const neck = b.isBack ? backNeck : 'M400,236C380,222 364,204 352,180'
  b.piece(
    whole(`${neck}L262,213C274,262 280,322 274,384C268,520 256,640 248,742C262,806 348,834 400,836`),
    shirtBody,
  )
  b.seams('M258,742C276,796 352,822 400,824', { width: 1.2, opacity: 0.35 })
  if (b.isBack) {
    yoke(b)
    return shirtCollar(b)
  }
  b.piece('M384,250L416,250C418,460 418,650 416,836L384,836C382,650 382,460 384,250Z', {
    cast: 3,
    edge: 0.5,
    warp: edges('384,250 384,836', '416,250 416,836'),
  })
  for (let y = 318; y < 820; y += 84) b.button(400, y, { r: 8.5 })
  shirtCollar(b)
  b.button(400, 262, { r: 7.5 })
}

const softSleeves = (b: Board) => {
  const lay = bothBent(b, bendFor(b.shape.sleeve ?? 'long', [264, 212]))
  lay(
    'M264,212C206,234 168,320 140,440C116,550 84,640 94,708C126,740 198,742 218,718C248,650 262,520 276,392C282,320 278,256 264,212Z',
    {
      warp: edges('262,214 186,330 122,560 92,716', '262,214 272,380 236,570 216,730'),
      folds: leaves(
        '258 224 196 420 130 706 15; 262 240 222 480 166 722 14; 266 360 236 540 196 716 12; 110 640 130 690 128 720 9; 200 640 190 690 184 724 9',
      ),
      lights: leaves('226 250 166 440 112 690 12; 256 300 212 500 150 714 10; 250 460 220 600 178 716 8'),
    },
  )
  lay('M108,708C140,726 186,726 208,712L200,744C172,756 136,752 116,744Z', {
    cast: 3,
    tone: -0.06,
    warp: edges('108,708 116,744', '208,712 200,744'),
  })
  lay(
    'M112,742C138,756 176,756 202,742C214,758 220,772 222,786C206,780 200,792 186,784C176,794 162,788 152,794C142,786 128,794 120,786C108,790 100,784 92,788C96,770 102,756 112,742Z',
    {
      cast: 3,
      warp: edges('112,742 92,790', '202,742 222,790'),
      folds: leaves('130 748 122 770 116 790 4; 160 752 158 774 156 794 4; 190 746 196 768 200 788 4'),
    },
  )
}

const neckBow = (b: Board) => {
  b.both('M352,174C344,184 344,196 348,206C364,250 384,284 398,308L406,288C390,262 370,216 360,178Z', {
    cast: 3,
    tone: 0.04,
    edge: 0.6,
  })
  b.piece('M392,306C372,380 350,450 340,540C354,550 372,550 384,542C388,460 398,380 406,310Z', {
    cast: 5,
    folds: leaves('392 330 372 430 356 540 5'),
    edge: 0.7,
  })
  b.piece('M398,308C420,370 438,430 446,508C458,514 472,510 480,502C466,430 436,360 410,304Z', {
    cast: 5,
    lights: leaves('408 330 436 410 458 500 5'),
    edge: 0.7,
  })
  b.piece('M400,302C372,268 326,262 306,282C298,306 306,332 322,340C352,344 382,328 400,310Z', {
    cast: 5,
    folds: leaves('396 304 350 300 316 318 6'),
    lights: leaves('380 290 340 276 314 288 5'),
  })
  b.piece('M400,302C428,268 474,262 494,282C502,306 494,332 478,340C448,344 418,328 400,310Z', {
    cast: 5,
    folds: leaves('404 304 450 300 484 318 6'),
    lights: leaves('420 290 450 276 480 286 5'),
  })
  b.piece(
    'M386,290C394,284 408,284 416,290C420,302 420,314 414,322C406,328 394,328 386,322C380,312 382,300 386,290Z',
    {
      cast: 4,
      tone: -0.04,
      edge: 0.6,
    },
  )
}

export const blouse = (b: Board) => {
  const { neck: cut = 'v', sleeve = 'long', adorned = true } = b.shape
  const isTied = adorned && cut === 'v'
  hanger(b, 158, 112, 44)
  if (isTied || b.isBack) neckInside(b)
  else neckHole(b, cut)
  if (sleeve !== 'none') softSleeves(b)
  const front = isTied ? 'M400,310C384,284 364,230 352,180' : neckEdge(cut)
  const neck = b.isBack ? backNeck : front
  b.piece(whole(`${neck}L262,213C274,262 282,322 276,390C266,530 252,640 242,776C290,806 350,812 400,812`), {
    ...shirtBody,
    folds: [
      ...(shirtBody.folds ?? []),
      ...leaves(
        '300 206 318 280 326 380 7; 322 200 336 270 340 350 6; 500 206 482 280 474 380 7; 478 200 464 270 460 350 6',
      ),
    ],
  })
  b.seam(whole('M400,800C350,800 290,794 246,764').replace('Z', ''), { width: 1.2, opacity: 0.3 })
  if (b.isBack) {
    b.seam('M400,206L400,330', { width: 2.4, opacity: 0.5 })
    b.button(400, 214, { r: 7 })
    b.seam('M352,182C372,194 428,194 448,182', { width: 3, opacity: 0.4 })
  } else if (isTied) neckBow(b)
  else neckBand(b, cut, { cloth: {} })
}

const capSleeves = (b: Board) => {
  b.both('M262,210C216,232 172,310 142,408C166,432 236,444 270,434C278,366 282,282 262,210Z', {
    warp: edges('262,210 200,296 142,410', '262,210 280,320 270,436'),
    cloth: { turn: 20 },
    folds: leaves('262 260 240 350 228 436 13; 270 330 236 390 176 420 10'),
    lights: leaves('240 240 194 320 166 410 11'),
  })
  b.seams('M150,390C174,412 236,424 270,416', { width: 1.3, opacity: 0.4 })
}

export const tee = (b: Board) => {
  const { neck = 'crew', sleeve = 'short' } = b.shape
  hanger(b, 158, 112, 44)
  if (!b.isBack) neckHole(b, neck)
  if (sleeve === 'short') capSleeves(b)
  else if (sleeve !== 'none') plainSleeves(b, { length: sleeve })
  const edge = b.isBack ? 'M400,204C372,204 350,196 338,182' : neckEdge(neck)
  b.piece(whole(`${edge}L258,211C274,262 282,330 276,430C266,550 254,680 248,784C300,798 350,802 400,802`), {
    cast: 4,
    warp: edges('258,211 276,430 258,640 248,800', '542,211 524,430 542,640 552,800'),
    folds: leaves(
      '288 420 316 590 284 800 18; 514 410 480 590 520 804 18; 286 400 330 430 380 520 11; 516 400 476 440 440 520 11; 330 640 400 670 470 640 9; 340 720 400 746 480 716 8',
    ),
    lights: leaves('306 240 316 320 306 400 15; 350 470 348 640 344 800 14; 450 500 448 660 456 800 11'),
  })
  b.seam('M250,764C320,782 480,782 550,764', { width: 1.3, opacity: 0.4 })
  if (b.isBack)
    b.piece(whole('M400,190C376,190 358,184 348,174L334,183C348,200 374,206 400,206'), {
      cast: 3,
      edge: 0.5,
      cloth: { pattern: 'solid' },
    })
  else neckBand(b, neck)
  b.seams(mirror('M262,212C278,270 284,350 280,420'), { opacity: 0.35 })
}
