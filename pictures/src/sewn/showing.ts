// The ways in which clothes are shown: on a hanger, laid on a table, or on a dress form.

import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { ArtSpec } from '../art/spec.ts'
import { material } from '../solid/materials.ts'
import type { Layer } from './layers.ts'
import { grainAt, whole } from './tailor.ts'

export type Showing = 'hung' | 'laid' | 'form'

const wood = material('wood', '#b98a58')
const dark = material('wood', '#6d4c33')
const steel = material('metal', '#8d877d')
const linen = material('linen', '#e4d9c8')

/** Knits and one-pieces that end at the hip lie on a table. */
const liesFlat = (shape: BodyShape, hand: (name: string) => number) =>
  shape.legs?.length === 'brief' ||
  ((shape.cuff === 'rib' || shape.hem === 'rib') && shape.hemLength !== 'knee' && hand('laid') < 0.6) ||
  (shape.sleeve !== 'strap' && shape.hemLength === 'hip' && shape.collar === 'none' && hand('laid') < 0.3)

const longOnes: readonly BodyShape['hemLength'][] = ['mini', 'knee', 'midi', 'maxi', 'floor']

/** Dresses and long coats; a gown that nothing holds at the shoulders hangs on a form nearly always. */
const standsOnForm = (shape: BodyShape, hand: (name: string) => number) =>
  !shape.legs &&
  longOnes.includes(shape.hemLength) &&
  hand('form') < (['strapless', 'off-shoulder', 'sweetheart'].includes(shape.neck) ? 0.8 : 0.36)

/** Nothing of it lies on a hanger. */
const isBareShouldered = ({ neck }: BodyShape) => neck === 'strapless' || neck === 'off-shoulder'

/**
 * Returns how a garment that hangs from the shoulders is shown: 'laid' for sets, for bare shoulders and by
 * chance, on a 'form' for some of grown people, otherwise 'hung'; the same for all pictures of a piece.
 */
export const showingOf = (
  { shape: { small = false } = {}, also }: ArtSpec,
  shape: BodyShape,
  hand: (name: string) => number,
): Showing => {
  if (also || liesFlat(shape, hand)) return 'laid'
  if (!small && standsOnForm(shape, hand)) return 'form'
  return isBareShouldered(shape) ? 'laid' : 'hung'
}

/**
 * Returns the layers of a wooden hanger, drawn before the garment; `wide` is half its width in centimeters.
 */
export const hanger = (wide: number): Layer[] => [
  {
    is: 'cord',
    line: [
      [0, -2],
      [0, -6],
      [1.2, -8],
      [3.4, -10.2],
      [3.2, -13.6],
      [0.2, -15.4],
      [-2.8, -13.6],
      [-3, -12],
    ],
    width: 0.7,
    material: steel,
    level: 0.2,
    cast: 0.6,
  },
  {
    is: 'panel',
    outline: [
      [0, -3.4],
      [5, -2.2],
      [wide * 0.7, 2.2],
      [wide, 4.4],
      [wide, 6.8],
      [wide * 0.6, 4.6],
      [5, 1],
      [0, 0.4],
      [-5, 1],
      [-wide * 0.6, 4.6],
      [-wide, 6.8],
      [-wide, 4.4],
      [-wide * 0.7, 2.2],
      [-5, -2.2],
    ],
    cloth: { material: wood, drape: 0 },
    grain: grainAt(0, 0, { lean: 90 }),
    level: 0.2,
    bulge: 1.2,
    roll: 0.9,
    folds: [],
    cast: 0,
    isSeamless: true,
  },
]

/** How far the foot of a form is below the hem, in centimetres. */
export const footBelow = 11

/** Returns the layers of the pole and foot of a dress form, drawn before the garment. */
export const formStand = ({ hemAt }: BodyMeasures): Layer[] => {
  const foot = hemAt + footBelow
  return [
    {
      is: 'cord',
      line: [
        [0, 60],
        [0, foot],
      ],
      width: 2.2,
      material: dark,
      level: 0.4,
      cast: 0.4,
    },
    {
      is: 'panel',
      outline: [
        [0, foot - 1.6],
        [8, foot - 1],
        [13, foot + 0.6],
        [8, foot + 2.2],
        [0, foot + 2.8],
        [-8, foot + 2.2],
        [-13, foot + 0.6],
        [-8, foot - 1],
      ],
      cloth: { material: dark, drape: 0 },
      grain: grainAt(0, foot, { lean: 90 }),
      level: 0.3,
      bulge: 0.9,
      roll: 1.6,
      folds: [],
      cast: 0.5,
      isSeamless: true,
    },
  ]
}

/**
 * Returns the layer of a dress form's neck, drawn before the back of a collar, since a collar goes around the
 * neck.
 */
export const formNeck = (): Layer => ({
  is: 'panel',
  outline: whole([
    [0, -9.4],
    [4.75, -9, 1],
    [4.9, -6],
    [5.3, -3],
    [4.4, -0.6],
    [2.4, 1.4],
    [0, 2],
  ]),
  cloth: { material: linen, drape: 0.2 },
  grain: grainAt(0, 0),
  level: 2.2,
  bulge: 2.6,
  roll: 5,
  folds: [],
  cast: 0,
  isSeamless: true,
})

/** Returns the layers of a dress form's linen torso, seen where the garment is open, with its wooden cap. */
export const formTorso = (): Layer[] => [
  {
    is: 'panel',
    outline: whole([
      [0, -10.4],
      [4.6, -10, 1],
      [4.9, -6],
      [5.6, -2],
      [8.6, 0.8],
      [15.5, 4],
      [17.4, 8],
      [16.2, 15],
      [17.6, 24],
      [16.8, 31],
      [14, 42],
      [16.6, 54],
      [17.4, 62],
      [14, 68],
      [0, 69],
    ]),
    cloth: { material: linen, drape: 0.2 },
    grain: grainAt(0, 0),
    level: 0.4,
    bulge: 4.6,
    roll: 9,
    folds: [],
    cast: 0,
    isSeamless: true,
  },
  {
    is: 'seam',
    line: [
      [0, -10],
      [0, 60],
    ],
  },
  {
    is: 'panel',
    outline: whole([
      [0, -14.6],
      [1.5, -14.2],
      [1.7, -13],
      [0.9, -12],
      [4.6, -11.2, 1],
      [4.9, -9.8, 1],
      [0, -9.6],
    ]),
    cloth: { material: wood, drape: 0 },
    grain: grainAt(0, -12, { lean: 90 }),
    level: 0.8,
    bulge: 1.4,
    roll: 1.2,
    folds: [],
    cast: 0.2,
    isSeamless: true,
  },
]
