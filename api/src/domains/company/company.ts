// What the shop tells about itself, and the letters that people write to it.
import { createHash } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import { impactOf } from '@hemline/rules/catalogue/impact.ts'
import { contactProblems, contactReference } from '@hemline/rules/company/contact.ts'
import { contactsPerAddress, contactsPerSender } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes, SendContactMessageInput } from '../../generated/resolvers.ts'
import { cached } from '../../platform/cached.ts'
import { inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import type { MailPort } from '../../ports/mail.ts'
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
/** Brands of one letter on the site map; the rest is in the directory of brands. */
const brandsPerLetter = 12
const invalidInputMessage = 'Please look at the marked fields.'

const figures = cached(minuteMs, async (db: Db) => {
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
const articles = cached(minuteMs, (db: Db) => listHelpArticles(db))
const map = cached(minuteMs, async (db: Db) => {
  const [shelves, rows] = await Promise.all([listShelves(db), listBrandsByLetter(db, brandsPerLetter)])
  const letters = [...Map.groupBy(rows, (row) => row.letter)].map(([letter, brands]) => ({
    letter,
    brandCount: brands[0]?.brandCount ?? 0,
    brands,
  }))
  return { shelves, letters: letters.sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#')) }
})

/** Counts of the whole shop, at most a minute old. */
export const shopFigures = (ctx: Context) => figures(ctx.db, ctx.now())
export const helpArticles = (ctx: Context) => articles(ctx.db, ctx.now())
export const shopMap = (ctx: Context) => map(ctx.db, ctx.now())

type Sent = ResolversTypes['SendContactMessageResult'] & { __typename: string }
// Addresses as typed may be anybody's: only their digest is stored.
const digest = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/**
 * Stores a message and queues its two mails, in one transaction. The same messageId again is answered alike
 * and does nothing, so that a second press or a lost answer sends once. Refuses: InvalidInput, TooManyTries
 * (from one address, or for one sender).
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
    await addJob(tx, 'contactMail', { messageId: id, to: 'sender' })
    return sent
  })
}

export type ContactDoors = { db: Db; mail: MailPort; webOrigin: string }

/** The job behind sendContactMessage: one mail of the two. A message that is gone is mailed to nobody. */
export async function sendContactMail(
  { db, mail, webOrigin }: ContactDoors,
  job: { messageId: string; to: 'shop' | 'sender' },
  key: string,
): Promise<void> {
  const message = await findContactMessage(db, job.messageId)
  if (message)
    await mail.send(
      job.to === 'shop' ? contactLetter(message) : contactConfirmation(message, `${webOrigin}/support`),
      key,
    )
}
