import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { markedOrders } from '../../../mocks/marked.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
beforeEach(() => localStorage.clear())

describe('the way of a parcel', () => {
  it('shows its buyer each parcel with scans, places and the number to copy', async () => {
    await renderAt(`/shipment/order/${markedOrders.shipped}`, { as: nora })
    expect(await screen.findByRole('heading', { level: 1, name: 'Where your parcels are' })).toBeTruthy()
    const [first, second] = screen.getAllByRole('region', { name: /Parcel \d of 2/ })
    expect(within(first as HTMLElement).getByText('Picked up by the carrier')).toBeTruthy()
    expect(within(second as HTMLElement).getByText(/^Delivered \w{3}, /)).toBeTruthy()
    const browser = userEvent.setup()
    await browser.click(
      within(first as HTMLElement).getByRole('button', { name: 'Copy the tracking number' }),
    )
    expect(await screen.findByText('The tracking number is copied.')).toBeTruthy()
  })
  it('opens for a guest with the key of the mail, and for nobody without it', async () => {
    await renderAt(`/shipment/order/${markedOrders.delivered}?key=key-${markedOrders.delivered}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Where your parcel is' })).toBeTruthy()
    await renderAt(`/shipment/order/${markedOrders.delivered}?key=wrong`)
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this parcel' })).toBeTruthy()
  })
})

describe('the question after a delivery', () => {
  const question = () => screen.queryByRole('complementary', { name: 'Did everything arrive well?' })

  it('asks once, and not again for the same delivery', async () => {
    const shop = newShop()
    const sent: string[] = []
    const send: typeof fetch = async (input, init) => {
      const answer = await answerFrom(shop)(input, init)
      sent.push(String(init?.body))
      return answer
    }
    const isAnswered = (hash: string) =>
      waitFor(() => expect(sent.some((body) => body.includes(hash))).toBe(true))
    await renderAt('/about', { as: nora, shop, send })
    await waitFor(() => expect(question()).toBeTruthy())
    await userEvent.click(screen.getByRole('button', { name: 'Yes, thank you' }))
    await waitFor(() => expect(question()).toBeNull())
    // Kept with the account: another browser knows it, too.
    await isAnswered(persistedHashes.applyClientConfiguration)
    localStorage.clear()
    sent.length = 0
    await renderAt('/about', { as: nora, shop, send })
    await isAnswered(persistedHashes.getLastDeliveryShipment)
    await act(async () => undefined)
    expect(question()).toBeNull()
  })
  it('stays away where the parcel itself is in sight, and from those who bought nothing', async () => {
    await renderAt(`/shipment/order/${markedOrders.shipped}`, { as: nora })
    await screen.findByRole('heading', { level: 1, name: 'Where your parcels are' })
    expect(question()).toBeNull()
    await renderAt('/about', { as: 'imani@hemline.example' })
    await screen.findByRole('heading', { level: 1 })
    expect(question()).toBeNull()
  })
})
