import type { Db } from '@hemline/db/connect.ts'
import { inTransaction } from '../../../platform/db.ts'
import { uuidv7 } from '../../../platform/tokens.ts'
import { addPoints } from '../book.ts'

/** Gives a user points for a test, as a rule of the program would. */
export const addPointsFor = (
  db: Db,
  { userId, points, now }: { userId: string; points: number; now: Date },
) =>
  inTransaction(db, (tx) =>
    addPoints(tx, 'points_earned', {
      key: `test/${uuidv7()}`,
      userId,
      points,
      reason: 'A test',
      now,
    }),
  )
