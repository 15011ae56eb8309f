// The pages /privacy, /privacy/confirmation, /privacy/delete and /privacy/delete/:token.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { writeCookie } from '../../platform/cookies.ts'
import { useKeptStore } from '../../platform/kept.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const main = () => within(screen.getByRole('main'))
const shown = async () => within(await screen.findByRole('main'))
const nora = 'nora@hemline.example'
const seller = 'greta@hemline.example'

describe('/privacy', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

  it('keeps the choice not to be sold, and takes it back', async () => {
    const user = userEvent.setup()
    await renderAt('/privacy')
    await user.click(await (await shown()).findByRole('button', { name: 'Do not sell or share my data' }))
    expect(await (await shown()).findByText('Nothing of yours is sold or shared.')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Take my choice back' }))
    expect(await (await shown()).findByRole('button', { name: 'Do not sell or share my data' })).toBeTruthy()
  })

  it('says that it follows the signal of the browser', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    await renderAt('/privacy')
    expect(await (await shown()).findByText('Your browser asks for this, and we follow it.')).toBeTruthy()
    // A visitor has nothing more to choose; a member can keep the choice in the account too.
    expect(main().queryByRole('button', { name: /sell or share/ })).toBeNull()
    await renderAt('/privacy', { as: nora })
    const keep = await (await shown()).findByRole('button', { name: 'Keep this choice in my account too' })
    await userEvent.click(keep)
    expect(await (await shown()).findByRole('button', { name: 'Take my choice back' })).toBeTruthy()
  })

  it('says which messages a member agreed to, and leads to the choice', async () => {
    const user = userEvent.setup()
    const { router } = await renderAt('/privacy', { as: nora })
    expect(await (await shown()).findByText(/^You agreed to no news of the shop/)).toBeTruthy()
    await user.click(main().getByRole('link', { name: 'Choose what we tell you' }))
    const matches = within(await (await shown()).findByRole('group', { name: 'Matches' }))
    for (const name of ['Email', 'Push']) await user.click(matches.getByRole('checkbox', { name }))
    await waitFor(() =>
      expect(matches.getByRole<HTMLInputElement>('checkbox', { name: 'Push' }).checked).toBe(true),
    )
    await router.navigate({ href: '/privacy' })
    expect(await (await shown()).findByText('Matches, by email and push')).toBeTruthy()
    expect(main().queryByText(/Orders and parcels/)).toBeNull()
  })

  it('asks a visitor nothing about messages', async () => {
    await renderAt('/privacy')
    expect(await (await shown()).findByRole('heading', { name: 'A copy of your data' })).toBeTruthy()
    expect(main().queryByRole('heading', { name: 'Messages you agreed to' })).toBeNull()
  })

  it('makes a copy, and leads to both files', async () => {
    const user = userEvent.setup()
    await renderAt('/privacy', { as: nora })
    await user.click(await (await shown()).findByRole('button', { name: 'Make a copy of my data' }))
    const toRead = await (await shown()).findByRole('link', { name: /^Read your copy/ })
    expect(toRead.getAttribute('href')).toMatch(/^\/api\/v1\.0\/exports\/.+\/html$/)
    expect(main().getByText(/One copy a day/)).toBeTruthy()
  })

  it('lists the cookies, and removes and refuses those for comfort', async () => {
    const user = userEvent.setup()
    // biome-ignore lint/suspicious/noDocumentCookie: The site reads this very cookie.
    document.cookie = 'hemline_banner_sms=2026-01-01; path=/'
    await renderAt('/privacy')
    expect(await (await shown()).findByText('hemline_session')).toBeTruthy()
    expect(main().getByText('This browser has 1 cookie for comfort.')).toBeTruthy()
    await user.click(main().getByRole('switch', { name: 'Cookies for comfort' }))
    expect(main().getByText('This browser has no cookie for comfort.')).toBeTruthy()
    expect(document.cookie).not.toContain('hemline_banner_sms')
    writeCookie('hemline_banner_sms', 'closed', 30)
    expect(document.cookie).not.toContain('hemline_banner_sms')
    await user.click(main().getByRole('switch', { name: 'Cookies for comfort' }))
    writeCookie('hemline_banner_sms', 'closed', 30)
    expect(document.cookie).toContain('hemline_banner_sms')
    writeCookie('hemline_banner_sms', '', 0)
  })

  it('keeps the choice about cookies with the account: another browser of the member has none either', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const shownFirst = await renderAt('/privacy', { shop, as: 'imani@hemline.example' })
    await user.click(await (await shown()).findByRole('switch', { name: 'Cookies for comfort' }))
    const imani = shop.db.state.users.find(({ email }) => email === 'imani@hemline.example')
    await waitFor(() =>
      expect(shop.db.state.settings[`user:${imani?.id}`]?.persist).toMatchObject({ comfort_cookies: false }),
    )
    shownFirst.unmount()
    // The other browser knows nothing yet, and has a cookie of its own.
    globalThis.localStorage.clear()
    useKeptStore.setState({ owner: undefined, settings: {}, unsent: [], ready: false })
    // biome-ignore lint/suspicious/noDocumentCookie: The site reads this very cookie.
    document.cookie = 'hemline_banner_sms=2026-01-01; path=/'
    await renderAt('/privacy', { shop, as: 'imani@hemline.example' })
    const choice = await (await shown()).findByRole('switch', { name: 'Cookies for comfort' })
    await waitFor(() => expect(choice.getAttribute('aria-checked')).toBe('false'))
    await waitFor(() => expect(document.cookie).not.toContain('hemline_banner_sms'))
  })

  it('says when it can’t be loaded, and tries again', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const answers = answerFrom(shop)
    let isBroken = true
    const send: typeof fetch = (input, init) =>
      isBroken && (String(input) + String(init?.body)).includes('getPrivacy')
        ? Promise.reject(new Error('away'))
        : answers(input, init)
    await renderAt('/privacy', { shop, send })
    const again = await (await shown()).findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)
    expect(await (await shown()).findByRole('heading', { name: 'A copy of your data' })).toBeTruthy()
  })
})

describe('/privacy/delete', () => {
  it('mails a member the link, and says so on /privacy/confirmation', async () => {
    const user = userEvent.setup()
    await renderAt('/privacy/delete', { as: nora })
    expect(await (await shown()).findByText('240 points')).toBeTruthy()
    await user.click(main().getByRole('button', { name: `Send the link to ${nora}` }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Look in your mail' })).toBeTruthy()
  })

  it('takes a guest’s address, and refuses what is none', async () => {
    const user = userEvent.setup()
    await renderAt('/privacy/delete')
    const field = await (await shown()).findByLabelText('Your email address')
    await user.type(field, 'nobody')
    await user.click(main().getByRole('button', { name: 'Send me the link' }))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.clear(field)
    await user.type(field, 'guest@example.com')
    await user.click(main().getByRole('button', { name: 'Send me the link' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Look in your mail' })).toBeTruthy()
  })

  it('says what has to be settled first, and leads there', async () => {
    await renderAt('/privacy/delete', { as: seller })
    expect(await (await shown()).findByText('Some things have to be settled first.')).toBeTruthy()
    expect(
      main()
        .getByRole('link', { name: /^Show: You have \$43\.10/ })
        .getAttribute('href'),
    ).toBe('/my/cleanouts/earnings')
    expect(main().queryByRole('button', { name: /Send the link/ })).toBeNull()
  })

  it('is refused to somebody who works here', async () => {
    await renderAt('/privacy/delete', { as: 'tomas@hemline.example' })
    expect(await (await shown()).findByText(/You work here/)).toBeTruthy()
  })
})

describe('/privacy/confirmation', () => {
  it('says what was done, and leads on', async () => {
    await renderAt('/privacy/confirmation?what=kept')
    expect(await (await shown()).findByRole('heading', { level: 1, name: 'Your data stays' })).toBeTruthy()
    expect(main().getByRole('link', { name: 'Log in' })).toBeTruthy()
  })

  it.each(['', '?what=xyz'])('promises no mail to who asked for none (%s)', async (query) => {
    await renderAt(`/privacy/confirmation${query}`)
    const title = { level: 1, name: 'Nothing to confirm here' } as const
    expect(await (await shown()).findByRole('heading', title)).toBeTruthy()
    expect(main().queryByText(/on its way to you/)).toBeNull()
  })
})

describe('/privacy/delete/:token', () => {
  it('confirms a deletion, and the browser is logged out', async () => {
    const user = userEvent.setup()
    await renderAt('/privacy/delete/confirm', { as: nora })
    expect(
      await (await shown()).findByRole('heading', { level: 1, name: `Delete everything of ${nora}?` }),
    ).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Delete my data' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your data will be deleted in 14 days' }),
    ).toBeTruthy()
  })

  it('takes a deletion back', async () => {
    const user = userEvent.setup()
    await renderAt('/privacy/delete/take-back')
    await user.click(await (await shown()).findByRole('button', { name: 'Keep my data' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your data stays' })).toBeTruthy()
  })

  it('shows what is open instead of the button', async () => {
    await renderAt('/privacy/delete/blocked')
    expect(await (await shown()).findByText('One order has not arrived yet.')).toBeTruthy()
    expect(main().queryByRole('button', { name: 'Delete my data' })).toBeNull()
  })

  it('says of an old link that it ended', async () => {
    await renderAt('/privacy/delete/old')
    expect(
      await (await shown()).findByRole('heading', { level: 1, name: 'This link doesn’t work any more' }),
    ).toBeTruthy()
  })
})
