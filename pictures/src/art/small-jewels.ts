// Necklace, ring, bracelet and watch.
import type { Board } from './board.ts'
import { deep, lift, mix } from './colour.ts'
import { card, pearl } from './jewellery.ts'
import { leaves, type Point, round } from './paths.ts'

type Link = { at: Point; turn: number; size: Point; width: number }

const link = (b: Board, { at: [x, y], turn, size: [rx, ry], width }: Link) => {
  const color = b.cloth.color
  const shape = `cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" transform="rotate(${round(turn)} ${round(x)} ${round(y)})" fill="none"`
  b.raw(
    `<ellipse ${shape} stroke="${deep(color, 0.75)}" stroke-width="${width}"/><ellipse ${shape} stroke="${color}" stroke-width="${width * 0.7}"/><ellipse ${shape} stroke="${lift(color, 0.7)}" stroke-width="${width * 0.26}" stroke-dasharray="${round(rx * 1.5)} ${round(rx * 2.2)}"/>`,
  )
}

/** Links along a curve, every second one seen from its edge. */
const chain = (b: Board, along: (t: number) => Point, count: number, size: number) => {
  for (let i = 0; i < count; i++) {
    const at = along(i / count)
    const next = along((i + 0.5) / count)
    const turn = (Math.atan2(next[1] - at[1], next[0] - at[0]) * 180) / Math.PI
    link(b, { at, turn, size: i % 2 ? [size, size * 0.22] : [size, size * 0.62], width: size * 0.42 })
  }
}

const gem = (b: Board, [x, y]: Point, r: number, color: string) => {
  const corner = (i: number, k: number): Point => {
    const a = (i / 8) * Math.PI * 2 + Math.PI / 8
    return [round(x + Math.cos(a) * r * k), round(y + Math.sin(a) * r * k * 1.15)]
  }
  const text = (points: Point[]) => `M${points.map((p) => p.join(',')).join('L')}Z`
  for (let i = 0; i < 8; i++) {
    const toLight = Math.cos(((i + 0.5) / 8) * Math.PI * 2 + Math.PI / 8 - 3.9)
    const ink = toLight > 0 ? lift(color, toLight * 0.6) : deep(color, -toLight * 0.7)
    b.raw(
      `<path d="${text([corner(i, 1), corner(i + 1, 1), corner(i + 1, 0.58), corner(i, 0.58)])}" fill="${ink}" stroke="${deep(color, 0.7)}" stroke-width=".6"/>`,
    )
  }
  const table = Array.from({ length: 8 }, (_, i) => corner(i, 0.58))
  b.raw(
    `<path d="${text(table)}" fill="${b.gradient([
      [0, lift(color, 0.65)],
      [0.5, color],
      [1, mix(color, '#ffffff', 0.25)],
    ])}"/>`,
  )
  b.raw(
    `<path d="M${x - r * 0.3},${y - r * 0.36}L${x + r * 0.06},${y - r * 0.42}L${x - r * 0.26},${y + r * 0.1}Z" fill="#fff" opacity=".55"/>`,
  )
}

export const necklace = (b: Board) => {
  card(b)
  chain(b, (t) => [400 - Math.cos(t * Math.PI) * 190, 210 + Math.sin(t * Math.PI) * 380], 78, 9.5)
  if (b.isBack || b.shape.adorned === false) return
  b.metal('M392,588C392,576 408,576 408,588C408,602 392,602 392,588Z', { width: 6, color: b.cloth.color })
  if (b.trim.variant === 0) return pearl(b, [400, 640], [38, 42])
  b.metal(
    'M400,604C434,604 456,630 456,660C456,692 432,716 400,716C368,716 344,692 344,660C344,630 366,604 400,604Z',
    {
      width: 15,
      color: b.cloth.color,
    },
  )
  gem(b, [400, 660], 36, b.cloth.color2 ?? '#f3ecdf')
}

export const ring = (b: Board) => {
  card(b)
  const band =
    'M400,396C490,396 556,460 556,548C556,636 490,700 400,700C310,700 244,636 244,548C244,460 310,396 400,396Z'
  b.metal(band, { width: 34, color: b.cloth.color })
  b.raw(
    `<path d="M268,500C284,440 330,412 380,404" fill="none" stroke="#fffaf0" stroke-width="5" stroke-linecap="round" opacity=".6"/>`,
  )
  if (b.shape.adorned === false) return
  for (const [x, y] of [
    [344, 404],
    [456, 404],
  ] as const)
    gem(b, [x, y], 17, '#f4efe8')
  b.metal('M362,400L350,352M438,400L450,352M400,402L400,360', { width: 9, color: b.cloth.color })
  gem(b, [400, 342], 58, b.cloth.color2 ?? '#3f7a63')
  b.metal('M350,312L366,322M450,312L434,322M352,376L366,366M448,376L434,366', {
    width: 8,
    color: b.cloth.color,
  })
}

export const bracelet = (b: Board) => {
  card(b)
  chain(
    b,
    (t) => [400 + Math.cos(t * Math.PI * 2 + 1.7) * 196, 470 + Math.sin(t * Math.PI * 2 + 1.7) * 170],
    34,
    22,
  )
  b.metal('M352,640C352,616 388,616 388,640C388,664 352,664 352,640Z', { width: 9, color: b.cloth.color })
  b.metal('M404,620L412,668', { width: 11, color: b.cloth.color })
}

const dial = (b: Board, [x, y]: Point) => {
  const face = b.cloth.color2 ?? '#f6f1e6'
  b.metal(
    `M${x},${y - 118}C${x + 65},${y - 118} ${x + 118},${y - 65} ${x + 118},${y}C${x + 118},${y + 65} ${x + 65},${y + 118} ${x},${y + 118}C${x - 65},${y + 118} ${x - 118},${y + 65} ${x - 118},${y}C${x - 118},${y - 65} ${x - 65},${y - 118} ${x},${y - 118}Z`,
    { width: 24 },
  )
  b.raw(
    `<circle cx="${x}" cy="${y}" r="106" fill="${b.gradient([
      [0, lift(face, 0.6)],
      [1, deep(face, 0.12)],
    ])}"/><circle cx="${x}" cy="${y}" r="103" fill="none" stroke="#2a1c10" stroke-width="9" opacity=".12"/>`,
  )
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    const sin = Math.sin(a)
    const cos = -Math.cos(a)
    b.raw(
      `<path d="M${round(x + sin * 76)},${round(y + cos * 76)}L${round(x + sin * 92)},${round(y + cos * 92)}" stroke="#3a2f26" stroke-width="${i % 3 ? 3 : 6}" stroke-linecap="round"/>`,
    )
  }
  b.raw(
    `<g stroke-linecap="round" fill="none"><path d="M${x + 2},${y + 4}L${x - 38},${y - 36}M${x + 2},${y + 4}L${x + 52},${y - 40}" stroke="#000" stroke-width="6" opacity=".16"/><path d="M${x},${y}L${x - 40},${y - 38}" stroke="#2f2620" stroke-width="7"/><path d="M${x},${y}L${x + 50},${y - 44}" stroke="#2f2620" stroke-width="5"/><path d="M${x - 6},${y - 16}L${x + 20},${y + 62}" stroke="#a4462f" stroke-width="2"/></g><circle cx="${x}" cy="${y}" r="6" fill="${b.trim.metal}"/><path d="M${x - 84},${y - 40}C${x - 62},${y - 84} ${x - 10},${y - 98} ${x + 30},${y - 90}C${x - 10},${y - 78} ${x - 60},${y - 50} ${x - 84},${y - 40}Z" fill="#fff" opacity=".4"/>`,
  )
}

export const watch = (b: Board) => {
  const thread = lift(b.cloth.color, 0.5)
  b.piece('M344,96C360,88 440,88 456,96C458,200 466,300 474,400L326,400C334,300 342,200 344,96Z', {
    folds: leaves('456 120 452 260 462 390 12'),
    lights: leaves('356 110 352 240 346 380 9'),
  })
  b.piece(
    'M326,590L474,590C466,690 460,790 452,876C440,900 420,912 400,912C380,912 360,900 348,876C340,790 334,690 326,590Z',
    {
      folds: leaves('460 600 450 740 436 890 12'),
      lights: leaves('346 610 354 740 364 870 9'),
    },
  )
  b.stitch(
    'M354,104C352,210 346,300 338,396M446,104C448,210 454,300 462,396M338,596C346,700 352,790 360,868C372,890 428,890 440,868C448,790 454,700 462,596',
    thread,
    2,
  )
  for (let y = 700; y < 880; y += 38)
    b.raw(
      `<ellipse cx="400" cy="${y}" rx="6.5" ry="8" fill="${deep(b.cloth.color, 0.9)}"/><ellipse cx="402" cy="${y + 2}" rx="5" ry="6" fill="#0c0705" opacity=".5"/>`,
    )
  b.metal('M336,86L464,86L464,136L336,136Z', { width: 10 })
  b.metal('M400,92L400,136', { width: 7 })
  for (const d of ['M332,404L352,392M468,404L448,392M332,586L352,598M468,586L448,598'])
    b.metal(d, { width: 20 })
  b.metal('M524,494L540,494', { width: 22 })
  if (!b.isBack) return dial(b, [400, 494])
  b.metal(
    'M400,376C465,376 518,429 518,494C518,559 465,612 400,612C335,612 282,559 282,494C282,429 335,376 400,376Z',
    { width: 24 },
  )
  b.raw(
    `<circle cx="400" cy="494" r="106" fill="${b.gradient([
      [0, lift(b.trim.metal, 0.6)],
      [0.5, b.trim.metal],
      [1, deep(b.trim.metal, 0.4)],
    ])}"/><circle cx="400" cy="494" r="78" fill="none" stroke="${deep(b.trim.metal, 0.6)}" stroke-width="2" opacity=".6"/>`,
  )
}
