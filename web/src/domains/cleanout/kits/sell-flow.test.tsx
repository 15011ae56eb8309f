import { brandPays, commonIneligibleBrands } from '@hemline/rules/earnings/ineligible-brands.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt, type Shop } from '../../../testing/render-at.tsx'
import { recallDraft } from './kit-draft.ts'

const user = userEvent.setup()
const imani = 'imani@hemline.example'
const main = () => within(screen.getByRole('main'))
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string | RegExp) => user.click(await main().findByRole('button', { name }))
const choose = async (name: RegExp) => user.click(await main().findByRole('radio', { name }))
const stepOf = (router: { state: { location: { search: unknown } } }) =>
  (router.state.location.search as { step?: string }).step

/** Renders the shop at a URL and waits for the page. */
async function show(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}

beforeEach(() => {
  sessionStorage.clear()
  recallDraft()
})

async function typeAddress() {
  await user.type(await main().findByRole('textbox', { name: 'Address' }), '48 Harbor Lane')
  await user.type(main().getByRole('textbox', { name: 'ZIP code' }), '94607')
  const city = main().getByRole<HTMLInputElement>('textbox', { name: 'City' })
  await waitFor(() => expect(city.value).not.toBe(''))
  await user.type(main().getByRole('textbox', { name: /Phone/ }), '5105550123')
}

type Input = {
  requestKey: string
  way: string
  bagType: string
  service: string
  restChoice: string
  charityId?: number
  email?: string
}
/** Keeps what was ordered; `change` may stand in between. */
function watched(shop: Shop, change: (n: number) => Response | undefined = () => undefined) {
  const orders: Input[] = []
  const send: typeof fetch = async (input, init) => {
    const body = JSON.parse(String(init?.body ?? '{}')) as { variables?: { input?: Input } }
    if (!body.variables?.input || !('bagType' in body.variables.input)) return answerFrom(shop)(input, init)
    orders.push(body.variables.input)
    return change(orders.length) ?? answerFrom(shop)(input, init)
  }
  return { orders, send }
}
const broken = () => new Response('', { status: 500 })

describe('the first step', () => {
  it('names brands that pay nothing, from the list that estimates and grading use', async () => {
    await show('/cleanout/sell', { as: imani })
    await title('Order a clean-out kit')
    const named = commonIneligibleBrands.slice(0, 3)
    expect(await main().findByText(new RegExp(`Leave out ${named.join(', ')}`))).toBeTruthy()
    expect(named.map(brandPays)).toEqual([false, false, false])
    expect(main().getByRole('link', { name: 'Brands we can’t pay for' }).getAttribute('href')).toBe(
      '/cleanout/common-ineligible-brands',
    )
  })
})

describe('the beta', () => {
  const withFlag = (send: typeof fetch): typeof fetch => {
    return async (input, init) => {
      const answer = await send(input, init)
      const text = (await answer.text()).replaceAll('"featureFlags":[', '"featureFlags":["beta_access",')
      return new Response(text, { status: answer.status, headers: answer.headers })
    }
  }
  const orderLabel = async () => {
    await title('Order a clean-out kit')
    await choose(/^A label/)
    await press('Continue')
    await press('Get my label')
    await title('Your label is ready')
  }

  it('leads who is in it to a kit that is known as one of its own', async () => {
    const shop = newShop()
    const { orders, send } = watched(shop)
    await show('/cleanout/beta', { as: imani, shop, send: withFlag(send) })
    await screen.findByRole('heading', { name: 'What we ask of you' })
    const link = main()
      .getAllByRole('link', { name: 'Order a bag' })
      .find((one) => one.getAttribute('href')?.includes('beta'))
    if (link) await user.click(link)
    await orderLabel()
    expect(orders.map(({ way }) => way)).toEqual(['beta'])
  })
  it('is no way in for who only knows its address', async () => {
    const shop = newShop()
    const { orders, send } = watched(shop)
    await show('/cleanout/sell?from=beta', { as: imani, shop, send })
    await orderLabel()
    expect(orders.map(({ way }) => way)).toEqual(['account'])
  })
})

describe('ordering a kit, step by step', () => {
  it('goes from the kit to the address to the confirmation, the step in the address bar', async () => {
    const shop = newShop()
    const { orders, send } = watched(shop)
    const { router } = await show('/cleanout/sell?service=premium', { as: imani, shop, send })
    await title('Order a clean-out kit')
    await waitFor(() => expect(stepOf(router)).toBe('intro'))
    expect(main().getByRole<HTMLInputElement>('radio', { name: /^Premium/ }).checked).toBe(true)
    expect(main().getByText(/Nothing to pay now. \$34\.99 is taken once/)).toBeTruthy()
    expect(main().getByText('A payout 15% higher on every piece of this bag.')).toBeTruthy()
    await press('Continue')
    await title('Where should the bag go?')
    expect(stepOf(router)).toBe('address')
    expect((await main().findByRole<HTMLInputElement>('textbox', { name: 'Full name' })).value).toBe(
      'Imani Castellanos',
    )
    await choose(/^Pass it on/)
    await typeAddress()
    await press('Order my bag')
    await title('Your bag is ordered')
    expect(stepOf(router)).toBe('confirmation')
    expect(await main().findByText(/48 Harbor Lane, Oakland/)).toBeTruthy()
    expect(main().getByText('What isn’t sold').nextElementSibling?.textContent).toMatch(
      /^What isn’t sold when its/,
    )
    expect(orders).toMatchObject([{ bagType: 'bag', service: 'premium', restChoice: 'donate' }])
    // Nothing leads back behind an order.
    router.history.back()
    await waitFor(() => expect(stepOf(router)).toBe('confirmation'))
    await title('Your bag is ordered')
  })
  it('keeps what was chosen and typed when somebody goes back, forward, and reloads', async () => {
    const shop = newShop()
    const { router, unmount } = await show('/cleanout/sell', { as: imani, shop })
    await choose(/^Donation/)
    await press('Continue')
    await user.type(await main().findByRole('textbox', { name: 'Address' }), '9 Elm Street')
    await press('Back')
    await title('Order a clean-out kit')
    expect(main().getByRole<HTMLInputElement>('radio', { name: /^Donation/ }).checked).toBe(true)
    router.history.back()
    await waitFor(() =>
      expect(main().getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe('9 Elm Street'),
    )
    unmount()
    recallDraft()
    await show('/cleanout/sell?step=address', { as: imani, shop })
    const line = await main().findByRole<HTMLInputElement>('textbox', { name: 'Address' })
    expect(line.value).toBe('9 Elm Street')
  })
  it('opens the step that is due for a link to one that is not', async () => {
    const { router } = await show('/cleanout/sell?step=confirmation', { as: imani })
    await title('Where should the bag go?')
    await waitFor(() => expect(stepOf(router)).toBe('address'))
    await act(() => router.navigate({ href: '/cleanout/sell?step=settings' }))
    await waitFor(() => expect(stepOf(router)).toBe('intro'))
  })
  it('has no intro in the short flow, and asks for settings in the long one', async () => {
    const shop = newShop()
    if (shop.db.state.cleanout) shop.db.state.cleanout.variant = 'short_flow'
    const short = await show('/cleanout/sell', { as: imani, shop })
    await title('Where should the bag go?')
    expect(main().getByRole('radio', { name: /^A label/ })).toBeTruthy()
    short.unmount()
    if (shop.db.state.cleanout) shop.db.state.cleanout.variant = 'long_flow'
    const { router } = await show('/cleanout/sell', { as: imani, shop })
    await press('Continue')
    await title('What happens to your pieces')
    await press('Continue')
    await title('How we sell them for you')
    expect(stepOf(router)).toBe('settings')
    await choose(/^Donation/)
    await choose(/^Green Mile Trust/)
    await press('Continue')
    await title('Where should the bag go?')
    expect(main().queryByRole('radio', { name: /^Ask me first/ })).toBeNull()
  })
  it('asks nobody who gives a bag what becomes of the rest', async () => {
    await show('/cleanout/sell?service=donation', { as: imani })
    await title('Order a clean-out kit')
    await press('Continue')
    await title('Where should the bag go?')
    expect(main().queryByRole('radio', { name: /^Ask me first/ })).toBeNull()
    await press('Back')
    await choose(/^Standard/)
    await press('Continue')
    expect(await main().findByRole('radio', { name: /^Ask me first/ })).toBeTruthy()
  })
  it('begins the next kit without the choice of the last one to give the rest away', async () => {
    const shop = newShop()
    const first = await show('/cleanout/sell', { as: imani, shop })
    await press('Continue')
    await choose(/^Pass it on/)
    first.unmount()
    await show('/cleanout/sell', { as: imani, shop })
    await press('Continue')
    const ask = await main().findByRole<HTMLInputElement>('radio', { name: /^Ask me first/ })
    expect(ask.checked).toBe(true)
  })
  it('asks for a charity before it orders a donation', async () => {
    const shop = newShop()
    const { orders, send } = watched(shop)
    await show('/cleanout/sell?service=donation&type=label', { as: imani, shop, send })
    await press('Continue')
    await press('Get my label')
    expect(await main().findAllByText('Please choose a charity.')).toHaveLength(2)
    expect(orders).toEqual([])
    await choose(/^Open Door Fund/)
    await press('Get my label')
    await title('Your label is ready')
    expect(orders).toMatchObject([{ bagType: 'label', charityId: 41 }])
    expect(await main().findByRole('link', { name: 'Open your label' })).toBeTruthy()
  })
  it('sends the same key again until an answer has come, also after a reload', async () => {
    const shop = newShop()
    const { orders, send } = watched(shop, (n) => (n === 1 ? broken() : undefined))
    const first = await show('/cleanout/sell?type=label', { as: imani, shop, send })
    await press('Continue')
    await press('Get my label')
    expect((await main().findByRole('alert')).textContent).toContain(
      'We’ve encountered an error ordering kit',
    )
    first.unmount()
    recallDraft()
    await show('/cleanout/sell?step=address', { as: imani, shop, send })
    await press('Get my label')
    await title('Your label is ready')
    expect(orders).toHaveLength(2)
    expect(orders[1]?.requestKey).toBe(orders[0]?.requestKey)
    await user.click(main().getByRole('link', { name: 'Order another' }))
    await title('Order a clean-out kit')
    await press('Continue')
    await press('Get my label')
    await title('Your label is ready')
    expect(orders[2]?.requestKey).not.toBe(orders[0]?.requestKey)
  })
})

describe('when no kit can be ordered', () => {
  it('says until when, after two in half an hour', async () => {
    const shop = newShop()
    for (const kit of shop.db.state.cleanout?.kits ?? [])
      if (kit.status === 'received') Object.assign(kit, { orderedAt: new Date().toISOString() })
      else if (kit.sellerId) kit.status = 'canceled'
    await show('/cleanout/sell', { as: 'greta@hemline.example', shop })
    expect(await main().findByText(/Please try again in 30 minutes/)).toBeTruthy()
    expect(main().getByText(/That is at \d+:\d\d [AP]M\. What you chose here is kept\./)).toBeTruthy()
    expect(main().queryByRole('button', { name: 'Continue' })).toBeNull()
  })
  it('tells the time of a refusal that comes with the press', async () => {
    const shop = newShop()
    await show('/cleanout/sell?type=label', { as: imani, shop })
    await press('Continue')
    await main().findByRole('button', { name: 'Get my label' })
    const mine = shop.db.state.users.find((one) => one.email === imani)?.id ?? null
    const received = shop.db.state.cleanout?.kits.filter((kit) => kit.status === 'received').slice(0, 2) ?? []
    for (const kit of received) Object.assign(kit, { sellerId: mine, orderedAt: new Date().toISOString() })
    await press('Get my label')
    expect(await main().findByText(/try again in 30 minutes/)).toBeTruthy()
    expect(await main().findByText(/That is at \d+:\d\d [AP]M\./)).toBeTruthy()
  })
  it('tells the delay in the words of the rule', async () => {
    const shop = newShop()
    if (shop.db.state.cleanout) shop.db.state.cleanout.waiting = 30_000
    await show('/cleanout/sell', { as: imani, shop })
    expect(
      await main().findByText(
        /unusually long processing times due to high volume. It will take about 6 weeks/,
      ),
    ).toBeTruthy()
  })
  it('tells people of another country kindly, with other ways', async () => {
    await show('/cleanout/sell', { as: 'aiko@hemline.example' })
    await title('Kits don’t travel that far yet')
    expect(main().queryByRole('radio')).toBeNull()
    expect(main().getByRole('link', { name: 'Read the guide' })).toBeTruthy()
  })
  it('takes addresses in the United States only', async () => {
    await show('/cleanout/sell?step=address', { as: imani })
    await user.selectOptions(await main().findByRole('combobox', { name: 'Country' }), 'CA')
    await user.type(main().getByRole('textbox', { name: 'Address' }), '12 Bay Street')
    await user.type(main().getByRole('textbox', { name: 'Postal code' }), 'K1A 0B1')
    await user.type(main().getByRole('textbox', { name: 'City' }), 'Ottawa')
    await user.selectOptions(main().getByRole('combobox', { name: /Province/ }), 'Ontario')
    await user.type(main().getByRole('textbox', { name: /Phone/ }), '6135550123')
    await press('Order my bag')
    expect(await main().findByText('Kits go to addresses in the United States only.')).toBeTruthy()
  })
})
