// Boxes around lines of words, from the shares that the network of PP-OCR gives each point (differentiable
// binarization: points above a threshold, joined, and widened again, since the network shrinks each line).

/** A box in points of the map. */
export type WordBox = { left: number; top: number; width: number; height: number }

const wordFrom = 0.3
/** The mean share of a box below which it is taken for noise. */
const boxFrom = 0.5
const leastSide = 4
/** How far a line was shrunk, as in the network's training. */
const widening = 1.7

type Blob = { left: number; right: number; top: number; bottom: number; sum: number; count: number }

function blobFrom(start: number, shares: Float32Array, seen: Uint8Array, width: number): Blob {
  const stack = [start]
  seen[start] = 1
  const blob = { left: width, right: 0, top: shares.length, bottom: 0, sum: 0, count: 0 }
  for (let point = stack.pop(); point !== undefined; point = stack.pop()) {
    const x = point % width
    const y = (point - x) / width
    blob.left = Math.min(blob.left, x)
    blob.right = Math.max(blob.right, x + 1)
    blob.top = Math.min(blob.top, y)
    blob.bottom = Math.max(blob.bottom, y + 1)
    blob.sum += shares[point] ?? 0
    blob.count += 1
    const sides = [x > 0 ? point - 1 : -1, x < width - 1 ? point + 1 : -1, point - width, point + width]
    for (const next of sides) {
      if (next < 0 || seen[next] || (shares[next] ?? 0) <= wordFrom) continue
      seen[next] = 1
      stack.push(next)
    }
  }
  return blob
}

/**
 * Returns the boxes of lines of words in a map of shares (0 to 1, row by row, `width` by `height` points),
 * the tallest first, widened to the whole letters and kept within the map.
 */
export function wordBoxes(shares: Float32Array, width: number, height: number): WordBox[] {
  const seen = new Uint8Array(shares.length)
  const boxes: WordBox[] = []
  for (let point = 0; point < shares.length; point += 1) {
    if (seen[point] || (shares[point] ?? 0) <= wordFrom) continue
    const blob = blobFrom(point, shares, seen, width)
    const wide = blob.right - blob.left
    const high = blob.bottom - blob.top
    if (Math.min(wide, high) < leastSide || blob.sum / blob.count < boxFrom) continue
    const more = (wide * high * widening) / (2 * (wide + high))
    const left = Math.max(0, blob.left - more)
    const top = Math.max(0, blob.top - more)
    boxes.push({
      left,
      top,
      width: Math.min(width, blob.right + more) - left,
      height: Math.min(height, blob.bottom + more) - top,
    })
  }
  return boxes.toSorted((one, other) => Math.min(other.width, other.height) - Math.min(one.width, one.height))
}
