// Scarves: long with a fringe, a silk square, and a loop.
import { fringedScarf } from './accessories.ts'
import type { Board } from './board.ts'
import { deep, lift } from './colour.ts'
import { edges, leaves } from './paths.ts'
import { hanger } from './props.ts'

/** Laid flat with one corner turned over; a band of another colour runs inside its rolled edge. */
const square = (b: Board) => {
  const border = b.cloth.color2 ?? deep(b.cloth.color, 0.45)
  b.piece(
    'M150,262C310,250 500,254 656,248C662,390 652,560 660,700L520,806C400,800 260,810 142,804C150,640 144,440 150,262Z',
    {
      cast: 6,
      cloth: { color: border, pattern: 'solid' },
      warp: edges('150,262 142,804', '656,248 660,804'),
    },
  )
  b.piece(
    'M186,300C320,290 490,294 620,288C624,400 618,560 622,676L500,770C390,766 270,774 180,768C186,620 182,450 186,300Z',
    {
      edge: 0.5,
      warp: edges('186,300 180,768', '620,288 624,768'),
      folds: leaves('240 310 330 520 260 760 18; 600 300 480 420 420 700 16; 420 300 470 460 600 560 14'),
      lights: leaves('290 310 380 520 330 760 18; 560 300 460 440 380 560 14; 200 400 230 560 210 740 12'),
      lightStrength: 1.2,
    },
  )
  for (const d of [
    'M170,284C320,272 500,276 638,270',
    'M166,786C280,792 400,784 510,788',
    'M170,284C164,450 170,640 164,786',
  ])
    b.seam(d, { width: 1.4, opacity: 0.35 })
  b.piece('M660,700C610,690 560,680 512,690C506,730 510,770 520,806C566,772 620,736 660,700Z', {
    cast: 9,
    cloth: { color: lift(b.cloth.color, 0.25), pattern: 'solid' },
    folds: leaves('520 700 560 730 600 740 8'),
    lights: leaves('530 710 580 706 640 702 8'),
  })
}

/** Knitted round, hung from its middle. */
const loop = (b: Board) => {
  hanger(b, 170, 126, 40)
  const strand = (d: string, warp: ReturnType<typeof edges>, cast: number) =>
    b.piece(d, {
      cast,
      warp,
      tone: cast ? 0 : -0.08,
    })
  strand(
    'M470,176C540,190 560,210 566,250C600,420 590,600 540,740C500,830 380,850 320,800C400,800 450,740 470,640C490,500 470,330 440,190Z',
    edges('440,190 470,400 440,700 320,800', '560,230 594,460 560,700 420,838'),
    0,
  )
  b.piece(
    'M404,164C330,164 262,186 244,236C204,420 206,620 260,748C310,850 470,850 520,760C470,790 400,760 376,670C346,540 370,340 436,206C436,184 424,168 404,164Z',
    {
      cast: 9,
      warp: edges('262,200 214,420 224,640 300,800', '432,200 366,420 366,620 470,790'),
      folds: leaves(
        '290 210 240 420 280 740 17; 380 190 310 420 330 700 16; 420 220 350 440 370 660 12; 300 760 400 830 500 780 14',
      ),
      lights: leaves('330 190 276 420 306 720 16; 250 300 226 480 246 660 10; 400 190 340 400 350 620 9'),
    },
  )
  b.seam('M262,748C300,700 330,690 372,660', { width: 2, opacity: 0.25 })
}

const designs: Record<string, (b: Board) => void> = { square, loop }
export const scarf = (b: Board) => (designs[b.shape.design ?? ''] ?? fringedScarf)(b)
