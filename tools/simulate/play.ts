// All that the players share.
import type { Chance } from '@hemline/db/seed/chance.ts'
import { seedPassword } from '@hemline/db/seed/people.ts'
import type pg from 'pg'
import type { Carriers } from './backstage.ts'
import { type Doors, expectAnswer, newPerson, type Person } from './shop-client.ts'
import { attempt, type Tally } from './tally.ts'

export type Seller = { readonly name: string; readonly person: Person }

export type Play = {
  readonly doors: Doors
  readonly databaseUrl: string
  readonly pool: pg.Pool
  readonly carriers: Carriers
  readonly tally: Tally
  /** Greta of the seed first. */
  readonly sellers: readonly Seller[]
  readonly workers: readonly Person[]
  /** Of the day that goes on. */
  worker: Person
  chance: Chance
  /** Pieces that are listed now and that bags may be filled with the like of. */
  shelf: number[]
  /** Numbers of pieces that were listed out of bags, not sold as far as is known. */
  readonly fresh: Set<number>
  /** Bags that can't be graded, until whoever sent them has an account. */
  readonly aside: Set<string>
  readonly ending: () => boolean
  /** Shows what is known by now. */
  readonly show: () => void
}

/** Somebody of the seed, logged in. */
export async function seeded(doors: Doors, email: string, address: string): Promise<Person> {
  const person = newPerson(doors, address)
  expectAnswer(
    await person.ask<{ __typename: string }>('logIn', { input: { email, password: seedPassword } }),
    'AuthPayload',
  )
  return person
}

/** A step of the play; nothing is begun any more once it is ending. */
export async function step<T>(play: Play, what: string, work: () => Promise<T>): Promise<T | undefined> {
  if (play.ending()) return undefined
  const done = await attempt(play.tally, what, work)
  play.show()
  return done
}
