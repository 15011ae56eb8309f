// Takes in a feed: the body is kept in a file until its signature is known, then staged as rows in one
// transaction, so that a feed is here whole or not at all.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type FeedFormat,
  type FeedMode,
  type FeedStock,
  feedBytesMax,
} from '@hemline/rules/partners/feeds.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { type Delimiter, type FeedRecord, FeedUnreadable, recordsOf } from './feed-file.ts'
import { insertFeedRows } from './feed-rows.db.ts'
import { type FeedRow, findFeed, insertFeed, updateRowCount } from './feeds.db.ts'
import { lockInbox } from './partners.db.ts'
import { noteUse, type Opened, type SigningDoors } from './signing.ts'

/** What the address of a request says about its feed. */
export type FeedAsked = {
  reference: string
  mode: FeedMode
  stock: FeedStock
  format: FeedFormat
  delimiter: Delimiter
}
export type Received =
  | { __typename: 'FeedTaken'; feed: FeedRow }
  | { __typename: 'FeedKnown'; feed: FeedRow }
  | { __typename: 'FeedUnsigned' }
  | { __typename: 'FeedTooLarge' }
  | { __typename: 'FeedReferenceUsed' }
  | { __typename: 'FeedUnreadable'; message: string }

const stagedAtOnce = 500

class TooLarge extends Error {}

/**
 * Writes a body into a file while its hash and its signature grow; returns its bytes and SHA-256. Throws
 * TooLarge for more than 24 MB.
 */
async function keepBody(body: NodeJS.ReadableStream, path: string, opened: Opened) {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length
      if (bytes > feedBytesMax) return done(new TooLarge())
      hash.update(chunk)
      opened.mac.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(body, counted, createWriteStream(path))
  return { bytes, hash: hash.digest() }
}

async function stage(tx: Tx, feedId: string, records: AsyncGenerator<FeedRecord>): Promise<void> {
  let some: FeedRecord[] = []
  let count = 0
  const flush = async () => {
    if (some.length > 0) await insertFeedRows(tx, feedId, { from: count - some.length + 1, records: some })
    some = []
  }
  for await (const record of records) {
    some.push(record)
    count += 1
    if (some.length === stagedAtOnce) await flush()
  }
  await flush()
  await updateRowCount(tx, feedId, count)
}

type Kept = { path: string; bytes: number; hash: Buffer }

async function stageFeed(
  { db, now }: SigningDoors,
  { opened, asked, kept }: { opened: Opened; asked: FeedAsked; kept: Kept },
): Promise<Received> {
  const supplierId = opened.partner.id
  const { reference, mode, stock, format, delimiter } = asked
  try {
    return await inTransaction<Received>(db, ['FeedTaken', 'FeedKnown'], async (tx) => {
      await lockInbox(tx, supplierId)
      const before = await findFeed(tx, { supplierId, reference })
      if (before)
        return before.body_hash.equals(kept.hash)
          ? { __typename: 'FeedKnown', feed: before }
          : { __typename: 'FeedReferenceUsed' }
      const id = uuidv7(now().getTime())
      const facts = { id, supplier_id: supplierId, reference, mode, stock, format, key_id: opened.keyId }
      await insertFeed(tx, { ...facts, body_hash: kept.hash, bytes: kept.bytes, received_at: now() })
      await stage(tx, id, recordsOf(kept.path, { format, delimiter }))
      await addJob(tx, 'runFeed', { feedId: id }, `feed/${id}`)
      const feed = await findFeed(tx, { id })
      if (!feed) throw new Error('partners: a feed that was not inserted')
      return { __typename: 'FeedTaken', feed }
    })
  } catch (error) {
    if (error instanceof FeedUnreadable) return { __typename: 'FeedUnreadable', message: error.message }
    throw error
  }
}

/**
 * Takes in a feed of at most 24 MB and queues its job. A feed that came before under the same name is
 * returned as it is; another body under that name is refused, and so are a wrong signature, a file that is
 * too large, and one that can't be read. Nothing is stored of a feed that is refused here.
 */
export async function receiveFeed(
  doors: SigningDoors,
  { opened, asked, body }: { opened: Opened; asked: FeedAsked; body: NodeJS.ReadableStream },
): Promise<Received> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'))
  try {
    const path = join(folder, 'body')
    const { bytes, hash } = await keepBody(body, path, opened)
    if (!opened.isRight()) return { __typename: 'FeedUnsigned' }
    await noteUse(doors, opened.keyId)
    return await stageFeed(doors, { opened, asked, kept: { path, bytes, hash } })
  } catch (error) {
    if (error instanceof TooLarge) return { __typename: 'FeedTooLarge' }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
