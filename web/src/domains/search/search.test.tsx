import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

/** The shop at a URL, once its frame is there. */
async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}

const field = () => screen.getAllByRole('searchbox', { name: 'Search' })[0] as HTMLInputElement

it('asks for what is typed, keeps it from the URL, and can be cleared', async () => {
  const user = userEvent.setup()
  const { router } = await open('/cart')
  await screen.findByRole('heading', { level: 1 })
  await user.type(field(), '  silk & wool {Enter}')
  await waitFor(() => expect(router.latestLocation.search).toEqual({ text: 'silk & wool' }))
  await waitFor(() => expect(field().value).toBe('silk & wool'))
  await user.click(screen.getAllByRole('button', { name: 'Clear search' })[0] as HTMLElement)
  expect(field().value).toBe('')
})

it('takes no more than 200 characters', async () => {
  const user = userEvent.setup()
  await open('/cart')
  await screen.findByRole('heading', { level: 1 })
  await user.click(field())
  await user.paste('x'.repeat(500))
  expect(field().value).toHaveLength(200)
})
