// What the examples of mails have in common.
import { wayOutOf } from '@hemline/api/domains/notifications/notifications.ts'
import type { Mail } from '@hemline/api/ports/mail.ts'

/** A mail by what it is about. */
export type MailExample = readonly [name: string, compose: () => Mail | Promise<Mail>]

/** Words as long as the shop's longest brands and titles. */
export const longName = 'Proenza Schouler White Label asymmetric cotton-jacquard midi dress with a belt'
export const origin = 'https://shop.example'
export const to = 'ada@shopper.example'
export const at = new Date('2026-11-29T18:00:00Z')
export const link = `${origin}/a-page?token=${'0123456789abcdef'.repeat(4)}`
/** The end of a mail that its reader can stop. */
export const wayOut = wayOutOf({ origin, secret: 'examples' }, { userId: 'ada', kind: 'bag' })
