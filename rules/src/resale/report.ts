// What a yearly resale report is made of: figures that are counted from pieces, and words around them. The
// words are texts of a release (rules/src/content/report-text.ts).
import { dollars } from '../common/dollars.ts'
import type { ResaleYear } from './years.ts'

/** How a chart's values are read: percent (0 to 100), cents, days, or a count. */
export type Unit = 'percent' | 'cents' | 'days' | 'count'
export type Bar = { readonly label: string; readonly value: number }
/** The bars of a chart, the most important first; `of` is the number of pieces that were counted. */
export type Chart = { readonly unit: Unit; readonly of: number; readonly bars: readonly Bar[] }

/** The charts of a year. */
export const chartNames = [
  'kinds',
  'conditions',
  'colors',
  'worthByTier',
  'worthByKind',
  'worthByCondition',
  'daysByKind',
  'cloth',
  'water',
] as const
export type ChartName = (typeof chartNames)[number]

/** The figures of a year, by the names that the words use. */
export type YearFigures = {
  /** Pieces that were counted. */
  readonly pieces: number
  /** Median price of a piece and of the same piece when new, in cents. */
  readonly price: number
  readonly priceNew: number
  /** Share of pieces with a flaw that was told and photographed, in percent. */
  readonly flawed: number
} & Readonly<Record<ChartName, Chart>>

type Chapter = {
  readonly id: string
  readonly title: string
  readonly words: string
  /** What the chart shows, as its caption. */
  readonly caption: string
  readonly chart: Chart
}
export type Report = {
  readonly year: ResaleYear
  readonly title: string
  readonly lead: string
  readonly facts: readonly { readonly value: string; readonly label: string }[]
  readonly chapters: readonly Chapter[]
}

/** Returns a value of a chart as people read it: "37%", "$24.00", "12 days". */
export function valueWords(value: number, unit: Unit): string {
  if (unit === 'percent') return `${Math.round(value)}%`
  if (unit === 'cents') return dollars(value)
  const grouped = Math.round(value).toLocaleString('en-US')
  return unit === 'days' ? `${grouped} ${value === 1 ? 'day' : 'days'}` : grouped
}
