// The port for messages to a browser (web push) and to a phone (text), and the sandbox's driver of both. The
// sandbox reaches nobody: it keeps what it sent as mails in the local inbox, where people and tests read it.
import { createHash } from 'node:crypto'
import { composeMail, type MailPort } from './mail.ts'

/** A browser that agreed to be told, as the browser describes itself (Push API). */
export type Browser = { endpoint: string; p256dh: string; auth: string }
export type PushMessage = { title: string; body: string; url: string }

export type PushPort = {
  /**
   * Sends to a browser. `gone`: it has withdrawn, and nothing is to be sent there again. Throws when the
   * service did not take it, so that the job is tried again; `key` is the same then.
   */
  send: (browser: Browser, message: PushMessage, key: string) => Promise<'sent' | 'gone'>
}

export type TextPort = {
  /** Sends a text to a phone number in the form +15105550142. Throws when it was not taken. */
  send: (phone: string, text: string, key: string) => Promise<void>
}

/** Browsers at this origin have withdrawn in the sandbox. */
export const goneOrigin = 'https://gone.push.example'

/**
 * Makes the sandbox's driver of web push: it sends each message as a mail to the inbox; 'gone' for marked
 * endpoints.
 */
export const sandboxPush = (inbox: MailPort): PushPort => ({
  send: async ({ endpoint }, { title, body, url }, key) => {
    if (endpoint.startsWith(goneOrigin)) return 'gone'
    const name = createHash('sha256').update(endpoint).digest('hex').slice(0, 12)
    const link = { label: 'Opens', url }
    await inbox.send(
      composeMail({ to: `push-${name}@sandbox.example`, subject: title, paragraphs: [body], link }),
      `push/${key}/${name}`,
    )
    return 'sent'
  },
})

/** Makes the sandbox's driver of text messages: it sends each text as a mail to the inbox. */
export const sandboxTexts = (inbox: MailPort): TextPort => ({
  send: (phone, text, key) =>
    inbox.send(
      composeMail({
        to: `text-${phone.replaceAll(/\D/g, '')}@sandbox.example`,
        subject: text,
        paragraphs: [text],
      }),
      `text/${key}`,
    ),
})
