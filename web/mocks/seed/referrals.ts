// Nora's invitations: one in each status.
import type { IneligibleReason } from '@hemline/rules/referrals/referrals.ts'
import type { ReferralStatus } from '@hemline/rules/vocabulary/rewards.ts'
import { mockUsers } from './people.ts'

/** An invitation of the mocks; times are ISO strings. `name`: of a friend who joined. */
export type MockReferral = {
  id: string
  owner: string
  status: ReferralStatus
  reason: IneligibleReason | null
  email: string | null
  name: string | null
  createdAt: string
  sentAt: string | null
  remindedAt: string | null
  joinedAt: string | null
  giftEndsAt: string | null
  boughtAt: string | null
  dueAt: string | null
}

/** Codes that are the same in the seeded shop, by email. */
export const seededCodes: Readonly<Record<string, string>> = { 'nora@hemline.example': 'nora-7k2q' }

const dayMs = 86_400_000
const nothing = {
  reason: null,
  email: null,
  name: null,
  sentAt: null,
  remindedAt: null,
  joinedAt: null,
  giftEndsAt: null,
  boughtAt: null,
  dueAt: null,
}

/** Returns the seeded invitations as they stand at `now`. */
export function seededReferrals(now: Date): MockReferral[] {
  const nora = mockUsers.find((one) => one.firstName === 'Nora')
  if (!nora) return []
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const one = (n: number, days: number, facts: Partial<MockReferral> & { status: ReferralStatus }) => ({
    ...nothing,
    id: `seeded-invitation-${n}`,
    owner: `user:${nora.id}`,
    createdAt: ago(days),
    ...facts,
  })
  const joined = (name: string, days: number, left: number) => ({
    name,
    joinedAt: ago(days),
    giftEndsAt: ago(-left),
  })
  return [
    one(1, 24, {
      status: 'Completed Purchase',
      ...joined('Priya Raman', 23, 7),
      boughtAt: ago(20),
      dueAt: ago(-6),
    }),
    one(2, 9, { status: 'Bag Ordered', ...joined('Jo Alvarez', 8, 22) }),
    one(3, 12, { status: 'Account Created', ...joined('Hanna Brandt', 11, 19) }),
    one(4, 6, { status: 'Invitation Sent', email: 'lena.m@example.com', sentAt: ago(6) }),
    one(5, 70, { status: 'Rewarded', ...joined('Maya Okafor', 69, -39), boughtAt: ago(62), dueAt: ago(40) }),
    one(6, 60, { status: 'Expired', email: 'r.silva@example.com', sentAt: ago(60) }),
    one(7, 30, { status: 'Inelegible', reason: 'known', name: 'Dee Chen', joinedAt: ago(29) }),
  ]
}
