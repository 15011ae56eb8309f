// Who waits to sell directly is told once, when it is open for them (specification §2, §3 flag p2p).
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import { sellsDirectly } from '@hemline/rules/vocabulary/flags.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { oneClickHeaders, registerOneClick } from '../../platform/one-click.ts'
import { isUuid } from '../../platform/tokens.ts'
import type { Mail, MailPort } from '../../ports/mail.ts'
import { renderMail } from '../../ports/mail-render.ts'
import { flagReader } from '../identity/identity.ts'
import { deletePlace, findPlaceById, listUntold, updateTold, type WaitingRow } from './waitlist.db.ts'

/** How many places one statement reads. */
const atOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

async function* untold(db: Db): AsyncGenerator<WaitingRow> {
  for (let after = beforeAll; ; ) {
    const rows = await listUntold(db, { after, limit: atOnce })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}

/**
 * Job: queues the mail of everybody on the waitlist for whom selling directly is open by now: by the flags
 * of the account, or of the browser that joined, whose share the account will have. An address of neither
 * is told when the flag is on for all. Each address is told once.
 */
export async function tellWaitlist({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const flagsOf = await flagReader(db)
  const isOpen = ({ user_id, split_key }: WaitingRow) =>
    sellsDirectly(flagsOf({ key: split_key, userId: user_id }))
  for await (const row of untold(db)) {
    if (!isOpen(row)) continue
    await inTransaction(db, async (tx) => {
      if (!(await updateTold(tx, row.id, now()))) return
      await addJob(tx, 'waitlistMail', { placeId: row.id }, `waitlist/${row.id}`)
    })
  }
}

const signatureOf = (secret: string, id: string): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update('hemline/waitlist-links').digest())
    .update(id)
    .digest()
    .subarray(0, 24)

/** Returns the signed token of a link that takes a place off the waitlist; it never expires. */
export const leaveToken = (secret: string, placeId: string): string =>
  `${placeId}.${signatureOf(secret, placeId).toString('base64url')}`

/** Returns the id of the place in a token of `leaveToken`; undefined for one that this shop did not make. */
function readToken(secret: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.slice(0, 200).split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secret, id)
  return isUuid(id) && given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

/** The path of one-click requests of mail programs that take an address off the waitlist (RFC 8058). */
const leavePath = '/api/v1.0/waitlist/leave'
const leavePage = (token: string): string => `/direct/sell/waitlist?leave=${token}`

/**
 * Removes the waitlist place of a mailed link; true also when it is gone already. Returns false for a token
 * that this shop did not sign.
 */
export async function leaveByLink(
  { db, secret }: { db: Db; secret: string },
  token: string,
): Promise<boolean> {
  const id = readToken(secret, token)
  if (id !== undefined) await deletePlace(db, id)
  return id !== undefined
}

/**
 * Registers the route by which one press in a mail program takes an address off the waitlist; 400 for a token
 * that this shop did not sign.
 */
export const registerWaitlistLeave = (
  app: FastifyInstance,
  doors: { db: Db; secret: string },
): Promise<void> =>
  registerOneClick(app, {
    path: leavePath,
    page: leavePage,
    press: async (token) =>
      (await leaveByLink(doors, token)) ? 'Done. Your address is off the waitlist.' : undefined,
  })

/** The services that the job waitlistMail needs; the secret signs the link that leaves the list. */
export type WaitlistDoors = { db: Db; mail: MailPort; webOrigin: string; giftCardSecret: string }

function waitlistMail(to: string, origin: string, leave: string): Promise<Mail> {
  return renderMail({
    to,
    subject: 'You can sell it yourself now',
    preview: 'It is your turn: single pieces, your pictures, your price.',
    title: 'It is your turn',
    parts: [
      {
        kind: 'words',
        text: 'You asked us to write when you can sell a piece yourself. From today on you can: take the pictures, set the price, and send the piece with our label when it is sold.',
      },
      { kind: 'button', label: 'Sell your first piece', url: `${origin}/direct/sell` },
      { kind: 'link', label: 'Take me off the list', url: leave },
    ],
    closing: ['You get this mail once, because this address is on our waitlist for selling it yourself.'],
  })
}

/** Job: mails one address of the waitlist that selling is open; does nothing when the place was removed. */
export async function sendWaitlistMail(
  { db, mail, webOrigin, giftCardSecret }: WaitlistDoors,
  placeId: string,
  key: string,
): Promise<void> {
  const place = await findPlaceById(db, placeId)
  if (!place) return
  const token = leaveToken(giftCardSecret, placeId)
  const letter = await waitlistMail(place.email, webOrigin, webOrigin + leavePage(token))
  const headers = oneClickHeaders(`${webOrigin}${leavePath}?token=${token}`)
  await mail.send({ ...letter, headers: { ...letter.headers, ...headers } }, key)
}
