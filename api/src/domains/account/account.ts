// The account's home: what waits for a member (specification §2, Account; decision 0188).
import {
  answerNewsDays,
  creditEndsSoonDays,
  labelEndsSoonDays,
  type NeedKind,
  needsShown,
  needWords,
  payoutFailedDays,
  rewardEndsSoonDays,
} from '@hemline/rules/account/needs.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { kitLabelDays } from '@hemline/rules/kits/states.ts'
import { newestLink } from '@hemline/rules/site/header-links.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { itemPath, listItemsByNumber } from '../catalogue/catalogue.ts'
import { readerDates } from '../identity/identity.ts'
import { listNeeds, type NeedRow } from './account.db.ts'

const dayMs = 86_400_000

/** The paths on which needs are met; `ref` is the number or id that the need is about. */
const paths: Record<NeedKind, (row: NeedRow, piece: string) => string> = {
  turn: (_, piece) => piece,
  auction_won: () => '/cart',
  return_offer: ({ ref }) => `/my/returns/${ref}`,
  return_drop_off: ({ ref }) => `/my/returns/${ref}`,
  pieces_unsold: ({ ref, pieces }) => (pieces === 1 ? `/my/items/${ref}` : '/my/items?status=expired'),
  pieces_declined: ({ ref, pieces }) => (pieces === 1 ? `/my/items/${ref}` : '/my/items?status=unaccepted'),
  goody_offered: ({ ref }) => `/my/goody-boxes/${ref}`,
  goody_to_choose: ({ ref }) => `/my/goody-boxes/${ref}`,
  goody_unpaid: ({ ref }) => `/my/goody-boxes/${ref}`,
  case_answered: ({ ref }) => `/resolution-hub/cs/${ref}`,
  offer_waits: ({ ref }) => `/direct/offers/${ref}`,
  offer_agreed: () => '/cart',
  sale_to_send: ({ ref }) => `/direct/sales/${ref}`,
  cart_held: () => '/cart',
  friend_gift: () => newestLink.href,
  payout_failed: () => '/my/cleanouts/earnings',
  tax_form: () => '/my/settings#tax-form',
  kit_label_ends: () => '/my/cleanouts/kits',
  reward_ends: () => '/rewards/redeem',
  email_unconfirmed: () => '/my/subscriptions',
  credit_ends: () => newestLink.href,
}

/** Needs whose name is the row's own, and not that of a piece. */
const named: readonly NeedKind[] = ['case_answered', 'friend_gift', 'reward_ends']

/**
 * Returns what waits for the viewer, at most six needs, the most urgent first. Three statements. Throws
 * UNAUTHENTICATED for visitors.
 */
export async function needsOfViewer(ctx: Context) {
  const { userId } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in to see your account.')
  const now = ctx.now()
  const dates = await readerDates(ctx)
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs)
  const rows = await listNeeds(ctx.db, {
    userId,
    now,
    creditEndsBefore: inDays(creditEndsSoonDays),
    rewardEndsBefore: inDays(rewardEndsSoonDays),
    kitsDeliveredBefore: inDays(labelEndsSoonDays - kitLabelDays),
    answeredAfter: inDays(-answerNewsDays),
    payoutsFailedAfter: inDays(-payoutFailedDays),
    limit: needsShown,
  })
  const items = await listItemsByNumber(
    ctx.db,
    rows.flatMap(({ item_number: itemNumber }) => itemNumber ?? []),
  )
  const byNumber = new Map(items.map((item) => [item.item_number, item]))
  return rows.map((row) => {
    const item = row.item_number === null ? undefined : byNumber.get(row.item_number)
    const name = item && pieceName(item.brand_name, item.title)
    return {
      id: `${row.kind}/${row.ref}`,
      kind: row.kind,
      ...needWords({ ...row, name: named.includes(row.kind) ? row.name : name }, dates),
      path: paths[row.kind](row, item ? itemPath(item) : '/'),
      until: row.until,
      photoId: item?.photo_ids[0] ?? null,
      categoryPath: item?.category_path ?? null,
    }
  })
}
