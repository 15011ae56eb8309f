// Unpacks a zip without a program of the machine. Reads the central directory (PKWARE's APPNOTE 4.3.12 and
// 4.3.7); no zip64 and no encryption, which is enough for a server's distribution.
import { mkdirSync } from 'node:fs'
import { chmod, type FileHandle, open, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)
const endMark = 0x06054b50
const entryMark = 0x02014b50
const endSize = 22
const entrySize = 46
const localSize = 30

type Entry = {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly mode: number
  readonly at: number
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead !== length) throw new Error('the zip file is cut short')
  return buffer
}

async function readDirectory(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat()
  const length = Math.min(size, 65_535 + endSize)
  const end = await readAt(file, size - length, length)
  for (let at = length - endSize; at >= 0; at -= 1) {
    if (end.readUInt32LE(at) === endMark)
      return readAt(file, end.readUInt32LE(at + 16), end.readUInt32LE(at + 12))
  }
  throw new Error('this is not a zip file')
}

function entriesOf(directory: Buffer): readonly Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + entrySize <= directory.length && directory.readUInt32LE(at) === entryMark; ) {
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + entrySize, at + entrySize + nameLength),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      mode: (directory.readUInt32LE(at + 38) >>> 16) & 0o777,
      at: directory.readUInt32LE(at + 42),
    })
    at += entrySize + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function contentOf(file: FileHandle, entry: Entry): Promise<Buffer> {
  const local = await readAt(file, entry.at, localSize)
  const start = entry.at + localSize + local.readUInt16LE(26) + local.readUInt16LE(28)
  const packed = await readAt(file, start, entry.packed)
  if (entry.method === 0) return packed
  if (entry.method !== 8)
    throw new Error(`${entry.name} is packed in a way that is not known here (${entry.method})`)
  return inflate(packed)
}

function placeOf(folder: string, name: string): string {
  const place = normalize(join(folder, name))
  if (!place.startsWith(folder + sep)) throw new Error(`${name} would be unpacked outside of its folder`)
  return place
}

/**
 * Unpacks the entries that `keep` accepts into `folder` and returns their number. Throws on names that
 * leave the folder.
 */
export async function unzip(zip: string, folder: string, keep: (name: string) => boolean): Promise<number> {
  const file = await open(zip)
  try {
    const entries = entriesOf(await readDirectory(file)).filter((entry) => keep(entry.name))
    for (const entry of entries) {
      const place = placeOf(normalize(folder), entry.name)
      if (entry.name.endsWith('/')) {
        mkdirSync(place, { recursive: true })
        continue
      }
      mkdirSync(dirname(place), { recursive: true })
      await writeFile(place, await contentOf(file, entry))
      await chmod(place, entry.mode === 0 ? 0o644 : entry.mode | 0o644)
    }
    return entries.length
  } finally {
    await file.close()
  }
}
