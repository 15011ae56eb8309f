import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { seededMember } from '../../../mocks/seed/rewards.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const points = (box: HTMLElement) => within(box).getByText('Points to use').parentElement?.textContent

describe('rewards', () => {
  const user = userEvent.setup()
  test('show a visitor what each tier brings, and the way in', async () => {
    const { findByRole, getByRole } = await renderAt('/rewards')
    expect(await findByRole('table', { name: 'What each tier brings' })).toBeTruthy()
    expect(getByRole('link', { name: 'Create an account' })).toBeTruthy()
    expect(getByRole('link', { name: 'Benefits' }).getAttribute('aria-current')).toBe('page')
  })

  test('show a member the tier, the points, and what is missing for the next tier', async () => {
    const { findByRole, getByRole } = await renderAt('/rewards/benefits', { as: 'imani@hemline.example' })
    const box = await findByRole('region', { name: 'Your tier' })
    expect(within(box).getAllByText('Superstar').length).toBeGreaterThan(0)
    expect(points(box)).toBe('Points to use281')
    expect(box.textContent).toContain('kept this year')
    expect(box.textContent).toContain('113 points arrive')
    // The thread reaches the tier, also when it was reached in the year before.
    expect(box.querySelector<HTMLElement>('span[style]')?.style.width).toBe('46%')
    expect(within(box).getByRole('link', { name: 'Use my points' })).toBeTruthy()
    const { textContent } = getByRole('columnheader', { name: /Superstar/ })
    expect(textContent).toBe('Superstaryou')
  })

  test('say how often points count now, to whom it is offered', async () => {
    const { findByRole, unmount } = await renderAt('/rewards', { as: 'imani@hemline.example' })
    const box = await findByRole('region', { name: 'Your tier' })
    expect(await within(box).findByText(/^Points count twice for what you order now\./)).toBeTruthy()
    unmount()
    const other = await renderAt('/rewards', { as: 'nora@hemline.example' })
    expect((await other.findByRole('region', { name: 'Your tier' })).textContent).not.toContain(
      'Points count',
    )
  })

  test.each([
    [60_000, '$600.00 more counts when the returns of your orders close. Then you are a Superstar.'],
    [170_000, '$1,700.00 more counts when the returns of your orders close. Then you are a VIT.'],
    [20_000, '$200.00 more counts when the returns of your orders close. '],
  ])('count %i cents that can still come back, and say which tier they make', async (cents, words) => {
    const shop = newShop()
    const email = 'nora@hemline.example'
    const id = shop.db.state.users.find((one) => one.email === email)?.id ?? ''
    const spent = [{ placedAt: new Date().toISOString(), cents, kept: false }]
    shop.db.state.rewards[`user:${id}`] = { ...seededMember(email, new Date()), spent }
    const { findByRole } = await renderAt('/rewards', { as: email, shop })
    const { textContent } = await findByRole('region', { name: 'Your tier' })
    expect(textContent).toContain('$0.00 kept this year, $500.00 more and you are a Superstar.')
    expect(textContent).toContain(words)
    expect(textContent?.includes('Then you are')).toBe(words.includes('Then you are'))
  })

  test('are used after one question, wait among what is theirs, and are given back', async () => {
    const { findByRole, getByRole, queryByRole } = await renderAt('/rewards/redeem', {
      as: 'imani@hemline.example',
    })
    const box = await findByRole('region', { name: 'Your tier' })
    expect(within(box).queryByRole('link', { name: 'Use my points' })).toBeNull()
    await user.click(await findByRole('button', { name: 'Use 150 points for: Free delivery' }))
    const list = getByRole('list', { name: 'Rewards for points' })
    expect(list.textContent).toContain('Use 150 of your 281 points?')
    expect(list.textContent).toContain('You keep 131.')
    await user.click(getByRole('button', { name: 'Not now' }))
    expect(queryByRole('button', { name: 'Use 150 points' })).toBeNull()
    await user.click(getByRole('button', { name: 'Use 150 points for: Free delivery' }))
    await user.click(getByRole('button', { name: 'Use 150 points' }))
    expect((await findByRole('status')).textContent).toContain('Free delivery is yours.')
    expect(points(box)).toBe('Points to use131')
    // What is left is not enough for another one.
    expect(queryByRole('button', { name: 'Use 150 points for: Free delivery' })).toBeNull()
    expect(list.textContent).toContain('19 points more')
    await user.click(getByRole('button', { name: 'Give back for 150 points: Free delivery' }))
    await waitFor(() => expect(points(box)).toBe('Points to use281'))
  })

  test('say from which sum in the cart a gift of ours works', async () => {
    const { findByText } = await renderAt('/rewards/redeem', { as: 'imani@hemline.example' })
    expect((await findByText(/Adds to every other promotion/)).textContent).toContain(
      'Works from $30 in your cart.',
    )
  })

  test('offer no use of points to a member without any', async () => {
    const { findByRole, queryByRole } = await renderAt('/rewards', { as: 'nora@hemline.example' })
    expect(points(await findByRole('region', { name: 'Your tier' }))).toBe('Points to use0')
    expect(queryByRole('link', { name: 'Use my points' })).toBeNull()
  })

  test('a birthday that there isn’t is refused in its field, another one is kept', async () => {
    const { findByLabelText, getByRole, findByText } = await renderAt('/rewards/redeem', {
      as: 'nora@hemline.example',
    })
    await findByLabelText('Month')
    await user.click(getByRole('button', { name: 'Keep my birthday' }))
    expect(await findByText('Please choose the month and the day.')).toBeTruthy()
    await user.selectOptions(await findByLabelText('Month'), 'February')
    await user.selectOptions(await findByLabelText('Day'), '30')
    await user.click(getByRole('button', { name: 'Keep my birthday' }))
    expect(await findByText('February has no day 30.')).toBeTruthy()
    await user.selectOptions(await findByLabelText('Day'), '3')
    await user.click(getByRole('button', { name: 'Keep my birthday' }))
    expect(await findByText(/Opens on Feb 3/)).toBeTruthy()
  })

  test('activity has what waits above what counts', async () => {
    const { findByRole, getByRole } = await renderAt('/rewards/activity', { as: 'imani@hemline.example' })
    const waiting = await findByRole('list', { name: 'On their way' })
    expect(waiting.textContent).toContain('+113')
    const counted = getByRole('list', { name: 'Counted' })
    expect([...counted.querySelectorAll('b')].map((one) => one.textContent)).toEqual(['–150', '+248', '+183'])
    expect(waiting.compareDocumentPosition(counted)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('activity of somebody without points says when the first come', async () => {
    const { findByRole } = await renderAt('/rewards/activity', { as: 'nora@hemline.example' })
    expect(await findByRole('heading', { name: 'No points yet' })).toBeTruthy()
  })

  test.each(['/rewards/redeem', '/rewards/activity', '/my/credits'])(
    '%s sends visitors to log in',
    async (path) => {
      const { findByRole } = await renderAt(path)
      expect(await findByRole('heading', { name: /Log in|Welcome/ })).toBeTruthy()
    },
  )

  test('credit shows each drop with its uses, and what is left', async () => {
    const { findByRole, getByRole } = await renderAt('/my/credits', { as: 'imani@hemline.example' })
    const list = await findByRole('region', { name: 'Every credit and its uses' })
    expect(list.querySelectorAll('details')).toHaveLength(3)
    expect(list.textContent).toContain('$10.00of $15.00')
    const ends = [...list.querySelectorAll('summary')].map((one) => one.textContent ?? '')
    const last = ends.findIndex((words) => words.includes('Does not end'))
    expect(ends.slice(0, last).every((words) => words.includes('Until'))).toBe(true)
    expect(getByRole('main').textContent).toContain('Promotional credit')
    expect(getByRole('main').textContent).toContain('To spend$33.50')
  })

  test('cash credit leads to the form that pays it out', async () => {
    const { findByRole, findByText } = await renderAt('/my/credits', { as: 'imani@hemline.example' })
    const link = await findByRole('link', { name: /^Have \$\d+\.\d\d paid out$/ })
    await userEvent.click(link)
    expect(await findByRole('heading', { name: 'Your credit as money' })).toBeTruthy()
    expect(await findByText(/can be paid out\.$/)).toBeTruthy()
  })
})
