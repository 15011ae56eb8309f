// What the seeded pieces' pictures look like, so that a new shop can be searched by picture at once. The
// looks are shipped in data/looks.bin, which tools/vision/seed-looks.ts makes: entries of the drawing's key
// (8 bytes) and its look (128 bytes), then their SHA-256. A piece whose drawing isn't in the file is looked
// at by the worker.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { artKeyOf } from '@hemline/rules/image-search/art-key.ts'
import { lookBytes, lookVersion } from '@hemline/rules/image-search/likeness.ts'
import type { Cell } from './copy.ts'
import type { SeedPhoto } from './photos.ts'

/** The file of looks. */
export const looksFile = join(import.meta.dirname, 'data/looks.bin')
const keyBytes = 8
const sumBytes = 32

/** Returns the bytes of the looks file: looks by the keys of their drawings, with a checksum. */
export function packLooks(looks: ReadonlyMap<string, Int8Array>): Buffer {
  const entries = [...looks]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, look]) => Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(look)]))
  const body = Buffer.concat(entries)
  return Buffer.concat([body, createHash('sha256').update(body).digest()])
}

/** Reads the bytes of the looks file into looks by key. Throws when the checksum is wrong. */
export function unpackLooks(bytes: Buffer): Map<string, Buffer> {
  const body = bytes.subarray(0, -sumBytes)
  const entry = keyBytes + lookBytes
  if (
    !createHash('sha256').update(body).digest().equals(bytes.subarray(-sumBytes)) ||
    body.length % entry !== 0
  )
    throw new Error('db/src/seed/data/looks.bin is damaged: its SHA-256 is another')
  const looks = new Map<string, Buffer>()
  for (let at = 0; at < body.length; at += entry)
    looks.set(body.toString('hex', at, at + keyBytes), body.subarray(at + keyBytes, at + entry))
  return looks
}

/**
 * Returns a function that makes a piece's row of item_look, undefined when the looks file has no look of its
 * first photo. Without the file no piece has a row. Throws when the file is damaged.
 */
export function lookRows(): (itemNumber: number, photos: readonly SeedPhoto[]) => Cell[] | undefined {
  const looks = existsSync(looksFile) ? unpackLooks(readFileSync(looksFile)) : new Map<string, Buffer>()
  return (itemNumber, [first]) => {
    const look = first && looks.get(artKeyOf(first.art))
    return look && [itemNumber, first.id, lookVersion, `\\x${look.toString('hex')}`]
  }
}
