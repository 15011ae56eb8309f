// The door of privacy: what a person may decide about the data that the shop has.
import { deletionWords } from '@hemline/rules/privacy/deletion.ts'
import { outcomes } from '@hemline/rules/privacy/outcomes.ts'
import { choicesPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { accountEmail, ensureVisitor, privacyChoiceOf, storeDoNotSell } from '../identity/identity.ts'
import { newestExport, startDataExport } from './exports.ts'
import { settlingOf } from './requests.ts'

export { registerExportFiles } from './export-files.ts'
export { type ExportDoors, makeDataExport, purgeDataExports } from './exports.ts'
export { listLeftBefore as leftBefore } from './requests.db.ts'
export {
  askForDeletion,
  confirmDeletion,
  type DeletionDoors,
  deletionLink,
  eraseLeaving,
  sendDeletionMail,
  takeBackDeletion,
} from './requests.ts'

const outcomesShown = outcomes()
const nothing = { open: [], givenUp: [], stays: [], refusal: null }

/**
 * Returns what the page /privacy shows: signal and choice about selling data, e-mail address, newest data
 * copy, and what a deletion would end or needs settled first; for visitors only signal and choice.
 */
export async function privacyOf(ctx: Context) {
  const { userId } = ctx.viewer
  const email = await accountEmail(ctx)
  const { signal, chosen } = await privacyChoiceOf(ctx)
  const settling =
    userId === null || email === null ? nothing : await settlingOf(ctx.db, { userId, email }, ctx.now())
  return {
    id: 'mine',
    signal,
    doNotSell: chosen,
    email,
    ...(await newestExport(ctx)),
    ...settling,
    outcomes: outcomesShown,
  }
}

/**
 * Stores whether the viewer's data may be sold or shared, for the browser and the account. Throws
 * RATE_LIMITED after 300 choices of a network within an hour, and FORBIDDEN for bots and browsers that can't
 * be remembered.
 */
export async function chooseDoNotSell(ctx: Context, doNotSell: boolean) {
  const tries = { key: `choices:${networkOf(ctx.clientIp)}`, ...choicesPerOwner }
  const wait = await secondsToWait(ctx.db, ctx.now(), [tries])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  const visitorId = await ensureVisitor(ctx)
  if (visitorId === null && ctx.viewer.userId === null)
    throw refuse('FORBIDDEN', 'We can’t remember a choice of this browser.')
  await storeDoNotSell(ctx, { visitorId, from: doNotSell ? ctx.now() : null })
  return privacyOf(ctx)
}

/**
 * Queues a copy of the viewer's data. Returns PrivacyRefused when one was asked for within a day. Throws
 * UNAUTHENTICATED for visitors.
 */
export async function askForDataExport(ctx: Context) {
  if (!(await startDataExport(ctx)))
    return { __typename: 'PrivacyRefused' as const, message: deletionWords.exportTooSoon }
  return { __typename: 'DataExportAsked' as const, privacy: await privacyOf(ctx) }
}
