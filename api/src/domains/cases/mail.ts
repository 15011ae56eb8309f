// The job that mails and tells about a case.
import type { Db } from '@hemline/db/connect.ts'
import { headlineOf } from '@hemline/rules/cases/words.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { mailFirstName } from '@hemline/rules/identity/person-names.ts'
import type { MailPort } from '../../ports/mail.ts'
import { type MailPart, renderMail } from '../../ports/mail-render.ts'
import { itemPath, listItemsByNumber } from '../catalogue/catalogue.ts'
import { tell } from '../notifications/notifications.ts'
import { type CaseRow, findCaseById, findQuestionPiece, findReply } from './cases.db.ts'
import type { CaseMailKind } from './settle.ts'
import { standingOf } from './view.ts'

/** The connections that the job of case mails needs. */
export type CaseMailDoors = { db: Db; mail: MailPort; webOrigin: string }

const words = (text: string): MailPart => ({ kind: 'words', text })

type Piece = { name: string; path: string; isPublic: boolean }

/** The piece that a question is about; undefined for other cases. */
async function pieceOf(db: Db, caseId: string): Promise<Piece | undefined> {
  const asked = await findQuestionPiece(db, caseId)
  const [item] = asked ? await listItemsByNumber(db, [asked.item_number]) : []
  return (
    asked &&
    item && {
      name: `${item.brand_name} ${item.title}`,
      path: itemPath(item),
      isPublic: asked.is_public,
    }
  )
}

function subjectOf(kind: CaseMailKind, row: CaseRow, piece: Piece | undefined): string {
  if (piece) return `Your question about ${piece.name}: ${kind === 'reply' ? 'our answer' : 'we have it'}`
  if (kind === 'opened') return `Case ${row.number}: we have it`
  return kind === 'paid'
    ? `Case ${row.number}: ${dollars(row.total_cents)} for you`
    : `Case ${row.number}: our answer`
}

/**
 * Mails a case's person about one event and tells its user in the shop, once. All mails of a case name its
 * number, so that a mailbox keeps them together. Sends nothing when the case is gone.
 */
export async function sendCaseMail(
  { db, mail, webOrigin }: CaseMailDoors,
  { caseId, kind, eventKey }: { caseId: string; kind: CaseMailKind; eventKey: string | null },
  key: string,
): Promise<void> {
  const row = await findCaseById(db, caseId)
  if (!row) return
  const reply = eventKey === null ? undefined : await findReply(db, eventKey)
  if (kind === 'reply' && reply === undefined) return
  const piece = await pieceOf(db, row.id)
  const subject = subjectOf(kind, row, piece)
  const { headline, detail } = headlineOf(standingOf(row))
  const link = piece?.path ?? `/resolution-hub/cs/${row.number}`
  const label = piece ? 'See the piece' : 'See your case'
  // Who wrote a letter without an account reads the answer here; nobody else has a page of the case.
  const hasPage = row.user_id !== null || row.visitor_id !== null
  const text = reply === undefined ? [detail] : reply.split(/\n{2,}/)
  const letter = await renderMail({
    to: row.email,
    subject,
    preview: text[0] ?? '',
    title: reply === undefined ? headline : 'Our answer',
    parts: [
      ...(reply === undefined ? [words(`Hello ${mailFirstName(row.name) ?? 'there'},`)] : []),
      ...text.filter(Boolean).map(words),
      ...(row.money.sums.length > 0 && reply === undefined
        ? [
            {
              kind: 'rows' as const,
              strong: true,
              rows: [...row.money.sums, { key: 'total', label: 'You get', amount: row.total_cents }].map(
                (sum) => ({
                  name: sum.label,
                  value: dollars(sum.amount),
                }),
              ),
            },
          ]
        : []),
      ...(piece?.isPublic && kind === 'reply'
        ? [words('Your question and this answer stand on the page of the piece, without your name.')]
        : []),
      ...(hasPage ? [{ kind: 'button' as const, label, url: `${webOrigin}${link}` }] : []),
    ],
    closing: [`You get this mail because of your case ${row.number}.`],
  })
  if (row.user_id !== null)
    await tell(db, {
      userId: row.user_id,
      kind: 'order',
      key: `case:${caseId}:${kind}:${eventKey ?? ''}`,
      title: subject,
      body: text.find(Boolean) ?? '',
      link,
    })
  await mail.send(letter, key)
}
