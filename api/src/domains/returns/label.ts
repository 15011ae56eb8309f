// GET /api/v1.0/returns/label: the prepaid label of a return, for its shopper or for anybody with a
// signed link.

import type { Db } from '@hemline/db/connect.ts'
import { postalLines } from '@hemline/rules/addresses/postal.ts'
import { isAbroad } from '@hemline/rules/countries/home.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { dockOf } from '@hemline/rules/labels/docks.ts'
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import { dropOffGraceDays } from '@hemline/rules/vocabulary/returns.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuseWith } from '../../platform/edge.ts'
import { isUuid } from '../../platform/tokens.ts'
import { findViewer, mannersFor } from '../identity/identity.ts'
import {
  judgeLink,
  type LabelPage,
  labelDay,
  labelLinkHours,
  labelPdf,
  signedLink,
} from '../labels/labels.ts'
import { codeOf } from './pay.ts'
import { findReturn, type ReturnRow } from './returns.db.ts'

const path = '/api/v1.0/returns/label'
const dayMs = 86_400_000

type Doors = { db: Db; secret: string; now: () => Date }

/** Returns until when a label can be used: the last day of drop-off, and the days of grace. */
const usableUntil = (row: ReturnRow): Date => new Date(row.drop_off_by.getTime() + dropOffGraceDays * dayMs)

/**
 * Tells whether a return has a label that can be used now: made, not used, not expired, and a parcel is asked
 * for.
 */
export const hasLabel = (row: ReturnRow, now: Date): boolean =>
  row.tracking_code !== null &&
  row.refund_type !== 'full_refund' &&
  row.status === 'initiated' &&
  usableUntil(row) > now

/**
 * Returns the signed path of a return's label for its page, valid for some hours; null when no label can be
 * used.
 */
export function returnLabelUrl(secret: string, row: ReturnRow, now: Date): string | null {
  if (!hasLabel(row, now)) return null
  return signedLink(
    secret,
    { path, name: 'return', id: row.id },
    new Date(now.getTime() + labelLinkHours * 3_600_000),
  )
}

/**
 * Returns the signed path of a return's label for its mail, valid as long as the label; null when no label
 * can be used.
 */
export const mailedLabelUrl = (secret: string, row: ReturnRow, now: Date): string | null =>
  hasLabel(row, now) ? signedLink(secret, { path, name: 'return', id: row.id }, usableUntil(row)) : null

/**
 * Returns the label page of a return: sender, the warehouse as destination, carrier and codes. `dates` is the
 * sender's manner of days.
 */
export function pageOf(row: ReturnRow, dates: DateManner): LabelPage {
  const dock = dockOf(row.warehouse_id ?? 12)
  const carrier = carrierNames[row.carrier ?? 'ups']
  const from = row.ship_from
  // A partner's and a member's piece comes to our dock too, and goes on from there: a carrier needs a street,
  // and no label shows where a member lives.
  const forSender =
    row.source === 'own' ? [] : [`For ${row.source === 'p2p' ? 'its seller' : row.sender_name}`]
  const country = isAbroad(from?.country ?? homeCountry) ? ['United States'] : []
  const to = { name: 'Hemline Returns', lines: [...forSender, ...dock.lines, ...country] }
  return {
    title: `Return label ${codeOf(row)}`,
    kind: 'RETURN',
    code: row.tracking_code ?? '',
    codeWords: row.tracking_code ?? '',
    matrix: counterCodeOf(row),
    note: `Return ${codeOf(row)}`,
    from: from && {
      name: from.fullName,
      lines: postalLines(from),
    },
    to,
    carrier,
    headline: ['Send it back.', 'No hard feelings.'],
    steps: [
      ['Pack', 'The pieces of this return in any box or bag. No form goes in.'],
      ['Label', 'Cut along the dashed line. Tape the label flat on the largest side, nothing over the bars.'],
      ['Hand over', `Leave it at any ${carrier} counter or drop box. There is nothing to pay.`],
      ['Follow', `Your returns at hemline show each step of ${codeOf(row)}.`],
    ],
    validUntil: labelDay(row.drop_off_by, dates),
    madeAt: row.created_at,
  }
}

/** Returns the text of the code that a carrier's counter scans to print a return's label. */
export const counterCodeOf = (row: Pick<ReturnRow, 'number' | 'tracking_code'>): string =>
  `HEMLINE RETURN ${row.number} ${row.tracking_code ?? ''}`.trim()

const notFound = (reply: FastifyReply) =>
  refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such label.' })

/** What an order's key looks like, wherever it came from. */
const keyPattern = /^[\w-]{8,200}$/

/**
 * Returns the page of a return for somebody whose label has ended, with the key of a guest's order when the
 * link had it: the page then opens without an account, says what became of the label, and what helps.
 */
function pageOfEnded(returnId: string, { order, key }: { order: string; key: string }): string {
  const guest = isUuid(order) && keyPattern.test(key) ? { order, key } : {}
  return `/my/returns/${returnId}?${new URLSearchParams({ label: 'ended', ...guest })}`
}

/** Whether a browser asks for a page to show. */
const asksForPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false

/**
 * Registers the GET route of a return's label as a PDF file. An unknown return and another shopper's get the
 * same 404; an expired link or a used label gets 410, or the page of the return in a browser.
 */
export function registerReturnLabel(app: FastifyInstance, { db, secret, now }: Doors): void {
  app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const text = (name: string) => (typeof request.query[name] === 'string' ? request.query[name] : '')
    const id = text('return')
    if (!isUuid(id)) return notFound(reply)
    const signature = text('signature')
    const link =
      signature === ''
        ? undefined
        : judgeLink(secret, { kit: id, expires: text('expires'), signature }, now())
    const viewer = link === 'good' ? undefined : await findViewer(db, request, now())
    const row = await findReturn(db, id)
    const owns =
      row &&
      viewer &&
      (row.user_id === null
        ? viewer.visitorId !== null && row.visitor_id === viewer.visitorId
        : row.user_id === viewer.userId)
    if (!row || !(link === 'good' || link === 'expired' || owns)) return notFound(reply)
    if (!hasLabel(row, now()) || (link === 'expired' && !owns)) {
      // A person came by a link of a mail: the page of the return says what becomes of the parcel.
      if (asksForPage(request.headers.accept))
        return reply.redirect(pageOfEnded(row.id, { order: text('order'), key: text('key') }), 303)
      return refuseWith(reply, {
        status: 410,
        code: 'NOT_FOUND',
        message: 'This label can’t be used any more. The page of its return says why, and what helps.',
      })
    }
    const { dates } = await mannersFor(db, row.user_id, row.ship_from?.country)
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
    reply.header('content-disposition', `inline; filename="hemline-return-${row.number}.pdf"`)
    return reply.type('application/pdf').send(await labelPdf(pageOf(row, dates)))
  })
}
