// POST /api/style-chat: a turn of the style chat whose answer is streamed as server-sent events (decision
// 0244). It says and stores the same as the mutation sayToStylist.
import { PassThrough } from 'node:stream'
import {
  heardLine,
  type StyleEvent,
  sentencesOf,
  styleEventText,
  styleStreamPath,
} from '@hemline/rules/styling/stream.ts'
import { styleWordsMost } from '@hemline/rules/styling/terms.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { refusalOfOthers, refuseWith } from '../../platform/edge.ts'
import { toSafeError } from '../../platform/errors.ts'
import { eventStreamHeaders } from '../../platform/event-stream.ts'
import { ensureOwner } from '../identity/identity.ts'
import { sayByModel } from './say-by-model.ts'
import { sayToStylist, type Voice } from './styling.ts'

const bodyOf = z.object({
  threadId: z.uuid().nullish(),
  // Longer texts are refused in words by the stylist; this is the limit of what is read at all.
  words: z.string().max(2 * styleWordsMost),
})

type Tell = (event: StyleEvent) => void
type Options = {
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
}

/**
 * Returns the voice of a streamed turn: it tells what was understood, at once, and then the words as they are
 * made: the model's where there is one, else the grammar's.
 */
const voiceOf = (ctx: Context, tell: Tell): Voice => ({
  understood: (labels) => tell({ name: 'heard', data: { line: heardLine(labels) } }),
  speak: async (composed) => {
    const hear = (delta: string) => tell({ name: 'words', data: { delta } })
    if (ctx.stylistModel) return sayByModel(ctx, ctx.stylistModel, composed, hear)
    for (const sentence of sentencesOf(composed.result.answer.words)) hear(sentence)
    return composed.result
  },
})

async function answerAll(ctx: Context, said: z.infer<typeof bodyOf>, tell: Tell): Promise<void> {
  try {
    const answer = await sayToStylist(
      ctx,
      { threadId: said.threadId ?? null, words: said.words },
      voiceOf(ctx, tell),
    )
    tell(
      answer.__typename === 'StyleThreadPayload'
        ? { name: 'done', data: { threadId: answer.thread.id } }
        : { name: 'refused', data: { message: answer.message } },
    )
  } catch (error) {
    const { safe, unexpected } = toSafeError(error, ctx.requestId)
    if (unexpected) ctx.log.error({ err: error }, 'style chat: a turn failed')
    tell({ name: 'refused', data: { message: safe.message } })
  }
}

/**
 * Registers POST /api/style-chat. Answers 400 for another body, 401 from a page of another account, 403
 * without the visitor's header, and else streams the events of rules/src/styling/stream.ts. A turn is stored
 * even when its client hangs up meanwhile.
 */
export function registerStyleStream(app: FastifyInstance, { makeContext }: Options): void {
  app.post(styleStreamPath, async (request, reply) => {
    // A form can't send this header nor JSON across origins: together they stop forged requests.
    if (request.headers[visitorHeader] === undefined)
      return refuseWith(reply, {
        status: 403,
        code: 'FORBIDDEN',
        message: `The header ${visitorHeader} is missing.`,
      })
    const said = bodyOf.safeParse(request.body)
    if (!said.success)
      return refuseWith(reply, {
        status: 400,
        code: 'BAD_INPUT',
        message: 'That is no turn of a style chat.',
      })
    const ctx = await makeContext(request, reply)
    const others = refusalOfOthers(request, ctx.viewer.userId)
    if (others) return refuseWith(reply, others)
    try {
      // A new visitor's cookie goes out with the headers, before the first event.
      await ensureOwner(ctx)
    } catch (error) {
      // Robots and banned people have no chats.
      const { safe, unexpected } = toSafeError(error, ctx.requestId)
      if (unexpected) throw error
      return refuseWith(reply, { status: 403, code: 'FORBIDDEN', message: safe.message })
    }
    const out = new PassThrough()
    const tell: Tell = (event) => {
      if (!out.destroyed) out.write(styleEventText(event))
    }
    void answerAll(ctx, said.data, tell).finally(() => out.end())
    return reply.headers(eventStreamHeaders).send(out)
  })
}
