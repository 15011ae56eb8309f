import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MailPort } from './mail.ts'

/** `silentMs`: how long the server may be silent before the send fails. */
export type SmtpOptions = { url: string; from: string; silentMs?: number }

/**
 * Long enough for a slow server. The library would wait for ten minutes, and while four mails wait a
 * worker does nothing else: it charges no order and pays no refund.
 */
const patientMs = 20_000

/**
 * Makes a mail driver over SMTP. The message id is derived from the key, so that servers recognize a retry of
 * the same mail. `send` throws when the server doesn't take the mail, or is silent for `silentMs` (20 seconds
 * unless given).
 */
export function smtpMail({ url, from, silentMs = patientMs }: SmtpOptions): MailPort {
  const times = {
    dnsTimeout: silentMs,
    connectionTimeout: silentMs,
    greetingTimeout: silentMs,
    socketTimeout: silentMs,
  }
  const transport = createTransport({ url, ...times })
  const host = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async (mail, key) => {
      await transport.sendMail({
        from,
        ...mail,
        messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: async () => transport.close(),
  }
}
