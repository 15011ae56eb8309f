// The job that mails and tells about a case.

import type { Db } from '@hemline/db/connect.ts'
import { appealWords } from '@hemline/rules/cases/decline.ts'
import { kindWords } from '@hemline/rules/cases/kinds.ts'
import { closedWords, headlineOf } from '@hemline/rules/cases/words.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { mailFirstName } from '@hemline/rules/identity/person-names.ts'
import { helpMail } from '@hemline/rules/vocabulary/office.ts'
import type { MailPort } from '../../ports/mail.ts'
import type { MailPart } from '../../ports/mail-page.ts'
import { renderMail } from '../../ports/mail-render.ts'
import { itemPath, listItemsByNumber } from '../catalogue/catalogue.ts'
import { datesOfUser } from '../identity/identity.ts'
import { tell } from '../notifications/notifications.ts'
import { caseQuery } from './by-key.ts'
import { type CaseRow, findCaseById, findQuestionPiece, findReply } from './cases.db.ts'
import { listReplacements } from './replacements.db.ts'
import type { CaseMailKind } from './settle.ts'
import { standingOf } from './view.ts'

/** The connections that the job of case mails needs. */
export type CaseMailDoors = { db: Db; mail: MailPort; webOrigin: string }

/**
 * Returns whether the person of a case can open its page. Who wrote a letter without an account opens it by
 * its key; letters of before there were keys have no page, and their answers go on by mail.
 */
export const hasPage = (row: Pick<CaseRow, 'user_id' | 'visitor_id' | 'access_key'>): boolean =>
  row.user_id !== null || row.visitor_id !== null || row.access_key !== null

/** Returns the path of a case's page, without a key. */
export const casePath = (number: number): string => `/resolution-hub/cs/${number}`

const words = (text: string): MailPart => ({ kind: 'words', text })

type Piece = { name: string; path: string; isPublic: boolean }

/** Returns the piece that a question is about; undefined for other cases. */
async function pieceOf(db: Db, caseId: string): Promise<Piece | undefined> {
  const asked = await findQuestionPiece(db, caseId)
  const [item] = asked ? await listItemsByNumber(db, [asked.item_number]) : []
  return (
    asked &&
    item && {
      name: pieceName(item.brand_name, item.title),
      path: itemPath(item),
      isPublic: asked.is_public,
    }
  )
}

function subjectOf(
  kind: CaseMailKind,
  row: Pick<CaseRow, 'number' | 'total_cents' | 'return_id'>,
  piece: Piece | undefined,
): string {
  if (piece) return `Your question about ${piece.name}: ${kind === 'reply' ? 'our answer' : 'we have it'}`
  if (kind === 'opened')
    return `Case ${row.number}: ${row.return_id === null ? 'we have it' : 'your free label'}`
  if (kind === 'declined') return `Case ${row.number}: what we decided`
  if (kind === 'closed') return `Case ${row.number}: closed`
  if (kind === 'replaced') return `Case ${row.number}: the same piece again`
  return kind === 'paid'
    ? `Case ${row.number}: ${dollars(row.total_cents)} for you`
    : `Case ${row.number}: our answer`
}

function titleOf(kind: CaseMailKind, headline: string, piece: Piece | undefined): string {
  if (kind === 'reply') return 'Our answer'
  return piece && kind === 'opened' ? 'We have your question' : headline
}

type LetterOf = {
  kind: CaseMailKind
  row: Pick<
    CaseRow,
    | 'number'
    | 'kind'
    | 'name'
    | 'email'
    | 'status'
    | 'total_cents'
    | 'money'
    | 'return_id'
    | 'user_id'
    | 'visitor_id'
    | 'access_key'
  >
  /** Where the case stands, in the words of its page. */
  standing: { headline: string; detail: string }
  /** What an employee answered; undefined for the other kinds. */
  reply: string | undefined
  piece: Piece | undefined
  /** What the link to the case's page carries for somebody without an account. */
  query: string
  webOrigin: string
}

/**
 * Returns the headers by which mailboxes show all mails of a case as one thread: each mail answers the
 * same first message, which is named by the case's id and was never sent.
 */
function threadOf(caseId: string, webOrigin: string): Record<string, string> {
  const first = `<case-${caseId}@${new URL(webOrigin).hostname}>`
  return { 'In-Reply-To': first, References: first }
}

/**
 * Returns the mail about one event of a case, with the subject, the path of its page and the first words for
 * the bell. Amounts are in cents.
 */
export async function caseLetter({ kind, row, standing, reply, piece, query, webOrigin }: LetterOf) {
  const subject = subjectOf(kind, row, piece)
  const { headline, detail } = standing
  const link = piece?.path ?? casePath(row.number)
  const label = piece ? 'See the piece' : 'See your case'
  const opensHere = hasPage(row)
  const text = reply === undefined ? [detail] : reply.split(/\n{2,}/)
  const letter = await renderMail({
    to: row.email,
    subject,
    preview: text[0] ?? '',
    title: titleOf(kind, headline, piece),
    parts: [
      ...(reply === undefined || kind === 'declined'
        ? [words(`Hello ${mailFirstName(row.name) ?? 'there'},`)]
        : []),
      ...(piece ? [words(`You asked about ${piece.name}.`)] : []),
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
      ...(kind === 'reply' && opensHere && !piece && row.status === 'answered' ? [words(detail)] : []),
      ...(kind === 'declined' ? [words(appealWords)] : []),
      ...(opensHere
        ? [{ kind: 'button' as const, label, url: `${webOrigin}${link}${piece ? '' : query}` }]
        : [words(`To write again, mail ${helpMail} and name case ${row.number}.`)]),
    ],
    closing: [
      piece
        ? 'You get this mail because you asked about a piece.'
        : `You get this mail because of your case ${row.number}: ${kindWords(row.kind).label}.`,
    ],
  })
  return { letter, subject, link, body: text.find(Boolean) ?? '' }
}

/**
 * Job: mails a case's person about one event and tells its user in the shop, once. All mails of a case name
 * its number and belong to one thread, so that a mailbox keeps them together. Sends nothing when the case or
 * the answer that it tells is gone.
 */
export async function sendCaseMail(
  { db, mail, webOrigin }: CaseMailDoors,
  { caseId, kind, eventKey }: { caseId: string; kind: CaseMailKind; eventKey: string | null },
  key: string,
): Promise<void> {
  const row = await findCaseById(db, caseId)
  if (!row) return
  const reply = eventKey === null ? undefined : await findReply(db, eventKey)
  if ((kind === 'reply' || kind === 'declined') && reply === undefined) return
  // A word has opened the case again since.
  if (kind === 'closed' && row.status !== 'closed') return
  const piece = await pieceOf(db, row.id)
  const [replacement] = await listReplacements(db, [row.id])
  const stands = standingOf(row, replacement)
  const said = headlineOf(stands, await datesOfUser(db, row.user_id))
  const isPlain = kind === 'closed' && row.declined_reason === null
  const standing = isPlain ? { ...said, detail: closedWords(stands.isWithdrawn) } : said
  const query = await caseQuery(db, row)
  const letterOf = { kind, row, standing, reply, piece, query, webOrigin }
  const { letter, subject, link, body } = await caseLetter(letterOf)
  if (row.user_id !== null)
    await tell(db, {
      userId: row.user_id,
      kind: 'order',
      key: `case:${caseId}:${kind}:${eventKey ?? ''}`,
      title: subject,
      body,
      link,
    })
  await mail.send({ ...letter, headers: threadOf(row.id, webOrigin) }, key)
}
