// The door of the desk: the work queues of employees, with the number of entries that wait in each.
import { queuesOf } from '@hemline/rules/desk/queues.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { listQueues } from './desk.db.ts'

export { personFor, setWarehouses } from './person.ts'
export { searchFor } from './search.ts'
export { personSearchesFor, purgePersonSearches } from './search-log.ts'
export { bagsFor, parcelsFor, peopleFor } from './tables.ts'
export { deleteView, putViewFirst, saveView, stateCountsFor, viewsFor } from './views.ts'

/**
 * Returns the work queues that the viewer's roles may work on, in a fixed order, each with its count of open
 * entries and the time of the oldest. Throws UNAUTHENTICATED without log-in, FORBIDDEN for banned users and
 * for roles without a queue.
 */
export async function queuesFor(ctx: Context) {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const names = banned ? [] : queuesOf(roles)
  if (names.length === 0) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const rows = await listQueues(ctx.db, names)
  return names.map((name) => rows.find((row) => row.name === name) ?? { name, count: 0, oldestAt: null })
}
