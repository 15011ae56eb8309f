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
    asked.push(decodeURIComponent(`${String(input)} ${String(init?.body ?? '')}`))
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
      'Shelf',
      'Pack',
      'Intake',
      'Bags',
      'Parcels',
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

  it('asks what waits after an act that changes it, and each minute for the work of others', async () => {
    const everyMinute: (() => void)[] = []
    const real = globalThis.setInterval
    vi.stubGlobal('setInterval', (run: () => void, ms: number) => {
      if (ms === 60_000) everyMinute.push(run)
      return real(run, ms)
    })
    const shop = newShop()
    const { send, times } = listening(shop)
    await renderAt('/employee/pick', { as: tomas, shop, send })
    const toPick = async () =>
      Number(
        /(\d+) waiting/.exec((await screen.findByRole('link', { name: /^Pick, / })).textContent ?? '')?.[1],
      )
    const before = await toPick()
    expect(times('getDeskQueues')).toBe(1)
    const [start] = await screen.findAllByRole('button', { name: 'Start picking' })
    if (start) await userEvent.click(start)
    await waitFor(() => expect(times('getDeskQueues')).toBe(2))
    await waitFor(async () => expect(await toPick()).toBe(before - 1))
    for (const run of everyMinute) run()
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
      ).toEqual(expect.arrayContaining(['People', 'Orders', 'Returns']))
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

    it('and says how many fit, with a way to all of them', async () => {
      const shop = newShop()
      const dresses = shop.db.items.filter((item) => /dress/i.test(`${item.brand_name} ${item.title}`)).length
      expect(dresses).toBeGreaterThan(5)
      const { router } = await renderAt('/employee/pick', { as: tomas, shop })
      await userEvent.click(await screen.findByRole('button', { name: 'Find anything' }))
      await userEvent.type(await field(), 'dress')
      const all = dresses < 100 ? String(dresses) : '100+'
      const group = await screen.findByRole('group', { name: `Pieces, 5 of ${all}` })
      await userEvent.click(within(group).getByRole('option', { name: /^All pieces that fit/ }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/employee/items'))
      await waitFor(() => expect(router.state.location.search).toEqual({ q: 'dress' }))
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

    it('narrowed to one kind by a prefix, by Tab and by a chip; Backspace and Everything widen again', async () => {
      const shop = newShop()
      const { send, times } = listening(shop)
      await renderAt('/employee/pick', { as: tomas, shop, send })
      await userEvent.click(await screen.findByRole('button', { name: 'Find anything' }))
      const pressed = () => screen.getByRole('button', { pressed: true }).textContent
      expect(await screen.findByRole('button', { name: 'Everything', pressed: true })).toBeTruthy()
      await userEvent.type(await field(), 'o:nora')
      expect(pressed()).toBe('Orders')
      expect((await field()).getAttribute('value')).toBe('nora')
      const groups = () => screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))
      await waitFor(() => expect(groups()).toContain('Orders'))
      expect(groups()).not.toContain('People')
      expect(times('"only":"orders"')).toBeGreaterThan(0)
      await userEvent.clear(await field())
      await userEvent.keyboard('{Backspace}')
      expect(pressed()).toBe('Everything')
      await userEvent.type(await field(), 'nora')
      expect(await screen.findByRole('button', { name: /^People\s*1$/ })).toBeTruthy()
      await userEvent.tab()
      expect(pressed()).toMatch(/^People/)
      await waitFor(() => expect(groups()).not.toContain('Orders'))
      expect(document.activeElement).toBe(await field())
      await userEvent.tab({ shift: true })
      expect(pressed()).toBe('Everything')
      await userEvent.click(screen.getByRole('button', { name: /^Parcels/ }))
      expect(pressed()).toMatch(/^Parcels/)
      expect(document.activeElement).toBe(await field())
    })

    it('opens the screens of the role by name, before anything is typed and by “>”', async () => {
      const { router } = await renderAt('/employee/orders', { as: tomas, shop: shopWith(['processor']) })
      await userEvent.click(await screen.findByRole('button', { name: 'Find anything' }))
      const list = await screen.findByRole('listbox', { name: 'Found' })
      const deeds = () =>
        within(list)
          .getAllByRole('option')
          .map((one) => one.querySelector('b')?.textContent)
      expect(deeds()).toContain('Go to Pick')
      expect(deeds()).not.toContain('Go to Orders')
      await userEvent.type(await field(), '>scan')
      expect(deeds()).toEqual(['Go to Shelf', 'Go to Pack', 'Go to Intake'])
      await userEvent.clear(await field())
      await userEvent.type(await field(), 'pick{Enter}')
      await waitFor(() => expect(router.state.location.pathname).toBe('/employee/pick'))
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
