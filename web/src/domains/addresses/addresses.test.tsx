import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { mockPassword, mockUsers } from '../../../mocks/seed/people.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const nora = mockUsers[0]?.email ?? ''
const imani = mockUsers[1]?.email ?? ''

const book = async () => {
  await screen.findByRole('button', { name: 'Add an address' })
  return within(screen.getByRole('region', { name: 'Addresses' }))
}
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
const openNew = async (options: Parameters<typeof renderAt>[1]) => {
  const shown = await renderAt('/my/settings', options)
  await userEvent.click((await book()).getByRole('button', { name: 'Add an address' }))
  return { ...shown, form: within(await screen.findByRole('form', { name: 'New address' })) }
}
const fill = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await userEvent.type(screen.getByLabelText(label), text)
}

it('shows the saved addresses as a label has them, with the usual one marked', async () => {
  await renderAt('/my/settings', { as: nora })
  const entry = within((await book()).getByRole('article', { name: /1840 Linden St/ }))
  expect(entry.getByText(/Oakland, CA 94607/)).toBeTruthy()
  expect(entry.getByText('(510) 555-0142')).toBeTruthy()
  expect(entry.getByText('Front door')).toBeTruthy()
  expect(entry.getByText('Default')).toBeTruthy()
  expect(entry.queryByRole('button', { name: /Make/ })).toBeNull()
})

it('fills in city and state from the ZIP code and leaves the focus where it is', async () => {
  const { form } = await openNew({ as: imani })
  expect(document.activeElement).toBe(form.getByLabelText('Full name'))
  await fill({ 'Full name': 'Imani Castellanos', Address: '12 Fir St', 'ZIP code': '94601' })
  await waitFor(() => expect(value('City')).toBe('Oakland'))
  expect(value('State')).toBe('CA')
  expect(document.activeElement).toBe(form.getByLabelText('ZIP code'))
  await fill({ Phone: '510 555 0100' })
  await userEvent.tab()
  expect(value('Phone')).toBe('(510) 555-0100')
  await userEvent.selectOptions(form.getByLabelText('Where to leave it'), 'Mail room')
  await userEvent.click(form.getByRole('button', { name: 'Save address' }))
  const entry = within(await screen.findByRole('article', { name: /12 Fir St/ }))
  expect(entry.getByText('Default')).toBeTruthy()
  expect(entry.getByText('Mail room')).toBeTruthy()
})

it('asks when ZIP code and state disagree, and saves without an answer', async () => {
  const { form, shop } = await openNew({ as: imani })
  await fill({ 'Full name': 'Imani Castellanos', Address: '12 Fir St', City: 'Reno' })
  await userEvent.selectOptions(form.getByLabelText('State'), 'Nevada')
  await fill({ 'ZIP code': '94601', Phone: '5105550100' })
  expect(await form.findByText(/94601 is in Oakland, CA. Use that\?/, undefined)).toBeTruthy()
  expect(value('City')).toBe('Reno')
  await userEvent.click(form.getByRole('button', { name: 'Save address' }))
  await screen.findByRole('article', { name: /12 Fir St/ })
  expect(shop.db.state.addresses.at(-1)).toMatchObject({ city: 'Reno', state: 'NV', zip: '94601' })
})

it('takes the offered place on one press', async () => {
  const { form } = await openNew({ as: imani })
  await fill({ City: 'Reno' })
  await userEvent.selectOptions(form.getByLabelText('State'), 'Nevada')
  await fill({ 'ZIP code': '94601' })
  await userEvent.click(await form.findByRole('button', { name: 'Yes, use it' }))
  expect([value('City'), value('State')]).toEqual(['Oakland', 'CA'])
  expect(form.queryByText(/Use that\?/)).toBeNull()
})

it('offers the post’s way of writing a street, once one has left the field', async () => {
  const { form } = await openNew({ as: imani })
  await fill({ Address: '123 main street' })
  expect(form.queryByText(/The post writes it/)).toBeNull()
  await userEvent.tab()
  await userEvent.click(await form.findByRole('button', { name: 'Yes, use it' }))
  expect(value('Address')).toBe('123 Main St')
})

it('says on leaving a field what it needs, and lists all of it on sending, each a way to its field', async () => {
  const { form } = await openNew({ as: imani })
  await fill({ 'Full name': 'Imani' })
  await userEvent.tab()
  expect(await form.findByText('Please enter your first and last name.')).toBeTruthy()
  await userEvent.click(form.getByRole('button', { name: 'Save address' }))
  const summary = within(await form.findByRole('alert'))
  expect(summary.getByText('6 things need another look.')).toBeTruthy()
  await userEvent.click(summary.getByRole('button', { name: 'Please enter a zip code of 5 digits.' }))
  expect(document.activeElement).toBe(form.getByLabelText('ZIP code'))
  expect(value('Full name')).toBe('Imani')
})

it('asks as the country does', async () => {
  const { form } = await openNew({ as: imani })
  await fill({ 'ZIP code': '94601' })
  await userEvent.selectOptions(form.getByLabelText('Country'), 'United Kingdom')
  await userEvent.click(form.getByLabelText('Postcode'))
  await userEvent.tab()
  expect(await form.findByText('Please enter a postcode such as EC1Y 8SY.')).toBeTruthy()
  expect(form.getByLabelText('Town or city')).toBeTruthy()
  expect(form.queryByLabelText('State')).toBeNull()
  await userEvent.selectOptions(form.getByLabelText('Country'), 'Japan')
  await userEvent.selectOptions(form.getByLabelText('Prefecture'), 'Tokyo (東京都)')
  const order = form.getAllByRole('textbox').map((box) => box.getAttribute('autocomplete'))
  expect(order.indexOf('shipping postal-code')).toBeLessThan(order.indexOf('shipping address-line1'))
})

it('puts what the server refuses at its field and keeps what was typed', async () => {
  const shop = newShop()
  const answers = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (!String(init?.body).includes('"saveAddress"')) return answers(input, init)
    const problems = [{ __typename: 'FieldProblem', field: 'line1', message: 'We know no such street.' }]
    const saveAddress = { __typename: 'AddressInvalid', message: 'Please check the address.', problems }
    return new Response(JSON.stringify({ data: { saveAddress } }), {
      headers: { 'content-type': 'application/json' },
    })
  }
  await renderAt('/my/settings', { as: nora, shop, send })
  await userEvent.click((await book()).getByRole('button', { name: /^Edit/ }))
  const form = within(await screen.findByRole('form', { name: 'Edit address' }))
  await userEvent.clear(form.getByLabelText('Address'))
  await fill({ Address: '1 Nowhere Rd' })
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await form.findByText('We know no such street.', undefined)).toBeTruthy()
  expect(value('Address')).toBe('1 Nowhere Rd')
  expect(document.activeElement).toBe(form.getByLabelText('Address'))
})

it('edits, and puts the focus back on the button that began it', async () => {
  await renderAt('/my/settings', { as: nora })
  await userEvent.click((await book()).getByRole('button', { name: /^Edit/ }))
  await screen.findByRole('form', { name: 'Edit address' })
  expect(value('Phone')).toBe('(510) 555-0142')
  await userEvent.clear(screen.getByLabelText('Address'))
  await fill({ Address: '14 Fir St' })
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const entry = within(await screen.findByRole('article', { name: /14 Fir St/ }))
  await waitFor(() => expect(document.activeElement).toBe(entry.getByRole('button', { name: /^Edit/ })))
  expect(screen.queryByRole('article', { name: /1840 Linden St/ })).toBeNull()
})

it('removes an address, and brings it back', async () => {
  await renderAt('/my/settings', { as: nora })
  await userEvent.click((await book()).getByRole('button', { name: /^Remove/ }))
  expect(await screen.findByText(/None saved yet/, undefined)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const entry = within(await screen.findByRole('article', { name: /1840 Linden St/ }))
  expect(entry.getByText('Default')).toBeTruthy()
})

it('shows nobody the addresses of who used this browser before', async () => {
  const { router } = await renderAt('/my/settings', { as: nora })
  await book()
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/my/settings'))
  await router.navigate({ href: '/log-in?next=/my/settings' })
  const form = within(await screen.findByRole('form', { name: 'Log in' }))
  await userEvent.type(form.getByLabelText('Email'), imani)
  await userEvent.type(form.getByLabelText('Password'), mockPassword)
  await userEvent.click(form.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText(/None saved yet/, undefined)).toBeTruthy()
  expect(screen.queryByRole('article', { name: /1840 Linden St/ })).toBeNull()
})
