import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../../testing/render-at.tsx'
import { dismissalCookie } from './CleanoutPopup.tsx'
import { recallDraft } from './kit-draft.ts'

const user = userEvent.setup()
const imani = 'imani@hemline.example'
const offer = () => screen.queryByRole('complementary', { name: 'Your closet could use the room' })
const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: The cookie store is not in the browser of the tests.
  document.cookie = `${dismissalCookie}=; max-age=0; path=/`
}

/** Renders the shop at a URL and waits for the page. */
async function show(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}

beforeEach(() => {
  sessionStorage.clear()
  recallDraft()
  forget()
})

describe('the offer of a kit', () => {
  it('comes to somebody without kits, and stays away for 14 days once dismissed', async () => {
    const shop = newShop()
    const first = await show('/about', { as: imani, shop })
    await waitFor(() => expect(offer()).toBeTruthy())
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(offer()).toBeNull()
    expect(document.cookie).toContain(dismissalCookie)
    first.unmount()
    await show('/about', { as: imani, shop })
    await screen.findByRole('heading', { level: 1 })
    expect(offer()).toBeNull()
    // The cookie itself is gone after 14 days.
    forget()
    screen.getByRole('main')
    await show('/about', { as: imani, shop })
    await waitFor(() => expect(offer()).toBeTruthy())
  })
  it('lets the question after a parcel go first, however late its answer comes', async () => {
    const shop = newShop()
    const asked: string[] = []
    const held = Promise.withResolvers<void>()
    const send: typeof fetch = async (input, init) => {
      if (String(init?.body).includes(persistedHashes.getLastDeliveryShipment)) await held.promise
      const answer = await answerFrom(shop)(input, init)
      asked.push(String(init?.body))
      return answer
    }
    await show('/about', { as: 'nora@hemline.example', shop, send })
    await waitFor(() =>
      expect(asked.some((body) => body.includes(persistedHashes.getOutstandingKits))).toBe(true),
    )
    await act(async () => undefined)
    expect(offer()).toBeNull()
    held.resolve()
    expect(await screen.findByRole('complementary', { name: 'Did everything arrive well?' })).toBeTruthy()
    expect(offer()).toBeNull()
  })
  it.each(['/my/returns', '/my/return', '/cart', '/checkout', '/cleanout/sell', '/my/cleanouts/kits'])(
    'stays away from %s',
    async (path) => {
      const { router } = await show('/about', { as: imani })
      await waitFor(() => expect(offer()).toBeTruthy())
      await router.navigate({ href: path })
      await waitFor(() => expect(offer()).toBeNull())
    },
  )
  it.each([
    ['visitors', undefined],
    ['people of another country', 'aiko@hemline.example'],
    ['who has a kit at home', 'greta@hemline.example'],
  ])('does not come to %s', async (_, as) => {
    const shop = newShop()
    const asked: string[] = []
    const send: typeof fetch = async (input, init) => {
      const answer = await answerFrom(shop)(input, init)
      asked.push(String(init?.body))
      return answer
    }
    await show('/about', { shop, send, ...(as && { as }) })
    await screen.findByRole('heading', { level: 1 })
    const last = as?.startsWith('greta') ? persistedHashes.getOutstandingKits : persistedHashes.getUserHuman
    await waitFor(() => expect(asked.some((body) => body.includes(last))).toBe(true))
    await act(async () => undefined)
    expect(offer()).toBeNull()
  })
  it('orders a label in the modal’s own steps, by keyboard, and is not offered again', async () => {
    const shop = newShop()
    await show('/about', { as: imani, shop })
    await waitFor(() => expect(offer()).toBeTruthy())
    screen.getByRole('button', { name: 'Order a bag' }).focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    ;(await dialog.findByRole('radio', { name: /^A label/ })).focus()
    await user.keyboard(' ')
    dialog.getByRole('button', { name: 'Continue' }).focus()
    await user.keyboard('{Enter}')
    expect(await dialog.findByRole('heading', { name: 'What happens to your pieces' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    expect((await dialog.findByRole<HTMLInputElement>('radio', { name: /^A label/ })).checked).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    await user.click(await dialog.findByRole('button', { name: 'Get my label' }))
    expect(await dialog.findByRole('heading', { name: 'Your kit is ordered' })).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Open your label' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(offer()).toBeNull()
  })
  it('leads to the page’s address step when it knows no address', async () => {
    const { router } = await show('/about', { as: imani })
    await waitFor(() => expect(offer()).toBeTruthy())
    await user.click(screen.getByRole('button', { name: 'Order a bag' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Continue' }))
    await user.click(await dialog.findByRole('button', { name: 'Continue to your address' }))
    await waitFor(() => expect(router.state.location.href).toBe('/cleanout/sell?step=address'))
  })
})
