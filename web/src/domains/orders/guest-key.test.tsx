// A guest opens an order by the key of a mail, and goes on from there without an account.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedOrders } from '../../../mocks/marked.ts'
import { renderAt } from '../../testing/render-at.tsx'

const order = markedOrders.delivered
const key = `key-${order}`
const query = `order=${order}&key=${key}`
const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

async function open(url: string, title: string | RegExp) {
  const user = userEvent.setup()
  const shown = await renderAt(url, {})
  await heading(title)
  return { user, ...shown }
}

describe('a guest with the key of an order', () => {
  it('goes from the order to a return, to its page and back, and withdraws it', async () => {
    const { user, router } = await open(`/my/orders/${order}?key=${key}`, /^Order /)
    await user.click(await main().findByRole('link', { name: 'Send pieces back' }))
    await heading('Send pieces back')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ order, key }))
    const boxes = await main().findAllByRole('checkbox')
    await user.click(boxes.find((box) => !(box as HTMLInputElement).disabled) as HTMLElement)
    await user.selectOptions(main().getByLabelText('Why does it go back?'), 'Too small')
    await waitFor(() => expect(main().getAllByRole('radio')).toHaveLength(2))
    expect(main().queryByRole('radio', { name: /^Shop credit/ })).toBeNull()
    await user.click(main().getByRole('radio', { name: /^As you paid, our label/ }))
    await user.click(main().getAllByRole('button', { name: 'Get my label' })[0] as HTMLElement)
    await heading('Your label is ready')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ order, key }))
    main().getByRole('link', { name: 'Print the label instead' })
    main().getByText(/still paid back the way you paid/)
    expect(main().queryByText(/shop credit/)).toBeNull()
    await main().findByText(/^Nearest: /)
    await user.click(main().getByRole('link', { name: 'Your order' }))
    await heading(/^Order /)
    // The newest one stands first.
    const [newest] = await main().findAllByRole('link', { name: /^Return R / })
    await user.click(newest as HTMLElement)
    await user.click(await main().findByRole('button', { name: 'Cancel this return' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel the return' }))
    await heading('This return is canceled')
  })

  it('begins a case and writes into it', async () => {
    const { user, router } = await open(`/resolution-hub?${query}`, 'What went wrong?')
    const boxes = await main().findAllByRole('checkbox')
    await user.click(boxes.find((box) => !(box as HTMLInputElement).disabled) as HTMLElement)
    await user.click(main().getByRole('radio', { name: /^Charged wrongly/ }))
    await user.type(main().getByLabelText('What do you see?'), 'Charged twice.')
    await user.click(await main().findByRole('radio', { name: /^Talk to a person/ }))
    await user.click(main().getAllByRole('button', { name: 'Send to a person' })[0] as HTMLElement)
    await heading('A person is looking')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ order, key }))
    await user.type(main().getByLabelText('Write to us'), 'And a third time.')
    await user.click(main().getByRole('button', { name: 'Send' }))
    await main().findByText('And a third time.')
  })

  it.each([
    ['/my/return', 'This link has ended'],
    ['/my/returns/0193cc10-0000-7000-8000-000000040917', 'This link has ended'],
    ['/resolution-hub/cs/3107', 'This link has ended'],
  ])('reads at %s that an altered key has ended, and asks for a new link', async (path, title) => {
    await open(`${path}?order=${order}&key=altered`, title)
    main().getByText(/we mail you a new one/)
    cleanup()
    // The right key of this order opens nothing of another one.
    if (path.includes('cs/')) await open(`${path}?${query}`, 'There is no such case here')
  })
})
