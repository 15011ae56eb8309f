import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ArtSpec } from './art/draw.ts'
import { createPictures, type PictureSource, type PicturesOptions } from './pipeline.ts'

const spec: ArtSpec = { kind: 'tote', cloth: { color: '#b57f4b' } }
const source: PictureSource = (photoId) => Promise.resolve(photoId < 1000 ? spec : undefined)
const webpOnly = { avif: false }

let cacheDir = ''
let closers: (() => Promise<void>)[] = []
let renders: number[] = []
let warnings: string[] = []

const paint = async (_spec: ArtSpec, width: number) => {
  renders.push(width)
  return sharp({ create: { width, height: width * 1.25, channels: 3, background: '#c66f58' } })
    .png()
    .toBuffer()
}

const ground = () => ({
  cacheDir,
  source,
  maxBytes: 1e9,
  now: () => new Date(),
  log: (message: string) => void warnings.push(message),
})

const open = (options: Partial<PicturesOptions> = {}) => {
  const pictures = createPictures({ ...ground(), render: paint, ...options })
  closers.push(pictures.close)
  return pictures
}

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'))
  closers = []
  renders = []
  warnings = []
})

afterEach(async () => {
  for (const close of closers) await close()
  await rm(cacheDir, { recursive: true, force: true })
})

describe('pictures', () => {
  it('gives a WebP of the asked width, 4:5', async () => {
    const picture = await open().get(7, 320, webpOnly)
    expect(picture?.contentType).toBe('image/webp')
    const file = picture && 'path' in picture ? picture.path : ''
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 })
  })

  it('gives the card of a shared link as JPEG of 1200 × 630 with the whole photo on its own ground, once, and again after a restart', async () => {
    const pictures = open()
    const [card, same] = await Promise.all([pictures.card(7), pictures.card(7)])
    const file = card && 'path' in card ? card.path : ''
    expect(same).toEqual(card)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const { channels } = await sharp(file).stats()
    expect(channels.map(({ stdev }) => Math.round(stdev))).toEqual([0, 0, 0])
    expect(renders).toEqual([640])
    expect(await open().card(7)).toEqual(card)
    expect(renders).toEqual([640])
    expect(await Promise.all([pictures.card(1000), pictures.card(-1), pictures.card(1.5)])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('renders once when twenty people ask at the same time', async () => {
    const pictures = open()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pictures.get(7, 320, webpOnly)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(renders).toHaveLength(1)
  })

  it('renders once for two small widths, and once for each larger one', async () => {
    const pictures = open()
    await Promise.all(([160, 320, 640, 1200] as const).map((width) => pictures.get(7, width, webpOnly)))
    expect(renders.sort((a, b) => a - b)).toEqual([400, 640, 1200])
  })

  it('keeps pictures over a restart', async () => {
    await open().get(7, 160, webpOnly)
    renders = []
    expect(await open().get(7, 160, webpOnly)).toBeDefined()
    expect(renders).toEqual([])
  })

  it('makes pictures again for another revision', async () => {
    await open().get(7, 160, webpOnly)
    await open({ revision: 'b' }).get(7, 160, webpOnly)
    expect(renders).toHaveLength(2)
  })

  it('serves WebP first and AVIF once that is made', async () => {
    const pictures = open()
    await pictures.get(5000, 160, { avif: true })
    expect((await pictures.get(7, 160, { avif: true }))?.contentType).toBe('image/webp')
    await pictures.settled()
    expect((await pictures.get(7, 160, { avif: true }))?.contentType).toBe('image/avif')
    expect((await pictures.get(7, 160, webpOnly))?.contentType).toBe('image/webp')
    expect(renders).toHaveLength(1)
  })

  it('makes an AVIF that an earlier run left out', async () => {
    const first = open()
    await first.get(7, 160, webpOnly)
    await first.settled()
    const [shard = ''] = await readdir(join(cacheDir, (await readdir(cacheDir))[0] ?? ''))
    const folder = join(cacheDir, (await readdir(cacheDir))[0] ?? '', shard)
    await rm(join(folder, '7-160.avif'))
    const second = open()
    await second.get(7, 160, { avif: true })
    await second.settled()
    expect((await stat(join(folder, '7-160.avif'))).size).toBeGreaterThan(0)
  })

  it('does not take an empty file for a picture', async () => {
    const picture = await open().get(7, 160, webpOnly)
    const file = picture && 'path' in picture ? picture.path : ''
    await writeFile(file, '')
    await open().get(7, 160, webpOnly)
    expect((await stat(file)).size).toBeGreaterThan(0)
  })

  it('knows no picture for unknown photos, other widths and odd ids', async () => {
    const pictures = open()
    for (const [photoId, width] of [
      [5000, 320],
      [7, 321],
      [0, 320],
      [1.5, 320],
      [Number.NaN, 320],
    ] as const) {
      expect(await pictures.get(photoId, width, webpOnly)).toBeUndefined()
    }
    expect(renders).toEqual([])
  })

  it('refuses when the source breaks, and works again after', async () => {
    let isBroken = true
    const pictures = open({
      source: (id) => (isBroken ? Promise.reject(new Error('no database')) : source(id)),
    })
    await expect(pictures.get(7, 160, webpOnly)).rejects.toThrow('no database')
    isBroken = false
    expect(await pictures.get(7, 160, webpOnly)).toBeDefined()
  })

  it('serves from memory when the cache cannot be written', async () => {
    const blocked = join(cacheDir, 'file')
    await writeFile(blocked, 'in the way')
    const pictures = open({ cacheDir: blocked })
    const first = await pictures.get(7, 160, webpOnly)
    const second = await pictures.get(7, 160, webpOnly)
    expect(first && 'body' in first && first.body.length).toBeGreaterThan(100)
    expect(second).toEqual(first)
    expect(renders).toHaveLength(1)
    expect(warnings[0]).toContain('served from memory')
  })

  it('cuts an uploaded image to 4:5 without the renderer', async () => {
    const upload = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#24573f' } })
      .jpeg()
      .toBuffer()
    const picture = await open({ source: () => Promise.resolve(upload) }).get(7, 320, webpOnly)
    const file = picture && 'path' in picture ? picture.path : ''
    expect(await sharp(file).metadata()).toMatchObject({ width: 320, height: 400 })
    expect(renders).toEqual([])
  })

  it('warms what it can and skips what is broken', async () => {
    const pictures = open({ source: (id) => (id === 2 ? Promise.reject(new Error('broken')) : source(id)) })
    await pictures.warm([1, 2, 3], [160])
    renders = []
    await pictures.get(1, 160, webpOnly)
    await pictures.get(3, 160, webpOnly)
    expect(renders).toEqual([])
    expect(warnings.some((line) => line.includes('photo 2'))).toBe(true)
  })

  it('renders in a process of its own, and says so when a drawing cannot be rendered', async () => {
    const broken: ArtSpec = { kind: 'tote', cloth: { color: '#b57f4b' }, flaw: null as never, view: 'flaw' }
    const nonsense = { kind: 'no such kind', cloth: {} } as unknown as ArtSpec
    const pictures = createPictures({
      ...ground(),
      source: (id) => Promise.resolve(id === 1 ? broken : nonsense),
      workers: 1,
    })
    closers.push(pictures.close)
    expect((await pictures.get(1, 160, webpOnly))?.contentType).toBe('image/webp')
    await expect(pictures.get(2, 160, webpOnly)).rejects.toThrow()
  })

  it('draws under a watching Node too, whose processes tell their parents what they read', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
    const pictures = open({ render: undefined, workers: 1 })
    expect((await pictures.get(1, 160, webpOnly))?.contentType).toBe('image/webp')
    vi.unstubAllEnvs()
  })
})
