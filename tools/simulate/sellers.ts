// Greta of the seed, who orders kits, sends them back filled, and takes her money out.
import { randomUUID } from 'node:crypto'
import { seedPassword } from '@hemline/db/seed/people.ts'
import { handIn, kitMark, kitsAtHome } from './backstage.ts'
import type { DayPlan, KitPlan } from './plan.ts'
import { type Play, step } from './play.ts'
import { expectAnswer } from './shop-client.ts'
import { count } from './tally.ts'

type Answer = { __typename: string; message?: string }
const house = { line1: '418 Alder Court', line2: null, city: 'Portland', state: 'OR', zip: '97205', country: 'US', phone: '5035550161' }
const home = { fullName: 'Greta Lindqvist', ...house }

/** A saved address of hers, made when she has none. */
async function addressId({ seller }: Play): Promise<string> {
  const known = await seller.ask<{ id: string; type: string }[]>('getMyAddresses')
  const shipping = known.find(({ type }) => type === 'shipping')
  if (shipping) return shipping.id
  const saved = await seller.ask<Answer & { address: { id: string } }>('saveAddress', { input: { type: 'shipping', address: home } })
  return expectAnswer(saved, 'SaveAddressPayload').address.id
}

async function orderKit(play: Play, { bagType, service }: KitPlan): Promise<void> {
  const { tryAgainInMinutes, refusal } = await play.seller.ask<{ tryAgainInMinutes: number; refusal: string | null }>('getCleanoutOffer')
  // She has enough bags at home, or has just ordered one: another day.
  if (refusal !== null || tryAgainInMinutes > 0) return
  const input = {
    ...{ requestKey: `${kitMark}${randomUUID()}`, bagType, service, way: 'account', restChoice: play.chance.is(0.7) ? 'donate' : 'reclaim' },
    ...(bagType === 'bag' ? { addressId: await addressId(play) } : {}),
  }
  expectAnswer(await play.seller.ask<Answer>('orderBags', { input }), 'OrderBagsPayload')
  count(play.tally, 'kitsOrdered')
}

/** Bags that lie filled at home go to the carrier, and new kits are ordered. */
export async function sellersMorning(play: Play, { kits }: DayPlan): Promise<void> {
  await step(play, 'handing bags in', async () => {
    const taken = await handIn(play.databaseUrl, play.carriers, await kitsAtHome(play.pool))
    count(play.tally, 'bagsHandedIn', taken)
  })
  for (const kit of kits) await step(play, 'ordering a kit', () => orderKit(play, kit))
}

type Setup = {
  earnings: { available: number }
  accounts: { id: string; usableAt: string }[]
  emailVerified: boolean
  minimum: number
  leftToday: number
  timesLeftToday: number
}

async function takeOut(play: Play, how: 'cash' | 'credit'): Promise<void> {
  const { seller } = play
  const setup = await seller.ask<Setup>('getCashOutSetup')
  const account = setup.accounts.find(({ usableAt }) => new Date(usableAt) <= new Date())
  const asCash = how === 'cash' && setup.emailVerified && account !== undefined && setup.timesLeftToday > 0
  const amount = asCash ? Math.min(setup.earnings.available, setup.leftToday) : setup.earnings.available
  if (amount < setup.minimum) return
  const requestKey = randomUUID()
  if (asCash) {
    expectAnswer(await seller.ask<Answer>('confirmPassword', { password: seedPassword }), 'PasswordConfirmed')
    expectAnswer(await seller.ask<Answer>('cashOut', { input: { requestKey, amount, accountId: account.id } }), 'CashOutPayload')
  } else expectAnswer(await seller.ask<Answer>('turnEarningsToCredit', { input: { requestKey, amount } }), 'CashOutPayload')
  count(play.tally, 'cashedOut', amount)
}

/** What is available is taken out, on days on which she thinks of it. */
export async function sellersEvening(play: Play, { cashOut }: DayPlan): Promise<void> {
  if (cashOut) await step(play, 'cashing out', () => takeOut(play, cashOut))
}
