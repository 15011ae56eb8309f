// The receiver of a gift sends it back by themselves: for shop credit, without the price, and without a word
// about them to whoever gave it (decision 0247).
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import { returnableFirst } from '@hemline/rules/returns/eligibility.ts'
import {
  giftIsYours,
  giftNeedsAccount,
  giftNeedsAddress,
  giftNotFound,
  readGiftCode,
  readGiftProof,
  refusalOfGift,
} from '@hemline/rules/returns/gifts.ts'
import { returnMoney } from '@hemline/rules/returns/money.ts'
import { returnReasons } from '@hemline/rules/returns/reasons.ts'
import { giftTriesPerAddress, giftTriesPerMember } from '@hemline/rules/vocabulary/rate-limits.ts'
import { dropOffDays } from '@hemline/rules/vocabulary/returns.ts'
import type { Context } from '../../context.ts'
import { inPatientTransaction } from '../../platform/db.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { myAddresses } from '../addresses/addresses.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { accountEmail } from '../identity/identity.ts'
import { type ShipTo, senderOfForm } from '../orders/orders.ts'
import { findGift, type GiftRow } from './gifts.db.ts'
import { ownsReturn } from './owns.ts'
import {
  labelFor,
  payload,
  type ReturnPayload,
  type SignInRequired,
  storeLines,
  takePhotos,
} from './requests.ts'
import { findReturnByKey, listBought, type ReturnRow } from './returns.db.ts'
import { insertReturn, insertReturnEvent } from './returns-writes.db.ts'
import {
  checkReturn,
  pieceView,
  type ReturnRefused,
  refuseReturn,
  senderNameOf,
  type WishedLine,
} from './setup.ts'
import { queueReturnMail } from './steps.ts'

const dayMs = 86_400_000

/** What somebody typed who has a gift: its code or order number, and a postal code or e-mail address. */
export type TypedGift = { code: string; proof: string }
/** No gift has this code and proof, or it is none for the viewer. */
export type GiftNotFound = { __typename: 'GiftNotFound'; message: string }
/** The viewer has to wait before the next try. */
export type TooManyTries = { __typename: 'TooManyTries'; message: string; retryAfterSeconds: number }
type Nobody = GiftNotFound | SignInRequired | TooManyTries

type Found = { __typename: 'Found'; gift: GiftRow; userId: string }

/**
 * Returns the gift that a member named, counting the tries. Returned refusals: SignInRequired for visitors,
 * TooManyTries (20 of a member, 60 of a network within an hour), GiftNotFound (also for a gift that the
 * viewer gave).
 */
async function giftOf(ctx: Context, typed: TypedGift): Promise<Found | Nobody> {
  const { userId } = ctx.viewer
  if (userId === null) return { __typename: 'SignInRequired', message: giftNeedsAccount }
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `gift:${userId}`, ...giftTriesPerMember },
    { key: `gift-address:${networkOf(ctx.clientIp)}`, ...giftTriesPerAddress },
  ])
  if (wait !== undefined)
    return { __typename: 'TooManyTries', message: waitMessage(wait), retryAfterSeconds: wait }
  const gift = await findGift(ctx.db, { code: readGiftCode(typed.code), proof: readGiftProof(typed.proof) })
  if (!gift) return { __typename: 'GiftNotFound', message: giftNotFound }
  if (gift.user_id === userId) return { __typename: 'GiftNotFound', message: giftIsYours }
  return { __typename: 'Found', gift, userId }
}

const buyerOf = (gift: GiftRow) => ({ userId: gift.user_id, visitorId: gift.visitor_id })

/**
 * Returns the pieces of a gift that arrived, without a price, for the member who has it, with the reasons to
 * send them back. Returned refusals: GiftNotFound, SignInRequired, TooManyTries (20 of a member, 60 of a
 * network within an hour).
 */
export async function findGiftToReturn(ctx: Context, typed: TypedGift) {
  const found = await giftOf(ctx, typed)
  if (found.__typename !== 'Found') return found
  const now = ctx.now()
  const bought = await listBought(ctx.db, {
    owner: buyerOf(found.gift),
    since: now,
    orderId: found.gift.order_id,
    lineIds: null,
    exceptReturn: null,
  })
  const rows = bought.filter((row) => row.order_id === found.gift.order_id)
  const items = await listItemsByNumber(
    ctx.db,
    rows.map((row) => row.item_number),
  )
  const pieces = rows.flatMap((row) => {
    const item = items.find((one) => one.item_number === row.item_number)
    const { lineId, deliveredAt, until, refusal } = pieceView({ ...row, waiting_return: null }, now)
    const notByCredit = refusalOfGift(row.source, senderNameOf(row)) ?? null
    return item ? [{ lineId, item, deliveredAt, until, refusal: refusal ?? notByCredit }] : []
  })
  return {
    __typename: 'GiftFound' as const,
    pieces: returnableFirst(pieces),
    reasons: [...returnReasons],
    dropOffDays,
  }
}

/** The form of somebody who sends a gift back. */
export type GiftWish = {
  gift: TypedGift
  lines: readonly WishedLine[]
  addressId: string
  key: string
}

async function addressOf(ctx: Context, id: string): Promise<ShipTo | undefined> {
  const row = (await myAddresses(ctx)).find((one) => one.id === id)
  if (!row) return undefined
  const { full_name: fullName, line1, line2, city, state, zip, country, phone } = row
  return { fullName, line1, line2, city, state, zip, country, phone }
}

/**
 * Makes a return of a gift's pieces: shop credit of the viewer, paid once the pieces are looked over, and no
 * sum before that. The parcel leaves from an address of the viewer. The same form key again gives the same
 * return. Returned refusals: ReturnRefused, GiftNotFound, SignInRequired, TooManyTries.
 */
export async function createGiftReturn(
  ctx: Context,
  input: GiftWish,
): Promise<ReturnPayload | ReturnRefused | Nobody> {
  const owner = senderOfForm(ctx)
  if (!isFormKey(input.key)) return refuseReturn('Please load the page again.')
  const repeated = async (row: ReturnRow): Promise<ReturnPayload | ReturnRefused> =>
    (await ownsReturn(ctx.db, owner, row)) ? { __typename: 'ReturnPayload', return: row } : reload
  const before = await findReturnByKey(ctx.db, input.key)
  if (before) return repeated(before)
  const found = await giftOf(ctx, input.gift)
  if (found.__typename !== 'Found') return found
  const from = await addressOf(ctx, input.addressId)
  if (!from) return refuseReturn(giftNeedsAddress, { field: 'addressId' })
  const now = ctx.now()
  const wish = {
    owner,
    lines: input.lines,
    now,
    differences: 'needed' as const,
    gift: { orderId: found.gift.order_id, buyer: buyerOf(found.gift) },
  }
  const seen = await checkReturn(ctx.db, wish, false)
  if (seen.__typename === 'ReturnRefused') {
    // The same form, sent twice: the first one may have made its return since the key was looked up.
    const twin = await findReturnByKey(ctx.db, input.key)
    return twin ? repeated(twin) : seen
  }
  const [first] = seen.bought
  const email = await accountEmail(ctx)
  if (!first || email === null) return reload
  const id = uuidv7(now.getTime())
  const refundType = 'noncashoutable_credit_refund' as const
  const label = await labelFor(ctx, { id, row: { ...first, ship_to: from }, refundType })
  return inPatientTransaction<ReturnPayload | ReturnRefused>(ctx.db, 'ReturnPayload', async (tx) => {
    const checked = await checkReturn(tx, wish, true)
    // The same form, sent twice at once: the second one waited for the order's lock.
    const twin = await findReturnByKey(tx, input.key)
    if (twin) return repeated(twin)
    if (checked.__typename === 'ReturnRefused') return checked
    const money = returnMoney(checked.orders, { refundType, restockingWaived: false })
    await insertReturn(tx, {
      id,
      user_id: found.userId,
      visitor_id: null,
      email,
      form_key: input.key,
      source: first.source,
      sender: first.source === 'own' ? 'own' : first.group_key,
      sender_name: senderNameOf(first),
      warehouse_id: first.warehouse_id,
      ship_from: from,
      status: 'initiated',
      refund_type: refundType,
      restocking_waived: false,
      pays_at_first_scan: false,
      // The receiver isn't told the price: the sum is stored when it is paid.
      total_cents: 0,
      money: { sums: [], to: [] },
      carrier: label?.carrier ?? null,
      tracking_code: label?.trackingCode ?? null,
      created_at: now,
      drop_off_by: new Date(now.getTime() + dropOffDays * dayMs),
      box_id: null,
      case_id: null,
      is_gift: true,
    })
    await insertReturnEvent(tx, { returnId: id, kind: 'status', to: 'initiated', at: now })
    const lost = money.orders.map((one) => ({
      order_id: one.orderId,
      promotion_lost_cents: one.promotionLost,
    }))
    await storeLines(tx, { id, checked, agreed: { lost }, now })
    const noPhotos = await takePhotos(tx, { id, checked, owner, by: owner, now })
    if (noPhotos) return noPhotos
    await queueReturnMail(tx, id, 'created')
    return payload(tx, id)
  })
}

const reload = refuseReturn('Please load the page again.')
