// The endpoint for carriers' reports: POST /webhooks/carriers/:carrier. The body is read as plain text,
// since the signature is over its bytes.
import { type Carrier, carriers } from '@hemline/rules/vocabulary/shipping.ts'
import type { FastifyInstance } from 'fastify'
import type { CarrierReport } from '../../ports/carriers.ts'
import type { FulfillmentDoors } from './doors.ts'
import { applyCarrierReport } from './tracking.ts'

type Doors = Pick<FulfillmentDoors, 'db' | 'now' | 'carriers'>
/** Takes in a carrier's report when its tracking code is known. */
type TakeReport = (
  doors: Doors,
  carrier: Carrier,
  report: CarrierReport,
) => Promise<'taken' | 'known' | 'not ours'>

/**
 * Adds the webhook route of carriers. Answers 200 for a report that is taken or known, 401 for a wrong
 * signature, 404 for an unknown carrier, 202 for an unknown tracking code, so that the carrier does not
 * send it again. `others`: asked in turn when the tracking code is of no parcel.
 */
export function registerCarrierWebhooks(
  app: FastifyInstance,
  doors: Doors,
  others: readonly TakeReport[] = [],
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.post<{ Params: { carrier: string } }>(
      '/webhooks/carriers/:carrier',
      async ({ params, headers, body }, reply) => {
        const carrier = carriers.find((one) => one === params.carrier)
        if (!carrier) return reply.code(404).send({ status: 'no such carrier' })
        const report = doors.carriers.readWebhook(
          carrier,
          { headers, body: typeof body === 'string' ? body : '' },
          doors.now(),
        )
        if (!report) return reply.code(401).send({ status: 'not signed' })
        let status = await applyCarrierReport(doors, carrier, report)
        for (const take of others) if (status === 'not ours') status = await take(doors, carrier, report)
        return reply.code(status === 'not ours' ? 202 : 200).send({ status })
      },
    )
  })
}
