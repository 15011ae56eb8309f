import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readQr } from '../../testing/read-qr.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const main = () => within(screen.getByRole('main'))
const shown = async () => within(await screen.findByRole('main'))
const nora = 'nora@hemline.example'
const newcomer = 'imani@hemline.example'

describe('invitations', () => {
  it('shows the link, the sums and where each friend stands', async () => {
    await renderAt('/invites', { as: nora })
    expect(await (await shown()).findByRole('heading', { level: 1, name: 'Give 45%. Get $40.' })).toBeTruthy()
    const link = (await (await shown()).findByLabelText('Copy it, or show it')) as HTMLInputElement
    expect(link.value).toMatch(/\/i\/nora-7k2q$/)
    const row = (name: string) => within(main().getByText(name).closest('li') as HTMLElement)
    expect(row('Priya Raman').getByText(/^Bought on .* if nothing comes back\.$/)).toBeTruthy()
    expect(row('Priya Raman').getByText('Completed purchase')).toBeTruthy()
    expect(row('Dee Chen').getByText('Ineligible')).toBeTruthy()
    expect(main().getByText('invited, 2 bought')).toBeTruthy()
    expect(main().getByText('earned, $40.00 left, $0.00 spent')).toBeTruthy()
    expect(main().getByText('Never Expires')).toBeTruthy()
    expect(main().getByText('nora-7k2q')).toBeTruthy()
  })

  it('mails a friend, refuses what is no address, and reminds once', async () => {
    const user = userEvent.setup()
    await renderAt('/invites', { as: nora })
    const field = await (await shown()).findByLabelText('Your friend’s email')
    await user.click(main().getByRole('button', { name: 'Send' }))
    expect(main().getByText('Type your friend’s email address.')).toBeTruthy()
    await user.type(field, 'maya@exmaple')
    await user.click(main().getByRole('button', { name: 'Send' }))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(main().getByText('An address ends like example.com. This one stops early.')).toBeTruthy()
    await user.clear(field)
    await user.type(field, 'maya@example.com')
    await user.click(main().getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Your invitation to maya@example.com is on its way.')).toBeTruthy()
    expect(await (await shown()).findByText('maya@example.com')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Remind lena.m@example.com' }))
    expect(await (await shown()).findByText(/^Sent on .*, and again on .* Not answered yet\.$/)).toBeTruthy()
    expect(main().queryByRole('button', { name: 'Remind lena.m@example.com' })).toBeNull()
    await user.click(main().getByRole('button', { name: 'Read the letter' }))
    const letter = within(await screen.findByRole('dialog', { name: 'Nora W. gives you 45% off' }))
    expect(letter.getByText(/typed your address/)).toBeTruthy()
  })

  it('names the days of the browser’s own time zone', async () => {
    const shop = newShop()
    // At this hour California still has the day before.
    const sentAt = '2026-11-20T02:00:00.000Z'
    for (const one of shop.db.state.referrals ?? []) if (one.status === 'Invitation Sent') one.sentAt = sentAt
    await renderAt('/invites', { as: nora, shop })
    const day = new Date(sentAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
    expect(await (await shown()).findAllByText(new RegExp(`^Sent on ${day}, not`))).not.toHaveLength(0)
  })

  it('copies the link and shows it as a QR code', async () => {
    const user = userEvent.setup()
    const copied = vi.spyOn(globalThis.navigator.clipboard, 'writeText')
    await renderAt('/invites', { as: newcomer })
    const link = (await (await shown()).findByLabelText('Copy it, or show it')) as HTMLInputElement
    expect(await (await shown()).findByRole('heading', { name: 'Nobody invited yet' })).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Copy' }))
    expect(copied).toHaveBeenCalledWith(link.value)
    expect(await screen.findByText('Link copied.')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Copy your code' }))
    expect(copied).toHaveBeenCalledWith(link.value.split('/i/')[1])
    expect(await screen.findByText('Code copied.')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Copy a link to a goody box' }))
    expect(copied).toHaveBeenCalledWith(`${link.value}?referral_context=goody`)
    await user.click(main().getByRole('button', { name: 'Show as a QR code' }))
    const drawn = main().getByRole('img', { name: 'QR code of your link' })
    const [, , width = 0] = (drawn.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const path = drawn.querySelector('path')?.getAttribute('d') ?? ''
    // A friend's camera finds the very link.
    expect(await readQr({ path, size: width - 4 })).toEqual([link.value])
    await user.click(main().getByRole('button', { name: 'Hide the QR code' }))
    expect(main().queryByRole('img', { name: 'QR code of your link' })).toBeNull()
  })

  it('says when the codes can’t be loaded, and tries again', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const answers = answerFrom(shop)
    let isBroken = true
    const send: typeof fetch = (input, init) =>
      isBroken && (String(input) + String(init?.body)).includes('getInvitations')
        ? Promise.reject(new Error('away'))
        : answers(input, init)
    await renderAt('/invites', { shop, send, as: nora })
    expect(
      await (await shown()).findByText('We’ve encountered an error loading your referral codes.'),
    ).toBeTruthy()
    isBroken = false
    await user.click(main().getByRole('button', { name: 'Try again' }))
    expect(await (await shown()).findByLabelText('Copy it, or show it')).toBeTruthy()
  })

  it('are for members', async () => {
    const { router } = await renderAt('/invites')
    await waitFor(() => expect(router.state.location.pathname).toBe('/log-in'))
  })
})

describe('a friend’s code that is typed', () => {
  it('at the sign-up is the advocate’s, and an unknown one is said before an account is made', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    await renderAt('/sign-up', { shop })
    const form = within(await screen.findByRole('form', { name: 'Create an account' }))
    await user.type(form.getByLabelText('First name'), 'Ivo')
    await user.type(form.getByLabelText('Last name'), 'Berg')
    await user.type(form.getByLabelText('Email'), 'ivo@friends.example')
    await user.type(form.getByLabelText('Password'), 'linen-apron-4711')
    await user.click(form.getByRole('checkbox'))
    const code = form.getByLabelText('A friend’s code, if you have one')
    await user.type(code, 'nobody-0000')
    await user.click(form.getByRole('button', { name: 'Create account' }))
    expect((await form.findAllByText(/^We don’t know this code/)).length).toBeGreaterThan(0)
    expect(shop.db.state.users.some((one) => one.email === 'ivo@friends.example')).toBe(false)
    await user.clear(code)
    await user.type(code, ' NORA-7k2q ')
    await user.click(form.getByRole('button', { name: 'Create account' }))
    await waitFor(() =>
      expect(shop.db.state.users.some((one) => one.email === 'ivo@friends.example')).toBe(true),
    )
    expect(Object.values(shop.db.state.referralCodes)).toEqual(['nora-7k2q'])
    // A new account is asked for sizes; later tests begin without that sheet.
    const asked = within(await screen.findByRole('dialog', { name: 'What do you look for?' }))
    await user.click(await asked.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the gift behind a link', () => {
  it('is offered to a visitor, whose visit is the advocate’s from then on', async () => {
    const shop = newShop()
    await renderAt('/i/nora-7k2q', { shop })
    expect(
      await (await shown()).findByRole('heading', { name: '45% off your first order, and free shipping' }),
    ).toBeTruthy()
    expect(main().getByText('From Nora W.')).toBeTruthy()
    const take = main().getByRole('link', { name: 'Take the 45%' })
    expect(take.getAttribute('href')).toBe('/sign-up?next=%2Fwomen')
    await waitFor(() => expect(Object.values(shop.db.state.referralCodes)).toEqual(['nora-7k2q']))
    // From then on the bar, the sign-up and the home page say whose gift waits.
    const bar = within(screen.getByRole('navigation', { name: 'About Hemline' }))
    const told = await bar.findByRole('link', { name: '45% off from Nora W.' })
    await userEvent.setup().click(told)
    expect(await (await shown()).findByText(/^Nora W\. gives you 45% off your first order/)).toBeTruthy()
  })

  it('leads to a goody box where the advocate thought of one, and says what the gift is for', async () => {
    const shop = newShop()
    globalThis.history.replaceState(null, '', '/i/nora-7k2q?referral_context=goody')
    await renderAt('/i/nora-7k2q?referral_context=goody', { shop })
    expect(await (await shown()).findByText(/^Nora W\. thinks of a goody box for you: /)).toBeTruthy()
    const begin = main().getByRole('link', { name: 'Begin with a goody box' })
    expect(begin.getAttribute('href')).toBe('/sign-up?next=%2Fmy%2Fgoody-boxes%2Fnew')
    await waitFor(() => expect(Object.values(shop.db.state.referralContexts)).toEqual(['goody']))
    globalThis.history.replaceState(null, '', '/')
    globalThis.sessionStorage.clear()
  })

  it('stands in the links that a member shares, and in nobody else’s bar', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const piece = shop.db.items.find((one) => one.state === 'listed')?.item_number
    await renderAt(`/product/${piece}`, { shop, as: nora })
    const share = await (await shown()).findByRole('button', { name: 'Share' })
    await user.click(share)
    expect(await main().findByText('Your link gives a new friend 45% off the first order.')).toBeTruthy()
    const mail = decodeURIComponent(
      main().getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '',
    )
    expect(mail).toContain('referral_code=nora-7k2q&referral_context=pdp_share')
  })

  it('is not in the links that a visitor shares, nor in a visitor’s bar', async () => {
    const user = userEvent.setup()
    const piece = newShop().db.items.find((one) => one.state === 'listed')?.item_number
    await renderAt(`/product/${piece}`)
    await user.click(await (await shown()).findByRole('button', { name: 'Share' }))
    const mail = decodeURIComponent(
      main().getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '',
    )
    expect(mail).not.toContain('referral_code')
    expect(screen.queryByRole('link', { name: 'Give 45%, get $40' })).toBeNull()
  })

  it('sends members to give it themselves, and knows no other codes', async () => {
    await renderAt('/i/nora-7k2q', { as: newcomer })
    expect(await (await shown()).findByText(/the gift is for new friends/)).toBeTruthy()
    expect(main().getByRole('link', { name: 'Invite a friend' })).toBeTruthy()
  })

  it('is not there for an unknown code', async () => {
    await renderAt('/i/nobody')
    expect(await screen.findByRole('heading', { name: 'We dropped a stitch' })).toBeTruthy()
  })
})
