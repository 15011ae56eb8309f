// The size charts with which the shop starts, taken from the rules; later their editors change the table.
import { sizeCharts } from '@hemline/rules/size-guides/size-charts.ts'
import type { Cell } from './copy.ts'

export const sizeChartColumns = ['name', 'title', 'is_standard', 'note', 'columns', 'rows', 'rank'] as const

/** Returns the seeded rows of the table of size charts, in their order. */
export const sizeChartRows = (): readonly (readonly Cell[])[] =>
  sizeCharts.map((chart, i) => [
    chart.name,
    chart.title,
    chart.isStandard,
    chart.note,
    { json: chart.columns },
    { json: chart.rows },
    i + 1,
  ])
