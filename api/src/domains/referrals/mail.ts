// The letter by which an advocate invites a friend, and the one reminder that the advocate may ask for.
import type { Db } from '@hemline/db/connect.ts'
import { mailName } from '@hemline/rules/identity/person-names.ts'
import { letterFrom } from '@hemline/rules/referrals/letter.ts'
import type { MailPort } from '../../ports/mail.ts'
import { type MailPart, renderMail } from '../../ports/mail-render.ts'
import { findAdvocateById, findReferral } from './referrals.db.ts'

/** The connections that the job of invitations needs. */
export type InvitationMailDoors = { db: Db; mail: MailPort; webOrigin: string }

const words = (text: string): MailPart => ({ kind: 'words', text })

/**
 * Mails an invitation, signed by the advocate's name. Sends nothing when the invitation is gone, answered or
 * over. The letter names nobody whose name looks like an advertisement.
 */
export async function sendInvitationMail(
  { db, mail, webOrigin }: InvitationMailDoors,
  { referralId, reminder }: { referralId: string; reminder: boolean },
  key: string,
): Promise<void> {
  const row = await findReferral(db, referralId)
  const advocate = row && (await findAdvocateById(db, row.advocate_id))
  if (!advocate || row.email === null || row.status !== 'Invitation Sent') return
  const first = mailName(advocate.first_name)
  const last = mailName(advocate.last_name)
  const from = first ? `${first}${last ? ` ${last.charAt(0).toUpperCase()}.` : ''}` : 'A friend of yours'
  const { subject, preview, title, paragraphs, button, closing } = letterFrom(from, reminder)
  const letter = await renderMail({
    to: row.email,
    subject,
    preview,
    title,
    parts: [
      ...paragraphs.map(words),
      { kind: 'button', label: button, url: `${webOrigin}/i/${advocate.code}` },
    ],
    closing: [closing],
  })
  await mail.send(letter, key)
}
