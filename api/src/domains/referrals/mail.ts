// The letter by which an advocate invites a friend, and the one reminder that the advocate may ask for.
import type { Db } from '@hemline/db/connect.ts'
import { mailName } from '@hemline/rules/identity/person-names.ts'
import { letterFrom } from '@hemline/rules/referrals/letter.ts'
import type { Mail, MailPort } from '../../ports/mail.ts'
import type { MailPart } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'
import {
  hasInvitationRefusal,
  invitationRefusalToken,
  unsubscribeHeaders,
} from '../notifications/notifications.ts'
import { hasAccount, hasBoughtBefore } from './friends.db.ts'
import { findAdvocateById, findReferral } from './referrals.db.ts'

/** The connections that the job of invitations needs; the secret seals links that end invitations. */
export type InvitationMailDoors = {
  db: Db
  mail: MailPort
  webOrigin: string
  giftCardSecret: string
  now: () => Date
}

const words = (text: string): MailPart => ({ kind: 'words', text })

/**
 * Returns whether an address may get a letter: its owner has not ended invitations, and is no customer, to
 * whom the gift for a first order would be an empty promise.
 */
async function mayBeInvited(db: Db, email: string, now: Date): Promise<boolean> {
  return !(
    (await hasInvitationRefusal(db, email)) ||
    (await hasAccount(db, email)) ||
    (await hasBoughtBefore(db, email, now))
  )
}

type Invitation = { to: string; from: string; reminder: boolean; code: string; token: string; origin: string }

/**
 * Returns an invitation from `from`, such as "Nora W.", with the advocate's link and a link that ends
 * invitations from anybody. `reminder`: the second and last mail.
 */
export async function invitationMail(invitation: Invitation): Promise<Mail> {
  const { to, from, reminder, code, token, origin } = invitation
  const { subject, preview, title, paragraphs, button, closing, stop } = letterFrom(from, reminder)
  const letter = await renderMail({
    to,
    subject,
    preview,
    title,
    parts: [
      ...paragraphs.map(words),
      { kind: 'button', label: button, url: `${origin}/i/${code}` },
      { kind: 'link', label: stop, url: `${origin}/unsubscribe?token=${token}` },
    ],
    closing: [closing],
  })
  return { ...letter, headers: unsubscribeHeaders(origin, token) }
}

/**
 * Job: mails an invitation, signed by the advocate's name, with a link that ends invitations from anybody.
 * Sends nothing when the invitation is gone, answered or over, to customers, and to who ended invitations;
 * the advocate does not learn of the last two (decision 0185). The letter names nobody whose name looks like
 * an advertisement.
 */
export async function sendInvitationMail(
  { db, mail, webOrigin, giftCardSecret, now }: InvitationMailDoors,
  { referralId, reminder }: { referralId: string; reminder: boolean },
  key: string,
): Promise<void> {
  const row = await findReferral(db, referralId)
  const advocate = row && (await findAdvocateById(db, row.advocate_id))
  if (!advocate || row.email === null || row.status !== 'Invitation Sent') return
  if (!(await mayBeInvited(db, row.email, now()))) return
  const token = invitationRefusalToken(giftCardSecret, row.email)
  const first = mailName(advocate.first_name)
  const last = mailName(advocate.last_name)
  const from = first ? `${first}${last ? ` ${last.charAt(0).toUpperCase()}.` : ''}` : 'A friend of yours'
  const invitation = { to: row.email, from, reminder, code: advocate.code, token, origin: webOrigin }
  await mail.send(await invitationMail(invitation), key)
}
