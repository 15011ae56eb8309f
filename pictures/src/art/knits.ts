// Knitwear: rib at neck, cuff and hem.
import type { Board, PieceLook } from './board.ts'
import { deep, lift } from './colour.ts'
import { neckBand, neckEdge, neckInside } from './necks.ts'
import { edges, leaves, whole } from './paths.ts'
import { neckLabel } from './props.ts'
import { reshaped } from './reshape.ts'
import { bendFor, bothBent } from './sleeves.ts'

export const rib = { cloth: { pattern: 'rib', scale: 1 } } satisfies PieceLook

const cable = (b: Board, cx: number) => {
  const color = b.cloth.color
  const isMiddle = cx === 400
  const [count, half, top] = isMiddle ? [9, 17, 276] : [12, 11, 226]
  const step = (818 - top) / count
  for (let i = 0; i < count; i++) {
    for (const side of i % 2 ? [1, -1] : [-1, 1]) {
      const y = top + i * step
      const d = reshaped(
        b.reshape,
        `M${cx - side * half},${y}C${cx - side * half},${y + step * 0.5} ${cx + side * half},${y + step * 0.5} ${cx + side * half},${y + step}`,
      )
      b.raw(
        `<path d="${d}" fill="none" stroke="${deep(color, 0.85)}" stroke-width="${half * 1.35}" stroke-linecap="round" opacity=".5"/><path d="${d}" transform="translate(-1.2,-1.5)" fill="none" stroke="${color}" stroke-width="${half * 1.08}" stroke-linecap="round"/><path d="${d}" transform="translate(-3,-3)" fill="none" stroke="${lift(color, 0.75)}" stroke-width="${half * 0.34}" stroke-linecap="round" opacity=".45"/>`,
      )
    }
  }
  for (const dx of [-half * 2, half * 2])
    b.seam(`M${cx + dx},${top}L${cx + dx},818`, { width: 3, opacity: 0.32 })
}

export const knitSleeves = (b: Board) => {
  const lay = bothBent(b, bendFor(b.shape.sleeve ?? 'long', [260, 214]))
  lay(
    'M262,214C206,240 160,330 130,470C104,590 84,700 84,796C114,812 166,814 196,802C216,680 236,560 254,450C268,360 270,270 262,214Z',
    {
      warp: edges('250,222 140,420 100,640 84,800', '246,440 226,560 206,700 196,806'),
      cloth: { turn: 12 },
      folds: leaves(
        '250 300 190 480 150 790 18; 248 420 208 600 186 780 16; 240 500 190 540 150 560 10; 222 620 180 650 120 652 8',
      ),
      lights: leaves('206 290 150 450 108 770 15'),
    },
  )
  lay('M82,786C112,802 168,804 198,792L192,868C164,880 116,876 90,862Z', {
    ...rib,
    cast: 3,
    warp: edges('82,786 90,862', '198,792 192,868'),
  })
}

export const bodyLook: PieceLook = {
  cast: 5,
  warp: edges('258,214 254,450 242,822', '542,214 546,450 558,822'),
  folds: leaves(
    '262 420 300 560 268 800 18; 540 400 500 560 536 810 18; 262 400 310 420 350 500 12; 540 390 480 430 452 520 13',
  ),
  lights: leaves('290 250 300 330 290 420 22; 360 420 352 600 360 800 14'),
}

export const hem = (b: Board) =>
  b.piece(whole('M400,814L242,808L250,884C300,896 352,898 400,898'), {
    ...rib,
    cast: 3,
    warp: edges('242,808 250,884', '558,808 550,884'),
  })

export const crewBack = (b: Board) => {
  b.piece(
    whole(
      'M400,204C366,204 336,196 322,184C300,192 276,202 258,214C272,300 270,380 254,450C246,570 242,700 242,822L400,830',
    ),
    bodyLook,
  )
  hem(b)
  b.piece(whole('M400,186C372,186 350,182 336,174L320,184C340,200 370,208 400,208'), {
    ...rib,
    cast: 3,
    edge: 0.6,
    tone: 0.04,
    warp: edges('320,180 322,190', '480,180 478,190'),
  })
}

export const sweater = (b: Board) => {
  const { neck = 'crew', adorned = true } = b.shape
  if (!b.isBack && neck !== 'crew') neckInside(b, neck)
  else if (!b.isBack) {
    b.piece(whole('M400,196C366,196 338,192 326,182C334,220 366,258 400,258'), {
      ...rib,
      tone: -0.4,
      edge: 0.6,
    })
    neckLabel(b, 202)
  }
  knitSleeves(b)
  if (b.isBack) return crewBack(b)
  const edge = neck === 'crew' ? 'M400,262C366,262 334,228 322,184' : neckEdge(neck)
  b.piece(
    whole(`${edge}C300,192 276,202 258,214C272,300 270,380 254,450C246,570 242,700 242,822L400,830`),
    bodyLook,
  )
  if (b.cloth.pattern === 'knit' && adorned)
    for (const cx of neck === 'v' ? [330, 470] : [330, 400, 470]) cable(b, cx)
  hem(b)
  if (neck !== 'crew') return neckBand(b, neck, rib)
  b.piece(whole('M400,236C372,236 346,214 336,180L316,184C326,232 362,268 400,268'), {
    ...rib,
    cast: 4,
    edge: 0.6,
    tone: 0.04,
    warp: edges(
      '318,184 328,228 358,258 400,268 442,258 472,228 482,184',
      '336,180 346,214 372,234 400,238 428,234 454,214 464,180',
    ),
  })
}
