// Bags stand on the floor.
import type { Board } from './board.ts'
import { deep, lift } from './colour.ts'
import { edges, leaves } from './paths.ts'
import { contact, strap } from './props.ts'
import { softFill } from './soft.ts'

const leather = (color: string) => ({ color, pattern: 'solid' as const })

const toteBody = (b: Board) => {
  const handle = b.trim.handle
  b.piece('M172,420C260,398 540,398 628,420L616,470L184,470Z', {
    tone: -0.55,
    edge: 0.5,
    cloth: leather(b.trim.lining),
  })
  b.piece(
    'M166,424C260,440 540,440 634,424C632,560 616,720 604,852C602,880 590,890 566,890C460,896 340,896 234,890C210,890 198,880 196,852C184,720 168,560 166,424Z',
    {
      warp: edges('166,424 182,660 196,890', '634,424 618,660 604,890'),
      folds: leaves(
        '196 480 236 650 214 870 22; 606 470 570 650 590 880 26; 330 470 360 640 330 800 15; 500 500 470 680 500 840 18',
      ),
      lights: leaves('244 460 270 640 254 850 26; 400 470 420 620 400 780 20'),
      lightStrength: 0.9,
    },
  )
  b.piece(
    'M200,800C320,812 480,812 600,800L604,852C602,880 590,890 566,890C460,896 340,896 234,890C210,890 198,880 196,852Z',
    {
      cast: 2,
      cloth: leather(handle),
      edge: 0.8,
      lights: leaves('220 826 400 836 580 826 8'),
    },
  )
  b.stitch('M204,810C320,822 480,822 598,810M170,438C262,454 538,454 630,438', lift(handle, 0.5), 1.9)
}

export const tote = (b: Board) => {
  contact(b, [404, 884], [224, 14])
  const color = b.trim.handle
  const thread = lift(color, 0.5)
  strap(b, 'M300,440C286,180 336,120 402,120C468,120 518,180 504,440', {
    width: 20,
    color: deep(color, 0.35),
    stitched: false,
  })
  toteBody(b)
  for (const x of [282, 518]) {
    b.piece(`M${x - 17},436L${x + 17},436L${x + 15},520C${x + 12},534 ${x - 12},534 ${x - 15},520Z`, {
      cast: 3,
      cloth: leather(color),
      edge: 0.5,
    })
    b.stitch(
      `M${x - 11},442L${x - 10},516C${x - 6},526 ${x + 6},526 ${x + 10},516L${x + 11},442`,
      thread,
      1.6,
    )
    b.button(x, 506, { r: 6, color: b.trim.metal, holes: false })
  }
  strap(b, 'M282,470C262,250 330,176 400,176C470,176 538,250 518,470', { width: 24, color })
  for (const x of [282, 518])
    b.metal(
      `M${x - 15},452C${x - 15},436 ${x + 15},436 ${x + 15},452C${x + 15},470 ${x - 15},470 ${x - 15},452Z`,
      { width: 6 },
    )
  b.seam('M184,470C200,640 206,780 208,806', { opacity: 0.35 })
  b.seam('M616,470C600,640 594,780 592,806', { opacity: 0.35 })
  if (b.isBack) return
  strap(b, 'M504,450C520,520 540,540 548,580', { width: 5, color, stitched: false })
  b.piece('M528,576L568,576L570,650C566,660 532,660 528,650Z', { cast: 4, cloth: leather(color), edge: 0.5 })
  b.stitch('M534,584L562,584L564,644C560,650 538,650 534,644Z', thread, 1.4)
}

const clasp = (b: Board, x: number, y: number) => {
  const gold = b.gradient([
    [0, lift(b.trim.metal, 0.75)],
    [0.35, lift(b.trim.metal, 0.2)],
    [0.65, deep(b.trim.metal, 0.3)],
    [1, deep(b.trim.metal, 0.6)],
  ])
  b.raw(
    `${softFill(`M${x - 24},${y - 20}L${x + 30},${y - 20}L${x + 34},${y + 30}L${x - 30},${y + 30}Z`, { color: '#1c0f07', opacity: 0.45, deviation: 6, move: [3, 4] })}<rect x="${x - 40}" y="${y - 26}" width="80" height="52" rx="14" fill="${gold}"/><rect x="${x - 34}" y="${y - 20}" width="68" height="40" rx="10" fill="none" stroke="#fff4d6" stroke-width="1.6" opacity=".6"/><rect x="${x - 23}" y="${y - 7}" width="46" height="14" rx="7" fill="${deep(b.trim.metal, 0.8)}" opacity=".55"/><rect x="${x - 23}" y="${y - 10}" width="46" height="14" rx="7" fill="${gold}"/>`,
  )
}

const flap = (b: Board) => {
  b.piece(
    'M176,540C186,494 236,478 400,478C564,478 614,494 624,540C630,600 624,650 606,676C560,730 470,748 400,748C330,748 240,730 194,676C176,650 170,600 176,540Z',
    {
      cast: 8,
      cloth: { shine: 0.85 },
      warp: edges('182,500 178,600 194,748', '618,500 622,600 606,748'),
      folds: leaves('560 500 600 600 560 700 18; 300 730 400 740 520 726 8'),
      lights: leaves('210 510 330 500 460 500 13; 200 540 206 600 230 660 10'),
    },
  )
  b.stitch(
    'M188,544C198,506 244,491 400,491C556,491 602,506 612,544C617,600 612,642 597,666C554,716 468,735 400,735C332,735 246,716 203,666C188,642 183,600 188,544Z',
    lift(b.cloth.color, 0.5),
  )
}

export const shoulderBag = (b: Board) => {
  contact(b, [402, 846], [236, 14])
  const color = b.cloth.color
  for (const o of [26, 0]) {
    const handle = `M${226 - o / 2},520C${170 + o},${250 + o} 300,${128 + o} 400,${128 + o}C500,${128 + o} ${630 - o},${250 + o} ${574 + o / 2},520`
    strap(b, handle, { width: o ? 15 : 17, color: o ? deep(color, 0.35) : color, stitched: !o })
  }
  b.piece(
    'M178,560C190,500 240,484 400,484C560,484 610,500 622,560C634,650 636,740 626,806C620,838 600,850 560,852C460,858 340,858 240,852C200,850 180,838 174,806C164,740 166,650 178,560Z',
    {
      cloth: { shine: 0.8 },
      warp: edges('178,500 168,680 180,852', '622,500 632,680 620,852'),
      folds: leaves('196 780 400 850 604 780 20'),
      tone: -0.1,
    },
  )
  if (b.isBack) {
    b.piece('M236,600C340,612 460,612 564,600L560,760C460,772 340,772 240,760Z', {
      cast: 4,
      edge: 0.8,
      lights: leaves('250 614 400 626 550 614 6'),
    })
    b.stitch('M246,612C340,622 460,622 554,612M248,752C340,762 460,762 552,752', lift(color, 0.5))
  } else flap(b)
  b.raw(
    `<path d="M172,690C180,760 176,800 196,836M628,690C620,760 624,800 604,836" fill="none" stroke="${deep(color, 0.9)}" stroke-width="2" opacity=".5"/>`,
  )
  for (const x of [219, 581]) {
    b.piece(`M${x - 20},486L${x + 20},486L${x + 17},566C${x + 12},580 ${x - 12},580 ${x - 17},566Z`, {
      cast: 4,
      edge: 0.5,
    })
    b.metal(
      `M${x - 17},500C${x - 17},478 ${x + 17},478 ${x + 17},500C${x + 17},522 ${x - 17},522 ${x - 17},500Z`,
      { width: 7 },
    )
    b.button(x, 552, { r: 6, color: b.trim.metal, holes: false })
  }
  if (!b.isBack) clasp(b, 400, 698)
}
