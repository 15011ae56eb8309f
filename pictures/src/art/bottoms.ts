// Jeans and skirts.
import { type Board, isShown } from './board.ts'
import { deep, lift } from './colour.ts'
import { edges, leaf, leaves, mirror, type Point, round } from './paths.ts'
import { clipHanger, clips } from './props.ts'
import { reshaped } from './reshape.ts'
import { softLeaves } from './soft.ts'

const wash = (b: Board, x: number) => {
  const pale = lift(b.cloth.color, 0.8)
  const whiskers = [0, 1, 2, 3]
    .map((i) => leaf([x - 58, 318 + i * 26], [x, 326 + i * 22], [x + 60, 300 + i * 30], 7))
    .join('')
  return [
    b.glow({ at: [x, 430], radii: [42, 150], deviation: 20, color: pale, opacity: 0.62 }),
    b.glow({ at: [x - 6, 720], radii: [34, 90], deviation: 20, color: pale, opacity: 0.38 }),
    softLeaves([whiskers], pale, 0.55, 6),
  ].join('')
}

const frontPocket = (b: Board, m: (d: string) => string) => {
  const { thread } = b.trim
  b.raw(
    `<path d="${m('M352,178C346,236 314,268 258,272C260,244 266,210 270,172C300,180 330,184 352,178Z')}" fill="${deep(b.cloth.color, 0.4)}" opacity=".28"/>`,
  )
  b.seam(m('M352,178C346,236 314,268 258,272'), { width: 2.6, opacity: 0.65 })
  for (const k of [6, 13])
    b.stitch(
      m(`M${352 + k},180C${346 + k},${236 + k} ${314 + k * 0.6},${268 + k} 258,${272 + k}`),
      thread,
      1.9,
    )
}

const backPocket = (b: Board, m: (d: string) => string) => {
  const { thread } = b.trim
  const pocket = 'M286,262L376,270L380,364L336,396L284,356Z'
  b.piece(m(pocket), { cast: 3, edge: 0.5, warp: edges('284,264 284,390', '378,270 380,390') })
  b.stitch(m('M292,270L370,277L373,360L336,386L291,351Z'), thread, 1.9)
  b.stitch(m('M292,306C312,318 322,322 334,330C344,322 356,318 372,314'), thread, 1.9)
}

const waistband = (b: Board) => {
  b.piece('M274,124C340,152 460,152 526,124L530,170C460,200 340,200 270,170Z', {
    cast: 3,
    warp: edges('274,124 270,170', '526,124 530,170'),
    edge: 0.6,
  })
  b.stitch('M278,131C342,158 458,158 522,131M274,164C342,192 458,192 526,164', b.trim.thread, 1.9)
  for (const x of [300, 360, 448, 500]) {
    const isOuter = x < 330 || x > 470
    b.piece(`M${x - 7},${isOuter ? 122 : 140}L${x + 7},${isOuter ? 124 : 140}L${x + 7},194L${x - 7},194Z`, {
      cast: 3,
      edge: 0.3,
    })
  }
}

const fly = (b: Board) => {
  b.raw(`<path d="M404,178L402,452" stroke="${deep(b.cloth.color, 0.9)}" stroke-width="3" opacity=".6"/>`)
  b.stitch('M440,184C442,280 440,330 408,372M447,184C449,284 446,338 408,382', b.trim.thread, 2)
}

const leatherPatch = (b: Board) =>
  b.raw(
    '<rect x="446" y="142" width="60" height="44" rx="2" fill="#b98352" transform="rotate(-4 476 164)"/><path d="M456,158h40M462,170h28" stroke="#5f3d20" stroke-width="2" opacity=".7"/>',
  )

export const jeans = (b: Board) => {
  const { thread } = b.trim
  if (!b.isBack)
    b.piece('M276,120C340,142 460,142 524,120L522,166C460,196 340,196 278,166Z', { tone: -0.42, edge: 0.5 })
  b.both(
    'M276,126C266,190 252,250 246,320C238,470 226,720 214,926C262,944 340,946 384,938C390,780 396,600 400,452L404,150C360,168 312,160 276,126Z',
    {
      warp: edges('276,126 246,320 214,926', '400,150 400,452 384,938'),
      folds: leaves(
        '396 440 330 470 262 460 12; 398 450 350 520 290 560 11; 396 470 372 640 378 920 16; 246 700 300 720 360 700 9; 240 760 290 790 350 760 8',
      ),
      lights: leaves('266 300 262 560 244 900 14'),
      under: wash(b, 312),
      underRight: wash(b, 486),
    },
  )
  b.seam('M400,452C396,600 390,780 384,938', { width: 2.4, opacity: 0.6 })
  b.seam('M402,452C404,600 410,780 416,938', { width: 2.4, opacity: 0.6 })
  for (const m of [(d: string) => d, mirror]) {
    b.seam(m('M270,172C264,240 254,280 252,330C246,480 236,720 226,924'), { opacity: 0.4 })
    b.stitch(m('M218,908C264,924 338,926 384,918'), thread, 2)
    if (b.isBack) backPocket(b, m)
    else frontPocket(b, m)
  }
  if (b.isBack) {
    b.seams('M270,214C320,244 366,250 400,250', { width: 2.2, opacity: 0.55 })
    b.seam('M402,190L402,452', { width: 2.4, opacity: 0.6 })
    b.stitch('M270,222C320,252 366,258 400,258M530,222C480,252 434,258 400,258M408,200L408,450', thread, 1.9)
  } else fly(b)
  waistband(b)
  if (b.isBack) return leatherPatch(b)
  const copper = { color: '#b57a45', holes: false }
  b.button(405, 168, { r: 12, ...copper })
  for (const [x, y] of [
    [346, 190],
    [266, 268],
    [454, 190],
    [534, 268],
  ] as const)
    b.button(x, y, { r: 4.6, ...copper })
}

const pleats = 15

/** A point of the pleated fan: u across, v down. */
const fanPoint = (u: number, v: number): Point => {
  const a = 300 + 200 * u
  const z = 172 + 456 * u
  return [a + (z - a) * v ** 1.25, 214 + v * 676 + Math.sin(u * Math.PI) * 18 * v]
}

const pleat = (b: Board, i: number) => {
  const color = b.cloth.color
  const bent = (point: Point) => (b.reshape ? b.reshape(point) : point)
  const u0 = i / pleats
  const u1 = (i + 1) / pleats
  const at = (u: number, v: number) => bent(fanPoint(u, v)).map(round).join(',')
  const [endX, endY] = bent(fanPoint(u1, 1))
  const d = `M${at(u0, 0)}C${at(u0, 0.33)} ${at(u0, 0.66)} ${at(u0, 1)}L${round(endX)},${round(endY + 14 + (i % 2 ? 5 : -4))}C${at(u1, 0.66)} ${at(u1, 0.33)} ${at(u1, 0)}Z`
  const fill = b.gradient(
    [
      [0, deep(color, 0.62)],
      [0.18, deep(color, 0.12)],
      [0.46, lift(color, 0.12 + b.cloth.shine * 0.5)],
      [0.75, color],
      [1, deep(color, 0.42)],
    ],
    [0, 0, 1, 0.04],
  )
  b.raw(`<path d="${d}" fill="${fill}"/>`)
  b.lines.push({ d, thin: true })
  if (isShown(b, d) && b.cloth.pattern !== 'solid') {
    const clip = b.newId()
    b.defs.push(`<clipPath id="${clip}"><path d="${d}"/></clipPath>`)
    const side = (u: number) => [0, 0.5, 1].map((v) => bent(fanPoint(u, v)))
    b.raw(
      `<g clip-path="url(#${clip})" opacity=".9">${b.pattern({ left: side(u0), right: side(u1) }, color)}<path d="${d}" fill="${fill}" opacity=".45"/></g>`,
    )
  }
  b.raw(
    `<path d="M${at(u1, 0)}C${at(u1, 0.33)} ${at(u1, 0.66)} ${at(u1, 1)}" stroke="${deep(color, 0.95)}" stroke-width="2" fill="none" opacity=".4"/>`,
  )
}

export const pleatedSkirt = (b: Board) => {
  const color = b.cloth.color
  clipHanger(b, 168)
  for (let i = 0; i < pleats; i++) pleat(b, i)
  const clip = b.newId()
  b.defs.push(
    `<clipPath id="${clip}"><path d="${reshaped(b.reshape, 'M300,212C296,420 240,660 170,890L632,900C560,660 504,420 500,212Z')}"/></clipPath>`,
  )
  b.raw(
    `<g clip-path="url(#${clip})">${softLeaves([leaf([560, 300], [560, 600], [640, 900], 70)], deep(color, 0.95), 0.3, 20)}${softLeaves([leaf([330, 240], [290, 560], [250, 880], 46)], lift(color, 0.9), 0.26, 20)}</g>`,
  )
  b.piece('M296,172C360,180 440,180 504,172L506,216C440,226 360,226 294,216Z', {
    cast: 4,
    lights: leaves('310 186 400 196 490 186 5'),
  })
  b.seam('M297,209C360,219 440,219 503,209', { width: 1.2, opacity: 0.4 })
  if (b.isBack) b.seam('M400,180L400,420', { width: 3, opacity: 0.6 })
  else b.button(486, 196, { r: 6 })
  clips(b, 156, [312, 472])
}
