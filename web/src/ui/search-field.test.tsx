import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SearchField } from './SearchField.tsx'

function Brands() {
  const [typed, setTyped] = useState('')
  return <SearchField label="Find a brand" value={typed} onType={setTyped} />
}

it('is named, and is cleared by a button that gives the focus back', async () => {
  render(<Brands />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a brand' })
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.type(field, 'co')
  expect(field.value).toBe('co')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button')).toBeNull()
})
