// The label view: a close look inside, with the woven label, the size tag and the care tag.
import type { Board } from './board.ts'
import { deep, lift, lightness } from './colour.ts'
import { lettering } from './lettering.ts'
import { edges, leaves } from './paths.ts'

const woven = (b: Board, y: number) => {
  const ground = lightness(b.cloth.color) > 0.6 ? '#2f3b36' : '#f4ecdd'
  const ink = lightness(ground) > 0.5 ? '#4a3a2c' : '#e9dcc2'
  b.piece(`M262,${y}L538,${y + 3}L536,${y + 108}L264,${y + 105}Z`, {
    cast: 6,
    edge: 0.5,
    cloth: { color: ground, pattern: 'solid', shine: 0.5 },
    folds: leaves(
      `300 ${y + 10} 330 ${y + 60} 310 ${y + 100} 9; 500 ${y + 10} 480 ${y + 60} 500 ${y + 100} 9`,
    ),
  })
  b.raw(
    lettering(b.words?.brand ?? 'Hemline', { at: [400, y + 30], width: 220, height: 34, ink, weight: 1.7 }),
  )
  b.raw(
    `<path d="M330,${y + 84}H470" stroke="${ink}" stroke-width="2.4" stroke-dasharray="7 4" opacity=".7"/>`,
  )
  b.stitch(`M270,${y + 8}L270,${y + 98}M530,${y + 10}L530,${y + 100}`, deep(ground, 0.5), 2)
}

const tags = (b: Board, y: number) => {
  const size = b.words?.size ?? 'M'
  const half = size.length > 3 ? 70 : 34
  b.piece(`M${400 - half},${y}L${400 + half},${y}L${400 + half},${y + 74}L${400 - half},${y + 74}Z`, {
    cast: 5,
    edge: 0.4,
    cloth: { color: '#f7f2e8', pattern: 'solid' },
  })
  b.raw(lettering(size, { at: [400, y + 18], width: half * 2 - 16, height: 38, ink: '#3a2f26' }))
}

const careTag = (b: Board) => {
  const [first = '', second = ''] = (b.words?.material ?? '').split(', ')
  b.piece('M520,690C540,694 590,690 610,686L620,866C590,874 550,876 528,872Z', {
    cast: 6,
    edge: 0.4,
    cloth: { color: '#fbf8f1', pattern: 'solid' },
    folds: leaves('540 700 560 780 548 868 8'),
  })
  b.raw(
    '<g transform="rotate(-2 570 760)" fill="none" stroke="#6d5f50" stroke-width="2.2" opacity=".75"><path d="M540,744h58M540,758h40"/><path d="M542,786l4,18h20l4,-18M582,786h20v20h-20zM592,796a6,6 0 1 0 .1,0M544,830l10,-16l10,16zM584,828h20l-4,-12h-10z"/></g>',
  )
  for (const [line, y] of [
    [first, 708],
    [second, 726],
  ] as const)
    if (line) b.raw(lettering(line, { at: [570, y], width: 74, height: 12, ink: '#6d5f50', weight: 1.8 }))
}

/** Cloth folded open: the lining and the neck or waist seam. */
const clothInside = (b: Board) => {
  b.piece('M0,0L800,0L800,1000L0,1000Z', {
    tone: -0.22,
    edge: 0,
    warp: edges('0,0 0,500 0,1000', '800,0 800,500 800,1000'),
    folds: leaves('80 300 160 600 90 1000 46; 700 260 640 620 720 1000 50; 300 640 340 820 300 1000 30'),
    lights: leaves('180 280 240 620 190 1000 40; 560 560 540 800 580 1000 34'),
  })
  b.piece('M0,60C200,170 600,170 800,60L800,230C600,330 200,330 0,230Z', {
    cast: 9,
    tone: -0.02,
    warp: edges('0,60 0,230', '800,60 800,230'),
    cloth: { turn: 90 },
    lights: leaves('60 130 400 220 740 130 14'),
  })
  b.stitch('M0,212C200,312 600,312 800,212', b.trim.thread, 3)
  b.piece('M0,0L800,0L800,64C600,172 200,172 0,64Z', {
    tone: 0.05,
    edge: 0.8,
    warp: edges('0,0 0,64', '800,0 800,64'),
  })
}

/** Leather goods: a patch sewn to the lining, with a stamped number. */
const patchInside = (b: Board) => {
  b.piece('M0,0L800,0L800,1000L0,1000Z', {
    edge: 0,
    cloth: { color: b.trim.lining, pattern: 'solid' },
    folds: leaves('90 200 180 560 100 1000 46; 690 240 620 620 720 1000 50'),
    lights: leaves('200 200 260 560 210 1000 40'),
  })
  b.piece('M0,0L800,0L800,150C600,190 200,190 0,150Z', { cast: 9, edge: 0.8 })
  b.stitch('M0,136C200,176 600,176 800,136', lift(b.cloth.color, 0.5), 3)
  b.piece('M210,360C214,350 586,350 590,360L594,640C590,652 210,652 206,640Z', {
    cast: 8,
    edge: 0.8,
    lights: leaves('230 376 400 366 570 376 8'),
  })
  b.stitch('M224,372L576,372L580,628L220,628Z', lift(b.cloth.color, 0.5), 2.6)
  const stamped = lightness(b.cloth.color) < 0.3 ? lift(b.cloth.color, 0.5) : deep(b.cloth.color, 0.8)
  const { size = '', material = '' } = b.words ?? {}
  const lines = [size && /\d/.test(size) ? `SIZE ${size}` : size, material].filter(Boolean)
  lines.forEach((line, i) => {
    b.raw(lettering(line, { at: [400, 542 + i * 36], width: 300, height: 22, ink: stamped, weight: 1.6 }))
  })
}

const jewelInside = (b: Board) => {
  b.piece('M150,240C300,228 500,228 650,240L660,770C500,784 300,784 140,770Z', {
    cloth: { color: '#e9dfce', pattern: 'solid' },
    folds: leaves('170 740 400 790 640 740 20; 620 280 600 520 630 740 22'),
    lights: leaves('180 280 190 500 176 730 16'),
  })
  b.metal('M150,300C300,312 500,312 650,300', { width: 8, color: '#8b6f4e' })
  b.metal('M420,306C440,380 430,420 460,480M400,306C390,380 400,430 380,470', { width: 6, color: '#8b6f4e' })
}

export type LabelStyle = 'cloth' | 'leather' | 'pouch'

/**
 * Draws the label inside a piece onto the board: brand, size and care on cloth; the brand on a leather patch;
 * brand and material for jewelry.
 */
export const drawLabel = (b: Board, style: LabelStyle) => {
  if (style === 'cloth') {
    clothInside(b)
    tags(b, 404)
    woven(b, 310)
    return careTag(b)
  }
  if (style === 'leather') {
    patchInside(b)
    return woven(b, 410)
  }
  jewelInside(b)
  woven(b, 520)
  if (b.words?.material)
    b.raw(
      lettering(b.words.material, { at: [400, 666], width: 320, height: 20, ink: '#8b6f4e', weight: 1.6 }),
    )
}
