// GET /api/v1.0/employee/seller-returns/:itemNumber/label: the label of a parcel that brings a piece back to
// its seller, as a PDF (decision 0217).
import type { Db } from '@hemline/db/connect.ts'
import { postalLines } from '@hemline/rules/addresses/postal.ts'
import { carrierNames, spacedTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { dockOf } from '@hemline/rules/labels/docks.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import type { FastifyInstance } from 'fastify'
import { refuseWith } from '../../platform/edge.ts'
import type { CarriersPort } from '../../ports/carriers.ts'
import { findViewer } from '../identity/identity.ts'
import { type LabelPage, labelPdf } from '../labels/labels.ts'
import { listReturns, type ReturnRow, returnHouse } from './seller-returns.db.ts'

const base = '/api/v1.0/employee/seller-returns'
/** The carrier of all parcels from our own warehouses (decision 0061). */
export const sellerReturnCarrier: Carrier = 'newgistics'

/** Returns the key of a piece's label: with the same key the carrier answers with the same label. */
export const labelKeyOf = (itemNumber: number): string => `seller-return-${itemNumber}`

/** Returns the name and the address to which a piece goes; undefined when neither is known. */
export function addressOf({ ship_to: to }: Pick<ReturnRow, 'ship_to'>): LabelPage['to'] | undefined {
  const { fullName, line1, line2, city, state, zip, country } = to ?? {}
  if (!fullName || !city) return undefined
  // Of a partner we know the name and the town; the carrier knows the partner's dock.
  const place = {
    country: country ?? homeCountry,
    line1: line1 ?? '',
    line2: line2 ?? '',
    city,
    state: state ?? '',
    zip: zip ?? '',
  }
  return { name: fullName, lines: postalLines(place) }
}

/** Returns whether a piece has a label to print now: it is packed or handed over, and has an address. */
export const hasReturnLabel = (row: ReturnRow): boolean =>
  (row.status === 'packed' || row.status === 'sent') && addressOf(row) !== undefined

/** Returns the path of a piece's label for employees; null before the piece is packed. */
export const returnLabelPath = (row: ReturnRow): string | null =>
  hasReturnLabel(row) ? `${base}/${row.item_number}/label` : null

/**
 * Returns the printable label of a packed piece with its tracking code; undefined without an address or
 * before the piece is packed.
 */
export function sellerReturnLabel(row: ReturnRow, code: string): LabelPage | undefined {
  const to = addressOf(row)
  if (!to || row.packed_at === null) return undefined
  const carrier = carrierNames[sellerReturnCarrier]
  return {
    title: `Label of piece ${row.item_number}`,
    kind: row.why === 'returned' ? 'BACK TO ITS OWNER' : 'BACK TO ITS SELLER',
    code,
    codeWords: spacedTrackingCode(code),
    matrix: `${code}|${row.ship_to?.zip ?? ''}|back`,
    note: `Piece ${row.item_number}${row.return_number === null ? '' : `, return R ${row.return_number}`}`,
    from: { name: 'Hemline Returns', lines: dockOf(row.warehouse_id ?? returnHouse).lines },
    to,
    carrier,
    headline: ['It goes home.', 'Pack it as it came.'],
    steps: [
      ['Check', `Piece ${row.item_number}: ${row.title}, ${row.size_display}.`],
      ['Label', 'Cut along the dashed line. Tape the label flat on the largest side, nothing over the bars.'],
      ['Hand over', `Scan the piece once more when ${carrier} takes the parcel. Its owner is told then.`],
    ],
    validUntil: null,
    madeAt: row.packed_at,
  }
}

/**
 * Returns the tracking code of a piece's parcel; before the hand-over the carrier makes the code with the
 * label.
 */
async function trackingCodeOf(carriers: CarriersPort, row: ReturnRow): Promise<string> {
  if (row.tracking_code !== null) return row.tracking_code
  const made = { key: labelKeyOf(row.item_number), carrier: sellerReturnCarrier }
  return (await carriers.createLabel(made)).trackingCode
}

type Doors = { db: Db; carriers: CarriersPort; now: () => Date }

/**
 * Registers GET of the label of a piece that goes back to its seller, as a PDF for employees with the task
 * `return_to_seller`. Everybody else, an unknown piece and one that is not packed yet get the same 404.
 */
export function registerSellerReturnLabel(app: FastifyInstance, { db, carriers, now }: Doors): void {
  app.get<{ Params: { itemNumber: string } }>(`${base}/:itemNumber/label`, async (request, reply) => {
    const itemNumber = /^\d{1,15}$/.test(request.params.itemNumber) ? Number(request.params.itemNumber) : 0
    const { banned, roles } = await findViewer(db, request, now())
    const mayPrint = !banned && mayDo(roles, 'return_to_seller')
    const [row] = mayPrint && itemNumber > 0 ? await listReturns(db, { itemNumber, now: now() }) : []
    const page =
      row && hasReturnLabel(row) ? sellerReturnLabel(row, await trackingCodeOf(carriers, row)) : undefined
    if (!page)
      return refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such label.' })
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    reply.header('content-disposition', `inline; filename="hemline-piece-${itemNumber}.pdf"`)
    return reply.type('application/pdf').send(await labelPdf(page))
  })
}
