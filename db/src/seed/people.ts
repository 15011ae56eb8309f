// The people of the demonstration shop. All are invented; they share one password, which the start
// prints.
import { demonstrationIdStart } from '@hemline/rules/vocabulary/demonstration.ts'
import { hash } from '@node-rs/argon2'

/** The password of all seeded accounts; public. */
export const seedPassword = 'hemline-demo-1'

let hashed: Promise<string> | undefined
/**
 * Returns the hash of the password that all seeded people share; computed once, because hashing is slow on
 * purpose.
 */
export const seedPasswordHash = (): Promise<string> => {
  hashed ??= hash(seedPassword)
  return hashed
}

export type SeedPerson = {
  key: string
  id: string
  visitorId: number
  email: string
  firstName: string
  lastName: string
  role: string
  roles: readonly string[]
  note: string
}

type Told = Pick<SeedPerson, 'key' | 'firstName' | 'lastName' | 'role' | 'note'> & {
  roles?: readonly string[]
}

const told: readonly Told[] = [
  {
    key: 'shopper',
    firstName: 'Nora',
    lastName: 'Whitfield',
    role: 'shopper',
    note: 'has saved sizes and favorites, and a goody box to decide about',
  },
  {
    key: 'superstar',
    firstName: 'Imani',
    lastName: 'Castellanos',
    role: 'shopper',
    note: 'a shopper of the tier Superstar, with a pre-ordered piece',
  },
  {
    key: 'seller',
    firstName: 'Greta',
    lastName: 'Lindqvist',
    role: 'seller',
    note: 'has sent bags in, has money to cash out, and an empty bag and a label at home',
    roles: ['seller'],
  },
  {
    key: 'p2p-seller',
    firstName: 'Priya',
    lastName: 'Narayan',
    role: 'p2p_seller',
    note: 'sells from a closet of one’s own, with an offer that waits for an answer',
    roles: ['p2p_seller'],
  },
  {
    key: 'employee',
    firstName: 'Tomas',
    lastName: 'Okafor',
    role: 'employee',
    note: 'works here: picks, packs and helps with orders; may preview pieces not yet listed',
    roles: ['employee'],
  },
  { key: 'banned', firstName: 'Ronan', lastName: 'Pike', role: 'shopper', note: 'banned: may look, not buy' },
  { key: 'international', firstName: 'Aiko', lastName: 'Tanabe', role: 'shopper', note: 'lives in Canada' },
  {
    key: 'admin',
    firstName: 'Marta',
    lastName: 'Sorensen',
    role: 'admin',
    note: 'runs the floor: may refund more than $150.00',
    roles: ['admin'],
  },
]

export const people: readonly SeedPerson[] = told.map((p, i) => ({
  roles: [],
  ...p,
  id: `${demonstrationIdStart}00000000000${i + 1}`,
  visitorId: 101 + i,
  email: `${p.firstName.toLowerCase()}@hemline.example`,
}))

/** Returns the seeded person with this key. Throws when there is none. */
export const personByKey = (key: string): SeedPerson => {
  const found = people.find((p) => p.key === key)
  if (!found) throw new Error(`no person ${key}`)
  return found
}

/**
 * An anonymous visitor whose cart holds a few items for good, so that "held by another shopper" can
 * always be seen.
 */
export const holder = {
  visitorId: 100,
  cartId: '01920000-0000-7000-8000-0000000000c1',
  holdsUntil: '2099-01-01T00:00:00Z',
}
