import { describe, expect, it } from 'vitest'
import { chartNameFor, rowForLabel, sizeCharts } from './size-charts.ts'

const rowsOf = (name: string) => sizeCharts.find((chart) => chart.name === name)?.rows ?? []

describe('size charts', () => {
  it('have a cell for every column, and lengths that run upwards', () => {
    for (const chart of sizeCharts) {
      for (const row of chart.rows) {
        expect(row.cells.length, `${chart.name} ${row.label}`).toBe(chart.columns.length)
        for (const cell of row.cells)
          if (cell.inches) expect(cell.inches.to).toBeGreaterThanOrEqual(cell.inches.from)
      }
    }
  })

  it('are found by how a size is grouped, and not for one that fits everybody', () => {
    expect(chartNameFor({ sizeCategory: 'top', sizeGroup: 'letters', departmentGroup: 'petite' })).toBe(
      'women-letters',
    )
    expect(chartNameFor({ sizeCategory: 'bottom', sizeGroup: 'waist', departmentGroup: 'women' })).toBe(
      'women-jeans',
    )
    expect(chartNameFor({ sizeCategory: 'top', sizeGroup: 'numbers', departmentGroup: 'plus' })).toBe(
      'women-plus',
    )
    expect(chartNameFor({ sizeCategory: 'kids', sizeGroup: 'numbers', departmentGroup: 'kids-shoes' })).toBe(
      'kids-shoes',
    )
    expect(chartNameFor({ sizeCategory: 'one', sizeGroup: 'one', departmentGroup: 'all' })).toBeUndefined()
  })

  it('find a petite M, a 16W among two names, and nothing for what they lack', () => {
    expect(rowForLabel(rowsOf('women-letters'), 'M Petite')?.label).toBe('M')
    expect(rowForLabel(rowsOf('women-plus'), '16W')?.label).toBe('1X')
    expect(rowForLabel(rowsOf('women-letters'), '5XL')).toBeUndefined()
  })
})
