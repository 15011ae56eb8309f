// Admission control: how many requests are answered at once (decision 0094). Few enough that none waits
// long, with a short line for bursts.
import { busyMessage } from '@hemline/rules/errors/catalogue.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import type { FastifyInstance } from 'fastify'
import { refuseWith } from './edge.ts'

/** How long a request of a burst may wait in line. */
const patientMs = 100
/**
 * How long a request may wait while others are refused: admitted requests have then hardly waited, and
 * refused ones are told at once.
 */
const impatientMs = 15
/** How long after the last refusal the process counts as overloaded. */
const overloadedMs = 1000
/**
 * When no request has ended for this long, the process has a hitch rather than a crowd: the line waits
 * until it is over.
 */
const hitchMs = 50
/** The longest wait in line, also during a hitch. */
const mostMs = 1000

export type AdmissionOptions = {
  /** The most requests that are answered or wait. */
  max: number
  /** The most reads that are answered at once. */
  reads: number
  monotonicMs: () => number
  /** Told of each refusal. */
  onRefusal?: (why: 'line' | 'bound') => void
}

/** Admits or refuses requests and counts those inside. */
export type Admission = {
  /**
   * Resolves to true when the request is admitted; then the caller must call `leave`. False, at once or
   * after a wait in vain: the caller refuses it.
   */
  enter: (isBuying: boolean) => boolean | Promise<boolean>
  leave: (isBuying: boolean) => void
  /** The numbers of requests that are answered and that wait now. */
  now: () => { reads: number; buying: number; waiting: number }
}

/**
 * Makes the admission control of requests. Reads are admitted while fewer than `reads` are being answered.
 * Further reads wait in line for 100 ms, or 15 ms when one was refused within the last second; longer, up to
 * a second, while no request ends at all. Requests of buying are admitted until `max` are inside. Each
 * refusal is told to `onRefusal`.
 */
export function createAdmission({ max, reads, monotonicMs, onRefusal }: AdmissionOptions): Admission {
  const line = new Set<() => void>()
  let reading = 0
  let buying = 0
  let refusedAt = Number.NEGATIVE_INFINITY
  let leftAt = Number.NEGATIVE_INFINITY
  const refused = (why: 'line' | 'bound'): false => {
    refusedAt = monotonicMs()
    onRefusal?.(why)
    return false
  }
  const standInLine = (): Promise<boolean> =>
    new Promise((done) => {
      const since = monotonicMs()
      const goIn = (): void => {
        clearTimeout(timer)
        line.delete(goIn)
        done(true)
      }
      const giveUp = (): void => {
        const at = monotonicMs()
        if (at - leftAt > hitchMs && at - since < mostMs) {
          timer = setTimeout(giveUp, impatientMs)
          return
        }
        line.delete(goIn)
        done(refused('line'))
      }
      let timer = setTimeout(giveUp, since - refusedAt < overloadedMs ? impatientMs : patientMs)
      line.add(goIn)
    })
  return {
    enter(isBuying) {
      // Who buys is not kept out by those who stand in line to look.
      if (reading + buying + (isBuying ? 0 : line.size) >= max) return refused('bound')
      if (isBuying) buying += 1
      else if (reading < reads) reading += 1
      else return standInLine()
      return true
    },
    leave(isBuying) {
      if (isBuying) {
        buying -= 1
        return
      }
      leftAt = monotonicMs()
      // The place of who leaves goes on to the first in line.
      const [next] = line
      if (next) next()
      else reading -= 1
    },
    now: () => ({ reads: reading, buying, waiting: line.size }),
  }
}

/**
 * Operations of buying, from the cart to the order and its payment, and the forms of returns and cases: their
 * shoppers have waited longest and can least be asked to come again.
 */
const buying: ReadonlySet<string> = new Set(
  (
    [
      'addToCart',
      'removeFromCart',
      'getActiveCart',
      'getCheckout',
      'setCartAddress',
      'saveAddress',
      'getMyAddresses',
      'selectShippingOption',
      'applyPromoCodeToCart',
      'removePromoCode',
      'applyReward',
      'removeReward',
      'applyGiftCard',
      'removeGiftCard',
      'getPaymentSettings',
      'validateMerchant',
      'placeOrder',
      'getOrderAttempt',
      'leavePayment',
      'getOrder',
      'cancelOrder',
      'mailOrderLink',
      'createReturn',
      'selectResolution',
      'logIn',
      'signUp',
    ] satisfies (keyof typeof persistedHashes)[]
  ).map((name) => persistedHashes[name]),
)

type Body = { extensions?: { persistedQuery?: { sha256Hash?: unknown } | null } | null } | null | undefined

/**
 * Returns whether a GraphQL request body is a step of buying: by its persisted hash, since a client may send
 * any name. False for a body without a hash.
 */
export function isBuying(body: unknown): boolean {
  const hash = (body as Body)?.extensions?.persistedQuery?.sha256Hash
  return typeof hash === 'string' && buying.has(hash)
}

/**
 * Makes the routes of `url` that are registered later answer only requests that `admission` lets in; other
 * requests get 503 with Retry-After.
 */
export function admitOnly(app: FastifyInstance, url: string, admission: Admission): void {
  app.addHook('onRoute', (route) => {
    if (route.url !== url) return
    const { handler } = route
    route.handler = async function admitted(request, reply) {
      const buys = isBuying(request.body)
      const entered = admission.enter(buys)
      // Most don't wait, and are not made to by an await.
      if (!(entered === true || (entered !== false && (await entered))))
        return refuseWith(reply, { status: 503, code: 'OVERLOADED', message: busyMessage })
      try {
        return await handler.call(this, request, reply)
      } finally {
        admission.leave(buys)
      }
    }
  })
}
