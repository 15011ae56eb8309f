import { errorMessageHeading, errorPageHeading } from '@hemline/rules/vocabulary/errors.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ErrorMessage } from './ErrorMessage.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Toasts } from './Toasts.tsx'
import { showToast, useToastStore } from './toasts.store.ts'

it('says on a whole page what the specification says, with a link and a way to try again', async () => {
  const again = vi.fn()
  render(<ErrorScreen onRetry={again} />)
  const shown = screen.getByRole('alert')
  expect(screen.getByRole('heading', { level: 1, name: errorPageHeading })).toBeTruthy()
  expect(shown.textContent).toMatch(/use the link below or refresh the page/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledOnce()
})

it('says in a part of a page that something is wrong here, until told better', async () => {
  const { rerender } = render(<ErrorMessage />)
  expect(screen.getByRole('alert').textContent).toContain(errorMessageHeading)
  expect(screen.queryByRole('button')).toBeNull()
  const again = vi.fn()
  rerender(
    <ErrorMessage title="No charts" onRetry={again}>
      Try later.
    </ErrorMessage>,
  )
  expect(screen.getByRole('alert').textContent).toMatch(/^No chartsTry later\./)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledOnce()
})

it('never shows two toasts that say the same', () => {
  useToastStore.setState({ toasts: [] })
  showToast({ text: 'We are very busy.' })
  showToast({ text: 'Removed: Linen dress.' })
  showToast({ text: 'We are very busy.' })
  render(<Toasts />)
  expect(screen.getAllByText('We are very busy.')).toHaveLength(1)
  expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([
    'Removed: Linen dress.',
    'We are very busy.',
  ])
})
