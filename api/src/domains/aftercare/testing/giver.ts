import type { Giver } from '../aftercare.ts'

/** For tests: an employee without a refund limit, whose password confirmation never gets old. */
export const anyGiver = (actorId: string): Giver => ({
  actorId,
  roles: ['admin'],
  confirmedAt: new Date(8.64e15),
})
