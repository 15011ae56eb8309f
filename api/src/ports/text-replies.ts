// The port for texts that phones send back, and the sandbox's driver. A provider of texts posts each to the
// shop, signed; the sandbox signs as its processor does (signed-hooks.ts).
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSignedHook, signHook } from './signed-hooks.ts'

/** A text from a phone; `phone` in the form +15105550142. */
export type TextReply = { readonly phone: string; readonly text: string }
type Headers = Readonly<Record<string, string | string[] | undefined>>

export type TextRepliesPort = {
  /**
   * Returns the text in a webhook whose signature is right and fresh, else undefined. `body`: the exact bytes
   * as text.
   */
  readWebhook: (headers: Headers, body: string) => TextReply | undefined
  /** Makes the signed webhook that the provider would send for a text. */
  writeWebhook: (reply: TextReply) => { headers: Record<string, string>; body: string }
}

const replySchema = z.object({ phone: z.string().regex(/^\+1\d{10}$/), text: z.string().max(1600) })

function readReply(body: string): TextReply | undefined {
  try {
    return replySchema.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/**
 * Makes the sandbox's driver of replies to text messages; the key of its signatures is derived from the
 * shop's secret. `readWebhook` gives undefined for a request without a right signature.
 */
export function sandboxTextReplies({ secret, now }: { secret: string; now: () => Date }): TextRepliesPort {
  const webhookSecret = createHmac('sha256', secret).update('hemline/text-replies').digest('hex')
  return {
    readWebhook: (headers, body) =>
      isSignedHook(headers, body, { webhookSecret, now }) ? readReply(body) : undefined,
    writeWebhook: (reply) => {
      const body = JSON.stringify(reply)
      return { headers: signHook(body, { webhookSecret, now }), body }
    },
  }
}
