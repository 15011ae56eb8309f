// Size charts from the rules; the mocks' sizes are recognized by their size runs.
import { chartNameFor, rowForLabel, sizeCharts } from '@hemline/rules/size-guides/size-charts.ts'
import { type SizeRun, sizeFacts, sizeRuns } from '../seed/pieces.ts'

const chartByName = (name: string | undefined) =>
  sizeCharts.find((chart) => chart.name === name?.toLowerCase())

function fragmentFor(sizingId: number) {
  for (const [run, { ids, labels }] of Object.entries(sizeRuns)) {
    const label = labels[ids.indexOf(sizingId)]
    const chart = label === undefined ? undefined : chartByName(chartNameFor(sizeFacts[run as SizeRun]))
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
