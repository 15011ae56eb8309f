// Size charts from the rules; the mocks' sizes are recognized by their size runs.
import {
  chartNameFor,
  rowForLabel,
  type SizeFacts,
  sizeCharts,
} from '@hemline/rules/size-guides/size-charts.ts'
import { type SizeRun, sizeRuns } from '../seed/pieces.ts'

const factsOf: Record<SizeRun, SizeFacts> = {
  letters: { sizeCategory: 'top', sizeGroup: 'letters', departmentGroup: 'women' },
  waists: { sizeCategory: 'bottom', sizeGroup: 'waist', departmentGroup: 'women' },
  shoes: { sizeCategory: 'shoe', sizeGroup: 'numbers', departmentGroup: 'shoes' },
  kids: { sizeCategory: 'kids', sizeGroup: 'letters', departmentGroup: 'kids' },
  one: { sizeCategory: 'one', sizeGroup: 'one', departmentGroup: 'all' },
}

const chartByName = (name: string | undefined) =>
  sizeCharts.find((chart) => chart.name === name?.toLowerCase())

function fragmentFor(sizingId: number) {
  for (const [run, { first, labels }] of Object.entries(sizeRuns)) {
    const label = labels[sizingId - first]
    const chart = label === undefined ? undefined : chartByName(chartNameFor(factsOf[run as SizeRun]))
    const row = chart && rowForLabel(chart.rows, label ?? '')
    if (row)
      return { sizingId, label, chartName: chart.name, chartTitle: chart.title, columns: chart.columns, row }
  }
  return null
}

export const sizeGuidesMocks = {
  Query: {
    sizeChart: (_: unknown, { name }: { name: string }) => chartByName(name) ?? null,
    sizeChartStandardGuides: () => sizeCharts.filter((chart) => chart.isStandard),
    sizeFragment: (_: unknown, { sizingId }: { sizingId: number }) => fragmentFor(sizingId),
  },
}
