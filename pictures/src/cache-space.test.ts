// The folder of pictures stays within its room, whoever shares it.
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

const block = 4096
const maxBytes = 40 * block
const start = Date.parse('2026-11-22T12:00:00Z')
const hour = 3_600_000

let folder = ''
let at = start
let warnings: string[] = []

const open = () =>
  createPictureCache({
    cacheDir: folder,
    version: 'v4-a',
    maxBytes,
    now: () => new Date(at),
    log: (message) => void warnings.push(message),
  })

const keyOf = (photoId: number) => ({ photoId, width: 320, format: 'webp' as const })
const pathOf = (photoId: number, version = 'v4-a') =>
  join(folder, version, String(photoId % 1000).padStart(3, '0'), `${photoId}-320.webp`)

/** A picture that was used last so many hours ago. */
const put = async (path: string, hoursAgo: number) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, Buffer.alloc(block - 100, 7))
  const used = new Date(start - hoursAgo * hour)
  await utimes(path, used, used)
}
const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
const taken = async () => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((one) => one.isFile()).map(async (one) => (await stat(join(one.parentPath, one.name))).size),
  )
  return sizes.reduce((sum, size) => sum + Math.ceil(size / block) * block, 0)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'space-'))
  at = start
  warnings = []
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

it('never holds more than it may, however many are drawn', async () => {
  const cache = open()
  for (let photoId = 1; photoId <= 150; photoId += 1) {
    await cache.store(keyOf(photoId), Buffer.alloc(block, 7))
    await cache.settled()
    expect(await taken()).toBeLessThanOrEqual(maxBytes)
  }
  // Room is made for some at a time: not for each, and not of all.
  expect(await taken()).toBeGreaterThan(maxBytes * 0.75)
  expect(await isThere(pathOf(150))).toBe(true)
})

it('loses those that were used longest ago, also of earlier runs and earlier ways to draw', async () => {
  for (let photoId = 1; photoId <= 60; photoId += 1)
    await put(pathOf(photoId, photoId <= 30 ? 'v3-a' : 'v4-a'), 100 - photoId)
  const cache = open()
  // The oldest of this version is looked at, and so is none of the oldest any more.
  expect(await cache.find(keyOf(31))).toBeDefined()
  await cache.store(keyOf(99), Buffer.alloc(block, 7))
  await cache.settled()
  expect(await taken()).toBeLessThanOrEqual(maxBytes)
  expect(
    await Promise.all(
      [30, 32, 31, 60, 99].map((photoId) => isThere(pathOf(photoId, photoId <= 30 ? 'v3-a' : 'v4-a'))),
    ),
  ).toEqual([true, true, true, true, true])
  expect(await Promise.all([1, 10, 20].map((photoId) => isThere(pathOf(photoId, 'v3-a'))))).toEqual([
    false,
    false,
    false,
  ])
})

it('writes the time of a picture once an hour, not with each look', async () => {
  await put(pathOf(1), 10)
  const cache = open()
  const usedAt = async () => (await stat(pathOf(1))).mtimeMs
  await cache.find(keyOf(1))
  expect(await usedAt()).toBe(start)
  at = start + hour / 2
  await cache.find(keyOf(1))
  expect(await usedAt()).toBe(start)
  at = start + hour * 2
  await cache.find(keyOf(1))
  expect(await usedAt()).toBe(at)
})

it('touches nothing but its own files: photographs that lie below the same folder stay', async () => {
  const originals = ['photos/ab/one.jpg', 'v4-a/README', 'v4-a/000/notes.txt', '17-320.webp'].map((name) =>
    join(folder, name),
  )
  for (const path of originals) await put(path, 10_000)
  const leftBehind = join(folder, 'v4-a', '001', '1-320.webp.77-0.part')
  await put(leftBehind, 2)
  for (let photoId = 1; photoId <= 60; photoId += 1) await put(pathOf(photoId), 5)
  const cache = open()
  await cache.store(keyOf(99), Buffer.alloc(block, 7))
  await cache.settled()
  expect(await Promise.all(originals.map(isThere))).toEqual([true, true, true, true])
  expect(await isThere(leftBehind)).toBe(false)
  expect(await taken()).toBeLessThanOrEqual(maxBytes + originals.length * block)
})

it('is kept by two processes that share it', async () => {
  const one = open()
  const other = open()
  for (let photoId = 1; photoId <= 150; photoId += 1) {
    await Promise.all([
      one.store(keyOf(photoId), Buffer.alloc(block, 7)),
      other.store(keyOf(photoId + 500), Buffer.alloc(block, 7)),
    ])
    await Promise.all([one.settled(), other.settled()])
    expect(await taken()).toBeLessThanOrEqual(maxBytes)
  }
  expect(warnings).toEqual([])
})

it('does without a picture that somebody removed, and without a folder that vanished', async () => {
  const cache = open()
  await cache.store(keyOf(1), Buffer.alloc(block, 7))
  await rm(folder, { recursive: true })
  expect(await cache.find(keyOf(1))).toBeUndefined()
  expect(await cache.store(keyOf(1), Buffer.alloc(block, 7))).toHaveProperty('path')
  await cache.settled()
  expect(warnings).toEqual([])
})
