// GET /api/v1.0/partner-parcels/:id/label: the label of a parcel that a partner packs, for the partner's
// people.
import { postalLines } from '@hemline/rules/addresses/postal.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import type { FastifyInstance } from 'fastify'
import { refuseWith } from '../../platform/edge.ts'
import { isUuid } from '../../platform/tokens.ts'
import { type LabelPage, labelPdf } from '../labels/labels.ts'
import { isContracted } from './contracted.ts'
import { listPartnerParcels, type PartnerParcelRow } from './parcels.db.ts'
import { partnerLabelPath } from './parcels.ts'
import { listPartnersOf } from './partners.db.ts'
import type { Doors } from './routes.ts'

/**
 * Builds the printable page of a packed parcel's label; undefined before it is packed and once a carrier has
 * it.
 */
function pageOf(row: PartnerParcelRow): LabelPage | undefined {
  const { tracking_code: code, ship_to: to, packed_at: madeAt } = row
  if (row.status !== 'packed' || !code || !to || !madeAt) return undefined
  return {
    title: 'Label of a parcel',
    kind: 'PARTNER TO SHOPPER',
    code,
    codeWords: code.match(/.{1,4}/gu)?.join(' ') ?? code,
    matrix: `${code}|${to.zip}|partner`,
    note: row.pieces
      .map(({ sku, title }) => `${sku} ${title}`)
      .join(' · ')
      .slice(0, 160),
    from: { name: row.supplier_name, lines: [] },
    to: { name: to.fullName, lines: postalLines({ ...to, country: to.country ?? homeCountry }) },
    carrier: carrierNames[row.carrier ?? 'usps'],
    headline: ['Pack it well.', 'Send it today.'],
    steps: [
      ['Hold it against the list', 'The numbers of the pieces stand below the bars.'],
      ['Stick the label on', 'Cut along the line. Cover no bars with tape.'],
      ['Hand it over', 'At a counter of the carrier, or to its driver. The first scan counts.'],
    ],
    validUntil: null,
    madeAt,
  }
}

/**
 * Registers the label of a partner's parcel as a PDF, for the partner's people only. An unknown parcel, one
 * of another partner and one without a label get the same 404.
 */
export function registerPartnerLabel(app: FastifyInstance, { db, now, viewerOf }: Doors): void {
  app.get<{ Params: { id: string } }>(`${partnerLabelPath}/:id/label`, async (request, reply) => {
    const { id } = request.params
    const { userId, banned } = await viewerOf(request)
    const partners = userId === null || banned ? [] : await listPartnersOf(db, userId)
    const supplierIds = partners.filter(isContracted).map((partner) => partner.id)
    const [row] = isUuid(id) ? await listPartnerParcels(db, { supplierIds, after: now(), limit: 1, id }) : []
    const page = row && pageOf(row)
    if (!page)
      return refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such label.' })
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    reply.header('content-disposition', `inline; filename="hemline-parcel-${page.code}.pdf"`)
    return reply.type('application/pdf').send(await labelPdf(page))
  })
}
