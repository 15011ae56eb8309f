// Tulle: net in layers, each a little shorter than the one below, so that a skirt is dense above and sheer at
// its hem.
import { mix } from '../art/colour.ts'
import { material } from '../solid/materials.ts'
import type { Knot } from './knots.ts'
import type { Cloth, Fold } from './layers.ts'
import { net } from './surfaces.ts'
import { grainAt, mirrorFolds, sew, type Tailor, whole } from './tailor.ts'

/** Returns whether the garment is made of tulle. */
export const isTulle = ({ cloth }: Tailor): boolean => cloth.surface === net

/** The layers from the lowest to the highest: how long and wide they are, and how sheer. */
const veils = [
  { long: 1, wide: 1, sheer: 0.6 },
  { long: 0.92, wide: 0.96, sheer: 0.34 },
  { long: 0.82, wide: 0.9, sheer: 0 },
] as const
/** What is behind the net, as seen through it. */
const behind = '#efe5d6'
const foldsEach = 9

const sheerCloth = (cloth: Cloth, sheer: number): Cloth =>
  sheer === 0
    ? cloth
    : { ...cloth, material: material(cloth.material.name, mix(cloth.material.color, behind, sheer)) }

/** Half of a hem that falls in soft waves, from the side to the middle. */
const wavedHem = (tailor: Tailor, layer: number, { wide, end }: { wide: number; end: number }): Knot[] =>
  Array.from({ length: foldsEach }, (_, i): Knot => {
    const x = wide * (1 - i / (foldsEach - 1))
    const wave = (i % 2 ? 0.5 : -0.3) * tailor.pick(`hem ${layer} ${i}`)
    const y = end - (x / wide) ** 2 * 2.6 + wave
    return i === 0 ? [x, y, 1] : [x, y]
  })

/** Sews a skirt of tulle; `top` and `wide` are half the widths of its waist and hem, in centimeters. */
export const sewVeils = (
  tailor: Tailor,
  { from, top, wide, end }: { from: number; top: number; wide: number; end: number },
) => {
  for (const [layer, veil] of veils.entries()) {
    const low = from + (end - from) * veil.long
    const out = top + (wide - top) * veil.wide
    const at = (t: number) => top + (out - top) * t ** 0.82
    const folds: Fold[] = Array.from({ length: foldsEach }, (_, i) => {
      const share = (i + 0.35 + tailor.pick(`veil ${layer} ${i}`) * 0.4) / foldsEach
      return {
        line: [0, 0.35, 0.7, 1].map((t): Knot => [at(t) * share, from + (low - from) * t]),
        width: 1.6 + out * 0.035,
        height: (i % 2 ? -0.42 : 0.4) * (0.75 + tailor.pick(`depth ${layer} ${i}`) * 0.5),
        full: 1,
      }
    })
    sew(
      tailor,
      whole([
        [0, from],
        [top, from, 1],
        [at(0.35), from + (low - from) * 0.35],
        [at(0.7), from + (low - from) * 0.7],
        ...wavedHem(tailor, layer, { wide: out, end: low }),
      ]),
      {
        cloth: sheerCloth(tailor.cloth, veil.sheer),
        level: 0.8 + layer * 0.3,
        bulge: 1.4,
        roll: 1.4,
        cast: layer === 0 ? 0 : 0.35,
        folds: [...folds, ...mirrorFolds(folds)],
        grain: grainAt(0, from),
        isSeamless: true,
      },
    )
  }
}
