import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'

describe('the shelf', () => {
  it('takes a bin by scan, then the pieces that go into it, and Pick shows where they lie', async () => {
    const shop = newShop()
    const parcel = shop.db.items.find(({ state, source }) => state === 'listed' && source === 'own')
    const number = String(parcel?.item_number)
    const { router } = await renderAt('/employee/shelf', { as: tomas, shop })
    expect(await screen.findByText(/^Then scan a bin, and each piece that goes into it/)).toBeTruthy()
    await userEvent.selectOptions(await screen.findByLabelText('House'), 'Phoenix, AZ')
    expect(screen.queryByText(/^Then scan a bin/)).toBeNull()
    const scan = async (text: string) => {
      await userEvent.type(await screen.findByRole('textbox', { name: /^Scan / }), `${text}{Enter}`)
    }
    await scan(number)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Scan the bin first/)
    await scan('c-14-3')
    expect(await screen.findByRole('heading', { name: 'C-14-3' })).toBeTruthy()
    expect(screen.getByText('Aisle C, bay 14, third shelf from the floor')).toBeTruthy()
    expect(await screen.findByText('This bin is empty.')).toBeTruthy()
    await scan(number)
    expect(await screen.findByText(/ is in C-14-3\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: number })).toBeTruthy()
    await scan('A-01-1')
    await scan(number)
    expect(await screen.findByText(/ is in A-01-1, no longer in C-14-3\.$/)).toBeTruthy()
    await scan('1')
    expect((await screen.findByRole('alert')).textContent).toBe('No piece has this number.')
    expect(shop.db.state.bins[number]).toMatchObject({ bin: 'A-01-1', warehouseId: 12 })
    await waitFor(() => expect(router.state.location.pathname).toBe('/employee/shelf'))
  })

  it('shows the bins of a pick list, in the order of the way', async () => {
    const shop = newShop()
    await renderAt('/employee/pick', { as: tomas, shop })
    const heads = () => screen.getAllByText(/^[0-9A-F]{4}-[0-9A-F]{4}/).map((one) => one.textContent)
    await waitFor(() => expect(heads().length).toBeGreaterThan(1))
    const before = heads()
    const numbers = screen.getAllByText(/^\d{6,9}$/).map((one) => one.textContent ?? '')
    const last = numbers.at(-1) ?? ''
    cleanup()
    shop.db.state.bins[last] = {
      bin: 'A-01-1',
      warehouseId: 12,
      putBy: 'Tomas Okafor',
      putAt: new Date().toISOString(),
    }
    await renderAt('/employee/pick', { as: tomas, shop })
    expect(await screen.findByText('A-01-1')).toBeTruthy()
    expect(await screen.findByRole('switch', { name: 'Sort by the way along the shelves' })).toBeTruthy()
    expect(heads().toSorted()).toEqual(before.toSorted())
  })
})
