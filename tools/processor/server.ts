// The sandbox processor. Browsers use /pay, to which the shop's host forwards; the shop's server uses /v1
// with the secret key. The log names methods, routes and statuses, never an address or a body.
import { createHmac, randomBytes } from 'node:crypto'
import { loggableError } from '@hemline/rules/common/loggable-error.ts'
import { cardBrand, cardDigits, cardProblems, readExpiry } from '@hemline/rules/payment/cards.ts'
import { type RequestTimes, requestTimes } from '@hemline/rules/vocabulary/limits.ts'
import { behaviorOf } from '@hemline/rules/vocabulary/marked-cards.ts'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { z } from 'zod'
import { addBankAccountRoute, addBankTokenRoute } from './bank-accounts.ts'
import {
  againBody,
  authorizeBody,
  customerBody,
  keepBody,
  type Method,
  moveBody,
  type Payment,
  type Payout,
  tokenBody,
  type Waits,
  walletSessionBody,
  walletTokenBody,
} from './model.ts'
import { approvalPage, decidedPage, missingPage, pagePolicy } from './pages.ts'
import { createDesk, type Desk } from './payments.ts'
import { createPayoutDesk, type PayoutDesk, payoutBody } from './payouts.ts'
import { Refusal } from './refusal.ts'
import { openStore, type Store } from './store.ts'
import { byHttp, createWebhooks, type Delivery } from './webhooks.ts'

/** The settings of a processor. */
export type ProcessorOptions = {
  /** The port to listen on; 0 lets the system choose a free one. */
  readonly port: number
  readonly host: string
  /** The path of a SQLite file, or ":memory:". */
  readonly file: string
  readonly secretKey: string
  readonly webhookSecret: string
  /** The address for events; empty: events are kept until there is an address. */
  readonly webhookUrl: string
  /** Delivers an event in another way than by HTTP; resolves to whether it was accepted. */
  readonly deliver?: (delivery: Delivery) => Promise<boolean>
  /** The origin at which browsers reach /pay: the shop's own, whose host forwards. */
  readonly publicOrigin: string
  readonly now?: () => number
  /** The limits on the time in which a request must arrive. */
  readonly times?: RequestTimes
  readonly waits?: Partial<Waits>
  /** The pause between two ticks in milliseconds; 0: ticks run only on request. */
  readonly everyMs?: number
  readonly logTo?: { write: (line: string) => void } | false
}

/** A running processor. */
export type Processor = {
  readonly url: string
  /**
   * Decides everything that is due by `at` (now by default) and delivers the waiting events; resolves when
   * that is done.
   */
  readonly tick: (at?: number) => Promise<void>
  /** Drops the next `count` answers of /v1, although their requests are carried out. */
  readonly dropAnswers: (count: number) => void
  /** For tests: the cents under an attempt's key that are authorized or captured and not given back. */
  readonly held: (key: string) => number
  /** For tests: the number of payments under an attempt's key. */
  readonly payments: (key: string) => number
  /** For tests: the payout under a key. */
  readonly payout: (key: string) => Payout | undefined
  readonly close: () => Promise<void>
}

const normalWaits: Waits = { reviewMs: 6000, lateMs: 5000, slowMs: 1500 }
const sessionMs = 300_000
const dayMs = 86_400_000
/** Longer than the shop waits for an answer, in milliseconds. */
const silenceMs = 15_000

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms).unref())

type Parts = {
  readonly store: Store
  readonly desk: Desk
  readonly payoutDesk: PayoutDesk
  readonly options: ProcessorOptions
  readonly now: () => number
  readonly waits: Waits
}

/** Starts the sandbox payment processor's HTTP server. The first tick does what an earlier run left due. */
export async function startProcessor(options: ProcessorOptions): Promise<Processor> {
  const now = options.now ?? Date.now
  const times = options.times ?? requestTimes
  const waits = { ...normalWaits, ...options.waits }
  const store = openStore(options.file)
  store.tidy(now() - dayMs, now() - 30 * dayMs)
  const desk = createDesk({ store, now, newId, waits })
  const payoutDesk = createPayoutDesk({ store, now, newId, lateMs: waits.lateMs })
  const webhooks = createWebhooks({
    store,
    now,
    secret: options.webhookSecret,
    deliver: options.deliver ?? byHttp(options.webhookUrl),
  })
  const app = fastify({
    logger:
      options.logTo === false
        ? false
        : {
            level: 'info',
            serializers: { err: loggableError },
            ...(options.logTo ? { stream: options.logTo } : {}),
          },
    // The address of an approval page contains the right to approve.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
    requestTimeout: times.requestTimeout,
    http: times,
    forceCloseConnections: true,
  })
  const parts: Parts = { store, desk, payoutDesk, options, now, waits }
  let dropped = 0
  setErrors(app)
  app.addHook('onResponse', async ({ method, routeOptions, log }, reply) =>
    log.info({ method, route: routeOptions.url, status: reply.statusCode }),
  )
  app.get('/livez', { logLevel: 'warn' }, async () => ({ ok: true }))
  await app.register(
    async (browser) => {
      addBrowserRoutes(browser, parts)
      addBankTokenRoute(browser, { store, now, newId })
    },
    { prefix: '/pay' },
  )
  await app.register(
    async (shop) => {
      addShopRoutes(shop, parts)
      addPayoutRoutes(shop, parts)
      addBankAccountRoute(shop, { store, now })
      shop.addHook('onSend', async (_request, reply) => {
        if (dropped === 0) return
        dropped -= 1
        reply.hijack()
        reply.raw.destroy()
      })
    },
    { prefix: '/v1' },
  )
  const tick = async (at?: number): Promise<void> => {
    desk.settleDue(at)
    payoutDesk.settleDue(at)
    await webhooks.deliver(at)
  }
  const every = options.everyMs ?? 250
  const timer =
    every === 0
      ? undefined
      : setInterval(() => void tick().catch((error: Error) => app.log.error(error.message)), every)
  await app.listen({ port: options.port, host: options.host })
  const address = app.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : options.port
  return {
    url: `http://127.0.0.1:${port}`,
    tick,
    dropAnswers: (count) => {
      dropped = count
    },
    held: (key) => heldOf(desk.findByKey(key)),
    payments: (key) => (desk.findByKey(key) ? 1 : 0),
    payout: (key) => payoutDesk.find(key),
    close: async () => {
      clearInterval(timer)
      await app.close()
      await webhooks.close()
      store.close()
    },
  }
}

function heldOf(payment: Payment | undefined): number {
  if (payment?.status === 'captured') return payment.captured - payment.refunded
  return payment?.status === 'authorized' ? payment.amount : 0
}

function setErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) return reply.status(error.status).send({ error: error.code })
    if (error instanceof z.ZodError)
      return reply
        .status(400)
        .send({ error: 'bad_request', fields: error.issues.map((i) => i.path.join('.')) })
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status >= 500) request.log.error({ name: (error as Error).name }, 'request failed')
    return reply.status(status).send({ error: status >= 500 ? 'internal' : 'bad_request' })
  })
}

const byRef = z.object({ ref: z.string().max(100) })
const byKey = z.object({ key: z.string().min(1).max(200) })
const decisionBody = z.object({ decision: z.enum(['approve', 'cancel']) })

function addBrowserRoutes(app: FastifyInstance, { store, desk, options, now }: Parts): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  })
  app.post('/tokens', async (request, reply) => {
    const card = tokenBody.parse(request.body)
    const problems = cardProblems(card, new Date(now()))
    if (Object.keys(problems).length > 0) {
      return reply
        .status(422)
        .send({ errors: Object.entries(problems).map(([field, message]) => ({ field, message })) })
    }
    const digits = cardDigits(card.number) ?? ''
    const expiry = readExpiry(card.expiry)
    const token = {
      token: newId('tok'),
      label: cardBrand(digits),
      last4: digits.slice(-4),
      behavior: behaviorOf(digits),
      month: expiry?.month ?? null,
      year: expiry?.year ?? null,
      fingerprint: createHmac('sha256', options.secretKey).update(digits).digest('hex').slice(0, 24),
    }
    store.addToken(token, now())
    return reply.status(201).send({ token: token.token, brand: token.label, last4: token.last4 })
  })
  app.post('/wallet-tokens', async (request, reply) => {
    const { session } = walletTokenBody.parse(request.body)
    if (!store.takeSession(session, now())) throw new Refusal(409, 'no_such_session')
    const token = {
      token: newId('tok'),
      label: 'mobile wallet',
      last4: '4242',
      behavior: 'succeeds' as const,
      month: null,
      year: null,
      fingerprint: newId('wallet'),
    }
    store.addToken(token, now())
    return reply.status(201).send({ token: token.token, brand: token.label, last4: token.last4 })
  })
  app.get('/approve/:ref', async (request, reply) => {
    const payment = store.findPayment(byRef.parse(request.params).ref)
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(payment?.returnUrl ?? ''))
    if (!payment) return reply.status(404).send(missingPage())
    return reply.send(
      payment.status === 'approval'
        ? approvalPage(payment, `${options.publicOrigin}/pay/approve/${payment.ref}`)
        : decidedPage(payment),
    )
  })
  app.post('/approve/:ref', async (request, reply) => {
    const { decision } = decisionBody.parse(request.body)
    const payment = desk.decide(byRef.parse(request.params).ref, decision === 'approve')
    return reply.redirect(payment.returnUrl, 303)
  })
}

/** What the shop may know of a kept method. */
const shown = ({ behavior, customer, ...method }: Method) => method

function addShopRoutes(app: FastifyInstance, { store, desk, options, now, waits }: Parts): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== `Bearer ${options.secretKey}`)
      throw new Refusal(401, 'unauthorized')
  })
  const told = (all: Payment) => {
    const { dueAt, behavior, token, keeps, ...payment } = all
    const kept = desk.keptBy(all)
    return {
      ...payment,
      kept: kept && shown(kept),
      ...(payment.status === 'approval'
        ? { approveUrl: `${options.publicOrigin}/pay/approve/${payment.ref}` }
        : {}),
    }
  }
  const keyOf = (request: { headers: Record<string, unknown> }): string => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '' || key.length > 200) throw new Refusal(400, 'no_key')
    return key
  }
  app.post('/payments', async (request, reply) => {
    const { payment, isNew } = desk.authorize(keyOf(request), authorizeBody.parse(request.body))
    if (isNew && payment.behavior === 'slow') await pause(waits.slowMs)
    if (isNew && (payment.behavior === 'charged_without_answer' || payment.behavior === 'answers_late'))
      await silence(reply.raw)
    return told(payment)
  })
  app.get('/payments/:ref', async (request) => told(desk.get(byRef.parse(request.params).ref)))
  app.get('/payments/by-key/:key', async (request) => {
    const payment = desk.findByKey(byKey.parse(request.params).key)
    if (!payment) throw new Refusal(404, 'no_such_payment')
    return told(payment)
  })
  app.post('/payments/by-key/:key/abandon', async (request) =>
    told(desk.abandon(byKey.parse(request.params).key)),
  )
  app.post('/payments/:ref/again', async (request) =>
    told(desk.authorizeAgain(keyOf(request), byRef.parse(request.params).ref, againBody.parse(request.body))),
  )
  app.post('/payments/:ref/void', async (request) => told(desk.void(byRef.parse(request.params).ref)))
  for (const kind of ['capture', 'refund'] as const) {
    app.post(`/payments/:ref/${kind}`, async (request) => {
      const { ref } = byRef.parse(request.params)
      return { refused: desk[kind](ref, keyOf(request), moveBody.parse(request.body).amount) }
    })
  }
  app.post('/customers', async (request) => ({ ref: desk.customerOf(customerBody.parse(request.body).key) }))
  app.post('/customers/:ref/methods', async (request) =>
    shown(desk.keepToken(byRef.parse(request.params).ref, keepBody.parse(request.body).token)),
  )
  app.post('/methods/:ref/forget', async (request) => {
    desk.forget(byRef.parse(request.params).ref)
    return { ok: true }
  })
  app.post('/wallet-sessions', async (request, reply) => {
    const { origin } = walletSessionBody.parse(request.body)
    const session = newId('wses')
    store.addSession(session, origin, now() + sessionMs)
    return reply.status(201).send({ session })
  })
}

function addPayoutRoutes(app: FastifyInstance, { payoutDesk }: Parts): void {
  app.post('/payouts/:key', async (request, reply) => {
    const { payout, isNew } = payoutDesk.send(byKey.parse(request.params).key, payoutBody.parse(request.body))
    if (isNew && payoutDesk.isSilent(payout)) await silence(reply.raw)
    return payout
  })
  app.get('/payouts/:key', async (request) => payoutDesk.get(byKey.parse(request.params).key))
  app.post('/payouts/:key/withdraw', async (request) => payoutDesk.withdraw(byKey.parse(request.params).key))
}

/** Waits without an answer until the client closes the connection. */
function silence(raw: { once: (event: 'close', action: () => void) => unknown }): Promise<void> {
  return Promise.race([new Promise<void>((done) => raw.once('close', done)), pause(silenceMs)])
}
