// The things in a picture, as boxes around them.
import { type PictureBox, thingsMost } from '@hemline/rules/image-search/boxes.ts'
import { findGarment } from './garment.ts'
import type { Pixels } from './pixels.ts'

/** The least share of the picture, and of the largest thing, that is worth a box. */
const leastOfPicture = 0.012
const leastOfLargest = 0.08
/** Room around a thing, as a share of the picture. */
const room = 0.03

type Edges = { left: number; top: number; right: number; bottom: number }

const overlaps = (one: Edges, other: Edges) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * Both shoes of a pair, or the two halves of an opened coat, are one thing: boxes that overlap are joined.
 */
function joined(boxes: readonly Edges[]): Edges[] {
  const result: Edges[] = []
  for (const box of boxes) {
    const at = result.findIndex((one) => overlaps(one, box))
    const one = result[at]
    if (!one) {
      result.push(box)
      continue
    }
    result[at] = {
      left: Math.min(one.left, box.left),
      top: Math.min(one.top, box.top),
      right: Math.max(one.right, box.right),
      bottom: Math.max(one.bottom, box.bottom),
    }
  }
  return result
}

/**
 * Returns boxes (fractions from 0 to 1) around things that stand out from the ground, the largest first, at
 * most four; none when nothing does.
 */
export async function thingsIn(pixels: Pixels): Promise<PictureBox[]> {
  const { things, mask, isClear } = await findGarment(pixels)
  if (!isClear) return []
  const { width, height } = mask
  const largest = things.reduce((size, thing) => Math.max(size, thing.size), 0)
  const large = things
    .filter(({ size }) => size >= leastOfPicture * width * height && size >= leastOfLargest * largest)
    .toSorted((one, other) => other.size - one.size)
  return joined(large)
    .slice(0, thingsMost)
    .map(({ left, top, right, bottom }) => {
      const x = Math.max(0, left / width - room)
      const y = Math.max(0, top / height - room)
      return {
        left: x,
        top: y,
        width: Math.min(1, right / width + room) - x,
        height: Math.min(1, bottom / height + room) - y,
      }
    })
}
