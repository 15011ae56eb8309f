// Where carriers report: POST /webhooks/carriers/:carrier, read byte for byte, since the signature is over bytes.
import { carriers } from '@hemline/rules/vocabulary/shipping.ts'
import type { FastifyInstance } from 'fastify'
import type { FulfillmentDoors } from './doors.ts'
import { takeReport } from './tracking.ts'

/** What is taken in is answered 200, also a second time; what isn't signed 401; what is not of ours 202, so that nobody sends it again. */
export function registerCarrierWebhooks(app: FastifyInstance, doors: Pick<FulfillmentDoors, 'db' | 'now' | 'carriers'>): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.post<{ Params: { carrier: string } }>('/webhooks/carriers/:carrier', async ({ params, headers, body }, reply) => {
      const carrier = carriers.find((one) => one === params.carrier)
      if (!carrier) return reply.code(404).send({ status: 'no such carrier' })
      const report = doors.carriers.readWebhook(carrier, { headers, body: typeof body === 'string' ? body : '' }, doors.now())
      if (!report) return reply.code(401).send({ status: 'not signed' })
      const status = await takeReport(doors, carrier, report)
      return reply.code(status === 'not ours' ? 202 : 200).send({ status })
    })
  })
}
