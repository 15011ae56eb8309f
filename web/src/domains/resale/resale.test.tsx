import { fillReport, readReport } from '@hemline/rules/content/report-text.ts'
import { valueWords } from '@hemline/rules/resale/report.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { reportTexts } from '../../../mocks/seed/pages-as-texts.ts'
import { renderAt } from '../../testing/render-at.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

it('lists the reports, the newest first, and each leads to its year', async () => {
  const user = userEvent.setup()
  await renderAt('/resale')
  await heading('What becomes of clothes that somebody let go')
  const links = screen.getAllByRole('link', { name: /^20\d\d: ?What/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/resale/2025',
    '/resale/2024',
    '/resale/2023',
  ])
  await user.click(links[1] as HTMLElement)
  await heading(/^Resale report 2024: ?What keeps its worth$/)
})

const reports = reportTexts.flatMap((one) => {
  const text = readReport(one)
  return typeof text === 'string' ? [] : [fillReport(text)]
})

it.each(reports)('shows every chart of $year with a table of the same numbers', async (report) => {
  const { year, title, chapters } = report
  const user = userEvent.setup()
  await renderAt(`/resale/${year}`)
  await heading(new RegExp(`^Resale report ${year}: ?${title}$`))
  for (const { title: name, caption, chart } of chapters) {
    expect(name).not.toContain('{')
    const part = within(screen.getByRole('region', { name }))
    await user.click(part.getByText('As a table'))
    const rows = within(part.getByRole('table', { name: caption }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(
      chart.bars.map(({ label, value }) => `${label}${valueWords(value, chart.unit)}`),
    )
  }
  expect(screen.getByText(/figures of our own simulation and not of sales/)).toBeTruthy()
})

it('has no report of a year that nobody wrote about', async () => {
  await renderAt('/resale/2019')
  await heading('We dropped a stitch')
})
