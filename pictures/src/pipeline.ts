// From a photo's id to a finished file: find it, or make it once for everybody who asks, WebP first
// and AVIF when there is time.
import type { ArtSpec } from './art/draw.ts'
import { artVersion } from './art/version.ts'
import { type Asker, createDrawQueue } from './draw-queue.ts'
import type { Task } from './draw-shares.ts'
import { encode, encodeCard } from './encode.ts'
import { createPictureCache, type Format, type Log, type Picture, type PictureKey } from './picture-cache.ts'
import { createRecent } from './recent.ts'
import { createRenderPool, type Encode, type Render } from './render-pool.ts'

export const pictureWidths = [160, 320, 640, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Returns whether pictures are served in this width in pixels. */
export const isPictureWidth = (width: number): width is PictureWidth =>
  pictureWidths.some((allowed) => allowed === width)

/** What a photo shows: a drawing, an uploaded image, or nothing for an unknown id. */
export type PictureSource = (photoId: number) => Promise<ArtSpec | Buffer | undefined>

export type PicturesOptions = {
  cacheDir: string
  /** What pictures may take of the disk, in bytes; those that were used longest ago go. */
  maxBytes: number
  now: () => Date
  /** Render processes. */
  workers?: number
  source: PictureSource
  /** Sets apart photos of another seed that share ids. */
  revision?: string
  render?: Render | undefined
  log?: Log
}

export type Pictures = {
  /**
   * The picture in a width of `pictureWidths`; undefined for an unknown photo or width. AVIF
   * only when it is made already. Cut to 4:5, unless `isWhole` asks for the photo's own ratio.
   */
  get: (
    photoId: number,
    width: number,
    wanted: { avif: boolean; isWhole?: boolean },
    asker?: Asker,
  ) => Promise<Picture | undefined>
  /** The card of a shared link, a JPEG of 1200 × 630; undefined for an unknown photo. */
  card: (photoId: number, asker?: Asker) => Promise<Picture | undefined>
  /** Makes pictures before anybody asks; unknown and broken photos are skipped. */
  warm: (photoIds: readonly number[], widths: readonly PictureWidth[]) => Promise<void>
  /** Resolves when no AVIF is waiting to be made, and no old picture to be removed. */
  settled: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Lists are full of small pictures and a page shows 640 first: each is rendered no larger than it is shown,
 * since time grows with the area.
 */
const masterWidth = (width: number) => (width <= 320 ? 400 : width)

/** A share card is 630 high: a master of 640 × 800 is large enough. */
const cardMaster = 640

/** What making a picture takes, compared with the smallest one. */
const costOf = (width: number) => ({ 400: 1, 640: 1.5 })[masterWidth(width)] ?? 4
const largeFrom = 4

/**
 * Together they take about a minute and a half; nobody waits longer for a picture. A page
 * asks for four to six at once.
 */
const mostWaiting = 160
const mostOfNetwork = 32

/** Who asks for no network. */
const shop: Asker = { network: 'shop' }

/** A longer list of waiting AVIFs is cut: the next visit asks again. */
const longestBacklog = 2000

/** Masters that are kept for their other widths and formats. */
const keptMasters = 24_000_000

const encodeHere: Encode = (master, { format, ...size }) =>
  format === 'jpeg' ? encodeCard(master) : encode(master, { ...size, format })

const createMaker = ({ source, workers = 2, render }: PicturesOptions) => {
  const pool = createRenderPool(workers)
  const tools = render ? { render, encode: encodeHere } : pool
  const masters = createRecent<Buffer>(keptMasters, ({ length }) => length)

  /** The master for a width, from which others are made too. */
  const master = async (photoId: number, width: number, stopped?: AbortSignal) => {
    const size = masterWidth(width)
    const key = `${photoId}/${size}`
    const known = masters.get(key)
    if (known) return known
    const shown = await source(photoId)
    const made = Buffer.isBuffer(shown) ? shown : shown && (await tools.render(shown, size, stopped))
    if (made) masters.set(key, made)
    return made
  }

  /**
   * A large picture that nobody waits for any more is given up; what is left of a small one
   * is not worth a new process.
   */
  const make = async ({ photoId, width, format, isWhole = false }: PictureKey, stopped: AbortSignal) => {
    const from = format === 'jpeg' ? cardMaster : width
    const ends = costOf(from) >= largeFrom ? stopped : undefined
    const whole = await master(photoId, from, ends)
    return whole && tools.encode(whole, { width, format, isWhole }, ends)
  }

  return { make, close: pool.close }
}

/** AVIFs that are to be made when there is time, one after the other. */
const createBacklog = (make: (key: PictureKey) => Promise<unknown>, log: Log) => {
  const waiting = new Map<string, PictureKey>()
  let running: Promise<void> | undefined
  let isClosed = false

  const makeAll = async () => {
    for (let next = waiting.entries().next(); !next.done && !isClosed; next = waiting.entries().next()) {
      const [name, key] = next.value
      await make(key).catch(
        (error: unknown) => isClosed || log(`pictures: no AVIF for photo ${key.photoId}`, error),
      )
      waiting.delete(name)
    }
  }

  const add = (key: PictureKey) => {
    if (isClosed) return
    waiting.set(`${key.photoId}/${key.width}/${key.isWhole ?? false}`, key)
    const [oldest] = waiting.keys()
    if (waiting.size > longestBacklog && oldest) waiting.delete(oldest)
    running ??= makeAll().finally(() => {
      running = undefined
    })
  }

  const settled = async () => running

  const close = () => {
    isClosed = true
    return settled()
  }

  return { add, settled, close }
}

/**
 * Makes the shop's pictures: drawn and encoded in `workers` processes (2), cached below `cacheDir`. The same
 * file is never made twice at a time. `get` and `card` return undefined for unknown widths and ids; AVIF
 * files are made later, when nobody waits, and WebP is returned meanwhile.
 */
export const createPictures = (options: PicturesOptions): Pictures => {
  const { workers = 2, revision = 'a', log = (message, error) => console.warn(message, error) } = options
  const cache = createPictureCache({ ...options, version: `v${artVersion}-${revision}`, log })
  const maker = createMaker(options)
  const queue = createDrawQueue<Picture | undefined>({
    atOnce: workers,
    largeFrom,
    mostWaiting,
    mostOfNetwork,
  })

  const taskOf = (key: PictureKey, whenMade: () => void = () => undefined): Task<Picture | undefined> => {
    const from = key.format === 'jpeg' ? cardMaster : key.width
    return {
      name: `${key.photoId}/${key.width}/${key.format}/${key.isWhole ?? false}`,
      lane: `${key.photoId}/${masterWidth(from)}`,
      cost: key.format === 'avif' ? Number.POSITIVE_INFINITY : costOf(from),
      run: async (stopped) => {
        // Somebody who hung up may have had it made until now.
        const known = await cache.find(key)
        const body = known ? undefined : await maker.make(key, stopped)
        if (!body) return known
        if (!stopped.aborted) whenMade()
        return cache.store(key, body)
      },
    }
  }

  const backlog = createBacklog((key) => queue.ask(taskOf(key), shop), log)

  const get: Pictures['get'] = async (photoId, width, { avif, isWhole = false }, asker = shop) => {
    if (!isPictureWidth(width) || !Number.isSafeInteger(photoId) || photoId < 1) return undefined
    const keyOf = (format: Format): PictureKey => ({ photoId, width, format, isWhole })
    const addAvif = () => backlog.add(keyOf('avif'))
    const small = avif ? await cache.find(keyOf('avif')) : undefined
    if (small) return small
    const found = await cache.find(keyOf('webp'))
    if (!found) return queue.ask(taskOf(keyOf('webp'), addAvif), asker)
    if (avif) addAvif()
    return found
  }

  const card: Pictures['card'] = async (photoId, asker = shop) => {
    if (!Number.isSafeInteger(photoId) || photoId < 1) return undefined
    const key: PictureKey = { photoId, width: 1200, format: 'jpeg' }
    return (await cache.find(key)) ?? queue.ask(taskOf(key), asker)
  }

  const warm: Pictures['warm'] = async (photoIds, widths) => {
    const wanted = photoIds.flatMap((photoId) => widths.map((width) => ({ photoId, width }))).values()
    const work = async () => {
      for (const { photoId, width } of wanted) {
        await get(photoId, width, { avif: false }).catch((error: unknown) =>
          log(`pictures: photo ${photoId} was not warmed`, error),
        )
      }
    }
    await Promise.all(Array.from({ length: workers }, work))
  }

  const settled = async () => {
    await backlog.settled()
    await cache.settled()
  }

  const close = async () => {
    queue.close()
    await backlog.close()
    await cache.settled()
    maker.close()
  }

  return { get, card, warm, settled, close }
}
