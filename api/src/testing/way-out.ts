import { expect } from 'vitest'
import type { Mail } from '../ports/mail.ts'

/**
 * Checks that a mail can be ended by one press of a mail program (RFC 8058) and by a link in both its bodies,
 * and that its small print names the kind.
 */
export function expectWayOut(mail: Mail | undefined, kindName: string): void {
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const token = /^<https?:\/\/[^/]+\/api\/v1\.0\/unsubscribe\?token=([\w.-]+)>$/.exec(
    mail?.headers?.['List-Unsubscribe'] ?? '',
  )?.[1]
  expect(token).toBeTruthy()
  for (const body of [mail?.text, mail?.html]) expect(body).toContain(`/unsubscribe?token=${token}`)
  expect(mail?.text).toContain(`mails about “${kindName}” are on`)
}
