// Bags that have arrived at the mocks' warehouses, and the pieces graded from them.
import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'

export const markedIntakeCodes = {
  waiting: bagCodeOf(730_500_001),
  premium: bagCodeOf(730_500_002),
  atTheDoor: bagCodeOf(730_500_003),
  elsewhere: bagCodeOf(730_500_004),
} as const

export type MockIntakePiece = {
  itemNumber: number
  bagId: string
  pieceNumber: number
  gradeKey: string
  decision: string
  declineReason: string | null
  state: 'pending_listing' | 'under_review' | 'unaccepted' | 'listed'
  title: string
  brandName: string
  categoryName: string
  sizeDisplay: string
  condition: string
  price: number
  suggested: number | null
  note: string
  graderId: string
  gradedAt: string
  photoIds: number[]
}
export type MockIntakeBag = {
  id: string
  code: string
  bagNumber: string
  service: string
  status: 'shipped' | 'received' | 'processing' | 'done'
  warehouseId: number
  piecesCounted: number | null
  receivedAt: string | null
  processingAt: string | null
  doneAt: string | null
  claimedBy: string | null
}
export type MockIntake = {
  bags: MockIntakeBag[]
  pieces: MockIntakePiece[]
  brands: { id: number; name: string; tier: string }[]
  next: number
}

const hourMs = 3_600_000

/**
 * Returns the bags of the mock's intake: two are waiting, one of them premium; one has just arrived; one
 * belongs to another warehouse.
 */
export function mockIntake(now: Date): MockIntake {
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString()
  const bag = (n: number, code: string, more: Partial<MockIntakeBag> = {}): MockIntakeBag => ({
    id: `01920000-0000-7000-8000-00000b00000${n}`,
    code,
    bagNumber: String(205_000 + n),
    service: 'standard',
    status: 'received',
    warehouseId: 12,
    piecesCounted: 3,
    receivedAt: before(30 + n),
    processingAt: null,
    doneAt: null,
    claimedBy: null,
    ...more,
  })
  return {
    bags: [
      bag(1, markedIntakeCodes.waiting),
      bag(2, markedIntakeCodes.premium, { service: 'premium', receivedAt: before(3), piecesCounted: 12 }),
      bag(3, markedIntakeCodes.atTheDoor, { status: 'shipped', receivedAt: null, piecesCounted: null }),
      bag(4, markedIntakeCodes.elsewhere, { warehouseId: 5 }),
    ],
    pieces: [],
    brands: [],
    next: 20_000_001,
  }
}
