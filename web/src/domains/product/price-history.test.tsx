import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

it('says what a marked-down piece cost before, and since when', async () => {
  const shop = newShop()
  const item = shop.db.items.find((one) => one.state === 'listed' && one.marked_down_at !== null)
  if (!item) throw new Error('the mocks have no marked-down piece')
  await renderAt(`/product/${item.item_number}`, { shop })
  const cost = within(await screen.findByRole('region', { name: 'What it cost' }))
  expect(cost.getByText('It has never cost less here.')).toBeTruthy()
  expect(cost.getAllByRole('definition')).toHaveLength(2)
})

it('says nothing of a piece that always cost the same', async () => {
  const shop = newShop()
  const item = shop.db.items.find((one) => one.state === 'listed' && one.marked_down_at === null)
  await renderAt(`/product/${item?.item_number}`, { shop })
  await screen.findByRole('region', { name: 'The piece itself' })
  expect(screen.queryByRole('region', { name: 'What it cost' })).toBeNull()
})
