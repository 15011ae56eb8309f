// Cardigan, hoodie and puffer: what goes over a top.
import type { Board } from './board.ts'
import { deep, lift } from './colour.ts'
import { bodyLook, crewBack, hem, knitSleeves, rib } from './knits.ts'
import { edges, leaf, leaves, mirror, whole } from './paths.ts'
import { neckLabel, zip } from './props.ts'
import { reshaped } from './reshape.ts'

const halfLook = { ...bodyLook, warp: edges('258,214 254,450 242,822', '330,184 376,450 392,822') }

export const cardigan = (b: Board) => {
  if (b.isBack) {
    knitSleeves(b)
    return crewBack(b)
  }
  b.piece(whole('M400,186C366,190 338,188 322,182C330,280 366,420 392,480L400,480'), {
    tone: -0.5,
    edge: 0.5,
  })
  b.piece(whole('M400,176C372,176 350,174 336,168L322,184C350,206 376,210 400,210'), {
    ...rib,
    tone: -0.2,
    edge: 0.5,
  })
  neckLabel(b, 212)
  knitSleeves(b)
  const front =
    'M322,184C300,192 276,202 258,214C272,300 270,380 254,450C246,570 242,700 242,822C300,830 350,832 396,832L396,486C372,420 338,300 322,184Z'
  b.piece(front, halfLook)
  b.piece(mirror(front), {
    ...halfLook,
    cast: 3,
    warp: edges('470,184 424,450 408,822', '542,214 546,450 558,822'),
  })
  hem(b)
  const band = 'M338,176L316,184C328,290 356,410 382,486L382,898L410,898L410,486C378,410 350,290 338,176Z'
  b.piece(band, { ...rib, edge: 0.6, tone: -0.04 })
  b.piece(mirror(band), {
    ...rib,
    cast: 4,
    edge: 0.6,
    tone: 0.03,
    warp: edges('462,176 422,410 390,486 390,898', '484,184 444,410 418,486 418,898'),
  })
  for (let y = 510; y < 890; y += 72) b.button(404, y, { r: 11 })
  b.both('M276,690C310,694 340,694 368,690L368,712C340,716 310,716 276,712Z', {
    ...rib,
    cast: 3,
    edge: 0.5,
    warp: edges('276,690 276,712', '368,690 368,712'),
  })
  b.seams('M278,712L280,806L366,806L366,712', { opacity: 0.35 })
}

const hood = (b: Board) => {
  if (b.isBack) {
    b.piece(whole('M400,170C350,170 306,184 296,210C288,262 320,352 366,400C384,414 394,416 400,416'), {
      cast: 8,
      folds: leaves('316 230 350 320 392 404 12; 484 230 450 320 410 404 13; 330 216 400 240 470 216 9'),
      lights: leaves('330 200 400 190 470 200 8; 360 250 380 320 396 380 9'),
    })
    return b.seam('M400,172L400,414', { width: 2, opacity: 0.5 })
  }
  b.piece(whole('M400,84C340,82 296,112 286,168C280,216 298,256 336,284C360,300 384,304 400,304'), {
    cast: 5,
    folds: leaves('306 160 316 220 356 280 11; 494 160 484 220 444 280 12; 340 96 400 84 460 96 8'),
    lights: leaves('312 140 340 100 400 96 9; 300 190 310 230 340 262 7'),
  })
  b.piece(whole('M400,118C354,116 324,140 320,184C322,222 356,258 400,286'), {
    tone: -0.5,
    edge: 0.7,
    folds: leaves('330 200 360 240 400 270 10'),
  })
  neckLabel(b, 212)
  b.stitch(
    whole('M400,106C346,104 312,130 308,184C312,230 352,266 400,296').replace('Z', ''),
    lift(b.cloth.color, 0.3),
    1.4,
  )
  for (const d of ['M372,276C366,320 372,370 366,428', 'M428,276C436,322 428,362 436,410'])
    b.metal(d, { width: 7, color: lift(b.cloth.color, 0.65) })
  for (const [x, y] of [
    [372, 272],
    [428, 272],
  ] as const)
    b.button(x, y, { r: 6, color: b.trim.metal, holes: false })
}

export const hoodie = (b: Board) => {
  knitSleeves(b)
  b.piece(
    whole(
      'M400,262C366,262 334,228 322,184C300,192 276,202 258,214C272,300 270,380 254,450C246,570 242,700 242,822L400,830',
    ),
    bodyLook,
  )
  hem(b)
  hood(b)
  if (b.isBack) return
  b.piece(whole('M400,640L326,640C310,680 286,716 270,748L272,806C310,812 360,814 400,814'), {
    cast: 4,
    edge: 0.8,
    warp: edges('326,640 270,748 272,810', '474,640 530,748 528,810'),
    folds: leaves('300 800 400 780 500 800 12'),
  })
  b.stitch(
    'M332,650L468,650M318,660C302,694 284,722 276,746M482,660C498,694 516,722 524,746',
    lift(b.cloth.color, 0.3),
    1.5,
  )
}

type Quilt = { rows: number[]; left: (y: number) => number; right: (y: number) => number }

/** The shade of filled rows: lit above, dark towards each seam. */
const quilted = ({ rows, left, right }: Quilt) => {
  const folds: string[] = []
  const lights: string[] = []
  const seams: string[] = []
  rows.forEach((y, i) => {
    const l = left(y)
    const r = right(y)
    const middle = (l + r) / 2
    seams.push(`M${l},${y}C${l + (r - l) * 0.3},${y + 8} ${l + (r - l) * 0.7},${y + 8} ${r},${y}`)
    folds.push(leaf([l, y - 6], [middle, y + 2], [r, y - 6], 17))
    lights.push(leaf([l + 6, y + 28], [middle, y + 30], [r - 6, y + 28], 20))
    for (let k = 1; k < 6; k++) {
      const x = l + ((r - l) * (k + (i % 2 ? 0.45 : 0) - 0.2)) / 6
      folds.push(leaf([x, y + 2], [x + 3, y + 12], [x + 5, y + 24], 4))
    }
  })
  return { folds, lights, seams }
}

const rowsFrom = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step)

export const puffer = (b: Board) => {
  const shine = { shine: Math.max(0.5, b.cloth.shine) }
  if (!b.isBack) {
    b.piece(whole('M400,150C370,150 350,152 340,158L336,214L400,232'), {
      tone: -0.4,
      cloth: { color: b.trim.lining, pattern: 'solid' },
    })
    neckLabel(b, 182)
  }
  const arm = quilted({
    rows: rowsFrom(268, 730, 66),
    left: (y) => 232 - (y - 230) * 0.24,
    right: (y) => 274 - Math.max(0, y - 400) * 0.11,
  })
  const sleeve =
    'M252,212C206,236 178,330 156,450C138,560 126,650 124,738C148,758 212,760 238,748C248,650 264,520 272,400C276,320 270,260 252,212Z'
  b.both(sleeve, {
    cloth: shine,
    warp: edges('252,212 156,450 124,740', '252,212 272,400 238,748'),
    folds: arm.folds,
    lights: arm.lights,
  })
  for (const seam of arm.seams) b.seams(seam, { width: 2, opacity: 0.55 })
  b.both('M128,738C150,754 210,756 234,746L230,774C206,784 152,782 132,768Z', {
    tone: -0.25,
    edge: 0.6,
    cloth: { pattern: 'solid' },
  })
  const rows = rowsFrom(262, 800, 72)
  const body = quilted({ rows, left: (y) => 256 - (y - 260) * 0.03, right: () => 398 })
  const half =
    'M352,176L252,212C242,300 248,400 244,520C240,640 238,720 240,812C290,822 350,824 398,824L398,190Z'
  b.both(half, {
    cast: 5,
    cloth: shine,
    warp: edges('252,212 244,520 240,812', '398,190 398,520 398,824'),
    folds: body.folds,
    lights: body.lights,
  })
  if (b.isBack) {
    const across = quilted({
      rows,
      left: (y) => 256 - (y - 260) * 0.03,
      right: (y) => 544 + (y - 260) * 0.03,
    })
    b.piece(
      whole(
        'M400,190L352,176L252,212C242,300 248,400 244,520C240,640 238,720 240,812C290,822 350,824 400,824',
      ),
      {
        cast: 5,
        cloth: shine,
        warp: edges('252,212 244,520 240,812', '548,212 556,520 560,812'),
        folds: across.folds,
        lights: across.lights,
      },
    )
    for (const seam of across.seams) b.seam(seam, { width: 2, opacity: 0.55 })
  } else for (const seam of body.seams) b.seams(seam, { width: 2, opacity: 0.55 })
  b.piece(whole('M400,816L242,806L246,842C300,852 352,854 400,854'), {
    tone: -0.2,
    cast: 3,
    edge: 0.6,
    cloth: { pattern: 'solid' },
  })
  const collar = quilted({ rows: [180], left: () => 336, right: () => 464 })
  const top = b.isBack ? 'M400,128C366,126 344,134 338,148' : 'M400,152C380,142 352,136 338,146'
  b.piece(whole(`${top}L328,208C350,226 376,232 400,232`), {
    cast: 5,
    cloth: shine,
    folds: collar.folds,
    lights: collar.lights,
  })
  for (const seam of collar.seams) b.seam(seam, { width: 2, opacity: 0.5 })
  if (b.isBack) return
  zip(b, [400, 150, 850])
  b.seams('M284,600L300,700', { width: 4, opacity: 0.6 })
  b.raw(
    `<path d="${reshaped(b.reshape, 'M287,600L303,700M513,600L497,700')}" stroke="${deep(b.trim.metal, 0.2)}" stroke-width="3" stroke-dasharray="2.4 2.2"/>`,
  )
}
