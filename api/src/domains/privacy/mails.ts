// The mails of a deletion and of a copy of somebody's data.
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { shopDayWords } from '@hemline/rules/manners/shop-days.ts'
import { confirmHours, exportKeptDays, thinkingDays } from '@hemline/rules/privacy/deletion.ts'
import { composeMail, type Mail } from '../../ports/mail.ts'

// The shop's clock, as in the copy itself and on the page of somebody's privacy.
const dayWords = shopDayWords({ month: 'long', day: 'numeric', year: 'numeric' })

/** Who gets a mail, and the manner in which this person reads days. */
type Reader = { to: string; dates: DateManner }

/** Returns the mail whose link confirms a deletion. It names nobody: the address may be anybody's. */
export function confirmMail(to: string, url: string): Mail {
  return composeMail({
    to,
    subject: 'Delete your data at Hemline?',
    paragraphs: [
      'Hello,',
      'Somebody, we think you, asked us to delete everything that belongs to this address. Follow the link to see what that means and to confirm it.',
    ],
    link: { label: 'See what is deleted, and confirm', url },
    closing: [
      `The link works once, for ${confirmHours} hours. Nothing is deleted without it.`,
      'If it wasn’t you, there is nothing to do.',
    ],
  })
}

/** Returns the mail that tells the day of the end; its link takes the deletion back. */
export function waitingMail({ to, dates }: Reader, url: string, eraseAt: Date): Mail {
  const day = dayWords(eraseAt, dates)
  return composeMail({
    to,
    subject: `Your data will be deleted on ${day}`,
    paragraphs: [
      'Hello,',
      `You asked us to delete your data. We do so on ${day}. Until then an account at this address is locked, and we send you nothing else.`,
      `If you change your mind, follow the link within ${thinkingDays} days and everything is as before.`,
    ],
    link: { label: 'Keep my data', url },
    closing: ['If you still want to leave, there is nothing to do.'],
  })
}

/** Returns the mail that says that a deletion was taken back. */
export function undoneMail(to: string, url: string): Mail {
  return composeMail({
    to,
    subject: 'Your data stays at Hemline',
    paragraphs: ['Hello,', 'You took your deletion back. An account at this address is open again.'],
    link: { label: 'Log in', url },
  })
}

/** Returns the last mail, after the deletion. */
export function doneMail(to: string, url: string): Mail {
  return composeMail({
    to,
    subject: 'Your data has been deleted',
    paragraphs: [
      'Hello,',
      'We have deleted what belonged to this address. What tax law makes us keep stays without your name.',
      'This is our last email to you. Thank you for the time you spent with us.',
    ],
    link: { label: 'What was deleted and what was kept', url },
  })
}

/** Returns the mail that says that a copy of somebody's data is ready. The file is not in the mail. */
export function exportMail({ to, dates }: Reader, url: string, endsAt: Date): Mail {
  return composeMail({
    to,
    subject: 'Your data is ready',
    paragraphs: [
      'Hello,',
      `The copy of your data that you asked for is ready. You can fetch it until ${dayWords(endsAt, dates)}, after logging in.`,
    ],
    link: { label: 'Get your data', url },
    closing: [`It is deleted after ${exportKeptDays} days. If you did not ask for it, change your password.`],
  })
}
