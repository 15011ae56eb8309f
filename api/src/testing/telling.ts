// The ways out of the shop for tests: everything comes into one inbox in memory.
import type { MailPort } from '../ports/mail.ts'
import { sandboxPush, sandboxTexts } from '../ports/push.ts'

/** Makes the drivers that telling needs besides mail; no pictures are drawn. */
export const testTelling = (mail: MailPort) => ({
  push: sandboxPush(mail),
  texts: sandboxTexts(mail),
  thumbs: { jpeg: async () => undefined },
})
