import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const password = () => newShop().db.state.users[0]?.password ?? ''
const part = (name: string) => screen.findByRole('region', { name })
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const textOf = (bytes: ArrayBuffer) => String.fromCharCode(...new Uint8Array(bytes))

/** A browser with one device; it signs whatever it is asked for, unless it is told to end. */
type Device = { keys: Set<string>; ends: boolean }
let device: Device

const clientData = (type: string, challenge: ArrayBuffer) => {
  const text = btoa(textOf(challenge)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return bytesOf(JSON.stringify({ type, challenge: text, origin: 'http://localhost' }))
}
const ended = () => Promise.reject(new DOMException('ended', 'NotAllowedError'))

function plugIn() {
  device = { keys: new Set(), ends: false }
  const credentials = {
    create: ({ publicKey }: { publicKey: { challenge: ArrayBuffer } }) => {
      if (device.ends) return ended()
      device.keys.add('a-key')
      return Promise.resolve({
        id: 'a-key',
        rawId: bytesOf('a-key'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', publicKey.challenge),
          attestationObject: bytesOf('none'),
          getTransports: () => ['internal'],
        },
        getClientExtensionResults: () => ({}),
      })
    },
    get: ({ publicKey }: { publicKey: { challenge: ArrayBuffer } }) => {
      if (device.ends || device.keys.size === 0) return ended()
      return Promise.resolve({
        id: 'a-key',
        rawId: bytesOf('a-key'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.get', publicKey.challenge),
          authenticatorData: bytesOf('none'),
          signature: bytesOf('none'),
          userHandle: null,
        },
        getClientExtensionResults: () => ({}),
      })
    },
  }
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: class {} })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
}

beforeEach(plugIn)
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

async function confirmIn(keys: ReturnType<typeof within>) {
  await userEvent.type(await keys.findByLabelText('Your password once more'), password())
  await userEvent.click(keys.getByRole('button', { name: 'Go on' }))
}

it('adds a passkey, renames it, and removes it', async () => {
  await renderAt('/my/settings', { as: nora })
  const keys = within(await part('Passkeys'))
  await userEvent.click(await keys.findByRole('button', { name: 'Add a passkey' }))
  await confirmIn(keys)
  const list = await keys.findByRole('list', { name: 'Your passkeys' })
  expect(within(list).getByText('Chrome on Windows')).toBeTruthy()
  expect(list.textContent).toContain('not used yet')

  await userEvent.click(within(list).getByRole('button', { name: 'Rename Chrome on Windows' }))
  const field = within(list).getByLabelText('Name of the passkey')
  await userEvent.clear(field)
  await userEvent.click(within(list).getByRole('button', { name: 'Save' }))
  expect((await within(list).findAllByText(/A name, please/)).length).toBeGreaterThan(0)
  await userEvent.type(field, 'My laptop')
  await userEvent.click(within(list).getByRole('button', { name: 'Save' }))
  await userEvent.click(await within(list).findByRole('button', { name: 'Remove My laptop' }))
  await waitFor(() => expect(keys.queryByRole('list', { name: 'Your passkeys' })).toBeNull())
})

it('says so when the device was not asked to the end', async () => {
  await renderAt('/my/settings', { as: nora })
  const keys = within(await part('Passkeys'))
  device.ends = true
  await userEvent.click(await keys.findByRole('button', { name: 'Add a passkey' }))
  await confirmIn(keys)
  expect((await keys.findByRole('alert')).textContent).toContain('No passkey was added')
})

it('logs in with a passkey, and says so when the shop does not know it', async () => {
  const shop = newShop()
  device.keys.add('a-key')
  const { router } = await renderAt('/log-in?next=/my/orders', { shop })
  const page = within(await screen.findByRole('form', { name: 'Log in' }))
  await userEvent.click(page.getByRole('button', { name: 'Log in with a passkey' }))
  expect((await page.findByRole('alert')).textContent).toContain('We don’t know that passkey')
  const user = shop.db.state.users.find(({ email }) => email === nora)
  const at = new Date().toISOString()
  shop.db.state.passkeys.push({
    id: 'passkey-1',
    userId: user?.id ?? '',
    credentialId: 'a-key',
    name: 'Chrome on Windows',
    createdAt: at,
    lastUsedAt: null,
  })
  await userEvent.click(page.getByRole('button', { name: 'Log in with a passkey' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my/orders'))
})

it('has no button where the browser has no passkeys', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  await renderAt('/log-in')
  const page = within(await screen.findByRole('form', { name: 'Log in' }))
  expect(page.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
})
