// The history of everything that happened to a person (/my/activity).

import type { NotificationKind } from '@hemline/rules/notifications/kinds.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { creditReasonWords } from '@hemline/rules/rewards/credit-words.ts'
import type { Context } from '../../context.ts'
import { type ActivityRow, listActivity } from './activity.db.ts'
import type { NotificationRow } from './notifications.db.ts'
import { pageOf, personOf, placeOf } from './notifications.ts'

/** Gives words to what is older than telling. */
function worded({ source, ...row }: ActivityRow): NotificationRow {
  switch (source) {
    case 'told':
      return row
    case 'order':
      return {
        ...row,
        title: `You placed order ${orderLabel(row.title)}`,
        body: 'Its page has all about it.',
      }
    case 'bag':
      return {
        ...row,
        title: `We received bag ${row.title}`,
        body: 'Its page says what became of each piece.',
      }
    case 'sale':
      return { ...row, title: `Sold: your ${row.title}`, body: 'This is your part.' }
    case 'payout':
      return { ...row, title: 'You took earnings out', body: row.title }
    case 'credit':
      return { ...row, title: 'You got credit', body: `${creditReasonWords(row.title).replace(/\.$/, '')}.` }
  }
}

type Asked = {
  first?: number | null | undefined
  after?: string | null | undefined
  kinds?: readonly NotificationKind[] | null | undefined
}

/**
 * Returns a page of the viewer's history (20 rows by default), newest first, of these kinds or all, and the
 * cursor of the next page (null: the last one). Throws UNAUTHENTICATED for visitors, BAD_INPUT for a size
 * outside 1 to 50 and a malformed cursor.
 */
export async function activityFor(ctx: Context, asked: Asked) {
  const { limit, from } = pageOf(asked)
  const kinds = asked.kinds ?? null
  const rows = await listActivity(ctx.db, personOf(ctx), { after: from, limit: limit + 1, kinds })
  const nodes = rows.slice(0, limit).map(worded)
  const last = nodes.at(-1)
  return { nodes, next: rows.length > limit && last ? placeOf({ at: last.created_at, id: last.id }) : null }
}
