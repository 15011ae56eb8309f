// Ordering a kit (specification §7 orderBags, §8 "try again in N minutes"): once per request key, however
// often the button is pressed.
import type { KitRow } from '@hemline/db/kit-rows.ts'
import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import { flowVariantOf } from '@hemline/rules/cleanout/flow.ts'
import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import { carrierFor } from '@hemline/rules/fulfillment/carriers.ts'
import {
  bagOrderRefusalOf,
  bagOrderSpanMinutes,
  minutesUntilBagOrder,
  tryBagAgain,
} from '@hemline/rules/kits/bag-orders.ts'
import {
  type KitChoice,
  kitChoiceOf,
  kitProblem,
  kitPromoOf,
  kitsNotForBanned,
  noSuchKit,
} from '@hemline/rules/kits/kit-orders.ts'
import { kitsPerAddress } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { CleanoutIncentive } from '@hemline/rules/vocabulary/seller.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import type { Context } from '../../context.ts'
import type { OrderBagsInput, ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { networkOf, secondsToWait } from '../../platform/rate-limit.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { type AddressRow, myAddresses } from '../addresses/addresses.ts'
import { ensureOwner, isInternational, legalRefusal, type Owner } from '../identity/identity.ts'
import { receivingHouse } from './houses.ts'
import { insertBagEvent, insertKit, lockEmail, lockOwner, nextLabelNumber } from './kits.db.ts'
import { findKitByRequest, findOrderFacts, findRetailerId, listCharities } from './kits-reads.db.ts'
import { lockedBag, moveKit, queueKitMail } from './moves.ts'
import { offerOf } from './offers.ts'
import { kitOwnerOf, outstandingOf } from './seller-kits.ts'

type Result = ResolversTypes['OrderBagsResult'] & { __typename: string }
type Refused = Extract<Result, { __typename: 'BagOrderRefused' | 'BagOrderTooSoon' }>

const refused = (message: string, field: string | null = null): Refused => ({
  __typename: 'BagOrderRefused',
  message,
  field,
})
const tooSoon = (minutes: number): Refused => ({
  __typename: 'BagOrderTooSoon',
  message: tryBagAgain(minutes),
  minutes,
})

type Wish = {
  choice: KitChoice
  address: AddressRow | undefined
  email: string | null
  promo: CleanoutIncentive | undefined
  partnerId: number | null
  input: OrderBagsInput
}

async function wishOf(ctx: Context, input: OrderBagsInput): Promise<Wish | Refused> {
  const choice = kitChoiceOf(input)
  if (!choice || input.requestKey.length < 8 || input.requestKey.length > 100)
    throw refuse('BAD_INPUT', noSuchKit)
  const [addresses, charities, abroad, partnerId] = await Promise.all([
    myAddresses(ctx),
    listCharities(ctx.db),
    isInternational(ctx),
    input.partner ? findRetailerId(ctx.db, input.partner) : undefined,
  ])
  if ((choice.way === 'partner') !== (partnerId !== undefined)) throw refuse('BAD_INPUT', noSuchKit)
  const shipping = addresses.filter((one) => one.type === 'shipping')
  const chosen = shipping.find((one) => one.id === input.addressId)
  const loggedIn = ctx.viewer.userId !== null
  const problem = kitProblem(choice, {
    loggedIn,
    email: input.email,
    isInternational: abroad,
    country: chosen?.country,
    promoCode: input.promoCode,
    charity: charities.some((one) => one.id === input.charityId),
  })
  if (problem) return refused(problem.message, problem.field)
  const email = loggedIn ? null : (input.email?.trim() ?? null)
  const promo = input.promoCode ? kitPromoOf(input.promoCode) : undefined
  // A label is printed at home: the bag's origin is known only by the seller's stored address.
  return {
    choice,
    address: chosen ?? (choice.bagType === 'label' ? shipping[0] : undefined),
    email,
    promo,
    partnerId: partnerId ?? null,
    input,
  }
}

/**
 * Returns why no bag may be ordered now: the limit of a person's orders, and for visitors 12 orders of a
 * network within half an hour; undefined when one may. Counted in the order's transaction, so a refused order
 * doesn't count.
 */
async function refusalOf(
  ctx: Context,
  tx: Tx,
  owner: Owner,
  email: string | null,
): Promise<Refused | undefined> {
  const now = ctx.now()
  const since = new Date(now.getTime() - bagOrderSpanMinutes * 60_000)
  const facts = await findOrderFacts(tx, kitOwnerOf(ctx), { email, since })
  const sentence = bagOrderRefusalOf(facts, now)
  if (sentence) {
    const minutes = minutesUntilBagOrder(facts.ordered, now)
    return minutes > 0 && sentence === tryBagAgain(minutes) ? tooSoon(minutes) : refused(sentence)
  }
  if (owner.user_id !== null) return undefined
  const wait = await secondsToWait(tx, now, [
    { key: `kits/network:${networkOf(ctx.clientIp)}`, ...kitsPerAddress },
  ])
  return wait === undefined ? undefined : tooSoon(Math.ceil(wait / 60))
}

/**
 * Orders a kit for a user or visitor and queues its mail; the same request key gives the same kit, also for
 * simultaneous calls. A label to print is delivered at once. Returned refusals: LegalAcceptRequired,
 * BagOrderTooSoon (§8), BagOrderRefused (banned, invalid input, or too many kits not sent back). Throws
 * BAD_INPUT (choice, request key, partner), FORBIDDEN for robots.
 */
export async function orderBags(ctx: Context, input: OrderBagsInput): Promise<Result> {
  if (ctx.viewer.banned) return refused(kitsNotForBanned)
  const owner = await ensureOwner(ctx)
  const requestKey = `${owner.user_id ?? `visitor-${owner.visitor_id}`}/${input.requestKey}`
  const payload = async (kit: KitRow) => ({
    __typename: 'OrderBagsPayload' as const,
    kit,
    outstandingKits: await outstandingOf(ctx),
  })
  const before = await findKitByRequest(ctx.db, requestKey)
  if (before) return payload(before)
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  const wish = await wishOf(ctx, input)
  if ('__typename' in wish) return wish
  const ids = await idsFor(ctx, wish)
  type Placed = { __typename: 'Placed'; kit: KitRow } | Refused
  const placed = await inTransaction<Placed>(ctx.db, 'Placed', async (tx) => {
    await lockOwner(tx, owner)
    if (wish.email) await lockEmail(tx, wish.email)
    const known = await findKitByRequest(tx, requestKey)
    if (known) return { __typename: 'Placed', kit: known }
    const refusal = await refusalOf(ctx, tx, owner, wish.email)
    if (refusal) return refusal
    return { __typename: 'Placed', kit: await place(ctx, tx, { owner, wish, ids, requestKey }) }
  })
  return placed.__typename === 'Placed' ? payload(placed.kit) : placed
}

type Ids = { id: string; bagId: string; carrier: Carrier; trackingOut: string | null; trackingBack: string }

/**
 * Draws the kit's ids and asks the carrier for labels before the transaction, which must not wait for
 * outside services.
 */
async function idsFor(ctx: Context, { choice, address }: Wish): Promise<Ids> {
  const id = uuidv7(ctx.now().getTime())
  const bagId = uuidv7(ctx.now().getTime())
  const to = { line1: address?.line1 ?? '', state: address?.state ?? null, country: 'US' }
  const carrier =
    choice.bagType === 'label' ? 'usps' : carrierFor({ source: 'own', serviceType: 'standard', to })
  const out = choice.bagType === 'bag' ? await ctx.carriers.createLabel({ key: id, carrier }) : undefined
  const back = await ctx.carriers.createLabel({ key: bagId, carrier })
  return { id, bagId, carrier, trackingOut: out?.trackingCode ?? null, trackingBack: back.trackingCode }
}

type Placing = { owner: Owner; wish: Wish; ids: Ids; requestKey: string }

async function place(ctx: Context, tx: Tx, { owner, wish, ids, requestKey }: Placing): Promise<KitRow> {
  const { choice, address, email, promo, partnerId, input } = wish
  const offer = await offerOf(ctx, tx, owner)
  const now = ctx.now()
  const shipTo = address && {
    fullName: address.full_name,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    state: address.state,
    zip: address.zip,
  }
  await insertKit(tx, {
    ...owner,
    ...ids,
    ...choice,
    email,
    partnerId,
    requestKey,
    now,
    // Stored for users, too: it tells in which browser the kit was ordered.
    visitor_id: ctx.viewer.visitorId,
    flowVariant: input.variant ? flowVariantOf(input.variant) : offer.variant,
    incentives: promo ? [promo] : offer.incentives,
    charityId: choice.service === 'donation' ? (input.charityId ?? null) : null,
    feeCents: bagFees[choice.service],
    shipTo: choice.bagType === 'bag' ? (shipTo ?? null) : null,
    labelCode: bagCodeOf(await nextLabelNumber(tx)),
    warehouseId: await receivingHouse(tx, owner, address?.state),
  })
  await insertBagEvent(tx, {
    bagId: ids.bagId,
    kind: 'kit.ordered',
    actorId: null,
    reason: '',
    detail: { way: choice.way },
    now,
  })
  const locked = await lockedBag(tx, { kitId: ids.id })
  if (choice.bagType === 'label') await moveKit(tx, locked, 'delivered', { now, actorId: null, reason: '' })
  await queueKitMail(tx, ids.id, 'ordered')
  return (await lockedBag(tx, { kitId: ids.id })).kit
}
