// GET /api/v1.0/direct/labels/:id: the label of a direct sale as a PDF, for its seller.
import type { Db } from '@hemline/db/connect.ts'
import { postalLines } from '@hemline/rules/addresses/postal.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import type { FastifyInstance } from 'fastify'
import { refuseWith } from '../../platform/edge.ts'
import { isUuid } from '../../platform/tokens.ts'
import { findViewer } from '../identity/identity.ts'
import { type LabelPage, labelPdf } from '../labels/labels.ts'
import { findSale, listSaleItems, type SaleItemRow, type SaleRow } from './sales.db.ts'
import { directLabelPath } from './sales.ts'

const groups = (code: string) => code.match(/.{1,4}/gu)?.join(' ') ?? code

/**
 * Returns the printable page with the label of a member's sale; undefined before the label is made, and for a
 * canceled sale.
 */
export function directLabelPage(sale: SaleRow, items: readonly SaleItemRow[]): LabelPage | undefined {
  const { tracking_code: code, ship_to: to, sends_from: from, packed_at: madeAt } = sale
  // A canceled sale's label is voided: a carrier would refuse it.
  if (!code || !to || !madeAt || sale.is_canceled) return undefined
  const names = items.filter((one) => !one.canceled).map((one) => `${one.brand} ${one.title}`)
  return {
    title: 'Label of your sale',
    kind: 'MEMBER TO MEMBER',
    code,
    codeWords: groups(code),
    matrix: `${code}|${to.zip}|direct`,
    note: names.join(' · ').slice(0, 160),
    from: from && { name: from.fullName, lines: postalLines({ ...from, country: homeCountry }) },
    to: { name: to.fullName, lines: postalLines({ ...to, country: homeCountry }) },
    carrier: carrierNames[sale.carrier ?? 'usps'],
    headline: ['Pack it well.', 'Send it today.'],
    steps: [
      ['Fold and wrap', 'Clean and dry, in a bag against rain, then in a box or a padded envelope.'],
      ['Stick the label on', 'Cut along the line. Cover no bars with tape.'],
      [
        'Hand it over',
        'At a counter or a collection box of the carrier. Keep the receipt until it has arrived.',
      ],
    ],
    validUntil: null,
    madeAt,
  }
}

/**
 * Registers GET of a sale's label as a PDF, for its seller only. An unknown sale, another seller's and one
 * without a label get the same 404.
 */
export function registerDirectLabel(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }): void {
  app.get<{ Params: { id: string } }>(`${directLabelPath}/:id`, async (request, reply) => {
    const { id } = request.params
    const viewer = await findViewer(db, request, now())
    const sale = isUuid(id) && viewer.userId !== null ? await findSale(db, id) : undefined
    const page =
      sale && sale.seller_id === viewer.userId
        ? directLabelPage(sale, await listSaleItems(db, [sale.id]))
        : undefined
    if (!page)
      return refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such label.' })
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    reply.header('content-disposition', `inline; filename="hemline-sale-${page.code}.pdf"`)
    return reply.type('application/pdf').send(await labelPdf(page))
  })
}
