// Clutch and backpack.
import type { Board } from './board.ts'
import { deep, lift } from './colour.ts'
import { edges, leaves, whole } from './paths.ts'
import { contact, strap } from './props.ts'

const leather = (color: string) => ({ color, pattern: 'solid' as const })

export const clutch = (b: Board) => {
  const thread = lift(b.cloth.color, 0.45)
  contact(b, [402, 786], [290, 14])
  strap(b, 'M664,470C720,500 742,580 716,660C700,700 676,690 668,650C662,600 664,540 656,490', {
    width: 13,
    color: deep(b.cloth.color, 0.2),
  })
  b.piece(
    'M126,462C220,450 580,450 674,462C684,560 688,680 682,762C680,780 668,788 650,789C480,796 320,796 150,789C132,788 120,780 118,762C112,680 116,560 126,462Z',
    {
      warp: edges('126,462 112,620 118,780', '674,462 688,620 682,780'),
      folds: leaves('140 770 400 800 660 770 18; 666 500 650 620 664 770 20'),
      lights: leaves('136 500 142 620 136 760 11'),
    },
  )
  b.stitch('M134,764C136,772 142,776 152,777C320,784 480,784 648,777C660,776 666,772 668,764', thread)
  if (b.isBack) {
    b.piece('M200,560C330,568 470,568 600,560L604,740C470,748 330,748 196,740Z', { cast: 3, edge: 0.8 })
    return b.stitch('M208,572C330,580 470,580 592,572', thread)
  }
  b.piece(
    'M122,452C220,438 580,438 678,452C682,470 682,486 678,500C600,580 500,650 424,684C408,690 392,690 376,684C300,650 200,580 122,500C118,486 118,470 122,452Z',
    {
      cast: 9,
      warp: edges('122,452 124,500 376,684', '678,452 676,500 424,684'),
      folds: leaves('640 480 560 580 420 676 17; 200 560 300 630 390 680 9'),
      lights: leaves('140 466 400 450 640 464 10; 140 500 240 580 370 660 8'),
      lightStrength: 1.1,
    },
  )
  b.stitch('M134,494C208,570 304,640 380,672C394,678 406,678 420,672C496,640 592,570 666,494', thread)
  b.button(400, 656, { r: 15, color: b.trim.metal, holes: false })
  b.metal('M654,474C670,466 684,478 678,492C670,504 652,498 650,486Z', { width: 5 })
}

const backStraps = (b: Board) => {
  for (const [x, side] of [
    [300, -1],
    [500, 1],
  ] as const) {
    strap(b, `M${x},330C${x + side * 70},420 ${x + side * 100},600 ${x + side * 84},800`, {
      width: 46,
      color: b.trim.handle,
    })
  }
  b.piece('M290,320C360,310 440,310 510,320L506,366C440,376 360,376 294,366Z', {
    cast: 5,
    edge: 0.7,
    cloth: leather(b.trim.handle),
  })
}

const frontFlap = (b: Board) => {
  const thread = lift(b.cloth.color, 0.4)
  const hide = leather(b.trim.belt)
  b.piece(whole('M400,620C330,620 280,624 262,632C254,690 256,770 264,826C300,840 350,844 400,844'), {
    cast: 5,
    warp: edges('262,632 256,740 264,840', '538,632 544,740 536,840'),
    folds: leaves('280 820 400 846 520 820 14; 530 650 516 740 526 830 14'),
    lights: leaves('276 650 272 740 280 820 9'),
  })
  b.stitch(
    whole('M400,632C334,632 286,636 272,642C266,700 268,770 275,816C306,828 352,832 400,832').replace(
      'Z',
      '',
    ),
    thread,
    1.6,
  )
  b.piece(whole('M400,246C300,246 240,262 228,330C216,400 216,470 226,540C284,572 340,580 400,580'), {
    cast: 9,
    warp: edges('240,270 218,420 226,550', '560,270 582,420 574,550'),
    folds: leaves('556 300 560 440 550 560 22; 240 530 400 590 560 530 14; 320 300 340 420 320 540 12'),
    lights: leaves('250 290 240 400 244 520 14; 280 268 400 258 520 268 9'),
  })
  b.stitch(whole('M400,566C344,566 292,558 240,532').replace('Z', ''), thread, 1.6)
  for (const x of [316, 484]) {
    b.piece(`M${x - 17},470L${x + 17},470L${x + 17},690C${x + 12},708 ${x - 12},708 ${x - 17},690Z`, {
      cast: 4,
      edge: 0.6,
      cloth: hide,
      lights: leaves(`${x - 8} 480 ${x - 8} 580 ${x - 8} 690 4`),
    })
    b.stitch(
      `M${x - 11},476L${x - 11},686C${x - 7},698 ${x + 7},698 ${x + 11},686L${x + 11},476`,
      lift(b.trim.belt, 0.4),
      1.4,
    )
    b.metal(`M${x - 23},600L${x + 23},600L${x + 23},640L${x - 23},640Z`, { width: 6 })
    b.metal(`M${x},604L${x},640`, { width: 4 })
  }
}

export const backpack = (b: Board) => {
  contact(b, [402, 872], [206, 14])
  strap(b, 'M356,262C352,170 448,170 444,262', { width: 18, color: b.trim.belt })
  if (!b.isBack)
    for (const [x, side] of [
      [236, -1],
      [564, 1],
    ] as const)
      strap(b, `M${x},420C${x + side * 46},520 ${x + side * 50},700 ${x - side * 4},820`, {
        width: 24,
        color: deep(b.cloth.color, 0.3),
        stitched: false,
      })
  b.piece(whole('M400,252C300,252 246,270 230,350C212,480 206,680 214,806C220,852 262,868 400,870'), {
    warp: edges('232,330 208,600 216,860', '568,330 592,600 584,860'),
    folds: leaves('220 600 250 720 230 850 20; 580 560 556 700 572 850 24; 230 850 400 886 570 850 18'),
    lights: leaves('240 380 226 560 230 760 14'),
    tone: -0.06,
  })
  if (b.isBack) {
    b.stitch(
      whole('M400,268C316,268 262,284 248,352C232,480 226,680 232,800C240,834 280,850 400,852').replace(
        'Z',
        '',
      ),
      lift(b.cloth.color, 0.35),
      1.6,
    )
    return backStraps(b)
  }
  frontFlap(b)
}
