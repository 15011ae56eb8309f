import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'

describe('tables of people, bags and parcels', () => {
  it('find people by a text in the address, and say how many there are', async () => {
    const shop = newShop()
    const { router } = await renderAt('/employee/people', { as: tomas, shop })
    const all = shop.db.state.users.length
    expect(await screen.findByText(`${all} people`)).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name or email' }), 'nora{Enter}')
    expect(await screen.findByText('1 person')).toBeTruthy()
    const table = screen.getByRole('table', { name: 'People' })
    expect(within(table).getByRole('link').getAttribute('href')).toMatch(/^\/employee\/people\//)
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'nora' }))
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'Who sent in a bag')
    expect(await screen.findByText('Nobody found')).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'nora', kind: 'sellers' }))
  })

  it('narrow bags and parcels by a state, which a saved view keeps', async () => {
    const shop = newShop()
    const { router } = await renderAt('/employee/bags', { as: tomas, shop })
    const [, first] = await within(await screen.findByRole('table', { name: 'Bags' })).findAllByRole('row')
    expect(first?.textContent).toMatch(/HB/)
    const [chip] = within(screen.getByRole('group', { name: 'State' })).getAllByRole('button')
    if (chip) await userEvent.click(chip)
    await waitFor(() => expect(router.state.location.search).toEqual({ state: expect.any(String) }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Here')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const views = await screen.findByRole('navigation', { name: 'Views' })
    expect(await within(views).findByRole('link', { name: /^Here/, current: 'page' })).toBeTruthy()
    await router.navigate({ href: '/employee/parcels?state=waiting' })
    const parcels = await screen.findByRole('table', { name: 'Parcels' })
    for (const row of within(parcels).getAllByRole('row').slice(1))
      expect(row.textContent).toContain('Getting ready')
  })
})
