import { cents } from '@hemline/rules/common/money.ts'
import { notificationKinds } from '@hemline/rules/notifications/kinds.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contextOf } from '../../../mocks/answer.ts'
import { notifyMock } from '../../../mocks/domains/notifications.mock.ts'
import { mockEventSource } from '../../../mocks/live.ts'
import { mockUsers } from '../../../mocks/seed/people.ts'
import { idle } from '../../platform/idle.ts'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'
import { activityFilters } from './activity-filters.ts'

const imani = mockUsers.find((one) => one.firstName === 'Imani')
const main = () => within(screen.getByRole('main'))

function note(shop: Shop, told: Omit<Parameters<typeof notifyMock>[1], 'userId'>): void {
  if (!imani) throw new Error('no Imani')
  notifyMock(contextOf(shop.db, shop.jar), { ...told, userId: imani.id })
}

const tell = (shop: Shop, key: string): void =>
  note(shop, { kind: 'order', title: `Told: ${key}`, body: 'Follow it.', link: '/my/orders', key })

async function open(...given: Parameters<typeof renderAt>): Promise<void> {
  await renderAt(...given)
  await screen.findByRole('main')
}

afterEach(() => vi.unstubAllGlobals())

describe('the bell', () => {
  it('counts what is unread, shows it, and counts it down when it is read', async () => {
    const user = userEvent.setup()
    await open('/my/subscriptions', { as: 'imani@hemline.example' })
    await user.click(await screen.findByRole('button', { name: 'What is new, 2 unread' }))
    const panel = within(screen.getByRole('region', { name: 'What is new' }))
    expect(await panel.findByText('2 new for “Dresses for work”')).toBeTruthy()
    await user.click(panel.getByRole('button', { name: 'Mark all read' }))
    expect(await screen.findByRole('button', { name: 'What is new' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'What is new' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('says when its list could not be loaded, and that it is quiet when there is nothing', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    if (imani) shop.db.state.notifications[imani.id] = []
    const answer = answerFrom(shop)
    let fails = true
    const send: typeof fetch = async (input, init) => {
      const isList = `${String(input)}${String(init?.body)}`.includes('"getNotifications"')
      return isList && fails ? Promise.reject(new TypeError('away')) : answer(input, init)
    }
    await open('/my/subscriptions', { shop, send, as: 'imani@hemline.example' })
    await user.click(await screen.findByRole('button', { name: 'What is new' }))
    const panel = within(screen.getByRole('region', { name: 'What is new' }))
    expect((await panel.findByRole('alert')).textContent).toContain('The list did not load.')
    fails = false
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await panel.findByText('All quiet')).toBeTruthy()
    expect(panel.queryByRole('alert')).toBeNull()
  })

  it('rises by itself when something is told', async () => {
    const shop = newShop()
    vi.stubGlobal('EventSource', mockEventSource(shop.db, shop.jar, 20))
    await open('/my/subscriptions', { shop, as: 'imani@hemline.example' })
    await screen.findByRole('button', { name: 'What is new, 2 unread' })
    // The connection stands once its first look is over.
    await waitFor(() => {
      tell(shop, `nth ${Math.floor(performance.now())}`)
      expect(screen.getByRole('button', { name: /^What is new, ([3-9]|\d\d) unread$/ })).toBeTruthy()
    })
  })

  it('counts what was told before the live connection stood', async () => {
    const shop = newShop()
    const lines = new EventTarget()
    const connected = vi.fn(() => Object.assign(lines, { readyState: 1, close: () => undefined }))
    vi.stubGlobal('EventSource', function source() {
      return connected()
    })
    await open('/my/subscriptions', { shop, as: 'imani@hemline.example' })
    await screen.findByRole('button', { name: 'What is new, 2 unread' })
    await waitFor(() => expect(connected).toHaveBeenCalled())
    tell(shop, 'meanwhile')
    const data = JSON.stringify({ places: [], turns: [] })
    lines.dispatchEvent(new MessageEvent('snapshot', { data }))
    expect(await screen.findByRole('button', { name: 'What is new, 3 unread' })).toBeTruthy()
  })

  it('counts what was told while an earlier count was under way', async () => {
    const shop = newShop()
    const lines = new EventTarget()
    const connected = vi.fn(() => Object.assign(lines, { readyState: 1, close: () => undefined }))
    vi.stubGlobal('EventSource', function source() {
      return connected()
    })
    const answers = answerFrom(shop)
    let slow: (() => void) | undefined
    let stands = false
    // The connection may stand before the page has counted: the count that it asks for is answered at once,
    // and this answer travels slowly.
    const send: typeof fetch = async (input, init) => {
      const answer = await answers(input, init)
      const asksCount = (String(input) + String(init?.body)).includes('getUnreadNotifications')
      if (asksCount && stands) {
        stands = false
        await new Promise<void>((arrive) => {
          slow = arrive
        })
      }
      return answer
    }
    await open('/my/subscriptions', { shop, send, as: 'imani@hemline.example' })
    await screen.findByRole('button', { name: 'What is new, 2 unread' })
    await waitFor(() => expect(connected).toHaveBeenCalled())
    stands = true
    lines.dispatchEvent(new MessageEvent('snapshot', { data: JSON.stringify({ places: [], turns: [] }) }))
    await waitFor(() => expect(slow).toBeTruthy())
    tell(shop, 'meanwhile')
    lines.dispatchEvent(new MessageEvent('told', { data: '{}' }))
    slow?.()
    expect(await screen.findByRole('button', { name: 'What is new, 3 unread' })).toBeTruthy()
    await idle()
    expect(screen.getByRole('button', { name: 'What is new, 3 unread' })).toBeTruthy()
  })

  it('shows the pieces of one search in one row, and marks all of them read with it', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const pieces = shop.db.items.filter(({ state }) => state === 'listed').slice(0, 3)
    for (const { item_number: itemNumber } of pieces)
      note(shop, {
        kind: 'match',
        key: `match:${itemNumber}`,
        title: 'Costs less now for “Skirts”',
        body: 'A skirt.',
        link: `/product/${itemNumber}`,
        itemNumber,
        amountCents: cents(4000),
      })
    await open('/my/subscriptions', { shop, as: 'imani@hemline.example' })
    await user.click(await screen.findByRole('button', { name: 'What is new, 3 unread' }))
    const panel = within(screen.getByRole('region', { name: 'What is new' }))
    const row = await panel.findByRole('link', { name: /3 cost less now for “Skirts”.*From \$/s })
    expect(row.getAttribute('href')).toBe('/saved/searches')
    expect(panel.queryByText('Costs less now for “Skirts”')).toBeNull()
    await user.click(row)
    expect(await screen.findByRole('button', { name: 'What is new' })).toBeTruthy()
  })

  it('keeps a turn that lasts on top, with the way to the piece, and lets it go', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const [piece] = shop.db.items.filter(({ state }) => state === 'listed')
    const itemNumber = piece?.item_number ?? 0
    const link = `/product/${itemNumber}`
    note(shop, {
      kind: 'turn',
      key: 'turn',
      title: 'It is your turn',
      body: 'Now.',
      link,
      amountCents: cents(900),
      itemNumber,
    })
    note(shop, { kind: 'turn', key: 'over', title: 'No longer for sale: a skirt', body: 'Over.', link })
    await open('/my/subscriptions', { shop, as: 'imani@hemline.example' })
    await user.click(await screen.findByRole('button', { name: 'What is new, 2 unread' }))
    const panel = within(screen.getByRole('region', { name: 'What is new' }))
    const top = within(await panel.findByRole('region', { name: 'Your turn' }))
    const way = top.getByRole('link', { name: /It is your turn/ })
    expect(way.getAttribute('href')).toBe(link)
    expect(top.queryByText(/^No longer for sale/)).toBeNull()
    expect(top.getByRole('button', { name: `Add to cart: ${piece?.title}` })).toBeTruthy()
    await user.click(top.getByRole('button', { name: `Let it go: ${piece?.title}` }))
    expect(await screen.findByText('You no longer wait for it.')).toBeTruthy()
    await waitFor(() => expect(panel.queryByRole('region', { name: 'Your turn' })).toBeNull())
    expect(await screen.findByRole('button', { name: 'What is new, 1 unread' })).toBeTruthy()
  })

  it('says the time zone of the browser, for quiet hours, without being asked', async () => {
    const shop = newShop()
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    globalThis.localStorage.removeItem('hemline_time_zone')
    await open('/about', { shop, as: 'imani@hemline.example' })
    await screen.findByRole('button', { name: /^What is new/ })
    await waitFor(() => expect(shop.db.state.wishes[imani?.id ?? '']?.zone).toBe(zone))
  })

  it('is not there for visitors', async () => {
    await open('/about')
    expect(screen.queryByRole('button', { name: /What is new/ })).toBeNull()
  })
})

describe('what happened', () => {
  it('is listed by day and filtered by what it is about', async () => {
    const user = userEvent.setup()
    await open('/my/activity', { as: 'imani@hemline.example' })
    expect(await main().findByText('Your password was changed')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Pieces you love' }))
    await waitFor(() => expect(main().queryByText('Your password was changed')).toBeNull())
    await user.click(main().getByRole('button', { name: 'Selling and offers' }))
    expect(await main().findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
  })

  it('keeps its filter in the address', async () => {
    const user = userEvent.setup()
    const { router } = await renderAt('/my/activity?show=selling', { as: 'imani@hemline.example' })
    await screen.findByRole('main')
    const chosen = () => main().getByRole('button', { pressed: true }).textContent
    expect(await main().findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
    expect(chosen()).toBe('Selling and offers')
    await user.click(main().getByRole('button', { name: 'Account' }))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?show=account'))
    expect(chosen()).toBe('Account')
  })

  it('names a day once, also where two pages of rows meet', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    for (let nth = 0; nth < 30; nth += 1) tell(shop, `nth ${nth}`)
    await open('/my/activity', { shop, as: 'imani@hemline.example' })
    await user.click(await main().findByRole('button', { name: 'Show earlier' }))
    await waitFor(() => expect(main().getAllByText(/^Told: nth/).length).toBe(30))
    expect(main().getAllByRole('heading', { name: 'Today' }).length).toBe(1)
  })

  it('has each kind in exactly one filter', () => {
    const all = activityFilters.flatMap((one) => one.kinds ?? [])
    expect(all.toSorted()).toEqual(notificationKinds.toSorted())
  })

  it('shows an offer under "Selling and offers"', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    note(shop, {
      kind: 'offer',
      key: 'offer',
      title: 'Wren C. offers $40.00',
      body: '',
      link: '/direct/offers/1',
    })
    await open('/my/activity', { shop, as: 'imani@hemline.example' })
    await user.click(main().getByRole('button', { name: 'Selling and offers' }))
    await waitFor(() => expect(main().queryByText('Your password was changed')).toBeNull())
    expect(await main().findByText('Wren C. offers $40.00')).toBeTruthy()
  })

  it('loses all its dots when all is marked read, also below the rows of the bell', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    for (let nth = 0; nth < 15; nth += 1) tell(shop, `nth ${nth}`)
    await open('/my/activity', { shop, as: 'imani@hemline.example' })
    const unread = () => main().queryAllByText('New:')
    expect((await main().findAllByText('New:')).length).toBe(15)
    await user.click(main().getByRole('button', { name: 'Mark all read' }))
    await waitFor(() => expect(unread()).toEqual([]))
    expect(main().getAllByText(/^Told: nth/).length).toBe(15)
  })
})

describe('what somebody is told', () => {
  it('is chosen for each kind and channel, saved by itself, and locked rows say why', async () => {
    const user = userEvent.setup()
    await open('/my/subscriptions', { as: 'imani@hemline.example' })
    const matches = within(await main().findByRole('group', { name: 'Matches' }))
    const email = () => matches.getByRole<HTMLInputElement>('checkbox', { name: 'Email' })
    expect(email().checked).toBe(false)
    await user.click(email())
    await waitFor(() => expect(email().checked).toBe(true))
    const orders = within(main().getByRole('group', { name: 'Orders and parcels' }))
    const locked = orders.getByRole<HTMLInputElement>('checkbox', { name: 'Email' })
    expect([locked.checked, locked.disabled]).toEqual([true, true])
    expect(
      main().getByText('Receipts and refunds always come by email, and so does what a saved search bought.'),
    ).toBeTruthy()
    expect(main().getByText(/^Saved by itself\. Last change /)).toBeTruthy()
  })

  it('rests for a week, and a phone needs two yeses', async () => {
    const user = userEvent.setup()
    await open('/my/subscriptions', { as: 'imani@hemline.example' })
    await user.click(await main().findByRole('button', { name: 'Quiet for a week' }))
    expect(await main().findByText(/^Quiet until /)).toBeTruthy()
    await user.type(main().getByLabelText('Mobile number'), '5105550142')
    await user.click(main().getByRole('button', { name: 'I agree, send me a code' }))
    await user.type(await main().findByLabelText('Code from the text'), '000000')
    await user.click(main().getByRole('button', { name: 'Confirm' }))
    expect(await main().findByText('This is not the code of our last text.')).toBeTruthy()
    await user.clear(main().getByLabelText('Code from the text'))
    await user.type(main().getByLabelText('Code from the text'), '123456')
    await user.click(main().getByRole('button', { name: 'Confirm' }))
    expect(await main().findByText(/^Texts go to \(•••\) •••-0142\.$/)).toBeTruthy()
  })

  it('says the failure of §8 when a change could not be saved', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const answer = answerFrom(shop)
    const send: typeof fetch = async (input, init) =>
      String(init?.body).includes('changeSubscription')
        ? Promise.reject(new TypeError('away'))
        : answer(input, init)
    await open('/my/subscriptions', { shop, send, as: 'imani@hemline.example' })
    const matches = within(await main().findByRole('group', { name: 'Matches' }))
    await user.click(matches.getByRole('checkbox', { name: 'Email' }))
    expect((await main().findByRole('alert')).textContent).toContain('subscribing you to emails')
  })
})

describe('a link at the end of a mail', () => {
  it('ends the mails without a log-in', async () => {
    const user = userEvent.setup()
    await open('/unsubscribe?token=mock-price-drops')
    await user.click(await main().findByRole('button', { name: 'Stop these mails' }))
    expect(await main().findByText(/Mails about “Price drops” have ended/)).toBeTruthy()
  })

  it('of mails that always come says why, and has nothing to press', async () => {
    await open('/unsubscribe?token=mock-orders')
    expect(await main().findByText(/so does what a saved search bought/)).toBeTruthy()
    expect(main().queryByRole('button', { name: 'Stop these mails' })).toBeNull()
  })

  it('that is not complete says so', async () => {
    await open('/unsubscribe?token=cut')
    expect(await main().findByText('This link is not complete.')).toBeTruthy()
  })
})
