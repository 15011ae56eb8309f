// The guest of an order in the mocks, who has its key: finds and is refused what the API says (decision
// 0264).
// The key of a seeded order works although the order belongs to Nora.
import { orderKeyRefused } from '@hemline/rules/orders/keys.ts'
import { type MockContext, ownerOf } from './context.ts'
import { ordersOf } from './domains/orders-place.ts'

type Keyed = { byKey?: { orderId?: string | null; accessKey: string } | null }

/**
 * Makes a resolver that runs for the viewer, or for the guest of the order that the key opens; `refused` gets
 * the sentence for a key that opens none.
 */
export const keyed =
  <Args, Answer, Refusal>(
    refused: (message: string) => Refusal,
    run: (args: Args, ctx: MockContext) => Answer,
  ) =>
  (_: unknown, args: Args & Keyed, ctx: MockContext): Answer | Refusal => {
    const { byKey } = args
    if (!byKey) return run(args, ctx)
    const order = ordersOf(ctx).find((one) => one.id === byKey.orderId)
    if (order && order.owner === ownerOf(ctx)) return run(args, ctx)
    if (order?.accessKey !== byKey.accessKey) return refused(orderKeyRefused)
    return run(args, { ...ctx, user: null, guestOf: { owner: order.owner, orderId: order.id } })
  }
