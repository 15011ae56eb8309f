// The invitations that a named account has mailed: one that waits for an answer, and one that nobody took.
// Friends who join are made by people, not by the seed.
import type pg from 'pg'
import { personByKey } from './people.ts'

const dayMs = 86_400_000
const letters = [
  { email: 'lena.marsh@example.com', status: 'Invitation Sent', daysAgo: 6 },
  { email: 'rui.silva@example.com', status: 'Expired', daysAgo: 58 },
] as const

/** Inserts the shopper's referral code and invitations; does nothing when the shop has any code. */
export async function loadReferrals(client: pg.Client, now: Date): Promise<void> {
  if ((await client.query('select 1 from referral_code limit 1')).rowCount) return
  const { id } = personByKey('shopper')
  await client.query('insert into referral_code (user_id, code, created_at) values ($1, $2, $3)', [
    id,
    'nora-7k2q',
    new Date(now.getTime() - 90 * dayMs),
  ])
  for (const [n, { email, status, daysAgo }] of letters.entries())
    await client.query(
      'insert into referral (id, advocate_id, status, email, created_at, sent_at) values ($1, $2, $3, $4, $5, $5)',
      [
        `01920000-0000-7000-8000-00004ef0000${n}`,
        id,
        status,
        email,
        new Date(now.getTime() - daysAgo * dayMs),
      ],
    )
}
