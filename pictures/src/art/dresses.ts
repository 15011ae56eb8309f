// Shirt dress, slip and knit dress.
import type { Board } from './board.ts'
import { deep } from './colour.ts'
import { edges, fan, leaves, type Point, whole } from './paths.ts'
import { hanger, neckLabel } from './props.ts'
import { plainSleeves } from './sleeves.ts'
import { backNeck, shirtCollar } from './tops.ts'

const placket = (b: Board) => {
  b.piece('M385,250L415,250C417,460 418,700 418,922L384,924C383,700 383,460 385,250Z', {
    cast: 3,
    edge: 0.5,
    warp: edges('385,250 384,924', '415,250 418,924'),
  })
  for (let y = 316; y < 900; y += 82) if (y < 460 || y > 540) b.button(400, y, { r: 8 })
}

const turnedSleeves = (b: Board) => {
  b.both('M264,212C226,234 196,300 172,392C196,412 250,420 284,408C288,340 282,260 264,212Z', {
    warp: edges('262,214 206,300 172,400', '264,214 284,310 284,412'),
    folds: leaves('264 250 240 330 230 410 12'),
    lights: leaves('240 240 208 320 196 396 9'),
  })
  b.both('M168,378C194,400 252,410 288,396L284,434C250,446 194,436 164,414Z', {
    cast: 4,
    edge: 0.7,
    warp: edges('168,378 164,414', '288,396 284,434'),
  })
}

export const shirtDress = (b: Board) => {
  hanger(b, 158, 112, 44)
  if (!b.isBack) {
    b.piece('M350,178C372,158 428,158 450,178C456,210 420,250 400,262C380,250 344,210 350,178Z', {
      tone: -0.42,
      edge: 0.6,
    })
    neckLabel(b, 190)
  }
  const { sleeve = 'short' } = b.shape
  if (sleeve === 'short') turnedSleeves(b)
  else if (sleeve !== 'none') plainSleeves(b, { length: sleeve, cuffed: true })
  const neck = b.isBack ? backNeck : 'M400,236C380,222 364,204 352,180'
  b.piece(whole(`${neck}L254,214C276,262 288,330 290,392C298,440 306,470 308,500L400,504`), {
    warp: edges('258,213 288,392 308,500', '542,213 512,392 492,500'),
    folds: leaves('296 380 330 430 360 496 11; 506 380 470 430 440 496 12; 300 440 340 470 350 500 8'),
    lights: leaves('304 240 314 310 306 380 12; 450 330 448 420 450 494 10'),
  })
  b.piece(
    'M308,496C300,600 262,760 216,896C246,918 280,908 310,922C344,936 372,918 400,926C430,934 462,918 492,926C524,932 556,912 584,898C538,760 500,600 492,496C430,504 370,504 308,496Z',
    {
      warp: edges('308,496 288,650 252,790 214,910', '492,496 512,650 548,790 586,910'),
      folds: fan({ top: [314, 490], bottom: [226, 584], y: [506, 900], count: 8, thick: 14 }, b.chance),
      lights: fan({ top: [310, 484], bottom: [220, 572], y: [506, 900], count: 7, thick: 10 }, b.chance),
    },
  )
  if (b.isBack) b.seam('M264,252C340,268 460,268 536,252', { width: 2, opacity: 0.45 })
  else placket(b)
  const belt = b.cloth.pattern === 'denim' ? undefined : b.trim.belt
  b.piece('M304,486C370,498 430,498 496,486L498,516C430,528 370,528 302,516Z', {
    cast: 4,
    edge: 0.7,
    cloth: belt ? { color: belt, pattern: 'solid', shine: 0.6 } : {},
    lights: leaves('316 496 400 506 484 496 5'),
  })
  if (!b.isBack) {
    b.metal('M382,484L420,484L420,526L382,526Z', { width: 6 })
    b.metal('M400,505L428,505', { width: 4 })
  }
  shirtCollar(b)
}

/** A band of lace: lighter than the cloth, pierced along its middle. */
const lace = (b: Board, d: string, holes: readonly (readonly [number, number])[]) => {
  b.piece(d, { cast: 2, edge: 0.6, tone: 0.28, cloth: { pattern: 'solid', shine: 0.2 } })
  for (const point of holes.flatMap(([x, y]) => [[x, y] as Point, [800 - x, y] as Point])) {
    const [x, y] = b.reshape ? b.reshape(point) : point
    b.raw(
      `<circle cx="${x}" cy="${y}" r="3.4" fill="${deep(b.cloth.color, 0.5)}" opacity=".75"/><circle cx="${x}" cy="${y + 10}" r="2" fill="${deep(b.cloth.color, 0.5)}" opacity=".55"/>`,
    )
  }
}

const slipDetails = (b: Board) => {
  const { design } = b.shape
  if (design === 'slit')
    b.piece('M296,664C312,720 316,830 312,946L268,944C284,860 294,760 296,664Z', {
      tone: -0.5,
      edge: 0.7,
      folds: leaves('300 700 306 820 292 944 9'),
    })
  if (design !== 'lace') return
  const along = Array.from({ length: 7 }, (_, i): [number, number] => [
    238 + i * 25,
    906 + Math.round(Math.sin(i) * 4),
  ])
  lace(
    b,
    whole(
      'M400,906C340,894 272,906 228,882L219,928Q234,950 250,938Q268,956 286,942Q304,958 322,943Q342,958 362,945Q382,962 400,948',
    ),
    along,
  )
  if (b.isBack) return
  const neckline = [
    [344, 278],
    [358, 302],
    [376, 320],
    [394, 330],
  ] as const
  lace(
    b,
    whole('M400,316C376,304 352,284 338,252L322,282Q330,302 344,306Q350,326 366,330Q376,348 400,352'),
    neckline,
  )
}

export const slip = (b: Board) => {
  hanger(b, 136, 112, 44)
  b.piece(
    `M334,262C370,282 430,282 466,262L470,300C440,${b.isBack ? 400 : 330} 360,${b.isBack ? 400 : 330} 330,300Z`,
    { tone: -0.5, edge: 0.5 },
  )
  for (const d of ['M340,262C342,220 346,180 352,152', 'M460,262C458,220 454,180 448,152'])
    b.metal(d, { width: 7, color: b.cloth.color })
  const neck = b.isBack ? 'M400,372C372,360 348,316 338,254' : 'M400,318C376,306 352,286 338,254'
  b.piece(
    whole(
      `${neck}C322,296 306,326 294,350C302,412 312,452 306,508C292,640 246,800 220,926C270,950 340,938 400,950`,
    ),
    {
      warp: edges('338,254 294,350 306,508 262,740 220,930', '462,254 506,350 494,508 538,740 580,930'),
      folds: leaves(
        '342 290 400 400 458 290 10; 330 320 400 460 470 320 11; 494 470 400 560 300 660 15; 500 520 420 680 270 800 18; 506 600 480 780 430 960 20; 540 700 540 840 540 960 14; 330 640 310 800 290 960 16; 300 420 340 440 380 500 9',
      ),
      lights: leaves(
        '344 276 400 376 456 276 7; 334 304 400 430 466 304 8; 488 500 400 610 296 720 12; 320 380 330 470 318 560 14; 410 640 390 800 360 950 17; 486 660 490 820 490 950 12; 280 740 262 840 250 940 10',
      ),
      lightStrength: 1.25,
    },
  )
  b.seams(b.isBack ? 'M339,256C350,318 374,362 400,374' : 'M338,256C352,288 376,308 400,320', {
    opacity: 0.4,
  })
  if (b.isBack) b.seam('M400,374L400,560', { width: 2.2, opacity: 0.45 })
  b.seams('M222,912C272,936 340,924 400,936', { width: 1.2, opacity: 0.3 })
  slipDetails(b)
}

export const knitDress = (b: Board) => {
  const sl = edges('256,236 170,420 130,600 112,760', '262,240 290,410 222,610 192,772')
  b.both(
    'M262,232C214,252 184,330 160,440C136,560 116,680 108,760C130,776 168,780 194,772C214,660 250,520 286,420C294,350 284,280 262,232Z',
    {
      warp: sl,
      folds: leaves('262 310 212 480 166 760 15; 276 420 226 560 186 766 13'),
      lights: leaves('226 290 170 460 130 740 12'),
    },
  )
  b.piece(
    whole(
      'M400,214C372,210 352,208 342,204C316,216 288,222 258,232C274,300 290,360 292,410C298,480 290,560 280,660C266,780 258,860 258,936C300,948 350,950 400,950',
    ),
    {
      cast: 5,
      warp: edges('258,226 292,410 288,560 258,940', '542,226 508,410 512,560 542,940'),
      folds: leaves(
        '296 400 316 620 280 920 16; 508 380 480 640 516 930 20; 420 560 400 760 420 940 15; 296 400 340 420 380 480 9; 506 400 460 430 430 490 10; 300 640 400 690 500 640 10',
      ),
      lights: leaves('316 260 326 340 318 430 15; 350 500 344 700 340 920 17; 466 520 462 720 474 920 12'),
    },
  )
  if (b.shape.neck === 'mock')
    return b.piece(
      whole('M400,176C374,176 352,180 346,190C342,200 340,208 338,214C360,232 380,236 400,236'),
      {
        cast: 4,
        warp: edges('346,186 338,222', '454,186 462,222'),
      },
    )
  b.piece(whole('M400,132C374,132 352,138 344,152C340,180 338,200 338,214C360,232 380,236 400,236'), {
    cast: 4,
    warp: edges('344,140 338,222', '456,140 462,222'),
    folds: leaves('346 214 400 236 454 214 7'),
    lights: leaves('350 150 380 150 440 146 5'),
  })
  if (!b.isBack)
    b.piece('M348,148C372,158 428,158 452,148C440,136 360,136 348,148Z', { tone: -0.5, edge: 0.4 })
}
