// The lines of work over the mocks' orders, parcels and pieces; bags and jobs wait since fixed times.
import { queuesOf } from '@hemline/rules/desk/queues.ts'
import { type MockContext, refuse } from '../context.ts'
import { ordersOf } from './orders-place.ts'

const hourMs = 3_600_000

function queues(ctx: MockContext) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const names = ctx.user.banned ? [] : queuesOf(ctx.user.roles)
  if (names.length === 0) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const parcels = ordersOf(ctx).flatMap((order) => order.shipments)
  const inState = (state: string) => ctx.db.items.filter((item) => item.state === state).length
  const open = ordersOf(ctx).filter(({ status }) => status === 'confirmed' || status === 'auto_charged')
  const counts = {
    orders: [open.length, 5],
    pick: [parcels.filter(({ status }) => status === 'waiting').length, 3],
    pack: [parcels.filter(({ status }) => status === 'picking' || status === 'packed').length, 0.15],
    intake: [2, 80],
    review: [inState('under_review'), 6],
    listing: [inState('pending_listing'), 30],
    returns: [3, 100],
    jobs: [1, 2],
  } as const
  return names.map((name) => {
    const [count, hours] = counts[name]
    return {
      name,
      count,
      oldestAt: count === 0 ? null : new Date(ctx.now.getTime() - hours * hourMs).toISOString(),
    }
  })
}

export const deskMocks = {
  Query: {
    deskQueues: (_: unknown, __: unknown, ctx: MockContext) => queues(ctx),
  },
}
