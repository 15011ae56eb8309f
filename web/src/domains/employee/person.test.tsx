import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'

describe('the page about a person', () => {
  it('opens from the search, with orders, bags and money', async () => {
    const { router } = await renderAt('/employee/pick', { as: tomas })
    await userEvent.click(await screen.findByRole('button', { name: 'Find anything' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find anything' }), 'nora@{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/employee\/people\//))
    expect(await screen.findByRole('heading', { level: 2, name: 'Nora Whitfield' })).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'In short' })).getByText('$12.00')).toBeTruthy()
    const orders = screen.getByRole('table', { name: 'List of orders' })
    expect(within(orders).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/employee\/orders\//)
    expect(screen.getByRole('region', { name: 'Bags' })).toBeTruthy()
  })

  it('says in which window the person sees the shop', async () => {
    const shop = newShop()
    const nora = shop.db.state.users[0]?.id ?? ''
    shop.db.state.settings[`user:${nora}`] = { dimensions: { window: { width: 390, height: 844 } } }
    await renderAt(`/employee/people/${nora}`, { as: tomas, shop })
    expect(await screen.findByText(/ · window 390 × 844 · seen /)).toBeTruthy()
  })

  it('sets the warehouse of the bags, with a reason', async () => {
    const shop = newShop()
    const nora = shop.db.state.users[0]?.id ?? ''
    await renderAt(`/employee/people/${nora}`, { as: tomas, shop })
    const form = within(await screen.findByRole('form', { name: 'Warehouse of the bags' }))
    await userEvent.selectOptions(form.getByLabelText('Bags go to'), 'DC04, Duluth GA')
    await userEvent.click(form.getByRole('button', { name: 'Set the warehouse' }))
    expect((await form.findByRole('alert')).textContent).toContain('Please say why')
    await userEvent.type(form.getByLabelText('Why'), 'Moves to Georgia.')
    await userEvent.click(form.getByRole('button', { name: 'Set the warehouse' }))
    await waitFor(() => expect(shop.db.state.warehousesOf[nora]).toEqual([5]))
    expect(await screen.findByText('The warehouse is set.')).toBeTruthy()
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull())
  })

  it('has no bags and no pieces for care, and says when there is no such person', async () => {
    const shop = newShop()
    for (const user of shop.db.state.users) if (user.email === tomas) user.roles = ['support']
    const nora = shop.db.state.users[0]?.id
    await renderAt(`/employee/people/${nora}`, { as: tomas, shop })
    expect(await screen.findByRole('region', { name: 'Orders' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Bags' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Pieces sent in' })).toBeNull()
    await renderAt('/employee/people/nobody', { as: tomas })
    expect(await screen.findByText('There is no account of this address.')).toBeTruthy()
  })

  it('is found by searches that admins can read', async () => {
    const shop = newShop()
    for (const user of shop.db.state.users) if (user.email === tomas) user.roles = ['admin']
    await renderAt('/employee/searches', { as: tomas, shop })
    const log = await screen.findByRole('table', { name: 'Searches for people' })
    expect(within(log).getByText('nora@')).toBeTruthy()
  })
})
