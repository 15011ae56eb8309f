// How much is answered at once (decision 0094): few enough that nobody waits long, and a short line for
// those who come in a burst.
import { busyMessage } from '@hemline/rules/errors/catalogue.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import type { FastifyInstance } from 'fastify'
import { refuseWith } from './edge.ts'

/** So long a burst may wait in line. */
const patientMs = 100
/** And so long while others are refused: who is served has hardly waited, and who isn't hears it at once. */
const impatientMs = 15
/** Others count as being refused for so long after the last one was. */
const overloadedMs = 1000
/**
 * When nobody has left for so long there is no crowd but a hitch, after which all move
 * on: the line waits it out.
 */
const hitchMs = 50
/** But nobody waits longer. */
const mostMs = 1000

export type AdmissionOptions = {
  /** Everything that is answered or waits. */
  max: number
  /** Reads that are answered at once. */
  reads: number
  monotonicMs: () => number
  /** Told of each refusal. */
  onRefusal?: (why: 'line' | 'bound') => void
}

export type Admission = {
  /** False, at once or when it has waited in vain: refuse it. What has been let in must `leave`. */
  enter: (isBuying: boolean) => boolean | Promise<boolean>
  leave: (isBuying: boolean) => void
  /** Answered and waiting now. */
  now: () => { reads: number; buying: number; waiting: number }
}

/**
 * Reads are let in while fewer than `reads` are being answered. The others stand in a line, each for 100 ms,
 * or 15 ms when somebody has been refused within the last second; longer while nobody leaves at all. Buying
 * is let in until `max` are inside.
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
 * Whoever is about to buy has waited longest and can be asked least to come again: all from the cart to
 * the order, and its payment.
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
      'logIn',
      'signUp',
    ] satisfies (keyof typeof persistedHashes)[]
  ).map((name) => persistedHashes[name]),
)

type Body = { extensions?: { persistedQuery?: { sha256Hash?: unknown } | null } | null } | null | undefined

/** Whether a GraphQL body asks for a step of buying: by its hash, since its name is only said. */
export function isBuying(body: unknown): boolean {
  const hash = (body as Body)?.extensions?.persistedQuery?.sha256Hash
  return typeof hash === 'string' && buying.has(hash)
}

/**
 * Has the routes of `url`, registered from now on, answer only what `admission` lets in; the rest
 * gets 503 with Retry-After.
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
