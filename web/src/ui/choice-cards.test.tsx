import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ChoiceCard, ChoiceCards } from './ChoiceCards.tsx'

function Delivery({ error }: { error?: string }) {
  const [chosen, setChosen] = useState<string>()
  const card = (way: string) => ({ checked: chosen === way, onChange: () => setChosen(way) })
  return (
    <ChoiceCards legend="Delivery" error={error}>
      <ChoiceCard title="Standard" words="In a week" end="Free" {...card('standard')} />
      <ChoiceCard aria-label="Expedited" title="Expedited" words="In two days" {...card('expedited')} />
      <ChoiceCard title="Overnight" disabled {...card('overnight')} />
    </ChoiceCards>
  )
}

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

it('is one group of radio buttons, each named by the text of its card', async () => {
  render(<Delivery />)
  expect(within(screen.getByRole('radiogroup', { name: 'Delivery' })).getAllByRole('radio')).toHaveLength(3)
  await userEvent.click(screen.getByText('In a week'))
  expect(radio(/^Standard.*In a week.*Free$/).checked).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  expect(radio('Expedited').checked).toBe(true)
  expect(radio(/^Standard/).checked).toBe(false)
})

it('describes a card that is named by its label alone by its words', () => {
  render(<Delivery />)
  const described = radio('Expedited').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('In two days')
  expect(radio(/^Standard/).hasAttribute('aria-describedby')).toBe(false)
})

it('ignores a press on a card that is not to be had', async () => {
  render(<Delivery />)
  await userEvent.click(screen.getByText('Overnight'))
  expect(radio('Overnight').checked).toBe(false)
})

it('says what is wrong with the group, and marks the group', () => {
  render(<Delivery error="Please choose one." />)
  const group = screen.getByRole('radiogroup', { name: 'Delivery' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please choose one.',
  )
  expect(screen.getByRole('alert').textContent).toBe('Please choose one.')
})
