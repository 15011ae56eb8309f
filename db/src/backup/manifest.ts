// The contents of a backup: a folder with one file a table, the photos, and a manifest with a checksum of
// every file.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The version of the backup format that this code writes and reads. */
export const backupFormat = 1

/** A file of a backup with its length and checksum. */
export type FileMark = { readonly file: string; readonly bytes: number; readonly sha256: string }
export type TableMark = FileMark & {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  /** The digest of the table's rows, independent of their order (tables.ts). */
  readonly digest: string
}
export type Manifest = {
  readonly format: number
  readonly takenAt: string
  readonly migrations: readonly { readonly name: string; readonly sha256: string }[]
  /** The version of the job queue's own tables. */
  readonly jobsVersion: number
  readonly tables: readonly TableMark[]
  readonly sequences: readonly { readonly schema: string; readonly name: string; readonly last: number }[]
  readonly photos: readonly FileMark[]
}

/** A problem of a backup or of its target that an operator must solve. */
export class BackupRefused extends Error {}

const manifestFile = 'manifest.json'
const markFile = 'manifest.sha256'

/** Returns the SHA-256 (hex) and the length of a file. */
export async function markOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      bytes += chunk.length
      done()
    },
  })
  await pipeline(createReadStream(path), count)
  return { bytes, sha256: hash.digest('hex') }
}

/**
 * Writes a backup's manifest and its digest into the folder, as the last files: a folder without a manifest
 * is no backup. Only the owner may read them.
 */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(folder, manifestFile), text, { mode: 0o600, flush: true })
  await writeFile(join(folder, markFile), `${createHash('sha256').update(text).digest('hex')}\n`, {
    mode: 0o600,
    flush: true,
  })
}

/**
 * Reads the manifest of a backup. Throws BackupRefused for a folder without one, a changed manifest, and
 * another format version.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (name: string) =>
    readFile(join(folder, name), 'utf8').catch(() => {
      throw new BackupRefused(`${folder} is no whole backup: it has no ${name}`)
    })
  const [text, mark] = await Promise.all([read(manifestFile), read(markFile)])
  if (createHash('sha256').update(text).digest('hex') !== mark.trim())
    throw new BackupRefused(`${folder}: ${manifestFile} is damaged`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== backupFormat)
    throw new BackupRefused(
      `${folder} has format ${manifest.format}; this release reads format ${backupFormat}`,
    )
  return manifest
}

/**
 * Reads every file that a backup's manifest names. Throws BackupRefused when one is missing, truncated or
 * changed; returns nothing otherwise.
 */
export async function checkFiles(folder: string, { tables, photos }: Manifest): Promise<void> {
  for (const { file, bytes, sha256 } of [...tables, ...photos]) {
    const path = join(folder, file)
    const size = await stat(path).then(
      (found) => found.size,
      () => undefined,
    )
    if (size === undefined) throw new BackupRefused(`${folder} is damaged: ${file} is missing`)
    if (size !== bytes)
      throw new BackupRefused(`${folder} is damaged: ${file} has ${size} bytes instead of ${bytes}`)
    if ((await markOf(path)).sha256 !== sha256)
      throw new BackupRefused(`${folder} is damaged: ${file} is not what was written`)
  }
}
