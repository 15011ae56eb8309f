import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { popupBlockerTip } from '@hemline/rules/vocabulary/constants.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { markedBagCodes, markedKits } from '../../../../mocks/seed/kits.ts'
import { useKeptStore } from '../../../platform/kept.ts'
import { answerFrom, newShop, renderAt } from '../../../testing/render-at.tsx'
import { recallDraft } from './kit-draft.ts'

const user = userEvent.setup()
const greta = 'greta@hemline.example'
const imani = 'imani@hemline.example'
const main = () => within(screen.getByRole('main'))
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string | RegExp) => user.click(await main().findByRole('button', { name }))

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
  await user.type(await main().findByRole('textbox', { name: 'Full name' }), 'Wren Abara')
  await user.type(main().getByRole('textbox', { name: 'Address' }), '48 Harbor Lane')
  await user.type(main().getByRole('textbox', { name: 'ZIP code' }), '94607')
  await waitFor(() =>
    expect(main().getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).not.toBe(''),
  )
  await user.type(main().getByRole('textbox', { name: /Phone/ }), '5105550123')
}
const typeEmail = async (email: string) =>
  user.type(await main().findByRole('textbox', { name: /email/i }), email)

describe('ordering without an account', () => {
  it('keeps the kit under the email, and the account that is opened with it has it', async () => {
    const shop = newShop()
    const { unmount } = await show('/cleanout/visitor-order', { shop })
    await title('A bag at your door, no account needed')
    await typeEmail('wren@hemline.example')
    await typeAddress()
    await press('Send me the bag')
    await title('Your bag is ordered')
    expect(await main().findByText('We keep this kit under wren@hemline.example.')).toBeTruthy()
    expect(main().getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/sign-up?next=%2Fmy%2Fcleanouts%2Fkits',
    )
    unmount()
    await show('/sign-up?next=%2Fmy%2Fcleanouts%2Fkits', { shop })
    await user.type(await main().findByLabelText('Email'), 'wren@hemline.example')
    await user.type(main().getByLabelText('First name'), 'Wren')
    await user.type(main().getByLabelText('Last name'), 'Abara')
    await user.type(main().getByLabelText('Password'), 'a sentence is fine')
    await user.click(main().getByRole('checkbox', { name: /I agree/ }))
    await press('Create account')
    await title('Your kits')
    expect(await main().findByText('1 kit')).toBeTruthy()
  })
  it('stops at an email that is none, before anything is sent', async () => {
    const shop = newShop()
    await show('/cleanout/visitor-order', { shop })
    await typeEmail('wren')
    await typeAddress()
    await press('Send me the bag')
    expect(await main().findAllByText(/email address/)).toHaveLength(2)
    expect(shop.db.state.cleanout?.kits.some((kit) => kit.email === 'wren')).toBe(false)
  })
  it('asks for the address first and the email last in the second version', async () => {
    await show('/cleanout/visitor-order-v2')
    await title('Where should we send your bag?')
    expect(main().queryByRole('textbox', { name: /email/i })).toBeNull()
    await typeAddress()
    await press('This is the place')
    await title('Almost yours')
    expect(await main().findByText('48 Harbor Lane, Oakland')).toBeTruthy()
    expect(main().getByText('A payout 15% higher on every piece of this bag.')).toBeTruthy()
    await typeEmail('wren@hemline.example')
    await press('Send me the bag')
    await title('Your bag is ordered')
  })
  it('leads from the old address and from the account’s flow to the visitor’s', async () => {
    const old = await show('/cleanout/visitor')
    await waitFor(() => expect(old.router.state.location.pathname).toBe('/cleanout/visitor/sell'))
    old.unmount()
    const { router } = await show('/cleanout/sell?service=premium')
    await waitFor(() => expect(router.state.location.pathname).toBe('/cleanout/visitor/sell'))
    await press('Continue')
    await typeEmail('wren@hemline.example')
    await typeAddress()
    const ways: string[] = []
    router.history.subscribe(({ location }) => ways.push(location.href))
    await press('Order my bag')
    await title('Your bag is ordered')
    expect(await main().findByText(/^We keep this kit under wren@hemline\.example/)).toBeTruthy()
    await waitFor(() => expect(router.state.location.pathname).toBe('/cleanout/visitor/sell/confirmation'))
    expect(ways.filter((href) => href.includes('step='))).toEqual([])
    expect(await main().findByText('Premium')).toBeTruthy()
  })
  it('takes the code of a mailing, and says which one it doesn’t know', async () => {
    await show('/promo-bag-order?promo=NOSUCH')
    await title('Your bag, with the offer from your letter')
    const code = await main().findByRole<HTMLInputElement>('textbox', { name: 'Code from your letter' })
    await waitFor(() => expect(code.value).toBe('NOSUCH'))
    await typeEmail('wren@hemline.example')
    await typeAddress()
    await press('Send me the bag')
    expect(await main().findByText(/Code is not applicable/i)).toBeTruthy()
    await user.clear(code)
    await user.type(code, 'spring40')
    await press('Send me the bag')
    await title('Your bag is ordered')
    expect(await main().findByText('$40 of store credit when your first bag arrives.')).toBeTruthy()
  })
})

describe('activating a bag', () => {
  const code = () => main().findByRole<HTMLInputElement>('textbox', { name: 'Code on the bag' })

  it('says while it is typed whether the code can be one', async () => {
    await show('/cleanout/activate/alderbrook', { as: imani })
    expect(await main().findByText(/^From Alderbrook\./)).toBeTruthy()
    const slip = markedBagCodes.free.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    await user.type(await code(), slip)
    expect(await main().findByText(/One sign is wrong/)).toBeTruthy()
    await user.clear(await code())
    await user.type(await code(), markedBagCodes.free.toLowerCase())
    expect(main().getByText(/a whole code/)).toBeTruthy()
    await press('Activate this bag')
    await title('This bag is yours now')
    expect(await main().findByText(bagCodeWords(markedBagCodes.free))).toBeTruthy()
  })
  it('refuses one that is somebody’s, in the server’s words', async () => {
    await show('/cleanout/activate', { as: imani })
    await code()
    await press('Activate this bag')
    expect(await main().findByText(/^Please enter the code of your bag\./)).toBeTruthy()
    await user.type(await code(), markedBagCodes.taken)
    await press('Activate this bag')
    expect(await main().findByText(/This bag is activated already/)).toBeTruthy()
    expect(main().queryByText(/a whole code/)).toBeNull()
  })
  it('says what failed when nothing answers', async () => {
    const shop = newShop()
    const send: typeof fetch = async (input, init) =>
      String(init?.body).includes('restChoice')
        ? new Response('', { status: 500 })
        : answerFrom(shop)(input, init)
    await show('/cleanout/activate', { as: imani, shop, send })
    await user.type(await code(), markedBagCodes.free)
    await press('Activate this bag')
    expect((await main().findByRole('alert')).textContent).toContain(
      'We’ve encountered an error activating your bag',
    )
  })
  it('sends visitors to log in, and has their code when they are back', async () => {
    const shop = newShop()
    const { unmount } = await show('/cleanout/activate/alderbrook', { shop })
    await user.type(await code(), markedBagCodes.free)
    const href = main().getByRole('link', { name: 'Log in to activate' }).getAttribute('href') ?? ''
    const next = new URL(href, 'http://x').searchParams.get('next') ?? ''
    expect(next).toBe(`/cleanout/activate/alderbrook?code=${markedBagCodes.free}`)
    unmount()
    await show(next, { shop, as: imani })
    expect((await code()).value).toBe(markedBagCodes.free)
  })
})

describe('a label', () => {
  it('has its code, its bars, until when it works, and the way to print it', async () => {
    await show(`/cleanout/online-label/${markedKits.label}`, { as: greta })
    await title('Your label')
    expect(await main().findByRole('img', { name: /^Barcode HB 730/ })).toBeTruthy()
    expect(main().getByText(/^It works until \w{3} \d/)).toBeTruthy()
    expect(main().getByRole('link', { name: 'Open and print' }).getAttribute('href')).toContain(
      '/labels/file',
    )
    expect(main().getByText('Empty the pockets')).toBeTruthy()
    expect(main().getByText('1 Hemline Way, Receiving')).toBeTruthy()
  })
  it('has a tip about windows that a browser blocks, until the tip was read', async () => {
    const shop = newShop()
    const { unmount } = await show(`/cleanout/online-label/${markedKits.label}`, { as: greta, shop })
    expect(await main().findByText(popupBlockerTip, { exact: false })).toBeTruthy()
    await press('Got it')
    expect(main().queryByText(popupBlockerTip, { exact: false })).toBeNull()
    const owner = `user:${shop.db.state.users.find(({ email }) => email === greta)?.id}`
    await waitFor(() => expect(shop.db.state.settings[owner]?.tooltips).toEqual({ popup_blocker: true }))
    unmount()
    localStorage.clear()
    await show(`/cleanout/online-label/${markedKits.label}`, { shop, as: greta })
    expect(await main().findByRole('link', { name: 'Open and print' })).toBeTruthy()
    await waitFor(() => expect(useKeptStore.getState().ready).toBe(true))
    expect(main().queryByText(popupBlockerTip, { exact: false })).toBeNull()
  })
  it('says that it no longer works, and offers another', async () => {
    await show(`/cleanout/online-label/${markedKits.lapsed}`, { as: greta })
    await title('This label no longer works')
    expect(main().getByRole('link', { name: 'Order another label' })).toBeTruthy()
    expect(main().queryByRole('img', { name: /Barcode/ })).toBeNull()
  })
  it('is not there for somebody else', async () => {
    await show(`/cleanout/online-label/${markedKits.label}`, { as: imani })
    await title('We can’t find this label')
  })
})

describe('the list of kits', () => {
  it('has each with where it is, its label, and its bag', async () => {
    await show('/my/cleanouts/kits', { as: greta })
    await title('Your kits')
    const way = await main().findByRole('list', { name: 'Where bag 204005 is' })
    expect(within(way).getByText('On its way to you').closest('li')?.getAttribute('aria-current')).toBe(
      'step',
    )
    const label = within(main().getByRole('article', { name: 'Bag 204004' }))
    expect(label.getByRole('link', { name: 'Open the label' }).getAttribute('href')).toBe(
      `/cleanout/online-label/${markedKits.label}`,
    )
    expect(
      within(main().getByRole('article', { name: 'Bag 204001' })).getByRole('link', {
        name: 'Follow this bag',
      }),
    ).toBeTruthy()
  })
  it('cancels one that has not left, after asking', async () => {
    const shop = newShop()
    const kit = shop.db.state.cleanout?.kits.find((one) => one.id === markedKits.onItsWay)
    if (kit) kit.status = 'ordered'
    await show('/my/cleanouts/kits', { as: greta, shop })
    await press('Cancel bag 204005')
    await press('Cancel this kit')
    expect(await screen.findByText('Bag 204005 is canceled.')).toBeTruthy()
    expect(kit?.status).toBe('canceled')
  })
  it('says so when there are none, and what failed', async () => {
    const { unmount } = await show('/my/cleanouts/kits', { as: imani })
    expect(await main().findByText('No kits yet')).toBeTruthy()
    unmount()
    const shop = newShop()
    const send: typeof fetch = async (input, init) =>
      String(init?.body ?? input).includes('getKits')
        ? new Response('', { status: 500 })
        : answerFrom(shop)(input, init)
    await show('/my/cleanouts/kits', { as: imani, shop, send })
    expect((await main().findByRole('alert')).textContent).toContain('fetching kit data')
  })
})
