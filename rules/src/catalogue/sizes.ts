// Sizes by sizing id. Petite and tall ids are both offset by the specification's 10000: one id is "M Petite"
// and "M Tall", and a piece's department tags say which (decision 0009).

import { sizingIdOffset } from '../vocabulary/constants.ts'
import type { SizeSystem } from './kinds/kind.ts'
import { bareSizeLabel, cutNames, petiteOrTall, type SizeCut } from './size-cuts.ts'

export type SizeRow = {
  sizing_id: number
  label: string
  size_category:
    | 'top'
    | 'bottom'
    | 'bra'
    | 'tights'
    | 'shoe'
    | 'ring'
    | 'hat'
    | 'glove'
    | 'belt'
    | 'kids'
    | 'one'
  size_group: 'letters' | 'numbers' | 'waist' | 'one'
  department_group: string
  rank: number
  equivalents: string[]
  /** 0 for a middle size: how far measurements are from it. */
  step: number
}

type Plan = Pick<SizeRow, 'size_category' | 'size_group' | 'department_group'> & {
  first: number
  labels: readonly string[]
  middle: number
  same?: readonly string[]
}

const rows = ({ first, labels, middle, same, ...rest }: Plan): SizeRow[] =>
  labels.map((label, i) => ({
    ...rest,
    sizing_id: first + i,
    label,
    rank: first + i,
    equivalents: same?.[i] ? same[i].split('|') : [],
    step: i - middle,
  }))

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
const asNumbers = ['00', '0|2', '4|6', '8|10', '12|14', '16', '18'] as const
const numbers = ['00', '0', '2', '4', '6', '8', '10', '12', '14', '16', '18'] as const
const asLetters = ['XXS', 'XS', 'XS', 'S', 'S', 'M', 'M', 'L', 'L', 'XL', 'XXL'] as const
const plusLetters = ['1X', '2X', '3X', '4X'] as const
const plusNumbers = ['14W', '16W', '18W', '20W', '22W', '24W'] as const
const waists = ['23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36'] as const
const waistAsNumber = ['00', '0', '0', '2', '4', '6', '8', '10', '12', '14', '16', '16', '18', '18'] as const
const halves = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, i) => String(from + i / 2))

const regular: readonly SizeRow[] = [
  ...rows({
    first: 1001,
    size_category: 'top',
    size_group: 'letters',
    department_group: 'women',
    labels: letters,
    middle: 3,
    same: asNumbers,
  }),
  ...rows({
    first: 1021,
    size_category: 'top',
    size_group: 'letters',
    department_group: 'plus',
    labels: plusLetters,
    middle: -4,
    same: ['14W|16W', '18W|20W', '22W|24W', '26W'],
  }),
  ...rows({
    first: 1041,
    size_category: 'top',
    size_group: 'numbers',
    department_group: 'women',
    labels: numbers,
    middle: 5,
    same: asLetters,
  }),
  ...rows({
    first: 1061,
    size_category: 'top',
    size_group: 'numbers',
    department_group: 'plus',
    labels: plusNumbers,
    middle: -4,
  }),
  ...rows({
    first: 1081,
    size_category: 'top',
    size_group: 'numbers',
    department_group: 'juniors',
    labels: ['1', '3', '5', '7', '9', '11', '13'],
    middle: 4,
  }),
  ...rows({
    first: 1101,
    size_category: 'bottom',
    size_group: 'letters',
    department_group: 'women',
    labels: letters,
    middle: 3,
    same: asNumbers,
  }),
  ...rows({
    first: 1121,
    size_category: 'bottom',
    size_group: 'letters',
    department_group: 'plus',
    labels: plusLetters,
    middle: -4,
  }),
  ...rows({
    first: 1141,
    size_category: 'bottom',
    size_group: 'numbers',
    department_group: 'women',
    labels: numbers,
    middle: 5,
    same: asLetters,
  }),
  ...rows({
    first: 1161,
    size_category: 'bottom',
    size_group: 'numbers',
    department_group: 'plus',
    labels: plusNumbers,
    middle: -4,
  }),
  ...rows({
    first: 1181,
    size_category: 'bottom',
    size_group: 'waist',
    department_group: 'women',
    labels: waists,
    middle: 6,
    same: waistAsNumber,
  }),
]

const offset = (group: SizeCut): SizeRow[] =>
  regular
    .filter((s) => s.department_group === 'women')
    .map((s) => ({
      ...s,
      sizing_id: s.sizing_id + sizingIdOffset,
      rank: s.rank + sizingIdOffset,
      label: `${s.label} ${cutNames[group]}`,
      department_group: group,
    }))

const cups = ['A', 'B', 'C', 'D', 'DD', 'DDD'] as const
const braLabels = (bands: readonly string[]) => bands.flatMap((band) => cups.map((cup) => `${band}${cup}`))

const kidsLabels = [
  '3 Mo',
  '6 Mo',
  '12 Mo',
  '18 Mo',
  '2T',
  '3T',
  '4T',
  '5',
  '6',
  '7',
  '8',
  '10',
  '12',
  '14',
] as const

/** The sizes as labels say them: "M Petite" and "M Tall" are two rows of one id. */
export const sizes: readonly SizeRow[] = [
  ...regular,
  ...offset('petite'),
  ...offset('tall'),
  ...rows({
    first: 1301,
    size_category: 'shoe',
    size_group: 'numbers',
    department_group: 'shoes',
    labels: halves(5, 12),
    middle: 6,
  }),
  ...rows({
    first: 1401,
    size_category: 'ring',
    size_group: 'numbers',
    department_group: 'jewelry',
    labels: halves(4, 10),
    middle: 6,
  }),
  ...rows({
    first: 1499,
    size_category: 'kids',
    size_group: 'letters',
    department_group: 'kids',
    labels: ['Preemie', 'Newborn'],
    middle: 12,
  }),
  ...rows({
    first: 1501,
    size_category: 'kids',
    size_group: 'letters',
    department_group: 'kids',
    labels: kidsLabels,
    middle: 10,
  }),
  ...rows({
    first: 1541,
    size_category: 'kids',
    size_group: 'letters',
    department_group: 'kids',
    labels: ['Kids S', 'Kids M', 'Kids L'],
    middle: 1,
    same: ['5|6', '7|8', '10|12'],
  }),
  ...rows({
    first: 1561,
    size_category: 'kids',
    size_group: 'numbers',
    department_group: 'kids-shoes',
    labels: ['5C', '6C', '7C', '8C', '9C', '10C', '11C', '12C', '13C', '1Y', '2Y', '3Y', '4Y'],
    middle: 6,
  }),
  ...rows({
    first: 1601,
    size_category: 'bra',
    size_group: 'numbers',
    department_group: 'women',
    labels: braLabels(['32', '34', '36', '38', '40']),
    middle: 12,
  }),
  ...rows({
    first: 1651,
    size_category: 'bra',
    size_group: 'numbers',
    department_group: 'plus',
    labels: braLabels(['42', '44', '46']),
    middle: -4,
  }),
  ...rows({
    first: 1701,
    size_category: 'tights',
    size_group: 'letters',
    department_group: 'women',
    labels: ['A', 'B', 'C', 'D', 'S/M', 'M/L'],
    middle: 2,
  }),
  ...rows({
    first: 1721,
    size_category: 'hat',
    size_group: 'letters',
    department_group: 'women',
    labels: ['S/M', 'M/L', 'L/XL'],
    middle: 1,
    same: ['S|M', 'M|L', 'L|XL'],
  }),
  ...rows({
    first: 1741,
    size_category: 'glove',
    size_group: 'numbers',
    department_group: 'women',
    labels: ['6', '6.5', '7', '7.5', '8'],
    middle: 2,
    same: ['XS', 'S', 'M', 'L', 'XL'],
  }),
  ...rows({
    first: 1761,
    size_category: 'belt',
    size_group: 'letters',
    department_group: 'women',
    labels: ['XS', 'S', 'M', 'L', 'XL'],
    middle: 2,
    same: ['XS', 'S', 'M', 'L', 'XL'],
  }),
  ...rows({
    first: 1901,
    size_category: 'one',
    size_group: 'one',
    department_group: 'all',
    labels: ['One Size'],
    middle: 0,
  }),
]

/** The sizes with one row for each id, as the database has them: "M Petite/Tall". */
export const sizeRows: readonly SizeRow[] = sizes
  .filter(({ department_group }) => department_group !== 'tall')
  .map((size) =>
    size.department_group === 'petite'
      ? { ...size, label: `${bareSizeLabel(size.label)} Petite/Tall`, department_group: petiteOrTall }
      : size,
  )

const where = (test: (s: SizeRow) => boolean) => sizes.filter(test)
const of = (category: SizeRow['size_category']) => where((s) => s.size_category === category)
/** From here on a child is no baby: sizing ids of "2T" and above. */
const babyBelow = 1505
/** The sizes of each size system; women's regular sizes are listed more often than the rest. */
export const sizesOf: Readonly<Record<SizeSystem, readonly SizeRow[]>> = {
  top: of('top'),
  bottom: where((s) => s.size_category === 'bottom' && s.size_group !== 'waist'),
  jeans: where(
    (s) => s.size_category === 'bottom' && (s.size_group === 'waist' || s.department_group === 'plus'),
  ),
  bra: of('bra'),
  tights: of('tights'),
  shoe: of('shoe'),
  ring: of('ring'),
  hat: of('hat'),
  glove: of('glove'),
  belt: of('belt'),
  baby: where((s) => s.department_group === 'kids' && s.sizing_id < babyBelow),
  kids: where((s) => s.department_group === 'kids' && s.sizing_id >= 1501),
  'kids-shoe': where((s) => s.department_group === 'kids-shoes'),
  one: of('one'),
}

/**
 * Returns the size category of a size system, by which sizes are filtered: 'bottom' for jeans, 'kids' for
 * baby sizes and children's shoes, else the system's own name.
 */
export function sizeCategoryOf(system: SizeSystem): SizeRow['size_category'] {
  if (system === 'jeans') return 'bottom'
  return system === 'baby' || system === 'kids-shoe' ? 'kids' : system
}

const equivalentsById = new Map(sizes.map((size) => [size.sizing_id, size.equivalents]))
/** Returns the labels of a size in other systems (M: 8, 10); empty for an unknown id. */
export const equivalentsOf = (sizingId: number): readonly string[] => equivalentsById.get(sizingId) ?? []

/** Sizes of one system in another: the same kind of piece, cut for the same people. */
const isAlike = (a: SizeRow, b: SizeRow) =>
  a.size_category === b.size_category && a.department_group === b.department_group

const equivalentIds = new Map<number, readonly number[]>(
  sizes.map((size) => [
    size.sizing_id,
    sizes
      .filter(
        (other) =>
          other !== size &&
          other.size_group !== size.size_group &&
          isAlike(size, other) &&
          (size.equivalents.includes(bareSizeLabel(other.label)) ||
            other.equivalents.includes(bareSizeLabel(size.label))),
      )
      .map((other) => other.sizing_id),
  ]),
)
/** Returns the ids of the equivalent sizes in other systems (top M: 8 and 10); empty for an unknown id. */
export const equivalentSizes = (sizingId: number): readonly number[] => equivalentIds.get(sizingId) ?? []
