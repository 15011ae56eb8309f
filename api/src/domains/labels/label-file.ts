// GET /api/v1.0/raas/cleanout/labels/file (specification §7): a kit's label for its owner, or for anyone
// with a valid signed link.
import type { Db } from '@hemline/db/connect.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { kitLabelDays } from '@hemline/rules/kits/states.ts'
import { dockOf } from '@hemline/rules/labels/docks.ts'
import { senderLines } from '@hemline/rules/labels/senders.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuseWith } from '../../platform/edge.ts'
import { isUuid } from '../../platform/tokens.ts'
import { datesOfUser, findViewer } from '../identity/identity.ts'
import { judgeLink, labelFilePath } from './label-links.ts'
import { type BagLabel, bagPage, labelDay, labelPdf } from './label-pdf.ts'
import { findLabel, type LabelRow } from './labels.db.ts'

type Doors = { db: Db; secret: string; now: () => Date }

const dayMs = 86_400_000
const printed: readonly LabelRow['status'][] = ['ordered', 'shipped', 'delivered']
const gone = 'This label no longer works. Please order a new one.'

/**
 * Returns until when a kit's label is valid, counted from its delivery to the seller; null before delivery.
 */
export function labelValidUntil({ delivered_at }: Pick<LabelRow, 'delivered_at'>): Date | null {
  return delivered_at && new Date(delivered_at.getTime() + kitLabelDays * dayMs)
}

/**
 * Tells whether a kit's label can be printed now: the kit is ordered, shipped or delivered, and the label's
 * time, if it began, is not over.
 */
export function isLabelOpen(kit: Pick<LabelRow, 'status' | 'delivered_at'>, now: Date): boolean {
  const until = labelValidUntil(kit)
  return printed.includes(kit.status) && (until === null || until > now)
}

function labelOf(row: LabelRow, dates: DateManner): BagLabel {
  const until = labelValidUntil(row)
  return {
    code: row.label_code,
    bagType: row.bag_type,
    service: row.service,
    partner: row.partner_name,
    bagNumber: row.bag_number,
    from: senderLines(row.sender),
    to: dockOf(row.warehouse_id),
    carrier: carrierNames[(row.carrier ?? 'ups') as keyof typeof carrierNames],
    validUntil: until && labelDay(until, dates),
    madeAt: row.ordered_at,
  }
}

const notFound = (reply: FastifyReply) =>
  refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such label.' })

/**
 * Registers the GET route of the shipping label of a kit as a PDF file, for its owner or with a signed link.
 * An unknown kit, a forged link and another owner's kit get the same 404. An expired link or label gets 410,
 * or for browsers a redirect to a page with the next step.
 */
export function registerLabelFile(app: FastifyInstance, { db, secret, now }: Doors): void {
  app.get<{ Querystring: Record<string, unknown> }>(labelFilePath, async (request, reply) => {
    const text = (name: string) => (typeof request.query[name] === 'string' ? request.query[name] : '')
    const kit = text('kit')
    if (!isUuid(kit)) return notFound(reply)
    const link =
      text('signature') === ''
        ? undefined
        : judgeLink(secret, { kit, expires: text('expires'), signature: text('signature') }, now())
    const viewer = link === 'good' ? undefined : await findViewer(db, request, now())
    const row = await findLabel(db, kit)
    const owns =
      row &&
      viewer &&
      (row.seller_id === null
        ? viewer.visitorId !== null && row.visitor_id === viewer.visitorId
        : row.seller_id === viewer.userId)
    if (!row || !(link === 'good' || link === 'expired' || owns)) return notFound(reply)
    const open = isLabelOpen(row, now()) && (link !== 'expired' || owns)
    if (!open) {
      // A browser gets a page that explains the next step; a program gets the status code.
      if (request.headers.accept?.includes('text/html'))
        return reply.redirect(`/cleanout/online-label/${kit}`, 303)
      return refuseWith(reply, { status: 410, code: 'NOT_FOUND', message: gone })
    }
    const dates = await datesOfUser(db, row.seller_id)
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    reply.header('content-disposition', `inline; filename="hemline-label-${row.label_code}.pdf"`)
    return reply.type('application/pdf').send(await labelPdf(bagPage(labelOf(row, dates))))
  })
}
