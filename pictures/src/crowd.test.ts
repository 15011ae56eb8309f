// A crowd that wants pictures and hangs up. The renderer is the test's own and finishes a drawing when it is
// told to, so that the order of work is seen and no time is measured.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../vitest.patience.ts'
import type { ArtSpec } from './art/draw.ts'
import { createPictures, type Pictures } from './pipeline.ts'

type Drawing = { name: string; finish: () => Promise<void>; stopped: AbortSignal | undefined }

let cacheDir = ''
let pictures: Pictures
/** Drawings in the order in which they were begun. */
let begun: Drawing[] = []
let isEasy = false

const paint = async (width: number) =>
  sharp({ create: { width, height: width * 1.25, channels: 3, background: '#c66f58' } })
    .png()
    .toBuffer()

/** A photo's drawing carries its number, so that the renderer can say whose it is. */
const specOf = (photoId: number): ArtSpec => ({ kind: 'tote', cloth: { color: '#b57f4b' }, seed: photoId })

const render = (spec: ArtSpec, width: number, stopped?: AbortSignal) =>
  new Promise<Buffer>((resolve, reject) => {
    const finish = async () => resolve(await paint(width))
    begun.push({ name: `${spec.seed}/${width}`, finish, stopped })
    stopped?.addEventListener('abort', () => reject(new Error('stopped')))
    if (isEasy) void finish()
  })

const names = () => begun.map(({ name }) => name)
const begins = (count: number) =>
  vi.waitFor(() => expect(names()).toHaveLength(count), { timeout: patienceMs })

/** Asks as somebody on a network would; the answer is a word. */
const ask = (network: string, photoId: number, width: number) => {
  const client = new AbortController()
  const answer = pictures.get(photoId, width, { avif: false }, { network, signal: client.signal }).then(
    (picture) => (picture ? 'picture' : 'none'),
    () => 'left',
  )
  return { answer, hangUp: () => client.abort() }
}
const finishAll = async () => {
  isEasy = true
  for (const drawing of begun) await drawing.finish()
}

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'crowd-'))
  begun = []
  isEasy = false
  pictures = createPictures({
    cacheDir,
    maxBytes: 1e9,
    now: () => new Date(),
    log: () => undefined,
    render,
    source: (photoId) => Promise.resolve(photoId < 10_000 ? specOf(photoId) : undefined),
  })
})

afterEach(async () => {
  const closing = pictures.close()
  await finishAll()
  await closing
  await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 })
})

describe('forty large pictures of one network that hung up', () => {
  it('are not drawn, and the next visitor’s small picture is drawn at once', async () => {
    const crowd = Array.from({ length: 40 }, (_, i) => ask('crowd', 100 + i, 1200))
    await begins(1)
    for (const one of crowd) one.hangUp()
    const visitor = ask('visitor', 7, 320)
    await begins(2)
    expect(names()[1]).toBe('7/400')
    await begun[1]?.finish()
    expect(await visitor.answer).toBe('picture')
    await finishAll()
    await pictures.settled()
    // Neither the large ones nor any AVIF of theirs.
    expect(names().filter((name) => name.endsWith('/1200'))).toHaveLength(1)
    expect(begun[0]?.stopped?.aborted).toBe(true)
  })

  it('are drawn when somebody still waits for them', async () => {
    const first = ask('crowd', 100, 1200)
    const second = ask('other', 100, 1200)
    await begins(1)
    first.hangUp()
    expect(await first.answer).toBe('left')
    expect(begun[0]?.stopped?.aborted).toBe(false)
    await begun[0]?.finish()
    expect(await second.answer).toBe('picture')
    expect(names()).toEqual(['100/1200'])
  })

  it('are drawn anew for who comes after the last one left', async () => {
    const first = ask('crowd', 100, 1200)
    await begins(1)
    first.hangUp()
    const second = ask('crowd', 100, 1200)
    await begins(2)
    await begun[1]?.finish()
    expect(await second.answer).toBe('picture')
  })
})

describe('the AVIF of a picture', () => {
  it('waits until nobody waits for a picture, and is not made for who hung up', async () => {
    const gone = ask('a', 1, 640)
    await begins(1)
    gone.hangUp()
    await begun[0]?.finish()
    isEasy = true
    const stayed = ask('a', 2, 640)
    expect(await stayed.answer).toBe('picture')
    await pictures.settled()
    const format = async (photoId: number) => (await pictures.get(photoId, 640, { avif: true }))?.contentType
    expect([await format(2), await format(1)]).toEqual(['image/avif', 'image/webp'])
  })
})
