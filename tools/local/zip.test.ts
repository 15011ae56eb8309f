import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digestOf } from './opensearch-dist.ts'
import { unzip } from './zip.ts'

type Piece = {
  readonly name: string
  readonly text: string
  readonly mode?: number
  readonly stored?: boolean
}

function header(mark: number, piece: Piece, packed: Buffer, at: number): Buffer {
  const isEntry = mark === 0x02014b50
  const head = Buffer.alloc(isEntry ? 46 : 30)
  const shift = isEntry ? 2 : 0
  head.writeUInt32LE(mark, 0)
  head.writeUInt16LE(piece.stored === true ? 0 : 8, 8 + shift)
  head.writeUInt32LE(crc32(piece.text), 14 + shift)
  head.writeUInt32LE(packed.length, 18 + shift)
  head.writeUInt32LE(piece.text.length, 22 + shift)
  head.writeUInt16LE(piece.name.length, 26 + shift)
  if (isEntry) {
    head.writeUInt32LE(((piece.mode ?? 0o644) << 16) >>> 0, 38)
    head.writeUInt32LE(at, 42)
  }
  return Buffer.concat([head, Buffer.from(piece.name)])
}

function zipOf(pieces: readonly Piece[]): Buffer {
  let body = Buffer.alloc(0)
  let directory = Buffer.alloc(0)
  for (const piece of pieces) {
    const packed = piece.stored === true ? Buffer.from(piece.text) : deflateRawSync(piece.text)
    directory = Buffer.concat([directory, header(0x02014b50, piece, packed, body.length)])
    body = Buffer.concat([body, header(0x04034b50, piece, packed, 0), packed])
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(pieces.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, directory, end])
}

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hemline-zip-'))
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

const unpack = (content: Buffer, keep: (name: string) => boolean = () => true): Promise<number> => {
  writeFileSync(join(dir, 'a.zip'), content)
  return unzip(join(dir, 'a.zip'), join(dir, 'out'), keep)
}

describe('unpacking', () => {
  it('writes packed and stored files into their folders, programs as programs', async () => {
    const long = 'server '.repeat(1000)
    await unpack(
      zipOf([
        { name: 'lib/', text: '', stored: true },
        { name: 'lib/a.jar', text: long },
        { name: 'bin/run', text: 'go', stored: true, mode: 0o755 },
      ]),
    )
    expect(readFileSync(join(dir, 'out', 'lib', 'a.jar'), 'utf8')).toBe(long)
    expect(statSync(join(dir, 'out', 'bin', 'run')).mode & 0o111).toBe(0o111)
    expect(statSync(join(dir, 'out', 'lib', 'a.jar')).mode & 0o111).toBe(0)
  })

  it('leaves out what is not wanted', async () => {
    const count = await unpack(
      zipOf([
        { name: 'run.sh', text: 'x' },
        { name: 'run.bat', text: 'x' },
      ]),
      (name) => !name.endsWith('.bat'),
    )
    expect(count).toBe(1)
    expect(existsSync(join(dir, 'out', 'run.bat'))).toBe(false)
  })

  it('refuses a name that would leave the folder', async () => {
    await expect(unpack(zipOf([{ name: '../evil', text: 'x' }]))).rejects.toThrow(/outside/)
    expect(existsSync(join(dir, 'evil'))).toBe(false)
  })

  it('refuses a file that is no zip', async () => {
    await expect(unpack(Buffer.from('<html>not found</html>, said the mirror'))).rejects.toThrow(/not a zip/)
  })

  it('knows the SHA-256 of a file', async () => {
    writeFileSync(join(dir, 'abc'), 'abc')
    expect(await digestOf(join(dir, 'abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})
