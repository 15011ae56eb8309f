import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { mockUsers } from '../../../mocks/seed/people.ts'
import { keptKey, setDateManner } from '../../platform/date-manner.ts'
import { dateOf, moment, timeOfDay } from '../../platform/format.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const shopper = mockUsers[0]?.email ?? ''
const form = async (name: string) => within(await screen.findByRole('form', { name }))
const keptSettings = () => JSON.parse(localStorage.getItem(keptKey) ?? '{}').settings?.persist
afterEach(() => {
  setDateManner('month_first')
})

it('says what a country means before saving it, and shows its sizes, dates and lengths afterwards', async () => {
  const shop = newShop()
  await renderAt('/my/settings', { as: shopper, shop })
  const country = await form('Your country')
  expect(country.getByText('Prices are in US dollars. Duty is never due.')).toBeTruthy()
  await userEvent.selectOptions(country.getByLabelText('Country'), 'Germany')
  expect(country.getByText(/Your bank changes them into euros/)).toBeTruthy()
  expect(country.getByText(/\$19\.99 with USPS, 7 to 12 working days/)).toBeTruthy()
  expect(country.getByText(/When you send a piece back, you get its duty back, too/)).toBeTruthy()
  expect(country.getByText(/Our label for the way back costs \$24\.99/)).toBeTruthy()
  await userEvent.click(country.getByRole('button', { name: 'Save country' }))
  expect(await screen.findByText('You shop from Germany now.')).toBeTruthy()
  expect(shop.db.state.users.find((one) => one.email === shopper)?.country).toBe('DE')
  const manners = await form('Sizes, dates and lengths')
  await waitFor(() => expect((manners.getByLabelText('Sizes') as HTMLSelectElement).value).toBe('EU'))
  expect(keptSettings()).toMatchObject({ size_system: 'EU', date_manner: 'day_first', unit: 'cm' })
  expect(dateOf('2026-11-28T12:00:00Z')).toBe('28 Nov 2026')
})

it('keeps manners that were chosen apart when the country changes', async () => {
  await renderAt('/my/settings', { as: shopper, shop: newShop() })
  const manners = await form('Sizes, dates and lengths')
  await userEvent.selectOptions(manners.getByLabelText('Sizes'), 'US 8 · UK 12')
  await userEvent.selectOptions(manners.getByLabelText('Dates and times'), '2026-11-28, 14:20')
  await userEvent.click(manners.getByRole('button', { name: 'Save' }))
  const country = await form('Your country')
  await userEvent.selectOptions(country.getByLabelText('Country'), 'Japan')
  await userEvent.click(country.getByRole('button', { name: 'Save country' }))
  expect(await screen.findByText('You shop from Japan now.')).toBeTruthy()
  expect(keptSettings()).toMatchObject({ size_system: 'UK', date_manner: 'year_first' })
  expect(dateOf('2026-11-28T12:00:00Z')).toBe('2026-11-28')
  expect(timeOfDay('2026-11-28T21:05:00')).toBe('21:05')
  expect(moment('2026-11-20T12:00:00Z', Date.parse('2026-11-28T12:00:00Z'))).toMatch(/^Nov 20, /)
})
