// Sunglasses, by the frame: square, round, cat-eye, and aviators of wire.
import type { Board } from './board.ts'
import { deep, lift } from './colour.ts'
import { edges, leaves, mirror } from './paths.ts'
import { contact } from './props.ts'

type Frame = { outline: string; hinge: number; isWire?: true }
const square: Frame = {
  outline:
    'M142,456C196,424 312,424 368,450C378,506 354,602 296,618C228,632 160,598 146,520C140,494 138,472 142,456Z',
  hinge: 154,
}
const frames: Record<string, Frame> = {
  round: {
    outline:
      'M257,420C320,420 366,466 366,526C366,586 320,632 257,632C194,632 148,586 148,526C148,466 194,420 257,420Z',
    hinge: 176,
  },
  'cat-eye': {
    outline:
      'M98,404C170,436 310,432 368,458C376,520 348,604 284,614C206,622 152,574 140,506C134,474 116,436 98,404Z',
    hinge: 142,
  },
  aviator: {
    outline:
      'M148,452C204,424 320,428 366,452C376,520 354,616 290,638C206,650 146,570 142,500C140,480 142,464 148,452Z',
    hinge: 150,
    isWire: true,
  },
}

const lens = (b: Board, { outline: d, isWire }: Frame, flip: boolean) => {
  const shape = flip ? mirror(d) : d
  const tint = b.cloth.color2 ?? '#4a3a30'
  const glass = b.gradient(
    [
      [0, deep(tint, 0.5)],
      [0.55, tint],
      [1, lift(tint, 0.45)],
    ],
    [0, 0, 0.2, 1],
  )
  if (isWire) {
    b.raw(`<path d="${shape}" fill="${glass}"/>`)
    b.metal(shape, { width: 9, color: b.cloth.color })
  } else
    b.piece(shape, {
      cloth: { color: b.cloth.color, pattern: b.cloth.pattern, shine: 0.9 },
      warp: edges(flip ? '432,450 504,618' : '142,456 146,618', flip ? '658,456 654,618' : '368,450 296,618'),
    })
  const inner = `transform="translate(${flip ? 543 : 257} 526) scale(.83) translate(${flip ? -543 : -257} -526)"`
  if (!isWire)
    b.raw(
      `<path d="${shape}" ${inner} fill="${glass}"/><path d="${shape}" ${inner} fill="none" stroke="#120a06" stroke-width="6" opacity=".5"/>`,
    )
  const x = flip ? 470 : 186
  b.raw(
    `<path d="M${x},470L${x + 62},462L${x + 8},560L${x - 16},530Z" fill="#fff" opacity=".16"/><path d="M${x + 80},462L${x + 100},462L${x + 34},580L${x + 22},572Z" fill="#fff" opacity=".1"/>`,
  )
}

export const sunglasses = (b: Board) => {
  contact(b, [404, 622], [280, 12])
  const color = b.cloth.color
  const look = frames[b.shape.design ?? ''] ?? square
  const from = look.hinge
  for (const d of [
    `M${from - 8},470C${from - 2},424 260,408 590,428`,
    `M${808 - from},472C${800 - from},434 540,424 220,442`,
  ]) {
    b.raw(
      `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${deep(color, 0.75)}" stroke-width="21"/><path d="${d}" stroke="${deep(color, 0.25)}" stroke-width="16" transform="translate(-1,-2)"/><path d="${d}" stroke="${lift(color, 0.5)}" stroke-width="4" transform="translate(-2,-6)" opacity=".5"/></g>`,
    )
    b.lines.push({ d, thin: true })
  }
  if (look.isWire)
    for (const y of [452, 482]) b.metal(`M352,${y}C380,${y - 12} 420,${y - 12} 448,${y}`, { width: 8, color })
  else
    b.piece('M352,470C370,444 430,444 448,470L440,496C424,476 376,476 360,496Z', {
      cast: 3,
      edge: 0.6,
      cloth: { shine: 0.9, pattern: 'solid' },
      lights: leaves('364 464 400 450 436 464 4'),
    })
  lens(b, look, false)
  lens(b, look, true)
  if (look.isWire) return
  for (const x of [look.hinge, 800 - look.hinge])
    b.button(x, 472, { r: 4.5, color: b.trim.metal, holes: false })
}
