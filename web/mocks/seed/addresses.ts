// The addresses of the mocks' users, as in the demonstration shop, and the few places in the mocks' ZIP
// table.
import type { AddressType } from '@hemline/rules/vocabulary/orders.ts'
import type { DeliveryLocation } from '@hemline/rules/vocabulary/shipping.ts'

export type MockAddress = {
  id: string
  owner: string
  type: AddressType
  fullName: string
  line1: string
  line2: string | null
  city: string
  state: string | null
  zip: string
  country: string
  phone: string
  deliveryLocation: DeliveryLocation | null
  isDefault: boolean
  hidden: boolean
}
export type MockCartAddress = {
  shippingAddressId: string | null
  billingAddressId: string | null
  email: string | null
  deliveryLocation: DeliveryLocation | null
  deliveryNote: string | null
}

const common = { type: 'shipping', isDefault: true, hidden: false } as const

export const mockAddresses: readonly MockAddress[] = [
  {
    ...common,
    id: '01920000-0000-7000-8000-00000000ad01',
    owner: 'user:01920000-0000-7000-8000-000000000001',
    fullName: 'Nora Whitfield',
    line1: '1840 Linden St',
    line2: 'Apt 3',
    city: 'Oakland',
    state: 'CA',
    zip: '94607',
    country: 'US',
    phone: '5105550142',
    deliveryLocation: 'front_door',
  },
  {
    ...common,
    id: '01920000-0000-7000-8000-00000000ad02',
    owner: 'user:01920000-0000-7000-8000-000000000007',
    fullName: 'Aiko Tanabe',
    line1: '212 Wharf Lane',
    line2: null,
    city: 'Toronto',
    state: 'ON',
    zip: 'M5V 2T6',
    country: 'CA',
    phone: '4165550117',
    deliveryLocation: null,
  },
]

export const mockPlaces: readonly { zip: string; city: string; state: string }[] = [
  { zip: '94601', city: 'Oakland', state: 'CA' },
  { zip: '94607', city: 'Oakland', state: 'CA' },
  { zip: '10001', city: 'New York', state: 'NY' },
  { zip: '80202', city: 'Denver', state: 'CO' },
  { zip: '97201', city: 'Portland', state: 'OR' },
]
