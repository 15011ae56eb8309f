import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MailPort } from './mail.ts'

export type SmtpOptions = { url: string; from: string }

/** Mail by SMTP. The message id comes from the key, so that servers can tell a second try of the same mail. */
export function smtpMail({ url, from }: SmtpOptions): MailPort {
  const transport = createTransport(url)
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
