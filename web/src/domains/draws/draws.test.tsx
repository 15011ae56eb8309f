import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

const user = userEvent.setup()
const panel = () => screen.findByRole('region', { name: 'Draw' })
const numbers = (box: HTMLElement) =>
  within(within(box).getByRole('list', { name: 'Your tickets' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the draw of the month', () => {
  test('gives a free ticket, and another for points after one question', async () => {
    await renderAt('/rewards/redeem', { as: 'imani@hemline.example' })
    const box = await panel()
    const points = await screen.findByRole('region', { name: 'Your tier' })
    expect(points.textContent).toContain('Points to use281')
    await user.click(within(box).getByRole('button', { name: 'Take your free ticket' }))
    expect(await within(box).findByText('1 of 24 tickets so far.')).toBeTruthy()
    expect(numbers(box)).toEqual(['24'])
    await user.click(within(box).getByRole('button', { name: 'Another ticket for 50 points' }))
    expect(box.textContent).toContain('Use 50 of your 281 points?')
    await user.dblClick(within(box).getByRole('button', { name: 'Take a ticket' }))
    expect(await within(box).findByText('2 of 25 tickets so far.')).toBeTruthy()
    expect(numbers(box)).toEqual(['24', '25'])
    expect(points.textContent).toContain('Points to use231')
  })

  test('says what is missing for another ticket', async () => {
    await renderAt('/rewards/redeem', { as: 'nora@hemline.example' })
    const box = await panel()
    await user.click(within(box).getByRole('button', { name: 'Take your free ticket' }))
    expect(await within(box).findByText('Another one costs 50 points: 50 points more.')).toBeTruthy()
  })

  test('has its rules in words, and the proof of the draw before', async () => {
    await renderAt('/rewards/redeem', { as: 'nora@hemline.example' })
    const box = await panel()
    await user.click(within(box).getByText('Rules of the draw'))
    expect(box.textContent).toContain('No purchase necessary.')
    expect(within(box).getByText('Computed again here: it agrees')).toBeTruthy()
  })
})
