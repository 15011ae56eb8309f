import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'

const all = ['Corvina', 'Cobalt Row', 'Saltbox', 'Theodora']

function Brands({ onTake, onLeave }: { onTake: (brand: string | undefined) => void; onLeave?: () => void }) {
  const [typed, setTyped] = useState('')
  const found = typed === '' ? [] : all.filter((one) => one.toLowerCase().startsWith(typed.toLowerCase()))
  return (
    <>
      <Combobox
        label="Brand"
        hint="As on its label"
        value={typed}
        onType={setTyped}
        options={found}
        keyOf={(brand) => brand}
        onTake={onTake}
        {...(onLeave && { onLeave })}
      >
        {(brand) => brand}
      </Combobox>
      <button type="button">After</button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand' })
const marked = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

it('marks the first option, moves the mark with the arrows, and takes the marked option at Enter', async () => {
  const onTake = vi.fn()
  render(<Brands onTake={onTake} />)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await userEvent.type(field(), 'co')
  expect(screen.getByRole('listbox', { name: 'Brand' })).toBeTruthy()
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  await waitFor(() => expect(marked()).toBe('Corvina'))
  await userEvent.keyboard('{ArrowDown}')
  expect(marked()).toBe('Cobalt Row')
  await userEvent.keyboard('{Enter}')
  expect(onTake.mock.calls).toEqual([['Cobalt Row']])
  expect(field().value).toBe('co')
  expect(document.activeElement).toBe(field())
})

it('takes an option by a press, and keeps the focus in the field', async () => {
  const onTake = vi.fn()
  render(<Brands onTake={onTake} />)
  await userEvent.type(field(), 'c')
  await userEvent.click(screen.getByRole('option', { name: 'Cobalt Row' }))
  expect(onTake.mock.calls).toEqual([['Cobalt Row']])
  expect(document.activeElement).toBe(field())
})

it('marks the first option of each new list', async () => {
  render(<Brands onTake={() => undefined} />)
  await userEvent.type(field(), 'c')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(marked()).toBe('Cobalt Row'))
  await userEvent.clear(field())
  await userEvent.type(field(), 't')
  await waitFor(() => expect(marked()).toBe('Theodora'))
})

it('takes nothing at Enter where there is no option', async () => {
  const onTake = vi.fn()
  render(<Brands onTake={onTake} />)
  await userEvent.type(field(), 'xyz{Enter}')
  expect(onTake.mock.calls).toEqual([[undefined]])
})

it('closes the list at Escape with the text kept, and opens the list of the next text', async () => {
  const onLeave = vi.fn()
  render(<Brands onTake={() => undefined} onLeave={onLeave} />)
  await userEvent.type(field(), 'c{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onLeave).toHaveBeenCalledOnce()
  expect(field().value).toBe('c')
  await userEvent.type(field(), 'o')
  expect(screen.getByRole('listbox')).toBeTruthy()
})

it('closes the list when the focus leaves the field', async () => {
  render(<Brands onTake={() => undefined} />)
  await userEvent.type(field(), 'c')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('moves the mark to the ends of the list with Home and End', async () => {
  render(<Brands onTake={() => undefined} />)
  await userEvent.type(field(), 'co')
  await waitFor(() => expect(marked()).toBe('Corvina'))
  await userEvent.keyboard('{End}')
  expect(marked()).toBe('Cobalt Row')
  await userEvent.keyboard('{Home}')
  expect(marked()).toBe('Corvina')
})

it('says its hint', () => {
  render(<Brands onTake={() => undefined} />)
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'As on its label',
  )
})
