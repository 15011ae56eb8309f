// From a wish to be deleted to its end: asked, confirmed by mail, locked for 14 days, erased (decision 0186).
import type { Db } from '@hemline/db/connect.ts'
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import {
  confirmHours,
  type DeletionLinkUse,
  deletionWords,
  givenUpWords,
  type OpenSum,
  openThing,
  staysWords,
  thinkingDays,
} from '@hemline/rules/privacy/deletion.ts'
import { deletionMailsPerAddress, deletionMailsPerNetwork } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { hashToken, newToken, uuidv7 } from '../../platform/tokens.ts'
import type { MailPort } from '../../ports/mail.ts'
import {
  accountEmail,
  accountWithEmail,
  datesOfUser,
  lockAccount,
  markErased,
  unlockAccount,
} from '../identity/identity.ts'
import { forgetAllMethods } from '../saved-methods/saved-methods.ts'
import { eraseMarked, erasePerson, listOwnVisitors } from './erase.db.ts'
import { confirmMail, doneMail, undoneMail, waitingMail } from './mails.ts'
import {
  countWaitingCards,
  findGivenUp,
  findIsEmployee,
  listOpenSums,
  type Person,
} from './open-things.db.ts'
import {
  deleteOldRequests,
  endOtherRequests,
  findRequest,
  findRequestByToken,
  insertRequest,
  listDueRequests,
  lockDueRequest,
  type RequestRow,
  updateDone,
  updateEnd,
  updateLink,
  updateUndone,
  updateWaiting,
} from './requests.db.ts'

type Typed<T> = T & { __typename: string }
type Asked = Typed<ResolversTypes['AskForDeletionResult']>
type Confirmed = Typed<ResolversTypes['ConfirmDeletionResult']>
type TakenBack = Typed<ResolversTypes['TakeBackDeletionResult']>

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const dueAtOnce = 50

/** What is open for a person and what the person gives up, as sentences. */
export type Settling = {
  open: ReturnType<typeof openThing>[]
  givenUp: string[]
  stays: string[]
  refusal: string | null
}

/**
 * Returns what stands before a deletion of a person's data: `open`, sums to settle first; `givenUp`, things
 * that end with it; `stays`, sentences about what goes on without the person; `refusal`, the sentence why
 * there can't be one (or null).
 */
export async function settlingOf(db: DbOrTx, person: Person, now: Date): Promise<Settling> {
  const { userId } = person
  if (userId !== null && (await findIsEmployee(db, userId)))
    return { open: [], givenUp: [], stays: [], refusal: deletionWords.employee }
  const open = await listOpenSums(db, person)
  return {
    open: open.map(openThing),
    givenUp: userId === null ? [] : givenUpWords(await givenUpBeside(db, userId, open, now)),
    stays: staysWords(await countWaitingCards(db, person)),
    refusal: null,
  }
}

/** Returns what a person loses with the account, without the credit that `open` says can be paid out. */
async function givenUpBeside(db: DbOrTx, userId: string, open: readonly OpenSum[], now: Date) {
  const lost = await findGivenUp(db, userId, now)
  const payable = open.find(({ kind }) => kind === 'credit')?.amount ?? 0
  return { ...lost, credit: lost.credit - payable }
}

/**
 * Queues a mail with a link that confirms a deletion of a person's data: to the account's address for
 * members, else to the typed one. The answer is the same whether or not the shop knows the address. Returns
 * PrivacyRefused for no address, 3 mails to an address or 60 from a network within an hour, and employees.
 */
export async function askForDeletion(ctx: Context, typed: string | null): Promise<Asked> {
  const own = await accountEmail(ctx)
  const email = own ?? typed?.trim() ?? ''
  const refused = (message: string): Asked => ({ __typename: 'PrivacyRefused', message })
  if (!isEmail(email)) return refused(emailMessage)
  const { userId } = ctx.viewer
  if (userId !== null && (await findIsEmployee(ctx.db, userId))) return refused(deletionWords.employee)
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `deletion-from:${networkOf(ctx.clientIp)}`, ...deletionMailsPerNetwork },
    { key: `deletion:${email.toLowerCase()}`, ...deletionMailsPerAddress },
  ])
  if (wait !== undefined) return refused(waitMessage(wait))
  const at = ctx.now()
  const id = uuidv7(at.getTime())
  await inTransaction(ctx.db, async (tx) => {
    await insertRequest(tx, { id, email, at })
    await addJob(tx, 'deletionMail', { requestId: id, kind: 'confirm' })
  })
  return { __typename: 'DeletionAsked', email }
}

/** The connections that the jobs of a deletion need. */
export type DeletionDoors = { db: Db; mail: MailPort; webOrigin: string; now: () => Date }
export type DeletionMailJob =
  | { requestId: string; kind: 'confirm' | 'waiting' }
  | { email: string; kind: 'undone' | 'done' }

/**
 * Job: mails about a deletion of data. It makes the link here, so that the token is stored only in the mail;
 * a retry makes a new one. Sends nothing when the request has moved on since.
 */
export async function sendDeletionMail(
  doors: DeletionDoors,
  job: DeletionMailJob,
  key: string,
): Promise<void> {
  const { db, mail, webOrigin, now } = doors
  if ('email' in job)
    return mail.send(
      job.kind === 'undone'
        ? undoneMail(job.email, `${webOrigin}/log-in`)
        : doneMail(job.email, `${webOrigin}/privacy`),
      key,
    )
  const row = await findRequest(db, job.requestId)
  const wanted = job.kind === 'confirm' ? 'asked' : 'waiting'
  if (row?.email == null || row.status !== wanted) return undefined
  const token = newToken()
  const hash = hashToken(token)
  const endsAt = row.erase_at ?? new Date(now().getTime() + confirmHours * hourMs)
  await updateLink(db, row.id, { hash, endsAt })
  const url = `${webOrigin}/privacy/delete/${token}`
  const letter =
    row.erase_at === null
      ? confirmMail(row.email, url)
      : waitingMail({ to: row.email, dates: await datesOfUser(db, row.user_id) }, url, row.erase_at)
  return mail.send(letter, `${key}:${hash.toString('hex')}`)
}

const linkEnded = { __typename: 'DeletionLinkEnded', message: deletionWords.linkEnded } as const

/**
 * Returns what the link of a deletion mail does (`confirm` or `take_back`), for which address, and what the
 * person should know first; null for a link that has ended.
 */
export async function deletionLink(ctx: Context, token: string) {
  const row = await findRequestByToken(ctx.db, { hash: hashToken(token), now: ctx.now(), lock: false })
  if (row?.email == null) return null
  const person = await personOf(ctx.db, row.email)
  const use: DeletionLinkUse = row.status === 'asked' ? 'confirm' : 'take_back'
  return {
    use,
    email: row.email,
    hasAccount: person.userId !== null,
    eraseAt: row.erase_at,
    ...(await settlingOf(ctx.db, person, ctx.now())),
  }
}

const personOf = async (db: DbOrTx, email: string): Promise<Person> => ({
  userId: (await accountWithEmail(db, email))?.id ?? null,
  email,
})

/**
 * Confirms a deletion with the token of its mail, which works once: locks the account, ends its sessions,
 * sets the day of the end (14 days on) and queues the second mail. Returned refusals: DeletionLinkEnded,
 * DeletionBlocked (something is open, or an employee; the link works on).
 */
export async function confirmDeletion(ctx: Context, token: string): Promise<Confirmed> {
  const now = ctx.now()
  return inTransaction<Confirmed>(ctx.db, 'DeletionWaits', async (tx) => {
    const row = await findRequestByToken(tx, { hash: hashToken(token), now, lock: true })
    if (row?.email == null || row.status !== 'asked') return linkEnded
    const person = await personOf(tx, row.email)
    const { open, refusal } = await settlingOf(tx, person, now)
    if (refusal !== null) return { __typename: 'DeletionBlocked', message: refusal, open: [] }
    if (open.length > 0) return { __typename: 'DeletionBlocked', message: deletionWords.open, open }
    const eraseAt = new Date(now.getTime() + thinkingDays * dayMs)
    await endOtherRequests(tx, { id: row.id, email: row.email })
    await updateWaiting(tx, row.id, { userId: person.userId, now, eraseAt })
    if (person.userId !== null) await lockAccount(tx, person.userId, now)
    await addJob(tx, 'deletionMail', { requestId: row.id, kind: 'waiting' })
    return { __typename: 'DeletionWaits', eraseAt }
  })
}

/**
 * Takes a deletion back with the token of the second mail, which works once: opens the account again and
 * queues a mail. Returned refusals: DeletionLinkEnded.
 */
export async function takeBackDeletion(ctx: Context, token: string): Promise<TakenBack> {
  return inTransaction<TakenBack>(ctx.db, 'DeletionTakenBack', async (tx) => {
    const row = await findRequestByToken(tx, { hash: hashToken(token), now: ctx.now(), lock: true })
    if (row?.email == null || row.status !== 'waiting') return linkEnded
    await updateUndone(tx, row.id, ctx.now())
    if (row.user_id !== null) await unlockAccount(tx, row.user_id)
    await addJob(tx, 'deletionMail', { email: row.email, kind: 'undone' })
    return { __typename: 'DeletionTakenBack', hasAccount: row.user_id !== null }
  })
}

async function erase(tx: Tx, row: RequestRow & { email: string }, now: Date): Promise<void> {
  const { user_id: userId, email } = row
  const visitorIds = await listOwnVisitors(tx, { userId, email })
  await updateDone(tx, row.id, now)
  await endOtherRequests(tx, { id: row.id, email })
  if (userId !== null) await forgetAllMethods(tx, userId)
  await erasePerson(tx, { userId, email, visitorIds })
  if (userId !== null) await markErased(tx, userId, now)
  await addJob(tx, 'deletionMail', { email, kind: 'done' })
}

/**
 * Erases one person in one transaction, so that a killed job has done nothing and is done again. Postpones by
 * a day, and returns false, when a sum is open again, such as a refund; also false when the request is not
 * due.
 */
export async function eraseDue(db: Db, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await lockDueRequest(tx, id, now)
    if (row?.email == null) return false
    const person = { userId: row.user_id, email: row.email }
    if ((await listOpenSums(tx, person)).length > 0) {
      await updateEnd(tx, id, new Date(now.getTime() + dayMs))
      return false
    }
    await erase(tx, { ...row, email: row.email }, now)
    return true
  })
}

/**
 * Hourly job: erases up to 50 people whose day has come, and what of earlier people was needed until now;
 * deletes deletion requests that are 30 days old and came to nothing.
 */
export async function eraseLeaving({ db, now }: Pick<DeletionDoors, 'db' | 'now'>): Promise<void> {
  for (const id of await listDueRequests(db, now(), dueAtOnce)) await eraseDue(db, id, now())
  await eraseMarked(db)
  await deleteOldRequests(db, new Date(now().getTime() - 30 * dayMs))
}
