import type { Giver } from '../orders.ts'

/**
 * A person at work without a limit, whose password is always fresh: for tests that are about something else.
 */
export const anyGiver = (actorId: string): Giver => ({
  actorId,
  roles: ['admin'],
  confirmedAt: new Date(8.64e15),
})
