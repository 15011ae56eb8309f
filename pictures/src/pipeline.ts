// From a photo's id to a finished file: find it, or make it once for everybody who asks, WebP first and AVIF when there is time.
import { join } from 'node:path'
import type { ArtSpec } from './art/draw.ts'
import { artVersion } from './art/version.ts'
import { encode, encodeCard } from './encode.ts'
import { createPictureCache, type Format, type Log, type Picture, type PictureKey } from './picture-cache.ts'
import { createRecent } from './recent.ts'
import { createRenderPool, type Render } from './render-pool.ts'

export const pictureWidths = [160, 320, 640, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const isPictureWidth = (width: number): width is PictureWidth => pictureWidths.some((allowed) => allowed === width)

/** What a photo shows: a drawing, an uploaded image, or nothing for an unknown id. */
export type PictureSource = (photoId: number) => Promise<ArtSpec | Buffer | undefined>

export type PicturesOptions = {
  cacheDir: string
  /** Render processes. */
  workers?: number
  source: PictureSource
  /** Sets apart photos of another seed that share ids. */
  revision?: string
  render?: Render
  log?: Log
}

export type Pictures = {
  /** The picture in a width of `pictureWidths`; undefined for an unknown photo or width. AVIF only when it is made already. */
  get: (photoId: number, width: number, accepts: { avif: boolean }) => Promise<Picture | undefined>
  /** The card of a shared link, a JPEG of 1200 × 630; undefined for an unknown photo. */
  card: (photoId: number) => Promise<Picture | undefined>
  /** Makes pictures before anybody asks; unknown and broken photos are skipped. */
  warm: (photoIds: readonly number[], widths: readonly PictureWidth[]) => Promise<void>
  /** Resolves when no AVIF is waiting to be made. */
  settled: () => Promise<void>
  close: () => Promise<void>
}

/** Lists are full of small pictures and a page shows 640 first: each is rendered no larger than it is shown, since time grows with the area. */
const masterWidth = (width: number) => (width <= 320 ? 400 : width)

/** A share card is 630 high: a master of 640 × 800 is large enough. */
const cardMaster = 640

/** A longer list of waiting AVIFs is cut: the next visit asks again. */
const longestBacklog = 2000

const createMaker = ({ source, workers = 2, render }: PicturesOptions) => {
  const pool = render ? undefined : createRenderPool(workers)
  const rasterise = render ?? pool?.render
  const masters = createRecent<Buffer>(24)
  const running = new Map<string, Promise<Buffer | undefined>>()

  const makeMaster = async (photoId: number, width: number) => {
    const shown = await source(photoId)
    if (!shown || !rasterise) return undefined
    return Buffer.isBuffer(shown) ? shown : rasterise(shown, width)
  }

  /** The master for a width, rendered once however many widths and formats want it. */
  const master = (photoId: number, width: number) => {
    const size = masterWidth(width)
    const key = `${photoId}/${size}`
    const known = masters.get(key)
    if (known) return Promise.resolve(known)
    const started = running.get(key)
    if (started) return started
    const making = makeMaster(photoId, size)
      .then((made) => {
        if (made) masters.set(key, made)
        return made
      })
      .finally(() => running.delete(key))
    running.set(key, making)
    return making
  }

  const make = async ({ photoId, width, format }: PictureKey) => {
    if (format === 'jpeg') {
      const whole = await master(photoId, cardMaster)
      return whole && encodeCard(whole)
    }
    const from = await master(photoId, width)
    return from && encode(from, width, format)
  }

  return { make, close: () => pool?.close() }
}

/** AVIFs are made one at a time, and only while nobody waits for a picture. */
const createBacklog = (make: (key: PictureKey) => Promise<unknown>, isBusy: () => boolean) => {
  const waiting = new Map<string, PictureKey>()
  const watchers: (() => void)[] = []
  let running: Promise<void> | undefined
  let isClosed = false

  const makeAll = async () => {
    for (let next = waiting.entries().next(); !next.done && !isBusy() && !isClosed; next = waiting.entries().next()) {
      const [name, key] = next.value
      await make(key)
      waiting.delete(name)
    }
    if (!waiting.size) for (const done of watchers.splice(0)) done()
  }

  const run = () => {
    if (running || isBusy() || isClosed || !waiting.size) return
    running = makeAll().finally(() => {
      running = undefined
      run()
    })
  }

  const add = (key: PictureKey) => {
    waiting.set(`${key.photoId}/${key.width}`, key)
    const [oldest] = waiting.keys()
    if (waiting.size > longestBacklog && oldest) waiting.delete(oldest)
  }

  const settled = () => (waiting.size ? new Promise<void>((resolve) => watchers.push(resolve)) : Promise.resolve())

  const close = async () => {
    isClosed = true
    await running
    waiting.clear()
    for (const done of watchers.splice(0)) done()
  }

  return { add, run, settled, close }
}

/** The shop's pictures, cached below `cacheDir`. Two processes render; the same file is never made twice at a time. */
export const createPictures = (options: PicturesOptions): Pictures => {
  const { workers = 2, revision = 'a', log = (message, error) => console.warn(message, error) } = options
  const cache = createPictureCache(join(options.cacheDir, `v${artVersion}-${revision}`), log)
  const maker = createMaker(options)
  const flights = new Map<string, Promise<Picture | undefined>>()

  const makeAvif = async (key: PictureKey) => {
    try {
      if (await cache.find(key)) return
      const body = await maker.make(key)
      if (body) await cache.store(key, body)
    } catch (error) {
      log(`pictures: no AVIF for photo ${key.photoId}`, error)
    }
  }
  const backlog = createBacklog(makeAvif, () => flights.size > 0)

  const makeWebp = async (key: PictureKey) => {
    const body = await maker.make(key)
    if (!body) return undefined
    backlog.add({ ...key, format: 'avif' })
    return cache.store(key, body)
  }

  /** One at a time under a name: who asks meanwhile waits for the same. */
  const inFlight = (name: string, start: () => Promise<Picture | undefined>) => {
    const started = flights.get(name)
    if (started) return started
    const flight = start().finally(() => {
      flights.delete(name)
      backlog.run()
    })
    flights.set(name, flight)
    return flight
  }
  const single = (key: PictureKey) => inFlight(`${key.photoId}/${key.width}`, () => makeWebp(key))

  const get: Pictures['get'] = async (photoId, width, { avif }) => {
    if (!isPictureWidth(width) || !Number.isSafeInteger(photoId) || photoId < 1) return undefined
    const keyOf = (format: Format): PictureKey => ({ photoId, width, format })
    const small = avif ? await cache.find(keyOf('avif')) : undefined
    if (small) return small
    const found = await cache.find(keyOf('webp'))
    if (!found) return single(keyOf('webp'))
    if (avif) {
      backlog.add(keyOf('avif'))
      backlog.run()
    }
    return found
  }

  const makeCard = async (key: PictureKey) => {
    const body = await maker.make(key)
    return body && cache.store(key, body)
  }

  const card: Pictures['card'] = async (photoId) => {
    if (!Number.isSafeInteger(photoId) || photoId < 1) return undefined
    const key: PictureKey = { photoId, width: 1200, format: 'jpeg' }
    return (await cache.find(key)) ?? inFlight(`${photoId}/card`, () => makeCard(key))
  }

  const warm: Pictures['warm'] = async (photoIds, widths) => {
    const wanted = photoIds.flatMap((photoId) => widths.map((width) => ({ photoId, width }))).values()
    const work = async () => {
      for (const { photoId, width } of wanted) {
        await get(photoId, width, { avif: false }).catch((error: unknown) => log(`pictures: photo ${photoId} was not warmed`, error))
      }
    }
    await Promise.all(Array.from({ length: workers }, work))
  }

  const close = async () => {
    await backlog.close()
    maker.close()
  }

  return { get, card, warm, settled: backlog.settled, close }
}
