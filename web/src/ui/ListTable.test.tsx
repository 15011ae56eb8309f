import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ListTable } from './ListTable.tsx'
import type { Column } from './Table.tsx'

type Bag = { code: string; pieces: number }

const columns: readonly Column<Bag>[] = [
  { key: 'code', name: 'Bag', cell: (bag) => bag.code },
  { key: 'pieces', name: 'Pieces', number: true, cell: (bag) => bag.pieces, order: (bag) => bag.pieces },
]
const bags: readonly Bag[] = [
  { code: 'A', pieces: 12 },
  { code: 'B', pieces: 3 },
  { code: 'C', pieces: 7 },
]

afterEach(cleanup)

const shown = () =>
  within(screen.getByRole('table', { name: 'Bags' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

it('sorts by a column at a press of its name, and the other way round at the next one', async () => {
  render(<ListTable label="Bags" columns={columns} rows={bags} rowKey={(bag) => bag.code} />)
  expect(shown()).toEqual(['A', 'B', 'C'])
  await userEvent.click(screen.getByRole('button', { name: 'Pieces' }))
  expect(shown()).toEqual(['B', 'C', 'A'])
  expect(screen.getByRole('columnheader', { name: 'Pieces' }).getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Pieces' }))
  expect(shown()).toEqual(['A', 'C', 'B'])
  expect(screen.queryByRole('button', { name: 'Bag' })).toBeNull()
})

it('comes in pages when it is long, and stays on one that is there', async () => {
  const table = (rows: readonly Bag[]) => (
    <ListTable label="Bags" columns={columns} rows={rows} rowKey={(bag) => bag.code} pageSize={2} />
  )
  const { rerender } = render(table(bags))
  expect(shown()).toEqual(['A', 'B'])
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(shown()).toEqual(['C'])
  rerender(table(bags.slice(0, 2)))
  expect(shown()).toEqual(['A', 'B'])
})
