// Seeds the buyers of the past: people of the demonstration, and guests with invented names and streets in
// real places.
import { isUsState, type UsState } from '@hemline/rules/vocabulary/states.ts'
import type pg from 'pg'
import { chanceOf } from '../chance.ts'

/** A buyer with the address that the parcels go to. `userId`: null for a guest. */
export type Buyer = {
  readonly userId: string | null
  readonly email: string
  readonly shipTo: {
    readonly fullName: string
    readonly line1: string
    readonly line2: string | null
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly country: string
    readonly phone: string | null
  }
}
export type Place = { readonly zip: string; readonly city: string; readonly state: UsState }

export const firstNames =
  'Adaeze Agnes Alma Amparo Anneke Bea Bettina Brigid Camille Carys Chiyo Clara Dagny Delphine Dinah Edda Elif Esme Fatou Flora Freya Gemma Gretel Hana Hedda Ilse Imke Ione Isra Jocasta Juno Kaia Keziah Lark Leonie Liv Lucia Mabel Maeve Marit Mina Nadia Nell Odette Oona Paz Petra Quinn Ramona Rhea Romy Sabine Saskia Signe Sunniva Tamsin Thea Una Vida Willa Xenia Yara Zadie Zora'.split(
    ' ',
  )
export const lastNames =
  'Abara Adler Alder Amato Ashdown Bancroft Barlow Bergstrom Bianchi Brandt Calloway Castel Cho Corrigan Dahl Delacroix Dressler Eklund Escobar Fairley Farrow Fontaine Galvan Garrick Greer Hadley Halloran Hart Ibarra Ivers Jansen Joshi Kaplan Keene Kimura Larkin Lindgren Lowell Madaki Marlow Mercado Moreau Nakata Nyberg Oduya Okonjo Ortega Pascual Pell Quist Radley Rosen Saito Sandoval Sorley Tam Thorne Umber Vance Villar Wexler Whitlock Yoon Zeller'.split(
    ' ',
  )
const streets = [
  'Alder Ct',
  'Birch Ln',
  'Canal St',
  'Dove Rd',
  'Elm Ter',
  'Foundry St',
  'Grove Ave',
  'Harbor Way',
]

/**
 * Returns a few hundred real US places (zip, city, state), always the same ones, as homes of seeded buyers.
 * Needs zip_place.
 */
export async function listPlaces(client: pg.Client): Promise<Place[]> {
  const { rows } = await client.query<Place>(
    'select zip, city, state from zip_place where zip::integer % 89 = 17 order by zip',
  )
  return rows.filter(({ state }) => isUsState(state))
}

/** Returns the n-th seeded guest buyer: name, email and address, the same for the same number. */
export function guestAt(n: number, places: readonly Place[]): Buyer {
  const chance = chanceOf(40, n)
  const first = chance.pick(firstNames)
  const last = chance.pick(lastNames)
  const { zip, city, state } = chance.pick(places)
  return {
    userId: null,
    email: `${first}.${last}${n}@guest.example`.toLowerCase(),
    shipTo: {
      fullName: `${first} ${last}`,
      line1: `${chance.int(1, 980)} ${chance.pick(streets)}`,
      line2: chance.is(0.2) ? `Apt ${chance.int(1, 40)}` : null,
      city,
      state,
      zip,
      country: 'US',
      phone: null,
    },
  }
}

/** Members of the demonstration who are known by name alone: they bid, and buy of other members. */
export const membersKnown = 24

/**
 * Returns id, name and email of the n-th seeded member who bids and buys of other members, the same for the
 * same number.
 */
export function memberNamed(n: number): { id: string; first: string; last: string; email: string } {
  const chance = chanceOf(60, n)
  const first = chance.pick(firstNames)
  const last = chance.pick(lastNames)
  const id = `01920000-0000-7000-8002-${n.toString(16).padStart(12, '0')}`
  return { id, first, last, email: `${first}.${last}.${n}@member.example`.toLowerCase() }
}

/** Returns the n-th seeded member as a buyer, with an invented street in a real place. */
export function memberAt(n: number, places: readonly Place[]): Buyer {
  const { id, first, last, email } = memberNamed(n)
  return {
    userId: id,
    email,
    shipTo: { ...guestAt(n, places).shipTo, fullName: `${first} ${last}` },
  }
}
