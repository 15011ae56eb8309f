import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Row = { label: string; cells: { text: string | null; inches: { from: number; to: number } | null }[] }
type Chart = { name: string; title: string; isStandard: boolean; columns: unknown[]; rows: Row[] }
type Fragment = { sizingId: number; label: string; chartName: string; columns: unknown[]; row: Row }

/** Registers the contract's tests of size charts by name, the standard charts, and the line of one size. */
export function sizeGuidesContract(make: MakeClient): void {
  describe('size guides', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })

    it('finds a chart by its name in any case, and none that is not there', async () => {
      const chart = await ask<Chart>(shopper, 'getSizeChartByName', { name: 'Rings' })
      expect(chart).toMatchObject({ name: 'rings', isStandard: false })
      expect(await ask(shopper, 'getSizeChartByName', { name: 'no-such-chart' })).toBeNull()
    })

    it('offers the standard guides, each with a cell for every column', async () => {
      const charts = await ask<Chart[]>(shopper, 'getSizeChartStandardGuides')
      expect(charts.map((chart) => chart.name)).toContain('women-letters')
      expect(charts.every((chart) => chart.isStandard)).toBe(true)
      for (const chart of charts)
        for (const row of chart.rows) expect(row.cells).toHaveLength(chart.columns.length)
    })

    it('says of a piece’s size what it measures, and nothing of a size that is not known', async () => {
      const found: Fragment[] = []
      for (const itemNumber of shopper.marked.listed.slice(0, 12)) {
        const { sizingId } = await ask<{ sizingId: number }>(shopper, 'getProduct', { itemNumber })
        const fragment = await ask<Fragment | null>(shopper, 'getSizeFragment', { sizingId })
        if (fragment) found.push(fragment)
      }
      expect(found.length).toBeGreaterThan(0)
      for (const { row, columns, chartName } of found) {
        expect(row.cells).toHaveLength(columns.length)
        const chart = await ask<Chart>(shopper, 'getSizeChartByName', { name: chartName })
        expect(chart.rows).toContainEqual(row)
      }
      expect(await ask(shopper, 'getSizeFragment', { sizingId: -1 })).toBeNull()
    })
  })
}
