import type { Mail, MailPort } from './mail.ts'

export type MemoryMail = MailPort & {
  sent: { mail: Mail; key: string }[]
  refuseNext: (times: number) => void
}

/** Makes a mail driver that keeps mails in memory, for tests; `refuseNext` makes the next sends throw. */
export function memoryMail(): MemoryMail {
  const sent: { mail: Mail; key: string }[] = []
  let refusals = 0
  return {
    sent,
    refuseNext: (times) => {
      refusals = times
    },
    send: async (mail, key) => {
      if (refusals > 0) {
        refusals -= 1
        throw new Error('the mail server did not take the mail')
      }
      sent.push({ mail, key })
    },
    close: async () => undefined,
  }
}
