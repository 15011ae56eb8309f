import type { AddressFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AddressPicker, newAddress } from './AddressPicker.tsx'
import { DeliveryPlace } from './DeliveryPlace.tsx'
import { refusalsOf } from './save-address.ts'

const home: AddressFieldsFragment = {
  __typename: 'Address',
  id: 'a1',
  type: 'shipping',
  fullName: 'Ada Reed',
  line1: '12 Fir St',
  line2: null,
  city: 'Oakland',
  state: 'CA',
  zip: '94601',
  country: 'US',
  phone: '5105550100',
  deliveryLocation: null,
  isDefault: true,
}
const away: AddressFieldsFragment = {
  ...home,
  id: 'a2',
  line1: '9 Rue Verte',
  city: 'Paris',
  state: null,
  zip: '75002',
  country: 'FR',
}

function Picking() {
  const [chosen, setChosen] = useState('a1')
  return (
    <>
      <AddressPicker label="Ship to" addresses={[home, away]} chosen={chosen} onChoose={setChosen} />
      <output>{chosen}</output>
    </>
  )
}

it('chooses among the saved addresses with the arrows, and another one last', async () => {
  render(<Picking />)
  const group = screen.getByRole('radiogroup', { name: 'Ship to' })
  expect(group).toBeTruthy()
  expect((screen.getByRole('radio', { name: /12 Fir St/ }) as HTMLInputElement).checked).toBe(true)
  await userEvent.click(await screen.findByRole('radio', { name: /9 Rue Verte.*75002 Paris.*France/s }))
  expect(screen.getByRole('status').textContent).toBe('a2')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('status').textContent).toBe(newAddress)
})

it('asks where to leave a parcel, and shows what is wrong with the note', () => {
  render(
    <DeliveryPlace
      location={{ defaultValue: 'mail_room' }}
      note={{ error: 'Please use at most 200 characters.' }}
    />,
  )
  expect((screen.getByLabelText('Where to leave it') as HTMLSelectElement).value).toBe('mail_room')
  expect(screen.getAllByRole('option')).toHaveLength(10)
  expect(screen.getByLabelText(/Note for the driver/).getAttribute('aria-invalid')).toBe('true')
})

it('reads an answer that did not save: by field of this form, or for all of it', () => {
  const problems = [
    { field: 'shippingAddress.zip', message: 'a' },
    { field: 'email', message: 'b' },
  ]
  expect(
    refusalsOf({ __typename: 'AddressInvalid', message: 'x', problems }, undefined, 'shippingAddress.'),
  ).toEqual([
    { field: 'zip', message: 'a' },
    { field: 'email', message: 'b' },
  ])
  expect(refusalsOf({ __typename: 'AddressBookFull', message: 'Full.' }, undefined)).toEqual([
    { field: 'root', message: 'Full.' },
  ])
  expect(refusalsOf({ __typename: 'SaveAddressPayload' }, undefined)).toEqual([])
  expect(refusalsOf(undefined, undefined)).toMatchObject([{ field: 'root' }])
})
