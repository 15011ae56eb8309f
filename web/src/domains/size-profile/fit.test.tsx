import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const imani = 'imani@hemline.example'
const main = () => within(screen.getByRole('main'))

/** A shop, and a dress on sale in it with its bust. */
function shopWithDress() {
  const shop = newShop()
  const dress = shop.db.items.find(
    ({ category_path, state, measurements }) =>
      category_path.startsWith('dresses/') && state === 'listed' && measurements[0]?.name === 'Bust',
  )
  if (!dress) throw new Error('the mocks have no measured dress')
  return { shop, path: `/product/any-words/${dress.item_number}`, bust: dress.measurements[0]?.inches ?? 0 }
}

it('asks a member for one number, says how the piece fits with both, and forgets them when told', async () => {
  const user = userEvent.setup()
  const { shop, path, bust } = shopWithDress()
  const first = await renderAt(path, { as: imani, shop })
  await screen.findByRole('main')
  const note = () => main().findByRole('region', { name: 'How it fits' })
  const asked = within(await note())
  expect(asked.getByRole('heading').textContent).toMatch(/ in at the bust\. And you\?$/)
  await user.click(asked.getByRole('button', { name: 'Compare' }))
  expect(await asked.findByText('Please give your bust as a number.')).toBeTruthy()
  await user.type(asked.getByLabelText('Your bust, inches'), String(Math.round(bust) + 5))
  await user.click(asked.getByRole('button', { name: 'Compare' }))
  expect(await main().findByRole('heading', { name: 'Likely much too tight for you' })).toBeTruthy()
  const said = within(await note())
  expect(said.getByText('this piece, measured by us')).toBeTruthy()
  expect(said.getByText('the bust you gave us')).toBeTruthy()
  expect(said.getByRole('img').getAttribute('aria-label')).toMatch(/^You \d+ in, this piece [\d.]+ in$/)
  first.unmount()

  await renderAt('/my/sizes', { as: imani, shop })
  await screen.findByRole('main')
  const box = within(await main().findByRole('region', { name: 'What fit notes rest on' }))
  expect(await box.findByText(/^you gave it on /)).toBeTruthy()
  await user.click(box.getByRole('button', { name: 'Forget them' }))
  expect(await box.findAllByText('nothing yet')).toHaveLength(2)
  expect(box.queryByRole('button', { name: 'Forget them' })).toBeNull()

  // By keyboard: the field has the focus once its button opened it.
  await user.click(box.getByRole('button', { name: 'Add Bust' }))
  expect(document.activeElement).toBe(box.getByLabelText('Your bust, inches'))
})

it('shows no fit to visitors', async () => {
  const { shop, path } = shopWithDress()
  await renderAt(path, { shop })
  await screen.findByRole('main')
  await main().findByRole('region', { name: 'Size' })
  expect(main().queryByRole('region', { name: 'How it fits' })).toBeNull()
})
