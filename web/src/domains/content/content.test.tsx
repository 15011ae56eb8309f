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
  expect(texts.getAllByRole('row')).toHaveLength(4)
  expect(texts.getByText('New')).toBeTruthy()
  await userEvent.click(texts.getByRole('button', { name: 'Read “Do you wrap gifts?”' }))
  expect(
    within(screen.getByRole('article', { name: 'Do you wrap gifts?' })).getByText(/comes in tissue/),
  ).toBeTruthy()

  // The release changes the terms of use: members are told what changes, or need not accept.
  expect(screen.getByRole('checkbox', { name: /Members must accept/ })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('button', { name: 'Put in force' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Please tell members what changes')
  await userEvent.type(screen.getByLabelText('What changes for members'), 'Support lasts a year longer.')
  await userEvent.click(screen.getByRole('button', { name: 'Put in force' }))
  expect(await screen.findByText(/^Release 2 is in force. Members are asked/)).toBeTruthy()
  expect(screen.getByText(/Its terms are version \d{4}-/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Put in force' })).toBeNull()

  await renderAt('/employee/content', { as: tomas, shop })
  const releases = within(await screen.findByRole('table', { name: 'Releases' }))
  expect(await releases.findByText('Was in force')).toBeTruthy()
})

it('asks a member for the terms of a release, with what it changes', async () => {
  const shop = newShop()
  await renderAt('/employee/content', { as: tomas, shop })
  await userEvent.type(await screen.findByLabelText('What changes'), 'Support')
  await userEvent.click(screen.getByRole('button', { name: 'Make a release of the files' }))
  const words = await screen.findByLabelText('What changes for members')
  await userEvent.type(words, 'Support lasts a year longer.')
  await userEvent.click(screen.getByRole('button', { name: 'Put in force' }))
  await screen.findByText(/^Release 2 is in force/)

  await renderAt('/about', { as: 'nora@hemline.example', shop })
  const card = within(await screen.findByRole('complementary', { name: 'Terms and privacy' }))
  expect(await card.findByText('Support lasts a year longer.')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'I accept them' }))
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Terms and privacy' })).toBeNull())
})

it('shows a landing page of a release as shoppers would see it, before it is in force', async () => {
  const shop = newShop()
  const { unmount } = await renderAt('/employee/content', { as: tomas, shop })
  await userEvent.type(await screen.findByLabelText('What changes'), 'A title')
  await userEvent.click(screen.getByRole('button', { name: 'Make a release of the files' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Read “This season’s favorites”' }))
  const link = screen.getByRole('link', { name: 'See the page as shoppers would' })
  const href = link.getAttribute('href') ?? ''
  expect(href).toMatch(/^\/lp\/best-seasonal-hits\?release=/)
  unmount()
  const draft = await renderAt(href, { as: tomas, shop })
  expect(await screen.findByRole('heading', { level: 1, name: 'This season’s favorites' })).toBeTruthy()
  draft.unmount()
  await renderAt('/lp/best-seasonal-hits', { shop })
  expect(await screen.findByRole('heading', { level: 1, name: 'Best seasonal hits' })).toBeTruthy()
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
