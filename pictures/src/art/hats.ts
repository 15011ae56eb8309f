// Hats: with a brim and a ribbon, a beanie, a cap and a bucket hat.
import { brimmedHat } from './accessories.ts'
import type { Board } from './board.ts'
import { lift } from './colour.ts'
import { edges, leaves, whole } from './paths.ts'
import { contact } from './props.ts'

const beanie = (b: Board) => {
  contact(b, [404, 742], [214, 13])
  const cloth = { pattern: 'rib' as const }
  b.piece(whole('M400,296C300,292 214,384 204,520C200,560 200,600 204,640L400,660'), {
    cloth,
    warp: edges('372,298 270,360 214,470 204,640', '428,298 530,360 586,470 596,640'),
    folds: leaves('240 440 230 540 240 640 16; 560 400 570 520 540 640 22; 400 300 440 340 480 440 12'),
    lights: leaves('300 350 256 440 250 560 18; 380 320 360 420 366 560 14'),
  })
  b.piece(whole('M400,604C320,602 246,594 192,578C184,624 184,676 192,718C250,738 330,744 400,744'), {
    cast: 8,
    cloth,
    warp: edges('192,582 190,716', '608,582 610,716'),
    folds: leaves('560 600 590 660 570 730 16; 210 720 400 750 590 720 9'),
    lights: leaves('220 610 320 634 440 634 9; 206 620 202 670 214 710 8'),
  })
  if (b.isBack) return b.seam('M402,300C410,400 408,500 404,604', { width: 2.4, opacity: 0.45 })
  b.piece('M448,652L516,646L520,694L452,700Z', {
    cast: 3,
    edge: 0.5,
    cloth: { color: b.trim.belt, pattern: 'solid', shine: 0.3 },
  })
}

const cap = (b: Board) => {
  if (b.isBack) contact(b, [404, 700], [200, 12])
  else contact(b, [350, 706], [280, 13])
  b.piece(
    'M212,606C204,466 286,372 412,366C540,370 616,462 614,606C590,664 470,690 400,684C300,680 230,656 212,606Z',
    {
      warp: edges('400,368 240,450 212,620', '424,368 590,450 614,620'),
      folds: leaves('540 400 590 500 580 620 22; 330 400 300 500 320 620 10; 470 400 500 500 490 640 10'),
      lights: leaves('290 420 250 500 240 590 16; 400 390 390 480 400 600 12'),
    },
  )
  const seams = 'M412,368C330,420 300,520 306,640M412,368C470,430 492,530 480,650'
  b.seam('M412,368C330,420 300,520 306,640', { width: 2, opacity: 0.45 })
  b.seam('M412,368C470,430 492,530 480,650', { width: 2, opacity: 0.45 })
  b.stitch(seams.replaceAll('412,368', '420,372'), lift(b.cloth.color, 0.3), 1.4)
  for (const [x, y] of [
    [352, 468],
    [428, 462],
    [520, 474],
  ] as const)
    b.button(x, y, { r: 6, color: b.cloth.color, holes: false })
  b.button(412, 368, { r: 13, color: b.cloth.color, holes: false })
  if (b.isBack) {
    b.piece('M330,684C330,620 360,584 404,582C450,584 478,620 478,686C440,690 370,690 330,684Z', {
      tone: -0.55,
      edge: 0.6,
    })
    b.piece('M316,650C370,668 440,668 492,650L496,684C440,700 370,700 314,684Z', { cast: 4, edge: 0.6 })
    return b.metal('M392,658L422,658L422,690L392,690Z', { width: 5 })
  }
  b.piece(
    'M208,600C150,612 84,652 66,694C66,712 90,722 130,724C250,730 390,708 480,672C500,660 470,640 420,640C330,640 250,632 208,600Z',
    {
      cast: 8,
      warp: edges('208,600 66,694', '470,650 480,672'),
      folds: leaves('90 710 260 730 460 674 9; 220 612 320 650 440 646 10'),
      lights: leaves('100 680 160 630 220 626 13; 200 690 300 690 400 664 10'),
    },
  )
  b.stitch(
    'M200,616C150,628 100,660 86,692C150,712 330,700 450,668M196,634C156,644 120,668 108,690C180,702 320,690 420,664',
    lift(b.cloth.color, 0.35),
    1.6,
  )
}

const bucket = (b: Board) => {
  contact(b, [404, 762], [290, 14])
  b.piece(whole('M400,548C330,548 268,552 238,566C184,616 128,684 112,726C190,770 300,784 400,784'), {
    warp: edges('238,566 112,730', '562,566 688,730'),
    folds: leaves('180 640 300 700 260 770 16; 600 620 560 700 620 750 20; 400 700 420 740 410 780 14'),
    lights: leaves('190 650 170 690 160 730 13; 320 600 310 680 320 760 13; 470 600 480 680 470 760 11'),
  })
  for (let i = 0; i < 4; i++) {
    const y = 640 + i * 32
    const x = 196 - i * 24
    b.stitch(
      `M${x},${y - 8}C${x + 90},${y + 40} ${710 - x},${y + 40} ${800 - x},${y - 8}`,
      lift(b.cloth.color, 0.3),
      1.5,
    )
  }
  b.piece(whole('M400,330C340,330 296,336 282,352C268,430 250,510 236,590C280,618 340,626 400,626'), {
    cast: 6,
    warp: edges('282,352 236,594', '518,352 564,594'),
    folds: leaves('500 370 536 480 520 610 24; 330 470 360 540 340 614 12; 260 560 380 620 540 590 10'),
    lights: leaves('296 380 270 480 262 580 16; 390 400 380 500 390 600 12'),
  })
  b.piece(whole('M400,318C344,318 290,330 282,352C310,374 356,382 400,382'), {
    cast: 2,
    edge: 0.7,
    tone: 0.05,
    lights: leaves('300 346 360 330 430 328 6'),
  })
  b.stitch('M284,364C320,388 480,388 516,364', lift(b.cloth.color, 0.3), 1.5)
  if (b.isBack) b.seam('M402,384C404,470 404,550 402,624', { width: 2.2, opacity: 0.45 })
  else for (const x of [300, 324]) b.button(x, 480, { r: 6, color: b.trim.metal, holes: false })
}

const designs: Record<string, (b: Board) => void> = { beanie, cap, bucket }
export const hat = (b: Board) => (designs[b.shape.design ?? ''] ?? brimmedHat)(b)
