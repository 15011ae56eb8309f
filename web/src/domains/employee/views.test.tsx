import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'
const views = () => screen.findByRole('navigation', { name: 'Views' })
const names = (one: HTMLElement) =>
  within(one)
    .getAllByRole('link')
    .map((link) => link.textContent?.replace(/[\d+]+$/, ''))
const table = () => screen.findByRole('table', { name: 'Pieces' })

async function saveAs(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Save this view' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the view' }), name)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

describe('saved views of a table', () => {
  it('are tabs with their counts: saved, renamed, put first and deleted', async () => {
    const shop = newShop()
    const listed = shop.db.items.filter((item) => item.state === 'listed').length
    const { router } = await renderAt('/employee/items?state=listed', { as: tomas, shop })
    await table()
    await saveAs('On sale')
    const tab = await within(await views()).findByRole('link', { name: new RegExp(`^On sale ?${listed}$`) })
    expect(tab.getAttribute('aria-current')).toBe('page')
    await router.navigate({ href: '/employee/items?q=dress' })
    await waitFor(() => expect(tab.getAttribute('aria-current')).toBeNull())
    await saveAs('Dresses')
    await waitFor(async () => expect(names(await views())).toEqual(['All', 'On sale', 'Dresses']))
    // A text is not counted by state: such a view has no count.
    expect(within(await views()).getByRole('link', { name: 'Dresses' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Put first' }))
    await waitFor(async () => expect(names(await views())).toEqual(['All', 'Dresses', 'On sale']))
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    const field = screen.getByRole('textbox', { name: 'Name of the view' })
    await userEvent.clear(field)
    await userEvent.type(field, 'on SALE{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('already')
    await userEvent.type(field, ' too{Enter}')
    await waitFor(async () => expect(names(await views())).toEqual(['All', 'on SALE too', 'On sale']))
    await userEvent.click(screen.getByRole('button', { name: 'Delete this view' }))
    await waitFor(async () => expect(names(await views())).toEqual(['All', 'On sale']))
  })

  it('keep the columns, and take other filters when they are told to', async () => {
    const { router } = await renderAt('/employee/items?state=listed', { as: tomas })
    await table()
    await saveAs('On sale')
    await screen.findByRole('button', { name: 'Delete this view' })
    await userEvent.click(screen.getByText('Columns'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bag' }))
    await waitFor(async () =>
      expect(within(await table()).queryByRole('columnheader', { name: 'Bag' })).toBeNull(),
    )
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'listed', hide: 'bag' }))
    await userEvent.click(screen.getByRole('link', { name: /^All/ }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    await userEvent.click(screen.getByRole('link', { name: /^On sale/ }))
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'listed' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bag' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep these filters in “On sale”' }))
    await waitFor(async () =>
      expect(
        within(await views())
          .getByRole('link', { name: /^On sale/ })
          .getAttribute('href'),
      ).toBe('/employee/items?state=listed&hide=bag'),
    )
  })
})

describe('the filters of cases and returns', () => {
  const main = () => within(screen.getByRole('main'))

  it('are in the address: a case is found again with Back and after a reload', async () => {
    const shop = newShop()
    const [first] = shop.db.state.cases ?? []
    if (!first) throw new Error('no case')
    shop.db.state.cases?.push({
      ...first,
      id: 'done',
      number: 5001,
      kind: 'letter',
      status: 'settled',
      subject: 'A letter',
    })
    const { router } = await renderAt('/employee/cases?state=settled&kind=letter', { as: tomas, shop })
    await screen.findByRole('main')
    await main().findByRole('link', { name: 'A letter' })
    expect(main().getByLabelText('About')).toHaveProperty('value', 'letter')
    await saveAs('Letters done')
    await waitFor(async () => expect(names(await views())).toEqual(['Waits for us', 'Letters done']))
    await userEvent.click(within(await views()).getByRole('link', { name: /^Waits for us ?1$/ }))
    await main().findByRole('link', { name: /^My payout/ })
    await userEvent.click(main().getByRole('button', { name: /^Settled ?1$/ }))
    await main().findByRole('link', { name: 'A letter' })
    await userEvent.type(main().getByLabelText('Number, email or words'), '999999{Enter}')
    await main().findByText('No case found')
    await waitFor(() => expect(router.state.location.href).toBe('/employee/cases?q=999999&state=settled'))
    router.history.back()
    await main().findByRole('link', { name: 'A letter' })
  })

  it('find a return by its number in every status, and hide columns', async () => {
    const { router } = await renderAt('/employee/returns', { as: tomas })
    await screen.findByRole('main')
    await main().findByRole('link', { name: 'R 40917' })
    expect(within(await views()).getByRole('link', { name: /^All open ?2$/ })).toBeTruthy()
    await userEvent.type(main().getByLabelText('Return, email, piece or tracking number'), 'R 40918{Enter}')
    await waitFor(() => expect(main().queryByRole('link', { name: 'R 40917' })).toBeNull())
    await main().findByRole('link', { name: 'R 40918' })
    await userEvent.click(main().getByText('Columns'))
    await userEvent.click(main().getByRole('checkbox', { name: 'Promised' }))
    await waitFor(() => expect(main().queryByRole('columnheader', { name: /Promised/ })).toBeNull())
    await waitFor(() => expect(router.state.location.search).toMatchObject({ hide: 'total' }))
    await userEvent.click(main().getByRole('button', { name: /^On its way/ }))
    await main().findByText('No return found')
  })
})
