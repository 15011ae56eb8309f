// Public facts about the shop, its help articles and site map, and the contact form.
import { createHash } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import { answerTime } from '@hemline/rules/cases/words.ts'
import { impactOf } from '@hemline/rules/catalogue/impact.ts'
import { contactProblems, contactReference } from '@hemline/rules/company/contact.ts'
import { contactsPerAddress, contactsPerSender } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes, SendContactMessageInput } from '../../generated/resolvers.ts'
import { cachedByDb } from '../../platform/cached.ts'
import { inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import type { MailPort } from '../../ports/mail.ts'
import { datesOfUser } from '../identity/identity.ts'
import {
  countOnSale,
  countSoldByTags,
  findContactMessage,
  hasContactMessage,
  insertContactMessage,
  listBrandsByLetter,
  listHelpArticles,
  listShelves,
} from './company.db.ts'
import { contactConfirmation, contactLetter } from './mails.ts'

const minuteMs = 60_000
/** Brands per letter on the site map; the brand directory has the others. */
const brandsPerLetter = 12
const invalidInputMessage = 'Please look at the marked fields.'

const figures = cachedByDb(minuteMs, async (db) => {
  const [onSale, sold] = await Promise.all([countOnSale(db), countSoldByTags(db)])
  const impact = { glassesOfWater: 0, hoursOfLighting: 0, milesByCar: 0 }
  let piecesPassedOn = 0
  for (const { categoryTags, pieces } of sold) {
    const one = impactOf(categoryTags, '')
    piecesPassedOn += pieces
    impact.glassesOfWater += pieces * one.glassesOfWater
    impact.hoursOfLighting += pieces * one.hoursOfLighting
    impact.milesByCar += pieces * one.milesByCar
  }
  return { piecesOnSale: onSale.pieces, brandsOnSale: onSale.brands, piecesPassedOn, impact }
})
const articles = cachedByDb(minuteMs, (db) => listHelpArticles(db))
const map = cachedByDb(minuteMs, async (db) => {
  const [shelves, rows] = await Promise.all([listShelves(db), listBrandsByLetter(db, brandsPerLetter)])
  const letters = [...Map.groupBy(rows, (row) => row.letter)].map(([letter, brands]) => ({
    letter,
    brandCount: brands[0]?.brandCount ?? 0,
    brands,
  }))
  return { shelves, letters: letters.sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#')) }
})

/**
 * Returns the shop's counts of listed pieces, brands and sold pieces with their savings; at most a minute
 * old.
 */
export const shopFigures = (ctx: Context) => figures(ctx.db, ctx.now())
/** Returns all help articles by rank; at most a minute old. */
export const helpArticles = (ctx: Context) => articles(ctx.db, ctx.now())
/**
 * Returns the site map: listed pieces by department and category, and brands by letter; at most a minute
 * old.
 */
export const shopMap = (ctx: Context) => map(ctx.db, ctx.now())

type Sent = ResolversTypes['SendContactMessageResult'] & { __typename: string }
// A typed address may belong to anyone, so only its digest is stored for the rate limit.
const digest = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/**
 * Stores a contact message and queues its mail to the shop and its case in one transaction; the case confirms
 * it to the sender, with the time of its answer. Visitors may write. The same messageId again gets the same
 * answer and does nothing. Returned refusals: InvalidInput (fields), TooManyTries (30 of a network, 5 of a
 * sender within an hour).
 */
export async function sendContactMessage(ctx: Context, input: SendContactMessageInput): Promise<Sent> {
  const reference = contactReference(input.messageId)
  const fields = contactProblems(input)
  if (!reference) fields.push({ field: 'messageId', message: 'Please reload the page and try again.' })
  if (!reference || fields.length > 0)
    return { __typename: 'InvalidInput', message: invalidInputMessage, fields }
  const sent = { __typename: 'SendContactMessagePayload', reference } as const
  const id = input.messageId.toLowerCase()
  if (await hasContactMessage(ctx.db, id)) return sent
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `contact-address:${networkOf(ctx.clientIp)}`, ...contactsPerAddress },
    { key: `contact:${digest(input.email)}`, ...contactsPerSender },
  ])
  if (wait !== undefined)
    return { __typename: 'TooManyTries', message: waitMessage(wait), retryAfterSeconds: wait }
  return inTransaction<Sent>(ctx.db, sent.__typename, async (tx) => {
    const row = {
      id,
      reference,
      user_id: ctx.viewer.userId,
      topic: input.topic,
      name: input.name.trim(),
      email: input.email.trim(),
      about: input.reference?.trim() || null,
      body: input.text.trim(),
      created_at: ctx.now(),
    }
    if (!(await insertContactMessage(tx, row))) return sent
    await addJob(tx, 'contactMail', { messageId: id, to: 'shop' })
    await addJob(tx, 'letterCase', { messageId: id })
    return sent
  })
}

export { type ContactMessageRow, findContactMessage, replaceHelp } from './company.db.ts'

/** The connections that the contact mail job needs. */
export type ContactDoors = { db: Db; mail: MailPort; webOrigin: string }

/**
 * Job: mails a contact message to the shop, or confirms it to its sender. Does nothing when the message is
 * gone. `key` lets the mail server recognize a retry.
 */
export async function sendContactMail(
  { db, mail, webOrigin }: ContactDoors,
  job: { messageId: string; to: 'shop' | 'sender'; answerBy?: string; casePath?: string },
  key: string,
): Promise<void> {
  const message = await findContactMessage(db, job.messageId)
  if (!message) return
  if (job.to === 'shop') return mail.send(contactLetter(message), key)
  const dates = await datesOfUser(db, message.user_id)
  const answerBy = job.answerBy === undefined ? null : answerTime(new Date(job.answerBy), dates)
  await mail.send(contactConfirmation(message, { webOrigin, answerBy, casePath: job.casePath ?? null }), key)
}
