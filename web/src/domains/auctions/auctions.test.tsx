import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { markedItems } from '../../../mocks/marked.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'
import { timeLeft } from './auction-words.ts'

const at = `/product/${markedItems.auction}`
const panel = () => screen.findByRole('region', { name: 'Auction' })
const maximum = () => screen.findByRole('textbox', { name: 'Your maximum in dollars' })
const bid = async (text: string) => {
  await userEvent.clear(await maximum())
  await userEvent.type(await maximum(), text)
  await userEvent.click(screen.getByRole('button', { name: /Place your bid|Raise your maximum/ }))
}

describe('a piece on auction', () => {
  test('shows bids, end and the highest bid, and asks a visitor to log in', async () => {
    await renderAt(at)
    const box = await panel()
    expect(await within(box).findByText('1 bid, no reserve')).toBeTruthy()
    expect(within(box).getByRole('timer').textContent).toMatch(/^2 days [12] h$/)
    expect(screen.getByText('The highest bid so far')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
    expect(within(box).getByRole('button', { name: 'Log in to bid' })).toBeTruthy()
  })

  test('takes a maximum, tells who was outbid, and then who leads', async () => {
    await renderAt(at, { as: 'nora@hemline.example' })
    await panel()
    await bid('41')
    expect(await screen.findByText('Please bid $42.00 or more.')).toBeTruthy()
    await bid('60')
    expect(await screen.findByText('You were outbid.')).toBeTruthy()
    await bid('120')
    expect(await screen.findByText('You lead.')).toBeTruthy()
    expect(screen.getByText(/Your maximum is \$120, which nobody else sees/)).toBeTruthy()
    expect((await screen.findAllByText('$92.00')).length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: 'Bids so far' }))
    const rows = within(screen.getByRole('table', { name: 'Bids, newest first' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Who'),
      expect.stringContaining('You$92.00'),
      expect.stringContaining('You$62.00'),
      expect.stringContaining('Bidder 1$40.00'),
    ])
  })

  test('is nothing that people at work bid on', async () => {
    await renderAt(at, { as: 'tomas@hemline.example' })
    await panel()
    await bid('60')
    expect(await screen.findByText(/People who work here don’t bid/)).toBeTruthy()
  })
})

describe('the time that is left', () => {
  test('is told in days, hours and, at the end, in minutes', () => {
    const hour = 3_600_000
    expect([51 * hour, 3.2 * hour, 700_000].map(timeLeft)).toEqual(['2 days 3 h', '3 h 12 min', '11:40'])
  })
})

describe('an employee', () => {
  test('sends a piece to auction and takes it off again while nobody has bid', async () => {
    const shop = newShop()
    const marked = Object.values<number>(markedItems)
    const piece = shop.db.items.find(
      (one) => one.state === 'listed' && one.source === 'own' && !marked.includes(one.item_number),
    )
    await renderAt(`/employee/items/${piece?.item_number}`, { as: 'tomas@hemline.example', shop })
    await userEvent.click(await screen.findByRole('button', { name: 'Send it to auction' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Take it off auction' }))
    expect(await screen.findByRole('button', { name: 'Send it to auction' })).toBeTruthy()
  })
})
