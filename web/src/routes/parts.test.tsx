import { classify } from '@hemline/rules/site/routes.ts'
import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, it } from 'vitest'
import { renderAt } from '../testing/render-at.tsx'

it('shows the parts in development, with nothing for axe to find, and is no page of the sitemap', async () => {
  const { container } = await renderAt('/ui')
  expect(await screen.findByRole('heading', { level: 1, name: 'The parts' })).toBeTruthy()
  const tables = within(screen.getByRole('region', { name: 'Tables' }))
  expect(tables.getAllByRole('table').length).toBe(2)
  const { violations } = await axe.run(container, {
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  expect(classify('/ui').kind).toBe('not-found')
})
