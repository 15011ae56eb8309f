// Looks at shoppers' pictures: one at a time, since each takes a core for a tenth of a second, and what
// was seen is kept for the next page of its results.
import { boxWithin, boxWithRoom, type PictureBox, wholePicture } from '@hemline/rules/image-search/boxes.ts'
import { families } from '@hemline/rules/image-search/families.ts'
import { likelyFamily } from '@hemline/rules/image-search/ranking.ts'
import { type Seen, seeOf } from '@hemline/vision/look.ts'
import { isNaked } from '@hemline/vision/nudity.ts'
import { readPixels } from '@hemline/vision/pixels.ts'
import { wordsIn } from '@hemline/vision/reading.ts'
import { showsNoPiece } from '@hemline/vision/subject.ts'
import { thingsIn } from '@hemline/vision/things.ts'
import sharp from 'sharp'
import type { Context } from '../../context.ts'
import { atMost } from '../../platform/at-most.ts'
import type { Find } from './image-search.db.ts'

const looking = atMost(1, 12)
const keptMost = 300
const kept = new Map<string, Seen>()

const isWhole = (box: PictureBox) => box.width * box.height > 0.98

/**
 * Tells whether a picture shows a naked person (decision 0245). Undefined when nobody could look: the picture
 * can't be read, or too many wait.
 */
export async function isNakedPicture(bytes: Buffer): Promise<boolean | undefined> {
  const answer = await looking(async () => isNaked(await readPixels(bytes))).catch(() => undefined)
  return answer === 'busy' ? undefined : answer
}

/**
 * Tells whether a picture surely shows no piece, but an animal or a bare wall (decision 0283). Undefined when
 * nobody could look: the picture can't be read, or too many wait.
 */
export async function isWithoutPiece(bytes: Buffer): Promise<boolean | undefined> {
  const answer = await looking(async () => showsNoPiece(await readPixels(bytes))).catch(() => undefined)
  return answer === 'busy' ? undefined : answer
}

/**
 * Returns up to 4 things in a picture, largest first, each with its box and name; the whole picture when
 * nothing stands out. Undefined when the picture can't be read.
 */
export async function findsIn(bytes: Buffer): Promise<Find[] | undefined> {
  const finds = await looking(async () => {
    const boxes = await thingsIn(await readPixels(bytes))
    const found: Find[] = []
    for (const box of boxes.length > 0 ? boxes : [wholePicture]) {
      const seen = await seeOf(await readPixels(bytes, isWhole(box) ? undefined : boxWithRoom(box)))
      found.push({ box, label: families[likelyFamily(seen)]?.one ?? 'Something' })
    }
    return found
  }).catch(() => undefined)
  return finds === 'busy' ? [{ box: wholePicture, label: 'The picture' }] : finds
}

/**
 * Loads the networks in the background by showing them a small blank picture; logs a warning when one doesn't
 * load. Loading takes seconds on a busy machine, and the first shopper's picture would wait for them.
 */
export function warmSight(log: Context['log']): void {
  const blank = { create: { width: 64, height: 64, channels: 3 as const, background: '#dddddd' } }
  looking(async () => {
    const bytes = await sharp(blank).png().toBuffer()
    await isNaked(await readPixels(bytes))
    await seeOf(await readPixels(bytes))
  }).catch((error: unknown) => log.warn({ err: error }, 'pictures could not be looked at at the start'))
}

const read = new Map<string, readonly string[]>()

/**
 * Returns the lines of printed words in a picture, the largest letters first; empty when there are none.
 * Undefined when too many pictures wait, or this one can't be read. `key` names the picture in the cache;
 * `load` is called only when it is not there.
 */
export async function linesIn(
  key: string,
  load: () => Promise<Buffer | undefined>,
): Promise<readonly string[] | undefined> {
  const known = read.get(key)
  if (known) return known
  const bytes = await load()
  if (!bytes) return undefined
  const lines = await looking(async () => (await wordsIn(bytes)).map(({ text }) => text)).catch(
    () => undefined,
  )
  if (!lines || lines === 'busy') return undefined
  read.set(key, lines)
  const [oldest] = read.keys()
  if (read.size > keptMost && oldest !== undefined) read.delete(oldest)
  return lines
}

/**
 * Returns what a part of a picture (`box`: fractions of its sides; undefined: the whole) looks like: vectors
 * and family shares. Undefined when too many pictures wait, or this one can't be read. `key` names the
 * picture in the cache; `load` is called only when it is not there.
 */
export async function seenIn(
  key: string,
  box: PictureBox | undefined,
  load: () => Promise<Buffer | undefined>,
): Promise<Seen | undefined> {
  const part = box && boxWithin(box)
  const name = `${key}/${
    part
      ? Object.values(part)
          .map((value) => value.toFixed(4))
          .join()
      : ''
  }`
  const known = kept.get(name)
  if (known) return known
  const bytes = await load()
  if (!bytes) return undefined
  const seen = await looking(async () =>
    seeOf(await readPixels(bytes, part && !isWhole(part) ? boxWithRoom(part) : undefined)),
  ).catch(() => undefined)
  if (!seen || seen === 'busy') return undefined
  kept.set(name, seen)
  const [oldest] = kept.keys()
  if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest)
  return seen
}
