// The state that all players share.
import type { Chance } from '@hemline/db/seed/chance.ts'
import { seedPassword } from '@hemline/db/seed/people.ts'
import type pg from 'pg'
import type { Carriers } from './backstage.ts'
import { type Doors, expectAnswer, newPerson, type Person } from './shop-client.ts'
import { attempt, type Tally } from './tally.ts'

/** A seller of the seed who is logged in. */
export type Seller = { readonly name: string; readonly person: Person }

/** The state of the play. */
export type Play = {
  readonly doors: Doors
  readonly databaseUrl: string
  readonly pool: pg.Pool
  readonly carriers: Carriers
  readonly tally: Tally
  /** The sellers; Greta of the seed comes first. */
  readonly sellers: readonly Seller[]
  readonly workers: readonly Person[]
  /** The employee who works today. */
  worker: Person
  chance: Chance
  /** Numbers of listed pieces that the pieces in bags are modelled on. */
  shelf: number[]
  /** Numbers of pieces that the simulation listed out of bags and has not seen sold. */
  readonly fresh: Set<number>
  /** Ids of bags that can't be graded until their sender has an account. */
  readonly aside: Set<string>
  readonly ending: () => boolean
  /** Updates the summary on the screen. */
  readonly show: () => void
}

/**
 * Logs in a person of the seed, whose requests come from the network address `address`, and returns the
 * session. Throws when the shop refuses.
 */
export async function seeded(doors: Doors, email: string, address: string): Promise<Person> {
  const person = newPerson(doors, address)
  expectAnswer(
    await person.ask<{ __typename: string }>('logIn', { input: { email, password: seedPassword } }),
    'AuthPayload',
  )
  return person
}

/**
 * Runs a step of the play; returns undefined when the play is ending or the step fails, which is counted.
 */
export async function step<T>(play: Play, what: string, work: () => Promise<T>): Promise<T | undefined> {
  if (play.ending()) return undefined
  const done = await attempt(play.tally, what, work)
  play.show()
  return done
}
