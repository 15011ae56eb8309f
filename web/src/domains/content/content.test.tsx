import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'

it('makes a release of the files, shows what it changes, and puts it in force', async () => {
  const shop = newShop()
  const { router } = await renderAt('/employee/content', { as: tomas, shop })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a release of the files' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Please say what changes.')
  await userEvent.type(screen.getByLabelText('What changes'), 'An answer about gifts')
  await userEvent.click(screen.getByRole('button', { name: 'Make a release of the files' }))

  const texts = within(await screen.findByRole('table', { name: 'Texts' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/employee\/content\/./))
  expect(texts.getAllByRole('row')).toHaveLength(2)
  expect(texts.getByText('New')).toBeTruthy()
  await userEvent.click(texts.getByRole('button', { name: 'Read “Do you wrap gifts?”' }))
  expect(
    within(screen.getByRole('article', { name: 'Do you wrap gifts?' })).getByText(/comes in tissue/),
  ).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Put in force' }))
  expect(await screen.findByText('Release 2 is in force.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Put in force' })).toBeNull()

  await renderAt('/employee/content', { as: tomas, shop })
  const releases = within(await screen.findByRole('table', { name: 'Releases' }))
  expect(await releases.findByText('Was in force')).toBeTruthy()
})

it('says when there is no such release', async () => {
  await renderAt('/employee/content/nowhere', { as: tomas })
  expect(await screen.findByText(/There is no such release/)).toBeTruthy()
})

it('is closed to shoppers', async () => {
  await renderAt('/employee/content', { as: 'nora@hemline.example' })
  expect(await screen.findByText('This is where we work')).toBeTruthy()
})

it('tells readers of the legal texts which release they read', async () => {
  await renderAt('/legal')
  expect(await screen.findByText(/^Release 1 of our texts, in force since/)).toBeTruthy()
})
