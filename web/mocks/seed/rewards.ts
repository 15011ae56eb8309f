// What the seeded people have in the rewards program; Imani has some points, everybody else none.
import type { PointsKind } from '@hemline/rules/rewards/points.ts'
import type { RewardKind } from '@hemline/rules/vocabulary/rewards.ts'

export type MockPoints = {
  id: string
  kind: PointsKind
  amount: number
  at: string
  reason: string
  orderId: string | null
}
export type MockBought = { id: string; kind: RewardKind; points: number; grantedAt: string; endsAt: string }
/** What somebody has in the rewards program; times are ISO strings. */
export type MockMember = {
  points: MockPoints[]
  bought: MockBought[]
  birthday: { month: number; day: number } | null
  /** The keys with which points were used. */
  keys: string[]
  spent: { placedAt: string; cents: number; kept: boolean }[]
  coming: { orderId: string; points: number; amount: number; dueAt: string | null }[]
}

const dayMs = 86_400_000

/** Returns the rewards (points, rewards, birthday) with which an account begins in the mock. */
export function seededMember(email: string, now: Date): MockMember {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const empty = { points: [], bought: [], birthday: null, keys: [], spent: [], coming: [] }
  if (email !== 'imani@hemline.example') return empty
  const order = (n: number) => `0193aa10-0000-7000-8000-0000000000${n}`
  return {
    ...empty,
    points: [
      {
        id: 'p1',
        kind: 'points_earned',
        amount: 183,
        at: ago(160),
        reason: 'order complete',
        orderId: order(11),
      },
      {
        id: 'p2',
        kind: 'points_earned',
        amount: 248,
        at: ago(70),
        reason: 'order complete',
        orderId: order(12),
      },
      { id: 'p3', kind: 'points_spent', amount: -150, at: ago(45), reason: 'Free delivery', orderId: null },
    ],
    spent: [
      { placedAt: ago(180), cents: 18_340, kept: true },
      { placedAt: ago(90), cents: 24_765, kept: true },
      { placedAt: ago(4), cents: 11_398, kept: false },
    ],
    coming: [
      {
        orderId: order(13),
        points: 113,
        amount: 11_398,
        dueAt: new Date(now.getTime() + 10 * dayMs).toISOString(),
      },
    ],
  }
}
