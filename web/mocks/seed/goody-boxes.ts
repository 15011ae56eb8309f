// Goody boxes of the mocks: one of Nora's is at her home.
import { yourSize } from '@hemline/rules/goody-boxes/choose.ts'
import type { GoodyStatus } from '@hemline/rules/goody-boxes/states.ts'
import { goodyKeepDays } from '@hemline/rules/goody-boxes/terms.ts'
import type { MockItem } from '../item.ts'
import { mockUsers } from './people.ts'

export type MockGoodyPiece = {
  itemNumber: number
  why: string
  choice: 'keep' | 'back' | null
  reason: string | null
  byStylist: boolean
}
/** A goody box; times in ISO. */
export type MockGoodyBox = {
  id: string
  userId: string
  formKey: string
  status: GoodyStatus
  departments: string[]
  kinds: string[]
  budget: number
  note: string
  stylistNote: string
  askedAt: string
  approvedAt: string | null
  offerEndsAt: string | null
  placedAt: string | null
  shippedAt: string | null
  deliveredAt: string | null
  keepBy: string | null
  settledAt: string | null
  pieces: MockGoodyPiece[]
  /** The key of the attempt that reserved the box; null until then. */
  attemptKey: string | null
  /** What is reserved, in cents, and where it goes. */
  fees: number
  taxes: Record<number, number>
  reserved: number
  charged: number | null
  /** Why a stylist canceled the box. */
  canceledBecause?: string
}

export const markedGoodyBox = '0193aa10-0000-7000-8000-00000000d001'
const dayMs = 86_400_000

/** Returns the goody boxes with which the mock begins: one, Nora's, which came yesterday. */
export function seededGoodyBoxes(items: readonly MockItem[], now: Date): MockGoodyBox[] {
  const nora = mockUsers.find((user) => user.email === 'nora@hemline.example')
  const inside = items
    .filter((item) => item.state === 'listed' && item.source === 'own' && !item.final_sale)
    .slice(-40, -35)
  if (!nora || inside.length === 0) return []
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const fees = 199
  const sum = inside.reduce((all, item) => all + item.price_cents, 0)
  return [
    {
      id: markedGoodyBox,
      userId: nora.id,
      formKey: 'goody-of-the-seed',
      status: 'with_you',
      departments: ['women'],
      kinds: [],
      budget: 40_000,
      note: 'Something warm for the office.',
      stylistNote: 'The blazer goes with all of the others.',
      askedAt: ago(8),
      approvedAt: ago(7),
      offerEndsAt: ago(4),
      placedAt: ago(6),
      shippedAt: ago(5),
      deliveredAt: ago(1),
      keepBy: ago(1 - goodyKeepDays),
      settledAt: null,
      pieces: inside.map((item) => ({
        itemNumber: item.item_number,
        why: yourSize(item.size_display),
        choice: null,
        reason: null,
        byStylist: false,
      })),
      attemptKey: 'goody-of-the-seed-attempt',
      fees,
      taxes: {},
      reserved: sum + fees,
      charged: null,
    },
  ]
}
