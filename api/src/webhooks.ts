// Webhooks of payment and payout processors: POST /webhooks/payments/:driver and
// /webhooks/payouts/:driver, signed and read as exact bytes.
import type { FastifyInstance } from 'fastify'
import { type PayoutDoors, receivePayoutEvent } from './domains/earnings/earnings.ts'
import type { OrderDoors } from './domains/orders/orders.ts'
import { receivePaymentEvent } from './domains/payment/payment.ts'

/**
 * Registers the webhook routes of the payment and payout processors; bodies are not parsed, since the
 * signature is over their bytes. Answers 400 to a request that the processor did not sign or that is for
 * another driver, 503 to an event that can't be settled yet, so that it is sent again.
 */
export async function registerPaymentWebhooks(
  app: FastifyInstance,
  doors: OrderDoors & PayoutDoors,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { driver: string } }>('/webhooks/payments/:driver', async (request, reply) => {
      const { payments } = doors
      const body = typeof request.body === 'string' ? request.body : ''
      const event =
        request.params.driver === payments.name ? payments.readWebhook(request.headers, body) : undefined
      if (!event) return reply.code(400).send({ error: 'not a webhook of ours' })
      const settled = await receivePaymentEvent(doors, event)
      return reply.code(settled ? 200 : 503).send({ received: settled })
    })
    scope.post<{ Params: { driver: string } }>('/webhooks/payouts/:driver', async (request, reply) => {
      const { payouts } = doors
      const body = typeof request.body === 'string' ? request.body : ''
      const event =
        request.params.driver === payouts.name ? payouts.readWebhook(request.headers, body) : undefined
      if (!event) return reply.code(400).send({ error: 'not a webhook of ours' })
      const settled = await receivePayoutEvent(doors, event)
      return reply.code(settled ? 200 : 503).send({ received: settled })
    })
  })
}
