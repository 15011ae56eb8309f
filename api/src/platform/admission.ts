// How much is answered at once follows what the process can carry at the moment (decision 0094): a queue that only grows serves nobody.
import { busyMessage } from '@hemline/rules/error-catalogue.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import type { FastifyInstance } from 'fastify'
import { refuseWith } from './edge.ts'

/** Judged this often. */
const windowMs = 100
/** When even the quickest answer of a window took longer than this, all of them waited for each other. */
const targetMs = 60
/** This much is always answered at once: twice what the database has connections for, so that none of them rests. */
const least = 40

export type Admission = {
  /** False: refuse it. What has been let in must `leave`. */
  enter: (isBuying: boolean) => boolean
  leave: (tookMs: number) => void
  /** Reads at once, as of now. */
  limit: () => number
}

/**
 * Counts what is being answered. Reads are let in up to a limit that falls by a quarter with each window in which nothing was quick, and
 * rises again while it is reached and something is quick; buying is let in up to `max`.
 */
export function createAdmission(max: number, monotonicMs: () => number): Admission {
  let [limit, inside, most, quickest] = [max, 0, 0, Number.POSITIVE_INFINITY]
  let until = monotonicMs() + windowMs
  const judge = (): void => {
    if (quickest <= targetMs) {
      if (most >= limit) limit = Math.min(max, Math.ceil(limit * 1.1))
    } else if (most > least) {
      // Fewer that are slow wait for something else, not for each other.
      limit = Math.max(Math.min(least, max), Math.floor(Math.min(limit, most) * 0.75))
    }
    ;[most, quickest] = [inside, Number.POSITIVE_INFINITY]
    until = monotonicMs() + windowMs
  }
  return {
    enter(isBuying) {
      if (inside >= (isBuying ? max : limit)) return false
      inside += 1
      most = Math.max(most, inside)
      return true
    },
    leave(tookMs) {
      inside -= 1
      quickest = Math.min(quickest, tookMs)
      if (monotonicMs() >= until) judge()
    },
    limit: () => limit,
  }
}

/** Whoever is about to buy has waited longest and can be asked least to come again: all from the cart to the order, and its payment. */
const buying: ReadonlySet<string> = new Set(
  (
    [
      ...(['addToCart', 'removeFromCart', 'getActiveCart', 'getCheckout', 'setCartAddress', 'saveAddress', 'getMyAddresses'] as const),
      ...(['selectShippingOption', 'applyPromoCodeToCart', 'removePromoCode', 'applyReward', 'removeReward', 'applyGiftCard'] as const),
      ...(['removeGiftCard', 'getPaymentSettings', 'validateMerchant', 'placeOrder', 'getOrderAttempt', 'leavePayment'] as const),
      ...(['getOrder', 'cancelOrder', 'logIn', 'signUp'] as const),
    ] satisfies (keyof typeof persistedHashes)[]
  ).map((name) => persistedHashes[name]),
)

type Body = { extensions?: { persistedQuery?: { sha256Hash?: unknown } | null } | null } | null | undefined

/** Whether a GraphQL body asks for a step of buying: by its hash, since its name is only said. */
export function isBuying(body: unknown): boolean {
  const hash = (body as Body)?.extensions?.persistedQuery?.sha256Hash
  return typeof hash === 'string' && buying.has(hash)
}

/** Has the routes of `url`, registered from now on, answer only what `admission` lets in; the rest gets 503 with Retry-After at once. */
export function admitOnly(app: FastifyInstance, url: string, admission: Admission): void {
  app.addHook('onRoute', (route) => {
    if (route.url !== url) return
    const { handler } = route
    route.handler = async function admitted(request, reply) {
      if (!admission.enter(isBuying(request.body))) return refuseWith(reply, { status: 503, code: 'OVERLOADED', message: busyMessage })
      const begun = performance.now()
      try {
        return await handler.call(this, request, reply)
      } finally {
        admission.leave(performance.now() - begun)
      }
    }
  })
}
