// Invented users of the mocks; names and password are those of the demonstration shop.
export const mockPassword = 'hemline-demo-1'

export type MockUser = {
  id: string
  email: string
  password: string
  firstName: string
  lastName: string
  roles: string[]
  banned: boolean
  country: string
  loyaltyTier: string
  createdAt: string
  /** False: the terms have not been accepted yet; left out, they have. */
  legalAccepted?: boolean
}

/** A user's passkey; `credentialId` is the device's number of the key. */
export type MockPasskey = {
  id: string
  userId: string
  credentialId: string
  name: string
  createdAt: string
  lastUsedAt: string | null
}

/** A user's second step: on once `since` is set. */
export type MockTwoStep = {
  secret: string
  since: string | null
  lastCounter: number
  codes: { code: string; used: boolean }[]
}

const person = (n: number, name: string, extra: Partial<MockUser> = {}): MockUser => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    id: `01920000-0000-7000-8000-00000000000${n}`,
    email: `${firstName.toLowerCase()}@hemline.example`,
    password: mockPassword,
    firstName,
    lastName,
    roles: [],
    banned: false,
    country: 'US',
    loyaltyTier: 'tier_1',
    createdAt: '2025-03-02T12:00:00.000Z',
    ...extra,
  }
}

export const mockUsers: readonly MockUser[] = [
  person(1, 'Nora Whitfield'),
  person(2, 'Imani Castellanos', { loyaltyTier: 'tier_2' }),
  person(3, 'Greta Lindqvist', { roles: ['seller'] }),
  person(4, 'Priya Narayan', { roles: ['p2p_seller'] }),
  person(5, 'Tomas Okafor', { roles: ['employee'] }),
  person(6, 'Ronan Pike', { banned: true }),
  person(7, 'Aiko Tanabe', { country: 'CA' }),
  person(8, 'Vesna Marchetti', { loyaltyTier: 'tier_3' }),
  person(9, 'Odile Brandt', { legalAccepted: false }),
  person(10, 'Marta Quist', { roles: ['admin'] }),
]
