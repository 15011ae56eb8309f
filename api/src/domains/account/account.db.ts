// Reads what waits for a member. No writes.
import type { NeedKind } from '@hemline/rules/account/needs.ts'
import { taxFormAskedFrom } from '@hemline/rules/earnings/tax-forms.ts'
import { kitLabelDays } from '@hemline/rules/kits/states.ts'
import { sendWithinHours } from '@hemline/rules/vocabulary/direct-sell.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * A need as the database has it: `ref` names the return, box or case, `item_number` a piece that it is about,
 * `amount` is in cents.
 */
export type NeedRow = {
  kind: NeedKind
  ref: string
  until: Date | null
  pieces: number
  item_number: number | null
  /** What a case is about, in the shop's words; who gave a friend's gift. */
  name: string
  amount: number
}

/** Who asks, until when credit and rewards count as ending soon, and since when an answer counts as new. */
export type NeedsWanted = {
  userId: string
  now: Date
  creditEndsBefore: Date
  rewardEndsBefore: Date
  /** Labels of kits that came before this moment end soon. */
  kitsDeliveredBefore: Date
  answeredAfter: Date
  payoutsFailedAfter: Date
  limit: number
}

/**
 * Returns at most `limit` things that wait for a user (an auction won, a return to drop off, credit that ends
 * …), the one that ends first first. One statement: each part reads by an index on its owner.
 */
export async function listNeeds(
  db: DbOrTx,
  { userId, now, limit, ...moments }: NeedsWanted,
): Promise<NeedRow[]> {
  const me = sql`${userId}::uuid`
  const { rows } =
    await sql<NeedRow>`/* listNeeds */ select kind, ref, until, pieces, item_number::float8 as item_number, amount, name from (
    select 'turn' as kind, h.item_number::text as ref, h.expires_at as until, 1 as pieces, h.item_number, 0 as amount, '' as name
    from hold h where h.cart_id = (select id from cart where user_id = ${me}) and h.is_turn and h.order_id is null
      and h.released_at is null and h.expires_at > clock_timestamp()
    union all
    select 'auction_won', a.item_number::text, a.pays_until, 1, a.item_number, coalesce(a.final_cents, 0), ''
    from auction a where a.winner_id = ${me} and a.status = 'awaiting_payment' and a.pays_until > ${now}
    union all
    select case when less.pieces > 0 then 'return_offer' else 'return_drop_off' end, r.id::text,
      case when less.pieces > 0 then null else r.drop_off_by end, coalesce(less.pieces, l.pieces), l.item_number,
      coalesce(less.amount, r.total_cents), ''
    from order_return r
    join lateral (select count(*)::int as pieces, min(item_number) as item_number from order_return_line where return_id = r.id) l on true
    left join lateral (select nullif(count(*), 0)::int as pieces, sum(offered_cents)::int as amount from order_return_line
      where return_id = r.id and outcome = 'accepted_less' and offer_accepted is null) less on true
    where r.user_id = ${me} and ((r.status = 'initiated' and r.drop_off_by > ${now}) or (r.status = 'processing' and less.pieces > 0))
    union all
    select case i.state when 'expired' then 'pieces_unsold' else 'pieces_declined' end, min(i.item_number)::text, min(o.ends_at),
      count(*)::int, min(i.item_number), 0, ''
    from item i join reclaim_offer o on o.item_number = i.item_number
    where i.consignor_id = ${me} and i.state in ('expired', 'unaccepted') and o.ends_at > ${now}
      and not exists (select 1 from order_line l where l.item_number = i.item_number and l.kind = 'reclaim' and l.canceled_at is null)
      and not exists (select 1 from rescue_piece p where p.item_number = i.item_number)
    group by i.state
    union all
    select case b.status when 'offered' then 'goody_offered' when 'with_you' then 'goody_to_choose' else 'goody_unpaid' end, b.id::text,
      case b.status when 'offered' then b.offer_ends_at when 'with_you' then b.keep_by end, p.pieces, p.item_number, 0, ''
    from goody_box b
    join lateral (select count(*)::int as pieces, min(item_number) as item_number from goody_piece where box_id = b.id and is_in) p on true
    where b.user_id = ${me} and b.status in ('offered', 'with_you', 'unpaid')
    union all
    select 'case_answered', c.number::text, null, 1, l.item_number, 0, c.subject
    from support_case c
    left join lateral (select min(item_number) as item_number from support_case_line where case_id = c.id) l on true
    where c.user_id = ${me} and c.status = 'answered' and c.since > ${moments.answeredAfter}
    union all
    select case o.status when 'open' then 'offer_waits' else 'offer_agreed' end, o.id::text,
      case o.status when 'open' then o.good_until else o.pay_until end, p.pieces, p.item_number, last.amount_cents, ''
    from piece_offer o
    join lateral (select by, amount_cents from piece_offer_turn where offer_id = o.id order by id desc limit 1) last on true
    join lateral (select count(*)::int as pieces, min(item_number) as item_number from piece_offer_item where offer_id = o.id) p on true
    where (o.seller_id = ${me} and o.status = 'open' and o.good_until > ${now} and last.by = 'buyer')
      or (o.buyer_id = ${me} and ((o.status = 'open' and o.good_until > ${now} and last.by = 'seller')
        or (o.status = 'accepted' and o.pay_until > ${now})))
    union all
    select 'sale_to_send', s.id::text, coalesce(o.confirmed_at, o.placed_at) + make_interval(hours => ${sendWithinHours}), count(*)::int,
      min(i.item_number), 0, ''
    from item i join order_line l on l.item_number = i.item_number and l.kind = 'item' and l.canceled_at is null
    join shipment s on s.order_id = l.order_id and s.group_key = l.group_key and s.status in ('waiting', 'picking')
    join purchase_order o on o.id = s.order_id and o.confirmed_at is not null and o.canceled_at is null
    where i.consignor_id = ${me} and i.source = 'p2p' group by s.id, o.confirmed_at, o.placed_at
    union all
    select 'cart_held', 'cart', min(h.expires_at), count(*)::int, min(h.item_number), 0, ''
    from hold h join cart_line l on l.cart_id = h.cart_id and l.item_number = h.item_number
    where h.cart_id = (select id from cart where user_id = ${me}) and not h.is_turn and h.order_id is null
      and h.released_at is null and h.expires_at > clock_timestamp() and h.expires_at < clock_timestamp() + interval '1 hour'
    having count(*) > 0
    union all
    select 'friend_gift', r.id::text, r.gift_ends_at, 0, null, 0, a.first_name || ' ' || upper(left(a.last_name, 1)) || '.'
    from referral r join user_account a on a.id = r.advocate_id
    where r.friend_id = ${me} and r.status in ('Account Created', 'Bag Ordered') and r.gift_ends_at > ${now}
    union all
    select 'payout_failed', p.id::text, null, 0, null, p.amount_cents, '' from payout p
    where p.user_id = ${me} and p.status = 'failed' and p.settled_at > ${moments.payoutsFailedAfter}
      and not exists (select 1 from payout later where later.user_id = p.user_id and later.requested_at > p.requested_at)
    union all
    select 'tax_form', 'tax', null, 0, null, sum(p.amount_cents)::int, '' from payout p
    where p.user_id = ${me} and p.kind in ('digital_wallet', 'card_provider') and p.status <> 'failed'
      and p.requested_at >= date_trunc('year', ${now}::timestamptz)
      and not exists (select 1 from tax_form f where f.user_id = p.user_id and f.replaced_at is null)
    having sum(p.amount_cents) >= ${taxFormAskedFrom}
    union all
    select 'kit_label_ends', k.id::text, k.delivered_at + make_interval(days => ${kitLabelDays}), 0, null, 0, ''
    from kit k join bag b on b.kit_id = k.id
    where k.seller_id = ${me} and k.status = 'delivered' and b.status = 'ordered' and k.delivered_at < ${moments.kitsDeliveredBefore}
      and k.delivered_at + make_interval(days => ${kitLabelDays}) > ${now}
    union all
    select 'reward_ends', r.id::text, r.ends_at, 0, null, 0, r.name from reward r
    where r.user_id = ${me} and r.used_by_order is null and r.used_at is null and r.ends_at > ${now} and r.ends_at < ${moments.rewardEndsBefore}
    union all
    select 'email_unconfirmed', u.id::text, null, 0, null, 0, ''
    from user_account u where u.id = ${me} and u.email_verified_at is null
    union all
    select 'credit_ends', d.id::text, d.expires_at, 0, null, ledger_balance(d.account_id)::int, ''
    from credit_drop d where d.user_id = ${userId} and d.expires_at > ${now} and d.expires_at < ${moments.creditEndsBefore}
      and ledger_balance(d.account_id) > 0
  ) need order by until nulls last, ref limit ${limit}`.execute(db)
  return rows
}
