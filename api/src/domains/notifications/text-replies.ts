// What phones answer to texts of the shop: "STOP" ends them, without a log-in (decision 0148).
import type { Db } from '@hemline/db/connect.ts'
import { isStopText } from '@hemline/rules/notifications/phones.ts'
import type { FastifyInstance } from 'fastify'
import type { TextRepliesPort } from '../../ports/text-replies.ts'
import { removePhoneNumber } from './devices.db.ts'

/** The path to which the provider of texts posts what phones answer. */
export const textRepliesPath = '/webhooks/texts'

/**
 * Registers the webhook of texts that phones send. One that says "STOP" deletes the number, whichever
 * accounts have it; other texts change nothing. Answers 401 for a wrong signature.
 */
export async function registerTextReplies(
  app: FastifyInstance,
  { db, replies }: { db: Db; replies: TextRepliesPort },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(textRepliesPath, async ({ headers, body }, reply) => {
      const said = replies.readWebhook(headers, typeof body === 'string' ? body : '')
      if (!said) return reply.code(401).send({ status: 'not signed' })
      const ended = isStopText(said.text) ? await removePhoneNumber(db, said.phone) : 0
      return reply.send({ status: ended > 0 ? 'ended' : 'nothing to end' })
    })
  })
}
