// Size charts: what a body measures in each size and what other countries call it. The figures are ours,
// rounded to the usual half inch.

import { bareSizeLabel } from '../catalogue/size-cuts.ts'

/** A length of a body in inches, from and to the same for a single figure. */
export type SizeRange = { from: number; to: number }
/** A cell is a name in another system ("UK 12") or a length; a length can be shown in centimeters. */
export type SizeCell = { text: string | null; inches: SizeRange | null }
export type SizeChartColumn = { key: string; label: string }
export type SizeChartRow = { label: string; cells: SizeCell[] }
export type SizeChart = {
  name: string
  title: string
  /** One of the standard guides that the size guide offers as tabs; others are asked for by name only. */
  isStandard: boolean
  note: string
  columns: SizeChartColumn[]
  rows: SizeChartRow[]
}

const text = (value: string): SizeCell => ({ text: value, inches: null })
const inches = (value: string): SizeCell => {
  const [from = 0, to = from] = value.split('–').map(Number)
  return { text: null, inches: { from, to } }
}

type Plan = Pick<SizeChart, 'name' | 'title' | 'note'> & {
  isStandard?: boolean
  columns: readonly string[]
  table: string
}

/**
 * Columns that begin with "~" hold lengths; rows are lines, cells are parted by spaces, the first is the
 * size as its label says it.
 */
function chart({ columns, table, isStandard = true, ...rest }: Plan): SizeChart {
  const heads = columns.map((column) => ({ length: column.startsWith('~'), label: column.replace('~', '') }))
  return {
    ...rest,
    isStandard,
    columns: heads.map(({ label }) => ({ key: label.toLowerCase().replace(/[^a-z]+/g, '_'), label })),
    rows: table
      .trim()
      .split('\n')
      .map((line) => {
        const [label = '', ...cells] = line.trim().split(/\s+/)
        return {
          label: label.replaceAll('_', ' '),
          cells: cells.map((cell, i) => (heads[i]?.length ? inches(cell) : text(cell.replaceAll('_', ' ')))),
        }
      }),
  }
}

const bodyNote =
  'Measure yourself over thin underwear, with the tape level and not tight. Between two sizes, take the larger for wovens and the smaller for knits.'
const body = ['~Bust', '~Waist', '~Hips'] as const

export const sizeCharts: readonly SizeChart[] = [
  chart({
    name: 'women-letters',
    title: 'Women, XXS to XXL',
    note: bodyNote,
    columns: ['US', 'UK', 'EU', ...body],
    table: `
      XXS 00 4 32 30.5–31 23.5–24 33.5–34
      XS 0/2 4/6 32/34 32–33 24.5–25.5 35–36
      S 4/6 8/10 36/38 34–35 26.5–27.5 37–38
      M 8/10 12/14 40/42 36–37 28.5–29.5 39–40
      L 12/14 16/18 44/46 38.5–40 31–32.5 41.5–43
      XL 16 20 48 41.5–43 34–36 44.5–46
      XXL 18 22 50 43.5–45 37–39 46.5–48`,
  }),
  chart({
    name: 'women-numbers',
    title: 'Women, 00 to 18',
    note: bodyNote,
    columns: ['Letter', 'UK', 'EU', ...body],
    table: `
      00 XXS 4 32 31 23.5 34
      0 XS 4 32 32 24.5 35
      2 XS 6 34 33 25.5 36
      4 S 8 36 34 26.5 37
      6 S 10 38 35 27.5 38
      8 M 12 40 36 28.5 39
      10 M 14 42 37 29.5 40
      12 L 16 44 38.5 31 41.5
      14 L 18 46 40 32.5 43
      16 XL 20 48 42 35 45
      18 XXL 22 50 44 38 47`,
  }),
  chart({
    name: 'women-jeans',
    title: 'Jeans by waist',
    note: 'The number on a pair of jeans is its waist in inches, as the maker cuts it. Most sit below the waist, so measure a pair that fits you.',
    columns: ['US', 'Letter', '~Waist', '~Hips'],
    table: `
      23 00 XXS 23.5 33.5
      24 0 XS 24.5 34.5
      25 0 XS 25 35.5
      26 2 S 26 36.5
      27 4 S 27 37.5
      28 6 M 28 38.5
      29 8 M 29 39.5
      30 10 L 30 40.5
      31 12 L 31 41.5
      32 14 XL 32.5 42.5
      33 16 XL 33.5 43.5
      34 16 XL 34.5 44.5
      35 18 XXL 36 46
      36 18 XXL 37 47`,
  }),
  chart({
    name: 'women-plus',
    title: 'Plus',
    note: bodyNote,
    columns: ['US', 'UK', 'EU', ...body],
    table: `
      1X 14W/16W 18/20 46/48 42–44 35–37 45–47
      2X 18W/20W 22/24 50/52 46–48 39–41 49–51
      3X 22W/24W 26/28 54/56 50–52 43–45 53–55
      4X 26W 30 58 54–56 47–49 57–59`,
  }),
  chart({
    name: 'juniors',
    title: 'Juniors',
    note: 'Junior sizes are odd numbers, cut shorter in the body and straighter in the hip than women’s.',
    columns: ['Letter', ...body],
    table: `
      1 XS 32 24.5 34.5
      3 XS 33 25.5 35.5
      5 S 34 26.5 36.5
      7 S 35 27.5 37.5
      9 M 36 28.5 38.5
      11 L 37.5 30 40
      13 L 39 31.5 41.5`,
  }),
  chart({
    name: 'women-shoes',
    title: 'Shoes',
    note: 'Stand on a sheet of paper and mark heel and longest toe. Go by your longer foot.',
    columns: ['UK', 'EU', '~Foot length'],
    table: `
      5 3 35.5 8.5
      5.5 3.5 36 8.75
      6 4 36.5 8.9
      6.5 4.5 37 9.1
      7 5 37.5 9.25
      7.5 5.5 38 9.4
      8 6 38.5 9.5
      8.5 6.5 39 9.75
      9 7 39.5 9.9
      9.5 7.5 40 10
      10 8 40.5 10.2
      10.5 8.5 41 10.35
      11 9 42 10.5
      11.5 9.5 42.5 10.7
      12 10 43 10.85`,
  }),
  chart({
    name: 'kids-clothes',
    title: 'Kids’ clothes',
    note: 'Go by height first: ages differ more than children do.',
    columns: ['EU', '~Height', '~Chest'],
    table: `
      Preemie 46 16–18 13
      Newborn 50 18–21 14.5
      3_Mo 62 22–24 16.5
      6_Mo 68 24–27 17.5
      12_Mo 80 28–30 18.5
      18_Mo 86 31–33 19.5
      2T 92 34–36 20.5
      3T 98 37–39 21.5
      4T 104 39–41 22.5
      4 104 39–41 23
      5 110 42–44 24
      6 116 45–47 25
      7 122 48–50 26
      8 128 50–52 27
      10 140 53–56 28.5
      12 152 57–60 30
      14 158 60–62 31.5
      Kids_S 116 42–47 24.5
      Kids_M 128 48–52 26.5
      Kids_L 146 53–58 29`,
  }),
  chart({
    name: 'kids-shoes',
    title: 'Kids’ shoes',
    note: 'C stands for child and Y for youth. Leave half an inch in front of the longest toe.',
    columns: ['UK', 'EU', '~Foot length'],
    table: `
      5C 4 21 4.75
      6C 5 22 5.1
      7C 6 23 5.5
      8C 7 24 5.75
      9C 8 25.5 6.1
      10C 9 27 6.5
      11C 10 28 6.75
      12C 11 30 7.1
      13C 12 31 7.5
      1Y 13 32 7.75
      2Y 1 33 8.1
      3Y 2 34 8.5
      4Y 3 36 8.75`,
  }),
  chart({
    name: 'bras',
    title: 'Bras',
    isStandard: false,
    note: 'Measure under the bust with the tape tight, and over the fullest part of the bust with the tape loose.',
    columns: ['EU', '~Under bust', '~Bust'],
    table: `
      32A 70A 28 33
      32B 70B 28 34
      32C 70C 28 35
      32D 70D 28 36
      32DD 70E 28 37
      32DDD 70F 28 38
      34A 75A 30 35
      34B 75B 30 36
      34C 75C 30 37
      34D 75D 30 38
      34DD 75E 30 39
      34DDD 75F 30 40
      36A 80A 32 37
      36B 80B 32 38
      36C 80C 32 39
      36D 80D 32 40
      36DD 80E 32 41
      36DDD 80F 32 42
      38A 85A 34 39
      38B 85B 34 40
      38C 85C 34 41
      38D 85D 34 42
      38DD 85E 34 43
      38DDD 85F 34 44
      40A 90A 36 41
      40B 90B 36 42
      40C 90C 36 43
      40D 90D 36 44
      40DD 90E 36 45
      40DDD 90F 36 46
      42A 95A 38 43
      42B 95B 38 44
      42C 95C 38 45
      42D 95D 38 46
      42DD 95E 38 47
      42DDD 95F 38 48
      44A 100A 40 45
      44B 100B 40 46
      44C 100C 40 47
      44D 100D 40 48
      44DD 100E 40 49
      44DDD 100F 40 50
      46A 105A 42 47
      46B 105B 42 48
      46C 105C 42 49
      46D 105D 42 50
      46DD 105E 42 51
      46DDD 105F 42 52`,
  }),
  chart({
    name: 'tights',
    title: 'Tights',
    isStandard: false,
    note: 'Go by height first; between two sizes take the larger.',
    columns: ['~Height', '~Hips'],
    table: `
      A 58–62 34–38
      B 60–65 36–41
      C 63–68 38–44
      D 65–70 41–47
      S/M 58–65 34–40
      M/L 64–71 39–46`,
  }),
  chart({
    name: 'hats',
    title: 'Hats',
    isStandard: false,
    note: 'Measure round the head above ears and eyebrows.',
    columns: ['~Head'],
    table: `
      S/M 21.5–22
      M/L 22–22.75
      L/XL 22.75–23.5`,
  }),
  chart({
    name: 'gloves',
    title: 'Gloves',
    isStandard: false,
    note: 'Measure round the hand at the knuckles, without the thumb.',
    columns: ['~Hand'],
    table: `
      6 6
      6.5 6.5
      7 7
      7.5 7.5
      8 8`,
  }),
  chart({
    name: 'belts',
    title: 'Belts',
    isStandard: false,
    note: 'From the fold at the buckle to the middle hole.',
    columns: ['~Length'],
    table: `
      XS 28–30
      S 30–32
      M 33–35
      L 36–38
      XL 39–41`,
  }),
  chart({
    name: 'rings',
    title: 'Rings',
    isStandard: false,
    note: 'Measure the inside of a ring that fits. Fingers are largest in the evening and smallest in the cold.',
    columns: ['UK', '~Inner diameter'],
    table: `
      4 H 0.58
      4.5 I 0.6
      5 J 0.62
      5.5 K 0.63
      6 L 0.65
      6.5 M 0.66
      7 N 0.68
      7.5 O 0.7
      8 P 0.71
      8.5 Q 0.73
      9 R 0.75
      9.5 S 0.76
      10 T 0.78`,
  }),
]

export type SizeFacts = { sizeCategory: string; sizeGroup: string; departmentGroup: string }

/** Returns the name of the size chart to which a size belongs (§3); undefined for one-size pieces. */
export function chartNameFor({ sizeCategory, sizeGroup, departmentGroup }: SizeFacts): string | undefined {
  if (sizeCategory === 'one') return undefined
  if (departmentGroup === 'kids-shoes') return 'kids-shoes'
  const byCategory: Record<string, string> = {
    kids: 'kids-clothes',
    shoe: 'women-shoes',
    ring: 'rings',
    bra: 'bras',
    tights: 'tights',
    hat: 'hats',
    glove: 'gloves',
    belt: 'belts',
  }
  const byGroup: Record<string, string> = {
    letters: 'women-letters',
    numbers: 'women-numbers',
    waist: 'women-jeans',
  }
  if (Object.hasOwn(byCategory, sizeCategory)) return byCategory[sizeCategory]
  if (departmentGroup === 'plus') return 'women-plus'
  return departmentGroup === 'juniors' ? 'juniors' : byGroup[sizeGroup]
}

/**
 * Returns the row of a size chart for a size label; also finds a label within a row's combined name ("14W" in
 * "14W/16W"). Undefined when no row has it.
 */
export function rowForLabel<Row extends SizeChartRow>(rows: readonly Row[], label: string): Row | undefined {
  const wanted = bareSizeLabel(label)
  return (
    rows.find((row) => row.label === wanted) ??
    rows.find((row) => row.cells[0]?.text?.split('/').includes(wanted))
  )
}
