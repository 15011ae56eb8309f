import { readContentFolder } from '@hemline/db/content-folder.ts'
import { readContent } from '@hemline/rules/content/content.ts'
import { fillReport, readReport } from '@hemline/rules/content/report-text.ts'
import { resaleFigures } from '@hemline/rules/resale/figures.gen.ts'
import { resaleYears } from '@hemline/rules/resale/years.ts'
import { describe, expect, it } from 'vitest'
import { countYear } from './count.ts'

const texts = readContent(readContentFolder()).documents
const reportOf = (year: string) => {
  const document = texts.find(({ kind, slug }) => kind === 'report' && slug === year)
  const text = document ? readReport(document) : 'there is no such file'
  if (typeof text === 'string') throw new Error(text)
  return fillReport(text)
}

describe('the figures of a resale report', () => {
  it.each(resaleYears)(
    'of %s are what the simulation counts (node tools/resale/write.ts writes them)',
    (year) => {
      expect(resaleFigures[year]).toEqual(countYear(year))
    },
  )

  it.each(resaleYears)('of %s make words without a hole, and bars in order', (year) => {
    const { chapters, facts, lead } = reportOf(year)
    const said = [
      lead,
      ...facts.flatMap(Object.values),
      ...chapters.flatMap(({ title, words }) => [title, words]),
    ]
    for (const text of said) {
      expect(text).not.toMatch(/undefined|NaN|[{}]|\b0%/)
      expect(text.trim()).not.toBe('')
    }
    for (const { chart } of chapters) {
      expect(chart.bars.length).toBeGreaterThanOrEqual(4)
      const values = chart.bars.map(({ value }) => value)
      const down = values.toSorted((a, b) => b - a)
      expect([down, down.toReversed()]).toContainEqual(values)
    }
  })

  it('say what the titles claim', () => {
    const { worthByTier, worthByCondition } = resaleFigures[2024]
    expect(worthByTier.bars[0]?.label).toBe('Luxury')
    const [tagged, mended] = ['New with tags', 'Repaired'].map(
      (label) => worthByCondition.bars.find((bar) => bar.label === label)?.value ?? 0,
    )
    expect(tagged).toBeGreaterThan(mended ?? 100)
  })
})
