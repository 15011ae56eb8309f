// The parcels that a partner packs and sends, as its people read them, and their labels (decisions 0292 and
// 0280).
import { postalLines } from '@hemline/rules/addresses/postal.ts'
import { pageWish } from '@hemline/rules/common/paging.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { partnerParcelsAPage } from '@hemline/rules/partners/feeds.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { doorsOf, packParcel } from '../fulfillment/fulfillment.ts'
import { myPartners } from './mine.ts'
import { countPartnerParcels, listPartnerParcels, type PartnerParcelRow } from './parcels.db.ts'
import { type Refused, refused } from './staff.ts'

const shownDays = 14
const dayMs = 86_400_000
/** The path of the label of a partner's parcel as a PDF. */
export const partnerLabelPath = '/api/v1.0/partner-parcels'

const shownFrom = (ctx: Context) => new Date(ctx.now().getTime() - shownDays * dayMs)

async function rowFor(ctx: Context, id: string): Promise<PartnerParcelRow | undefined> {
  const supplierIds = (await myPartners(ctx)).map((partner) => partner.id)
  const [row] = await listPartnerParcels(ctx.db, { supplierIds, after: shownFrom(ctx), limit: 1, id })
  return row
}

const viewOf = (row: PartnerParcelRow) => ({
  id: row.id,
  partnerId: String(row.supplier_id),
  paidAt: row.paid_at,
  status: row.status,
  // Once the parcel is packed its carrier has the address, and the partner needs it no more.
  sendTo:
    row.ship_to && (row.status === 'waiting' || row.status === 'picking')
      ? [
          row.ship_to.fullName,
          ...postalLines({ ...row.ship_to, country: row.ship_to.country ?? homeCountry }),
        ]
      : [],
  pieces: row.pieces,
  carrierName: row.carrier === null ? null : carrierNames[row.carrier],
  trackingCode: row.tracking_code,
  labelUrl: row.status === 'packed' && row.tracking_code ? `${partnerLabelPath}/${row.id}/label` : null,
})

/**
 * Returns a page (from 1) of the parcels of one of the viewer's partners that are not delivered or were
 * delivered in the last 14 days, 20 at once, those to send first, with the number of all; the buyer's name
 * and address only until a parcel is packed (decision 0292). Another partner has none. Throws
 * UNAUTHENTICATED, and FORBIDDEN for banned members.
 */
export async function partnerParcels(ctx: Context, { partnerId, page }: { partnerId: string; page: number }) {
  const mine = (await myPartners(ctx)).filter((partner) => String(partner.id) === partnerId)
  const wish = { supplierIds: mine.map((partner) => partner.id), after: shownFrom(ctx) }
  const [rows, totalCount] = await Promise.all([
    listPartnerParcels(ctx.db, { ...wish, ...pageWish(page, partnerParcelsAPage) }),
    countPartnerParcels(ctx.db, wish),
  ])
  return { nodes: rows.map(viewOf), totalCount }
}

type PartnerParcelResult = { __typename: 'PartnerParcelPayload'; parcel: ReturnType<typeof viewOf> } | Refused

/**
 * Packs a parcel of one of the viewer's partners: charges the buyer's order and makes the carrier's label;
 * repeating it returns the same label. Returns PartnerRefused when the parcel was canceled meanwhile and when
 * the payment fails. Throws NOT_FOUND for parcels of others, UNAUTHENTICATED, and FORBIDDEN (banned).
 */
export async function makePartnerLabel(ctx: Context, id: string): Promise<PartnerParcelResult> {
  const find = () => rowFor(ctx, id)
  // Who may not ask at all is told before anything is looked for.
  await myPartners(ctx)
  const row = isUuid(id) ? await find() : undefined
  if (!row) throw refuse('NOT_FOUND', 'There is no such parcel of yours.')
  const itemNumbers = row.pieces.map((piece) => piece.itemNumber)
  const packed = await packParcel(doorsOf(ctx), { id, itemNumbers, actorId: null })
  if (packed.__typename === 'PaymentRefused')
    return refused(
      'The payment for this order did not go through. Please keep the piece, and look again later.',
    )
  const now = await find()
  if (packed.__typename !== 'StaffParcelPayload' || !now)
    return refused('This parcel has changed meanwhile. Please load the page again.')
  return { __typename: 'PartnerParcelPayload', parcel: viewOf(now) }
}
