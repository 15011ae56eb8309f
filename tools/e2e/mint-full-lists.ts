// Fills the lists of one account: so many rows that each page of the account shows its longest.
import { randomUUID } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import { notificationKinds } from '@hemline/rules/notifications/kinds.ts'
import { referralStatuses } from '@hemline/rules/vocabulary/rewards.ts'
import { mintCredit } from './mint-money.ts'

const told = 50
const drops = 12
const hourMs = 3_600_000
/** A long name and a word that has no place to break at. */
const title =
  'Marchesa & Daughters of Saint-Barthélemy: an asymmetrical Donaudampfschifffahrtskapitänsmütze fell in price'

/** Gives an account 50 notifications of all kinds, 12 drops of credit, and an invitation of each status. */
export async function mintFullLists(db: Db, userId: string): Promise<void> {
  const now = Date.now()
  const notifications = Array.from({ length: told }, (_, at) => ({
    id: randomUUID(),
    user_id: userId,
    kind: notificationKinds[at % notificationKinds.length] ?? 'account',
    key: `journey/${randomUUID()}`,
    title,
    body: 'From $148.99 to $119.99. The piece is in one of your lists, and nobody holds it.',
    link: '/saved/favorites',
    amount_cents: at % 3 === 0 ? 11_999 : null,
    created_at: new Date(now - at * 7 * hourMs),
    in_bell: true,
    // Nothing of them leaves the shop.
    planned_at: new Date(now),
  }))
  await db.insertInto('notification').values(notifications).execute()
  for (let at = 0; at < drops; at += 1)
    await mintCredit(db, userId, {
      kind: at % 2 === 0 ? 'cash_credit' : 'promo_credit',
      amount: 1000 + 111 * at,
      ...(at % 2 === 1 && { days: 10 + at }),
    })
  const invitations = referralStatuses.map((status, at) => ({
    id: randomUUID(),
    advocate_id: userId,
    status,
    reason: status === 'Inelegible' ? 'household' : null,
    email: `a-friend-with-quite-a-long-address-${at}-${randomUUID()}@hemline.example`,
    created_at: new Date(now - at * 24 * hourMs),
    sent_at: new Date(now - at * 24 * hourMs),
  }))
  await db.insertInto('referral').values(invitations).execute()
}
