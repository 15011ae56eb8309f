// The seeded people's promotions, by their cohorts, and their credit, which expires at different times.
import { type Deeds, type DueOffer, dueOffers } from '@hemline/rules/lifecycle/lifecycle.ts'
import { dayIn, startOfYear } from '@hemline/rules/rewards/days.ts'
import {
  birthdayGifts,
  birthdayType,
  endOfDays,
  redeemedUntil,
  rewardMeanings,
} from '@hemline/rules/rewards/kinds.ts'
import { birthdayDays } from '@hemline/rules/rewards/terms.ts'
import type { RewardKind, RewardType } from '@hemline/rules/vocabulary/rewards.ts'
import type pg from 'pg'
import { personByKey } from './people.ts'

const dayMs = 86_400_000

/** Days before the seed's anchor; what is left out never happened. */
type Past = { person: string; joined: number; lastOrder?: number; tierSince?: number; lovedBags?: number }
/**
 * What people of the demonstration did on the day of the seed, as the rules of offers see it (decision
 * 0192): Imani had not been here for a while when the tier came, and Nora loves bags.
 */
const pasts: readonly Past[] = [
  { person: 'superstar', joined: 366, lastOrder: 95, tierSince: 2 },
  { person: 'shopper', joined: 60, lastOrder: 40, lovedBags: 4 },
]

/** Returns what the rules grant to somebody with such a past. */
function offersOf({ joined, lastOrder, tierSince, lovedBags = 0 }: Past, anchor: Date): DueOffer[] {
  const ago = (days: number | undefined) =>
    days === undefined ? null : new Date(anchor.getTime() - days * dayMs)
  const deeds: Deeds = {
    joinedAt: ago(joined) ?? anchor,
    lastOrderAt: ago(lastOrder),
    tier: tierSince === undefined ? 'tier_1' : 'tier_2',
    tierSince: ago(tierSince),
    leftCartAt: null,
    lovedBags,
    invitedAt: null,
    granted: [],
  }
  return dueOffers(deeds, anchor)
}

/** Grants what the rules say; without an end, so that the demonstration keeps its offers. */
async function grantOffers(client: pg.Client, past: Past, anchor: Date): Promise<void> {
  const { id } = personByKey(past.person)
  for (const { occasion, key, cohort, invites } of offersOf(past, anchor)) {
    await client.query(
      `insert into lifecycle_grant (user_id, occasion, key, cohort, invites, granted_at)
       select id, $2, $3, $4, $5, $6 from user_account where id = $1 on conflict do nothing`,
      [id, occasion, key, cohort, invites, anchor],
    )
    await client.query(
      `insert into promotion_grant (code, user_id, granted_at)
       select p.code, u.id, $3 from promotion p, user_account u where p.cohort = $1 and u.id = $2 on conflict do nothing`,
      [cohort, id, anchor],
    )
    await client.query(
      `insert into points_offer_grant (cohort, user_id)
       select o.cohort, u.id from points_offer o, user_account u where o.cohort = $1 and u.id = $2 on conflict do nothing`,
      [cohort, id],
    )
  }
}

type Credit = {
  id: string
  person: string
  kind: 'promo_credit' | 'cash_credit'
  cents: number
  days: number | null
  reason: string
}
const credit: readonly Credit[] = [
  {
    id: 'd1',
    person: 'superstar',
    kind: 'promo_credit',
    cents: 1000,
    days: 14,
    reason: 'A thank-you for sending a bag in',
  },
  {
    id: 'd2',
    person: 'superstar',
    kind: 'promo_credit',
    cents: 500,
    days: 200,
    reason: 'An apology for a late parcel',
  },
  {
    id: 'd3',
    person: 'superstar',
    kind: 'cash_credit',
    cents: 1850,
    days: null,
    reason: 'Paid out as credit',
  },
]
const idOf = (short: string) => `01920000-0000-7000-8000-0000000000${short}`

/**
 * Inserts the promotions, rewards and credit of the seeded people at every start; existing ones stay. Needs
 * the people.
 */
export async function loadOffers(client: pg.Client, anchor: Date): Promise<void> {
  for (const past of pasts) await grantOffers(client, past, anchor)
  // The shop gave this tier by hand: a demonstration has no year of orders behind it. A tier stays until the
  // end of the next year. The birthday is the anchor's day: the gift below opened on it.
  const { year, month, day } = dayIn(anchor)
  await client.query(
    `insert into rewards_member (user_id, courtesy_tier, courtesy_until, birthday_month, birthday_day, birthday_told_at)
     select id, 'tier_2', $2, $3, $4, $5 from user_account where id = $1 on conflict do nothing`,
    [personByKey('superstar').id, startOfYear(year + 2), month, day, anchor],
  )
  for (const gift of giftsOf(anchor)) await loadGift(client, gift, anchor)
  for (const drop of credit) await loadCredit(client, drop, anchor)
}

/** What a rule of the rewards program gives, and for which occasion it does so once. */
type Gift = {
  person: string
  rule: 'birthday' | 'first_order'
  occasion: string
  kinds: readonly RewardKind[]
  type: RewardType | null
  endsAt: Date
}

/**
 * What the job of the rewards program (decision 0181) would give on the anchor's day: a birthday gift by tier
 * to Imani, whose birthday it is, and free delivery to Nora for the first order that she kept.
 */
const giftsOf = (anchor: Date): readonly Gift[] => [
  {
    person: 'superstar',
    rule: 'birthday',
    occasion: String(dayIn(anchor).year),
    kinds: birthdayGifts.tier_2,
    type: birthdayType,
    endsAt: endOfDays(anchor, birthdayDays),
  },
  {
    person: 'shopper',
    rule: 'first_order',
    occasion: 'first',
    kinds: ['free_shipping'],
    type: null,
    endsAt: redeemedUntil(anchor),
  },
]

/** Notes the occasion, as the job does, and gives only when nobody noted it before. */
async function loadGift(client: pg.Client, gift: Gift, anchor: Date): Promise<void> {
  const { id: userId } = personByKey(gift.person)
  const { rowCount } = await client.query(
    `insert into rewards_occasion (user_id, rule, occasion, happened_at)
     select u.id, $2, $3, $4 from user_account u where u.id = $1
       and not exists (select 1 from reward r where r.user_id = u.id and r.kind = any($5)) on conflict do nothing`,
    [userId, gift.rule, gift.occasion, anchor, gift.kinds],
  )
  if (rowCount === 0) return
  for (const kind of gift.kinds) {
    const { name, description } = rewardMeanings[kind]
    await client.query(
      `insert into reward (id, user_id, kind, type, name, description, granted_at, ends_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7)`,
      [userId, kind, gift.type, name, description, anchor, gift.endsAt],
    )
  }
}

/** A posting like any other: what the shop gives away is what the drop holds. */
async function loadCredit(
  client: pg.Client,
  { id: short, person, kind, cents, days, reason }: Credit,
  anchor: Date,
): Promise<void> {
  const id = idOf(short)
  const userId = personByKey(person).id
  const { rowCount } = await client.query(
    `insert into ledger_posting (id, idempotency_key, kind, reason, request, posted_at)
     select $1, $2, 'credit_granted', $3, 'seed', $4 from user_account where id = $5 on conflict (idempotency_key) do nothing`,
    [id, `seed/credit/${short}`, reason, anchor, userId],
  )
  if (rowCount === 0) return
  await client.query(
    `insert into ledger_account (kind, holder, unit, never_negative) values ($1, $2, 'USD', true), ('credit_given', '', 'USD', false)
     on conflict (kind, holder) do nothing`,
    [kind, id],
  )
  await client.query(
    `insert into ledger_entry (posting_id, account_id, amount)
     select $1::text::uuid, a.id, case when a.kind = $2::text then $3::bigint else -$3::bigint end from ledger_account a
     where (a.kind, a.holder) in (($2::text, $1::text), ('credit_given', ''))`,
    [id, kind, cents],
  )
  await client.query(
    `insert into credit_drop (id, account_id, user_id, granted_cents, expires_at, reason, created_at)
     select $1::text::uuid, a.id, $2::text, $3::integer, $4::timestamptz, $5::text, $6::timestamptz from ledger_account a where a.kind = $7 and a.holder = $1::text`,
    [
      id,
      userId,
      cents,
      days === null ? null : new Date(anchor.getTime() + days * dayMs),
      reason,
      anchor,
      kind,
    ],
  )
}
