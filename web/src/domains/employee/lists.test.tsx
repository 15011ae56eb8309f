import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'
const table = (name: string) => screen.findByRole('table', { name })
const rowsOf = (one: HTMLElement) => within(one).getAllByRole('row').slice(1)

describe('the tables of the employee area', () => {
  it('show the pieces of one state, which stays in the address', async () => {
    const { router } = await renderAt('/employee/items?q=dress', { as: tomas })
    await table('Pieces')
    const states = screen.getByRole('group', { name: 'State' })
    await userEvent.click(await within(states).findByRole('button', { name: /^Listed \d+/ }))
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'dress', state: 'listed' }))
    await waitFor(async () => {
      for (const row of rowsOf(await table('Pieces'))) {
        expect(within(row).getByText('Listed')).toBeTruthy()
        expect(row.textContent?.toLowerCase()).toContain('dress')
      }
    })
    expect(rowsOf(await table('Pieces')).some((row) => row.querySelector('img'))).toBe(true)
  })

  it('show refunds that wait, with what helps, and remind their guest by mail', async () => {
    await renderAt('/employee/refunds', { as: tomas })
    const [row] = rowsOf(await table('Refunds that wait'))
    expect(row?.textContent).toContain('$68.99')
    expect(row?.textContent).toContain('The way to pay has ended')
    expect(row?.textContent).toContain('The person makes an account with this address')
    await userEvent.click(screen.getByRole('button', { name: /^Remind by mail: order / }))
    expect(await screen.findByText('The mail is on its way.')).toBeTruthy()
  })

  it('go on after the last row and back to the page before', async () => {
    const shop = newShop()
    expect(shop.db.items.length).toBeGreaterThan(50)
    await renderAt('/employee/items', { as: tomas, shop })
    const numbers = async () =>
      rowsOf(await table('Pieces')).map((row) => Number(row.querySelector('a')?.textContent))
    const first = await numbers()
    expect(first).toHaveLength(50)
    expect(screen.getByText(/^1 to 50 of \d+ pieces$/)).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
    await waitFor(async () => expect((await numbers())[0]).toBeLessThan(first.at(-1) ?? 0))
    const second = await numbers()
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
    await waitFor(async () => expect((await numbers())[0]).toBeLessThan(second.at(-1) ?? 0))
    await userEvent.click(screen.getByRole('link', { name: 'Previous page' }))
    await waitFor(async () => expect(await numbers()).toEqual(second))
    expect(screen.getByText(/^51 to 100 of \d+ pieces$/)).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Previous page' }))
    await waitFor(async () => expect(await numbers()).toEqual(first))
  })

  it('sort all rows, not those of the page, and stay sorted on the next page', async () => {
    const shop = newShop()
    const prices = shop.db.items.map((item) => item.price_cents).toSorted((a, b) => b - a)
    const { router } = await renderAt('/employee/items', { as: tomas, shop })
    const shown = async () =>
      rowsOf(await table('Pieces')).map(
        (row) => Number(row.querySelector('[data-name="Price"]')?.textContent?.replace(/[$,]/g, '')) * 100,
      )
    await userEvent.click(within(await table('Pieces')).getByRole('button', { name: 'Price' }))
    await waitFor(async () => expect((await shown()).map(Math.round)).toEqual(prices.slice(0, 50)))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: '-price' }))
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
    await waitFor(async () => expect((await shown()).map(Math.round)).toEqual(prices.slice(50, 100)))
    await userEvent.click(within(await table('Pieces')).getByRole('button', { name: 'Price' }))
    await waitFor(async () =>
      expect((await shown()).map(Math.round)).toEqual(prices.toReversed().slice(0, 50)),
    )
  })

  it('sort by a choice on a phone, where rows are cards', async () => {
    const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.stubGlobal('matchMedia', () => list)
    const { router } = await renderAt('/employee/orders', { as: tomas })
    await table('Orders')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Highest total first')
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: '-total' }))
    vi.unstubAllGlobals()
  })

  it('have no buttons to sort where the queue has its own order', async () => {
    await renderAt('/employee/refunds', { as: tomas })
    expect(within(await table('Refunds that wait')).queryByRole('button', { name: 'Sum' })).toBeNull()
  })

  it('say the brand once where a title begins with it', async () => {
    const shop = newShop()
    const piece = shop.db.items.find((item) => item.state === 'listed')
    if (!piece) throw new Error('nothing is listed')
    piece.title = `${piece.brand_name} wrap dress`
    await renderAt(`/employee/items?q=${piece.item_number}`, { as: tomas, shop })
    const [row] = rowsOf(await table('Pieces'))
    expect(row?.textContent?.split(piece.brand_name)).toHaveLength(2)
  })

  it('show orders of one status with the pictures of their pieces, found by a part of a name', async () => {
    await renderAt('/employee/orders?q=nora&state=delivered', { as: tomas })
    const rows = rowsOf(await table('Orders'))
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(within(row).getByText('Delivered')).toBeTruthy()
  })
})
