// Releases of the texts that are written in files: made from the source, looked at by employees, put in force
// and replaced (specification §7, getContentRelease; decision 0202).
import {
  type ContentDocument,
  type ContentProblem,
  changesBetween,
  readContent,
  releaseNoteMost,
} from '@hemline/rules/content/content.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { isAgreedText, legalChangesIn, legalChangesProblem } from '@hemline/rules/identity/legal.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { replaceLegal } from '../catalogue/catalogue.ts'
import { replaceHelp } from '../company/company.ts'
import { beginTerms } from '../identity/identity.ts'
import {
  findRelease,
  insertRelease,
  listDocuments,
  listReleases,
  lockReleases,
  type ReleaseRow,
  updatePublished,
} from './content.db.ts'
import { putPagesInForce } from './pages.ts'

export { draftLandingPage, resaleReports } from './pages.ts'

const listedMost = 50

type Outcome =
  | { __typename: 'ContentReleasePayload'; release: ReleaseRow }
  | { __typename: 'ContentRefused'; message: string; problems: ContentProblem[] }

const refused = (message: string, problems: ContentProblem[] = []): Outcome => ({
  __typename: 'ContentRefused',
  message,
  problems,
})

/** Tells whether the viewer may read who made a release: an unbanned employee with the task `texts`. */
export const seesEditors = ({ viewer }: Context): boolean => !viewer.banned && mayDo(viewer.roles, 'texts')

const documentsInForce = async (db: DbOrTx): Promise<ContentDocument[]> => {
  const live = await findRelease(db, null)
  return live ? listDocuments(db, live.id) : []
}

/**
 * Returns the release in force for null, which anybody may read, or the one with an id; undefined when there
 * is none and for an id that is no UUID. Throws UNAUTHENTICATED and FORBIDDEN when somebody who doesn't look
 * after texts asks by id.
 */
export async function releaseFor(ctx: Context, id: string | null): Promise<ReleaseRow | undefined> {
  if (id === null) return findRelease(ctx.db, null)
  atWork(ctx, 'texts')
  return isUuid(id) ? findRelease(ctx.db, id) : undefined
}

/**
 * Returns the newest 50 releases of texts, newest first. Throws UNAUTHENTICATED without log-in, FORBIDDEN for
 * viewers who don't look after texts.
 */
export async function releasesFor(ctx: Context): Promise<ReleaseRow[]> {
  atWork(ctx, 'texts')
  return listReleases(ctx.db, listedMost)
}

/**
 * Returns the texts of a release with their Markdown, each with how it differs from the text in force (new,
 * changed, removed or the same). Checks no permission.
 */
export async function documentsOf(ctx: Context, { id, state }: ReleaseRow) {
  const documents = await listDocuments(ctx.db, id)
  const inForce = state === 'live' ? documents : await documentsInForce(ctx.db)
  return changesBetween(inForce, documents).map(({ document: { body, ...document }, change }) => ({
    ...document,
    key: `${document.kind}/${document.slug}`,
    change,
    bodyMarkdown: body,
  }))
}

/**
 * Makes a draft of all files of the source. Returns the refusal ContentRefused for an empty or long note, a
 * source that can't be read (logged), a source with a wrong file (all problems are named), and files that are
 * the texts in force. Throws UNAUTHENTICATED and FORBIDDEN for viewers who don't look after texts.
 */
export async function makeRelease(ctx: Context, note: string): Promise<Outcome> {
  const madeBy = atWork(ctx, 'texts')
  const words = note.trim().toWellFormed()
  if (words === '') return refused('Please say what changes.')
  if (words.length > releaseNoteMost) return refused(`Please say it in ${releaseNoteMost} characters.`)
  const files = await ctx.texts.read().catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the source of texts can’t be read')
    return undefined
  })
  if (files === undefined) return refused('The source of texts can’t be read just now.')
  const { documents, problems } = readContent(files)
  if (problems.length > 0) return refused('Nothing was taken: some files are no texts of the shop.', problems)
  return inTransaction<Outcome>(ctx.db, 'ContentReleasePayload', async (tx) => {
    await lockReleases(tx)
    const changes = changesBetween(await documentsInForce(tx), documents)
    if (changes.every(({ change }) => change === 'same'))
      return refused('The files are the texts that are in force already.')
    const id = uuidv7(ctx.now().getTime())
    await insertRelease(tx, { id, note: words, madeBy, now: ctx.now() }, documents)
    const release = await findRelease(tx, id)
    if (!release) throw new Error('A release that was inserted is not there.')
    return { __typename: 'ContentReleasePayload', release }
  })
}

/**
 * Returns the sentence why members can't be asked to accept a release: no agreed text differs, or the changes
 * are not well put; undefined when they can.
 */
async function termsProblem(
  tx: Tx,
  documents: readonly ContentDocument[],
  changes: readonly string[],
): Promise<string | undefined> {
  const compared = changesBetween(await documentsInForce(tx), documents)
  const hasChange = compared.some(({ document, change }) => change !== 'same' && isAgreedText(document))
  return hasChange
    ? legalChangesProblem(changes)
    : 'This release changes nothing that members agree to, so there is nothing to accept.'
}

/**
 * Puts the texts of a release in force, all of them at once. With `changes`, members have to accept the texts
 * before they buy or sell again, and are told these sentences (decision 0201). Returns the refusal
 * ContentRefused for a release that is in force, an unknown one, badly put changes, and changes of a release
 * in which no agreed text differs. Throws UNAUTHENTICATED and FORBIDDEN.
 */
export async function publishRelease(
  ctx: Context,
  id: string,
  changes: readonly string[] | null,
): Promise<Outcome> {
  const by = atWork(ctx, 'texts')
  const unknown = refused('There is no such release.')
  if (!isUuid(id)) return unknown
  const told = changes && legalChangesIn(changes)
  return inTransaction<Outcome>(ctx.db, 'ContentReleasePayload', async (tx) => {
    await lockReleases(tx)
    const release = await findRelease(tx, id)
    if (!release) return unknown
    if (release.state === 'live') return refused('This release is in force already.')
    const documents = await listDocuments(tx, id)
    const problem = told && (await termsProblem(tx, documents, told))
    if (problem) return refused(problem)
    await replaceLegal(
      tx,
      documents.filter(({ kind }) => kind === 'legal'),
    )
    await replaceHelp(
      tx,
      documents.filter(({ kind }) => kind === 'help'),
    )
    await putPagesInForce(tx, id, documents)
    await updatePublished(tx, { id, by, now: ctx.now() })
    if (told) await beginTerms(tx, { releaseId: id, changes: told, now: ctx.now() })
    ctx.log.info({ release: release.number, by }, 'texts were put in force')
    const published = await findRelease(tx, id)
    return published ? { __typename: 'ContentReleasePayload', release: published } : unknown
  })
}
