// Sellers of the seed, Greta first, who order kits, send filled bags, and take their money out.
import { randomUUID } from 'node:crypto'
import { seedPassword } from '@hemline/db/seed/people.ts'
import { handIn, kitMark, kitsAtHome } from './backstage.ts'
import type { DayPlan, KitPlan } from './plan.ts'
import { type Play, type Seller, step } from './play.ts'
import { expectAnswer, type Person } from './shop-client.ts'
import { count } from './tally.ts'

type Answer = { __typename: string; message?: string }
const house = {
  line1: '418 Alder Court',
  line2: null,
  city: 'Portland',
  state: 'OR',
  zip: '97205',
  country: 'US',
  phone: '5035550161',
}

/** Returns the id of the seller's saved shipping address, which is created when there is none. */
async function addressId({ name, person }: Seller): Promise<string> {
  const known = await person.ask<{ id: string; type: string }[]>('getMyAddresses')
  const shipping = known.find(({ type }) => type === 'shipping')
  if (shipping) return shipping.id
  const saved = await person.ask<Answer & { address: { id: string } }>('saveAddress', {
    input: { type: 'shipping', address: { fullName: name, ...house } },
  })
  return expectAnswer(saved, 'SaveAddressPayload').address.id
}

function sellerOf({ sellers }: Play, which: number): Seller {
  const seller = sellers[which % sellers.length]
  if (!seller) throw new Error('there is no seller')
  return seller
}

async function orderKit(play: Play, { seller: which, bagType, service }: KitPlan): Promise<void> {
  const seller = sellerOf(play, which)
  const { tryAgainInMinutes, refusal } = await seller.person.ask<{
    tryAgainInMinutes: number
    refusal: string | null
  }>('getCleanoutOffer')
  // The seller has enough bags at home, or has just ordered one: no new kit today.
  if (refusal !== null || tryAgainInMinutes > 0) return
  const input = {
    requestKey: `${kitMark}${randomUUID()}`,
    bagType,
    service,
    way: 'account',
    restChoice: play.chance.is(0.7) ? 'donate' : 'reclaim',
    ...(bagType === 'bag' ? { addressId: await addressId(seller) } : {}),
  }
  expectAnswer(await seller.person.ask<Answer>('orderBags', { input }), 'OrderBagsPayload')
  count(play.tally, 'kitsOrdered')
}

/**
 * Plays the sellers' morning: hands the filled bags to the carrier and orders the day's kits. Failures are
 * counted, not thrown.
 */
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

async function takeOut({ tally }: Play, seller: Person, how: 'cash' | 'credit'): Promise<void> {
  const setup = await seller.ask<Setup>('getCashOutSetup')
  const account = setup.accounts.find(({ usableAt }) => new Date(usableAt) <= new Date())
  const asCash = how === 'cash' && setup.emailVerified && account !== undefined && setup.timesLeftToday > 0
  const amount = asCash ? Math.min(setup.earnings.available, setup.leftToday) : setup.earnings.available
  if (amount < setup.minimum) return
  const requestKey = randomUUID()
  if (asCash) {
    expectAnswer(await seller.ask<Answer>('confirmPassword', { password: seedPassword }), 'PasswordConfirmed')
    expectAnswer(
      await seller.ask<Answer>('cashOut', { input: { requestKey, amount, accountId: account.id } }),
      'CashOutPayload',
    )
  } else
    expectAnswer(
      await seller.ask<Answer>('turnEarningsToCredit', { input: { requestKey, amount } }),
      'CashOutPayload',
    )
  count(tally, 'cashedOut', amount)
}

/**
 * On days whose plan says so, cashes out the available earnings of two sellers: Greta and one other. Failures
 * are counted, not thrown.
 */
export async function sellersEvening(play: Play, { day, cashOut }: DayPlan): Promise<void> {
  if (!cashOut) return
  const both = new Set([sellerOf(play, 0), sellerOf(play, day)])
  for (const { name, person } of both)
    await step(play, `cashing out of ${name}`, () => takeOut(play, person, cashOut))
}
