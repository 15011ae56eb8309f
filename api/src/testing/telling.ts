// The ways out of the shop for tests: everything comes into one inbox in memory.
import type { MailPort } from '../ports/mail.ts'
import { sandboxPush, sandboxTexts } from '../ports/push.ts'

/**
 * Makes the drivers for sending notifications besides mail, for tests: push and text sandboxes that write to
 * the mail inbox, and no thumbnails. Failures are reported to nobody.
 */
export const testTelling = (mail: MailPort) => ({
  push: sandboxPush(mail),
  texts: sandboxTexts(mail),
  reports: { report: () => undefined },
  thumbs: { jpeg: async () => undefined },
})
