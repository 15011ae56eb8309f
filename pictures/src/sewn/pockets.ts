// Pockets of garments that hang from the shoulders.

import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { widthAt } from './body-outline.ts'
import { type Knot, turned } from './knots.ts'
import { band, bothSides, grainAt, sew, type Tailor } from './tailor.ts'

type Box = { x: number; y: number; width: number; height: number; lean?: number }

const boxed = ({ x, y, width, height, lean = 0 }: Box, point = 0): Knot[] => {
  const w = width / 2
  const knots: Knot[] = [
    [x - w, y, 1],
    [x + w, y, 1],
    [x + w, y + height - point, 1],
    [x, y + height, 1],
    [x - w, y + height - point, 1],
  ]
  return turned(knots, lean, [x, y])
}

const sewn = { level: 2.4, bulge: 0.6, roll: 0.8, cast: 0.45 } as const

const sewPatch = (tailor: Tailor, box: Box, { hasFlap, point = 0.6 }: { hasFlap: boolean; point?: number }) =>
  bothSides((side) => {
    const outline = side(boxed(box, point))
    sew(tailor, outline, { ...sewn, grain: grainAt(0, 0) })
    tailor.layers.push({
      is: 'stitches',
      line: side(boxed({ ...box, width: box.width - 0.8, height: box.height - 0.5 }, point).slice(1)),
      thread: tailor.thread,
    })
    if (!hasFlap) return
    const flap = boxed({ ...box, y: box.y - 0.8, width: box.width + 0.8, height: box.height * 0.36 }, 1.2)
    sew(tailor, side(flap), { ...sewn, level: 2.9, grain: grainAt(0, 0) })
    const [x = 0] = side([[box.x, 0]])[0] ?? [0]
    tailor.layers.push({
      is: 'button',
      at: [x, box.y + box.height * 0.36 - 2.2],
      radius: 0.6,
      material: tailor.button,
      holes: 4,
    })
  })

/** A welt, a flap or a slanted opening, on both sides. */
const sewWelt = (tailor: Tailor, box: Box) =>
  bothSides((side) => {
    sew(tailor, side(boxed(box)), { ...sewn, grain: grainAt(0, 0) })
  })

/** One wide pocket on the belly, open at both sides. */
const kangaroo = (y: number): Knot[] => [
  [-9.5, y, 1],
  [9.5, y, 1],
  [15, y + 11, 1],
  [15, y + 16, 1],
  [-15, y + 16, 1],
  [-15, y + 11, 1],
]

/**
 * Sews the pockets that the shape names on the front of a garment's body; nothing on the back, without
 * pockets, and for a chest pocket over a printed picture.
 */
export const sewPockets = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => {
  if (tailor.isBack || shape.pockets === 'none') return
  // Nothing is sewn over a picture on the chest.
  if (shape.pockets === 'chest' && tailor.front !== tailor.cloth) return
  const isShort = m.hemAt < 56
  const low = isShort ? m.hemAt - 17 : Math.min(52, m.hemAt - 18)
  // A slim piece has less room beside its middle than a coat.
  const room = Math.min(20.6, widthAt(m, low + 3) - 2)
  switch (shape.pockets) {
    case 'chest':
      return sewPatch(
        tailor,
        { x: 10.6, y: 20, width: 11, height: 12.5 },
        { hasFlap: shape.details.includes('yoke'), point: 1.6 },
      )
    case 'patch':
      return sewPatch(tailor, { x: 12.4, y: low, width: 14, height: 15.5 }, { hasFlap: false })
    case 'cargo':
      sewPatch(tailor, { x: 12.6, y: low + 1, width: 14, height: 16 }, { hasFlap: true })
      return sewPatch(tailor, { x: 11, y: 20, width: 11.5, height: 12 }, { hasFlap: true })
    case 'flap':
      return sewWelt(tailor, { x: room - 7.4, y: low + 1, width: 14, height: 5.4 })
    case 'welt':
      return sewWelt(tailor, { x: room - 7, y: low + 2, width: 13, height: 2.4 })
    case 'slash':
      return sewWelt(tailor, { x: 14.6, y: low - 4, width: 3, height: 16, lean: -14 })
    case 'zip':
      return bothSides((side) =>
        tailor.layers.push({
          is: 'zip',
          line: side([
            [12.6, low - 4],
            [15.6, low + 9],
          ]),
          metal: tailor.metal,
          tape: tailor.lining.material,
          pull: side([[12.6, low - 4]])[0] ?? [0, 0],
        }),
      )
    case 'kangaroo': {
      const look = { ...sewn, bulge: 1.2, roll: 1.6, cast: 0.7, grain: grainAt(0, 0) }
      const top = m.hemAt - 23
      const pocket = kangaroo(top)
      if (shape.closure !== 'zip') return band(tailor, pocket, tailor.cloth, look)
      // A zip parts the pocket in two.
      const beside = pocket.filter(([x]) => x > 0)
      const low = top + 16
      return bothSides((side) =>
        band(tailor, side([[1.5, top, 1], ...beside, [1.5, low, 1]]), tailor.cloth, look),
      )
    }
  }
}
