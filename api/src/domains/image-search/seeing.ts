// Looks at shoppers' pictures: one at a time, since each takes a core for a tenth of a second, and what
// was seen is kept for the next page of its results.
import { boxWithin, type PictureBox, wholePicture } from '@hemline/rules/image-search/boxes.ts'
import { families } from '@hemline/rules/image-search/families.ts'
import { type Seen, seeOf } from '@hemline/vision/look.ts'
import { readPixels } from '@hemline/vision/pixels.ts'
import { thingsIn } from '@hemline/vision/things.ts'
import { atMost } from '../../platform/at-most.ts'
import type { Find } from './image-search.db.ts'

const looking = atMost(1, 12)
const keptMost = 300
const kept = new Map<string, Seen>()
const leastShare = 0.3

/** The name of what was seen, where one family is likely. */
export const likelyFamily = ({ families: shares }: Pick<Seen, 'families'>): number => {
  const best = shares.reduce((most, share, i) => (share > (shares[most] ?? 0) ? i : most), 0)
  return (shares[best] ?? 0) >= leastShare ? best : -1
}

const isWhole = (box: PictureBox) => box.width * box.height > 0.98

/**
 * Returns the things in a picture with their names, the largest first, at most four; the whole picture when
 * nothing stands out. Undefined when the picture can't be read.
 */
export async function findsIn(bytes: Buffer): Promise<Find[] | undefined> {
  const finds = await looking(async () => {
    const boxes = await thingsIn(await readPixels(bytes))
    const found: Find[] = []
    for (const box of boxes.length > 0 ? boxes : [wholePicture]) {
      const seen = await seeOf(await readPixels(bytes, isWhole(box) ? undefined : box))
      found.push({ box, label: families[likelyFamily(seen)]?.one ?? 'Something' })
    }
    return found
  }).catch(() => undefined)
  return finds === 'busy' ? [{ box: wholePicture, label: 'The picture' }] : finds
}

/**
 * Returns what a part of a picture looks like; undefined when too many pictures wait, or this one can't be
 * read. `key` names the picture.
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
    seeOf(await readPixels(bytes, part && !isWhole(part) ? part : undefined)),
  ).catch(() => undefined)
  if (!seen || seen === 'busy') return undefined
  kept.set(name, seen)
  const [oldest] = kept.keys()
  if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest)
  return seen
}
