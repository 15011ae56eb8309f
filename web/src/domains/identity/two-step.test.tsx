import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const codeOf = (secret: string, aheadMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + aheadMs })
const part = (name: string) => screen.findByRole('region', { name })

/** A shop in which Nora's log-in asks for a second step. */
function withTwoStep() {
  const shop = newShop()
  const secret = new Secret({ size: 20 }).base32
  const user = shop.db.state.users.find(({ email }) => email === nora)
  shop.db.state.twoSteps[user?.id ?? ''] = {
    secret,
    since: '2026-11-01T10:00:00.000Z',
    lastCounter: 0,
    codes: [{ code: 'mock-code-aaaa', used: false }],
  }
  return { shop, secret, password: user?.password ?? '' }
}

async function typePassword(password: string) {
  const page = within(await screen.findByRole('form', { name: 'Log in' }))
  await userEvent.type(page.getByLabelText('Email'), nora)
  await userEvent.type(page.getByLabelText('Password'), password)
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  return within(await screen.findByRole('form', { name: 'Second step of the log-in' }))
}

it('switches two-step log-in on by the app’s first code, and shows recovery codes once', async () => {
  await renderAt('/my/settings', { as: nora })
  const two = within(await part('Two-step log-in'))
  await userEvent.click(await two.findByRole('button', { name: 'Switch on' }))
  // The password was typed too long ago.
  await userEvent.type(await two.findByLabelText('Your password once more'), 'not it')
  await userEvent.click(two.getByRole('button', { name: 'Go on' }))
  expect(await two.findByText('That is not your password.')).toBeTruthy()
  await userEvent.clear(two.getByLabelText('Your password once more'))
  await userEvent.type(
    two.getByLabelText('Your password once more'),
    newShop().db.state.users[0]?.password ?? '',
  )
  await userEvent.click(two.getByRole('button', { name: 'Go on' }))
  expect(await two.findByRole('img', { name: 'QR code for your app' })).toBeTruthy()
  const secret = two
    .getByText(/^Or type this secret/)
    .textContent?.replace(/^.*: /, '')
    .replaceAll(' ', '')
  const field = two.getByLabelText('The code that the app shows now')
  await userEvent.type(field, '000000')
  await userEvent.click(two.getByRole('button', { name: 'Switch on' }))
  expect(await two.findByText(/^That is not the code that your app shows now/)).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, codeOf(secret ?? ''))
  await userEvent.click(two.getByRole('button', { name: 'Switch on' }))
  expect(
    within(await two.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem'),
  ).toHaveLength(10)
  await userEvent.click(two.getByRole('button', { name: 'I have kept them' }))
  expect(await two.findByText(/10 recovery codes left/)).toBeTruthy()
  await userEvent.click(two.getByRole('button', { name: 'Switch off' }))
  await userEvent.click(two.getByRole('button', { name: 'Yes, switch it off' }))
  expect(await two.findByRole('button', { name: 'Switch on' })).toBeTruthy()
})

it('asks for the app’s code after the password, and logs in with it', async () => {
  const { shop, secret, password } = withTwoStep()
  const { router } = await renderAt('/log-in?next=/my/orders', { shop })
  const step = await typePassword(password)
  const field = step.getByLabelText('Code')
  await waitFor(() => expect(document.activeElement).toBe(field))
  // Nothing of the first step is left that asks for something else.
  expect(screen.getByRole('heading', { level: 1, name: 'One more step' })).toBeTruthy()
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Create an account' })).toBeNull()
  await userEvent.type(field, '000000')
  await userEvent.click(step.getByRole('button', { name: 'Log in' }))
  expect(await step.findByText(/^That code is not right/)).toBeTruthy()
  await userEvent.type(field, codeOf(secret))
  await userEvent.click(step.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my/orders'))
})

it('takes a recovery code, and goes back to the password when the log-in has ended', async () => {
  const { shop, password } = withTwoStep()
  const { router } = await renderAt('/log-in', { shop })
  let step = await typePassword(password)
  for (let i = 0; i < 6; i += 1) {
    await userEvent.type(step.getByLabelText('Code'), '000000')
    await userEvent.click(step.getByRole('button', { name: 'Log in' }))
    if (i < 5) await waitFor(() => expect(step.getByLabelText<HTMLInputElement>('Code').value).toBe(''))
  }
  const page = within(await screen.findByRole('form', { name: 'Log in' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
  expect((await page.findByRole('alert')).textContent).toContain('enter your password again')
  await userEvent.type(page.getByLabelText('Password'), password)
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  step = within(await screen.findByRole('form', { name: 'Second step of the log-in' }))
  await userEvent.type(step.getByLabelText('Code'), 'MOCK code aaaa')
  await userEvent.click(step.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it('lists the devices, this one first, and logs the others out', async () => {
  const shop = newShop()
  const user = shop.db.state.users.find(({ email }) => email === nora)
  shop.db.state.sessions['a-phone'] = user?.id ?? ''
  await renderAt('/my/settings', { as: nora, shop })
  const list = await screen.findByRole('list', { name: 'Your devices' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('This device')
  expect(rows).toHaveLength(2)
  await userEvent.click(within(list).getByRole('button', { name: /^Log out Safari on iOS/ }))
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  expect(shop.db.state.sessions['a-phone']).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
})

it('changes the name, and mails a link to a new address', async () => {
  await renderAt('/my/settings', { as: nora })
  const about = within(await part('About you'))
  await userEvent.click(await about.findByRole('button', { name: 'Change your name' }))
  await userEvent.clear(about.getByLabelText('First name'))
  await userEvent.click(about.getByRole('button', { name: 'Save' }))
  expect((await about.findAllByText(/Your first name, please/)).length).toBeGreaterThan(0)
  await userEvent.type(about.getByLabelText('First name'), 'Noor')
  await userEvent.click(about.getByRole('button', { name: 'Save' }))
  expect(await about.findByText(/^Noor /)).toBeTruthy()

  await userEvent.click(about.getByRole('button', { name: 'Change your email' }))
  await userEvent.type(about.getByLabelText('New email'), 'noor@example.com')
  await userEvent.click(about.getByRole('button', { name: 'Send the link' }))
  await userEvent.type(
    await about.findByLabelText('Your password once more'),
    newShop().db.state.users[0]?.password ?? '',
  )
  await userEvent.click(about.getByRole('button', { name: 'Go on' }))
  expect(await about.findByText('A new email waits: n•••r@example.com.')).toBeTruthy()
  expect(about.getByText(nora)).toBeTruthy()
})

it('shows a change of the email that waits, sends its link again, and takes the change back', async () => {
  const shop = newShop()
  const { id } = shop.db.state.users[0] ?? { id: '' }
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()
  shop.db.state.emailChanges[id] = { email: 'noor@example.com', sentAt: hours(-20), until: hours(4) }
  await renderAt('/my/settings', { as: nora, shop })
  const about = within(await part('About you'))
  expect(await about.findByText('A new email waits: n•••r@example.com.')).toBeTruthy()
  await userEvent.click(about.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText(/on its way to n•••r@example.com once more/)).toBeTruthy()
  expect(Date.parse(shop.db.state.emailChanges[id]?.until ?? '')).toBeGreaterThan(Date.parse(hours(23)))
  await userEvent.click(about.getByRole('button', { name: 'Cancel the change' }))
  await waitFor(() => expect(about.queryByText(/A new email waits/)).toBeNull())
  expect(shop.db.state.emailChanges[id]).toBeUndefined()
})
