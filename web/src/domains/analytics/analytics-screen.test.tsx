import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'

const asAdmin = () => {
  const shop = newShop()
  for (const user of shop.db.state.users) if (user.email === tomas) user.roles = ['admin']
  return { as: tomas, shop }
}

it('shows what visitors did, step by step', async () => {
  await renderAt('/employee/analytics', asAdmin())
  const funnel = await screen.findByRole('region', { name: 'From looking to buying' })
  const steps = within(funnel).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Visited the shop2,310 visitors',
    'Looked at a piece1,480 visitors64%',
    'Put one in the cart402 visitors27%',
    'Bought131 visitors33%',
  ])
  expect(screen.getByText('18,420')).toBeTruthy()
})

it('shows which types of pages are viewed', async () => {
  await renderAt('/employee/analytics', asAdmin())
  const table = await screen.findByRole('table', { name: 'Views by type of page' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
      .slice(1, 3),
  ).toEqual(['shop-details7,35040%1,480', 'shop-listings5,21028%1,702'])
  expect(within(table).getByRole('row', { name: /^No page of ours/ }).textContent).toBe(
    'No page of ours30<1%21',
  )
})

it('rates the speed of each type of page', async () => {
  await renderAt('/employee/analytics', asAdmin())
  const table = await screen.findByRole('table', { name: 'Page speed by page type' })
  expect(within(table).getByRole('row', { name: /^checkout/ }).textContent).toContain('0.28 poor')
  expect(within(table).getByRole('row', { name: /^shop-listings/ }).textContent).toContain('2.7 s to improve')
})

it('is no page of people without the right', async () => {
  await renderAt('/employee/analytics', { as: tomas })
  expect(await screen.findByRole('heading', { name: 'This is where we work' })).toBeTruthy()
})
