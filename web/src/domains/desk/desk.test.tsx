import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'

function shopWith(roles: readonly string[]) {
  const shop = newShop()
  for (const user of shop.db.state.users) if (user.email === tomas) user.roles = [...roles]
  return shop
}
/** Answers as the mocks do, and notes which operations were asked for. */
function listening(shop: ReturnType<typeof newShop>) {
  const asked: string[] = []
  const send: typeof fetch = (input, init) => {
    asked.push(`${String(input)} ${String(init?.body ?? '')}`)
    return answerFrom(shop)(input, init)
  }
  return { send, times: (name: string) => asked.filter((one) => one.includes(name)).length }
}
const names = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.textContent?.split(',')[0])

describe('the desk of people at work', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('stands around their screens instead of the shop’s header and footer', async () => {
    await renderAt('/employee/orders', { as: tomas })
    const rail = await screen.findByRole('navigation', { name: 'At work' })
    expect(within(rail).getByRole('link', { name: /^Orders/, current: 'page' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.getByText('Tomas Okafor')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/')
  })

  it('keeps the shop’s frame for somebody who does not work here', async () => {
    await renderAt('/employee/orders', { as: 'nora@hemline.example' })
    expect(await screen.findByRole('heading', { level: 1, name: 'This is where we work' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: /^Cart/ })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'At work' })).toBeNull()
  })

  it('shows the ways that a role opens, its own group first', async () => {
    await renderAt('/employee', { as: tomas, shop: shopWith(['processor']) })
    const rail = await screen.findByRole('navigation', { name: 'At work' })
    expect(
      within(rail)
        .getAllByRole('heading', { hidden: true })
        .map((one) => one.textContent),
    ).toEqual(['Floor your role', 'Shop '])
    expect(names(rail)).toEqual([
      'Pick',
      'Pack',
      'Intake',
      'Rescue boxes',
      'Returns',
      'Back to sellers',
      'Listing',
    ])
    await renderAt('/employee', { as: tomas, shop: shopWith(['admin']) })
    const jobs = { name: /^Jobs\b.*1 waiting, the oldest for 2 h, late$/ }
    // Once in the rail, once on the screen.
    await waitFor(() => expect(screen.getAllByRole('link', jobs)).toHaveLength(2))
  })

  it('asks what waits once a screen, and again when the page is shown again', async () => {
    const shop = newShop()
    const { send, times } = listening(shop)
    const { router } = await renderAt('/employee/orders', { as: tomas, shop, send })
    expect(
      await screen.findByRole('link', { name: /^Intake, 2 waiting, the oldest for 3 d, late$/ }),
    ).toBeTruthy()
    expect(times('getDeskQueues')).toBe(1)
    await userEvent.click(screen.getByRole('link', { name: /^Pick,/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/employee/pick'))
    await waitFor(() => expect(times('getDeskQueues')).toBe(2))
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(times('getDeskQueues')).toBe(3))
  })

  it('has tabs on a phone, and everything in a drawer that closes with the next screen', async () => {
    const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.stubGlobal('matchMedia', () => list)
    const { router } = await renderAt('/employee/pick', { as: tomas })
    const tabs = await screen.findByRole('navigation', { name: 'At work' })
    expect(names(tabs)).toEqual(['Orders', 'Cases', 'Pick', 'Pack'])
    await userEvent.click(within(tabs).getByRole('button', { name: 'More' }))
    const drawer = await screen.findByRole('dialog', { name: 'Desk' })
    await userEvent.click(within(drawer).getByRole('link', { name: 'Pieces' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/employee/items'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Desk' })).toBeNull())
  })

  it('logs out from the rail', async () => {
    const { router } = await renderAt('/employee/pick', { as: tomas })
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/log-in'))
  })

  describe('finds anything', () => {
    const field = () => screen.findByRole('combobox', { name: 'Find anything' })
    const option = () =>
      document.getElementById(
        screen.getByRole('combobox', { name: 'Find anything' }).getAttribute('aria-activedescendant') ?? '',
      )

    it('by Ctrl K and a fragment, in groups, with arrows and Enter', async () => {
      const { router } = await renderAt('/employee/pick', { as: tomas })
      await screen.findByRole('button', { name: 'Find anything' })
      await userEvent.keyboard('{Control>}k{/Control}')
      await userEvent.type(await field(), 'nora')
      const list = await screen.findByRole('listbox', { name: 'Found' })
      expect(
        within(list)
          .getAllByRole('group')
          .map((one) => one.getAttribute('aria-label')),
      ).toEqual(expect.arrayContaining(['People', 'Orders', 'Parcels']))
      expect(option()?.textContent).toContain('nora@hemline.example')
      await userEvent.keyboard('{ArrowDown}')
      const second = option()?.getAttribute('href')
      expect(second).toMatch(/^\/employee\/orders\//)
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      expect(option()).toBe(within(list).getAllByRole('option').at(-1))
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      await waitFor(() => expect(router.state.location.pathname).toBe(second))
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    })

    it('by a number that is scanned: Enter comes before the answer', async () => {
      const shop = newShop()
      const number = shop.db.items.find((item) => item.state === 'listed')?.item_number
      const { router } = await renderAt('/employee/orders', { as: tomas, shop })
      await userEvent.click(await screen.findByRole('button', { name: 'Find anything' }))
      await userEvent.type(await field(), `${number}{Enter}`)
      await waitFor(() => expect(router.state.location.pathname).toBe(`/employee/items/${number}`))
    })

    it('that comes back, and a case, each on its own screen', async () => {
      const { router } = await renderAt('/employee/orders', { as: tomas })
      const open = async (text: string) => {
        await userEvent.click(await screen.findByRole('button', { name: 'Find anything' }))
        await userEvent.type(await field(), `${text}{Enter}`)
        await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull())
      }
      await open('R 40918')
      await waitFor(() => expect(router.state.location.pathname).toBe('/employee/returns/40918'))
      await open('aa1098765409')
      await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/employee\/returns\/4091/))
      await open('Case 3107')
      await waitFor(() => expect(router.state.location.pathname).toBe('/employee/cases/3107'))
    })

    it('and says so when there is nothing, or too little to go by; Escape goes back to where one was', async () => {
      await renderAt('/employee/orders', { as: tomas })
      const opener = await screen.findByRole('button', { name: 'Find anything' })
      await userEvent.click(opener)
      await userEvent.type(await field(), 'no')
      expect(screen.getByText('Three letters or digits are enough to begin.')).toBeTruthy()
      await userEvent.type(await field(), ' such thing')
      expect(await screen.findByText('Nothing fits “no such thing”.')).toBeTruthy()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull())
      await waitFor(() => expect(document.activeElement).toBe(opener))
    })
  })
})
