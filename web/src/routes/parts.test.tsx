import { classify } from '@hemline/rules/site/routes.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { faultsOf } from '../testing/faults-of.ts'
import { renderAt } from '../testing/render-at.tsx'

it('shows the parts in development, with nothing for axe to find, and is no page of the sitemap', async () => {
  const { container } = await renderAt('/ui')
  expect(await screen.findByRole('heading', { level: 1, name: 'The parts' })).toBeTruthy()
  const tables = within(screen.getByRole('region', { name: 'Tables' }))
  expect(tables.getAllByRole('table').length).toBe(2)
  expect(await faultsOf(container)).toEqual([])
  expect(classify('/ui').kind).toBe('not-found')
})
