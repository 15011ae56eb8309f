// Fringed scarf, belt and brimmed hat.
import type { Board } from './board.ts'
import { deep, lift } from './colour.ts'
import { edges, leaves, round, whole } from './paths.ts'
import { contact, hanger } from './props.ts'

const fringe = (b: Board, [left, right]: [number, number], y: number) => {
  const inks = [b.cloth.color, b.cloth.color2 ?? lift(b.cloth.color, 0.3), deep(b.cloth.color, 0.25)]
  for (let x = left + 3; x < right; x += 5.5) {
    const sway = (b.chance() - 0.5) * 10
    const length = 46 + b.chance() * 10
    const ink = inks[Math.floor(b.chance() * 3)] ?? b.cloth.color
    b.raw(
      `<path d="M${round(x)},${y - 4}C${round(x + sway)},${y + 16} ${round(x - sway)},${y + 30} ${round(x + sway * 0.4)},${round(y + length)}" stroke="${ink}" stroke-width="2.8" fill="none" stroke-linecap="round"/>`,
    )
  }
}

export const fringedScarf = (b: Board) => {
  hanger(b, 170, 126, 40)
  fringe(b, [404, 548], 770)
  b.piece('M404,176C460,176 520,190 536,214C546,360 552,580 550,774L404,776C402,600 398,400 392,210Z', {
    warp: edges('396,180 398,460 404,776', '530,206 548,460 550,774'),
    folds: leaves('440 200 452 460 436 770 14; 520 220 512 480 524 770 16; 412 300 420 500 412 770 12'),
    lights: leaves('470 200 484 460 474 770 13'),
    tone: -0.05,
  })
  fringe(b, [240, 424], 846)
  b.piece(
    'M404,166C340,164 280,182 262,214C250,380 238,640 238,848L426,852C424,640 422,420 436,214C436,186 424,170 404,166Z',
    {
      cast: 8,
      warp: edges('268,200 246,520 238,850', '432,200 424,520 426,850'),
      folds: leaves(
        '290 210 300 500 270 840 15; 350 180 360 480 346 846 13; 414 220 400 520 410 846 15; 260 500 300 560 300 700 9',
      ),
      lights: leaves('318 200 326 500 306 840 14; 376 190 384 480 376 840 12; 262 260 254 520 252 820 8'),
    },
  )
}

const coil = (b: Board) => {
  const hide = { color: deep(b.cloth.color, 0.45), pattern: 'solid' } as const
  b.piece('M150,470C150,300 650,300 650,470C650,560 540,612 400,612C260,612 150,560 150,470Z', {
    cloth: hide,
    edge: 0.8,
    lights: leaves('190 410 400 330 600 400 6'),
  })
  b.piece('M174,472C174,322 626,322 626,472C626,548 530,592 400,592C270,592 174,548 174,472Z', {
    cloth: hide,
    tone: -0.3,
    edge: 0.8,
    lights: leaves('210 420 400 346 580 410 6'),
  })
  b.piece('M200,474C200,346 600,346 600,474C600,536 516,572 400,572C284,572 200,536 200,474Z', {
    cloth: hide,
    tone: -0.6,
    edge: 1,
    folds: leaves('210 480 400 560 590 480 24'),
  })
}

export const belt = (b: Board) => {
  contact(b, [402, 668], [268, 16])
  coil(b)
  const thread = lift(b.cloth.color, 0.45)
  b.piece(
    'M150,470C150,560 260,610 400,610C540,610 650,560 650,470L648,552C648,636 540,684 400,684C260,684 152,636 152,552Z',
    {
      cast: 4,
      warp: edges('150,470 152,552', '650,470 648,552'),
      folds: leaves('640 500 600 620 460 670 15; 200 640 400 696 600 640 9'),
      lights: leaves('160 520 240 610 400 622 10'),
    },
  )
  b.stitch(
    'M158,492C172,568 272,618 400,618C528,618 628,568 642,492M160,554C178,630 280,676 400,676C520,676 622,630 640,554',
    thread,
    2,
  )
  if (b.isBack) return
  b.piece('M396,606L560,580C584,590 596,616 586,640L404,688Z', {
    cast: 6,
    edge: 0.7,
    lights: leaves('410 616 500 604 570 596 5'),
  })
  b.stitch('M404,616L558,590C576,600 582,616 576,632L410,678', thread, 2)
  for (const x of [450, 486, 522])
    b.raw(
      `<ellipse cx="${x}" cy="${round(646 - (x - 400) * 0.22)}" rx="5" ry="6" fill="${deep(b.cloth.color, 0.9)}"/>`,
    )
  b.metal(
    'M342,592L432,586C440,588 444,592 444,600L446,690C446,698 440,702 432,702L346,700C338,700 334,696 334,688L334,602C334,596 336,592 342,592Z',
    { width: 14 },
  )
  b.metal('M338,650L452,636', { width: 9 })
}

export const brimmedHat = (b: Board) => {
  contact(b, [404, 742], [322, 14])
  b.piece(whole('M400,560C230,556 92,606 78,664C74,716 240,750 400,752'), {
    warp: edges('200,580 84,664 220,744', '600,580 716,664 580,744'),
    folds: leaves('110 700 300 756 620 716 18; 250 600 400 640 560 600 22'),
    lights: leaves('100 660 200 600 300 590 12; 200 720 400 740 560 726 7'),
  })
  b.piece(
    whole(
      'M400,322C352,340 330,318 298,336C262,360 250,440 242,520C236,580 234,610 232,640C280,672 340,680 400,680',
    ),
    {
      cast: 8,
      warp: edges('290,340 246,500 232,650', '510,340 554,500 568,650'),
      folds: leaves('330 340 380 420 400 520 18; 520 360 520 500 548 640 24; 470 330 440 400 420 500 12'),
      lights: leaves('290 370 268 480 262 590 15; 350 350 400 340 440 350 8'),
    },
  )
  const ribbon = b.cloth.color2 ?? '#3b2a22'
  b.piece('M240,560C300,606 500,606 560,560L568,636C500,686 300,686 232,636Z', {
    cast: 3,
    edge: 0.8,
    cloth: { color: ribbon, pattern: 'solid', shine: 0.5 },
    lights: leaves('250 580 320 620 400 626 7'),
  })
  for (let i = 0; i < 7; i++)
    b.raw(
      `<path d="M${120 + i * 6},${664 - i * 5}C${180 + i * 10},${720 - i * 9} ${620 - i * 10},${720 - i * 9} ${680 - i * 6},${664 - i * 5}" fill="none" stroke="${deep(b.cloth.color, 0.6)}" stroke-width="1.4" opacity=".22"/>`,
    )
  if (b.isBack) return
  b.piece('M520,580C548,556 586,556 598,576C592,596 560,604 528,598Z', {
    cast: 4,
    edge: 0.6,
    cloth: { color: ribbon, pattern: 'solid', shine: 0.5 },
  })
  b.piece('M522,602C548,612 570,640 572,668L548,660C540,640 528,620 516,608Z', {
    cast: 4,
    edge: 0.6,
    cloth: { color: ribbon, pattern: 'solid', shine: 0.5 },
  })
}
