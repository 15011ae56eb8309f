// Triangles on a grid of samples: for each sample, which triangle is nearest to the eye. Light is worked
// out later, once a pixel and not once a sample.

/** What is to be laid on the grid: places in samples, distances from the eye, three vertices a triangle. */
export type Flat = {
  x: Float32Array
  y: Float32Array
  depth: Float32Array
  triangles: Uint32Array
}

export type Grid = {
  width: number
  height: number
  /** The nearest triangle's number and one, 0 for none. */
  seen: Uint32Array
  depth: Float32Array
}

/** Returns a grid of pixels in which no surface is seen yet. */
export const emptyGrid = (width: number, height: number): Grid => ({
  width,
  height,
  seen: new Uint32Array(width * height),
  depth: new Float32Array(width * height).fill(Number.POSITIVE_INFINITY),
})

/**
 * Lays triangles on a grid of pixels, the nearest in front; `lift` brings one nearer for the comparison
 * alone. Samples are at the middle of the pixels.
 */
export const layTriangles = (grid: Grid, { x, y, depth, triangles }: Flat, lift?: Float32Array) => {
  const { width, height, seen, depth: nearest } = grid
  const count = triangles.length / 3
  for (let n = 0; n < count; n++) {
    const a = triangles[n * 3] ?? 0
    const b = triangles[n * 3 + 1] ?? 0
    const c = triangles[n * 3 + 2] ?? 0
    const ax = x[a] ?? 0
    const ay = y[a] ?? 0
    const bx = (x[b] ?? 0) - ax
    const by = (y[b] ?? 0) - ay
    const cx = (x[c] ?? 0) - ax
    const cy = (y[c] ?? 0) - ay
    const area = bx * cy - by * cx
    if (Math.abs(area) < 1e-9) continue
    const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5))
    const right = Math.min(width - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5))
    const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5))
    const low = Math.min(height - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5))
    if (left > right || top > low) continue
    const k = 1 / area
    const near = (depth[a] ?? 0) - (lift?.[n] ?? 0)
    const db = (depth[b] ?? 0) - (depth[a] ?? 0)
    const dc = (depth[c] ?? 0) - (depth[a] ?? 0)
    // Shares of b and c change by the same step from sample to sample.
    const ub = cy * k
    const uc = -by * k
    for (let py = top; py <= low; py++) {
      const dx = left + 0.5 - ax
      const dy = py + 0.5 - ay
      let wb = (dx * cy - dy * cx) * k
      let wc = (dy * bx - dx * by) * k
      let at = py * width + left
      for (let px = left; px <= right; px++, at++, wb += ub, wc += uc) {
        if (wb < 0 || wc < 0 || wb + wc > 1) continue
        const d = near + db * wb + dc * wc
        if (d >= (nearest[at] ?? 0)) continue
        nearest[at] = d
        seen[at] = n + 1
      }
    }
  }
}

/** Marks every square of the mask whose middle a triangle covers, without depth: the shape of a shadow. */
export const layShadow = (
  mask: Float32Array,
  { width, height }: { width: number; height: number },
  { x, y, triangles }: Omit<Flat, 'depth'>,
) => {
  for (let n = 0; n < triangles.length; n += 3) {
    const a = triangles[n] ?? 0
    const b = triangles[n + 1] ?? 0
    const c = triangles[n + 2] ?? 0
    const ax = x[a] ?? 0
    const ay = y[a] ?? 0
    const bx = (x[b] ?? 0) - ax
    const by = (y[b] ?? 0) - ay
    const cx = (x[c] ?? 0) - ax
    const cy = (y[c] ?? 0) - ay
    const area = bx * cy - by * cx
    if (Math.abs(area) < 1e-9) continue
    const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5))
    const right = Math.min(width - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5))
    const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5))
    const low = Math.min(height - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5))
    const k = 1 / area
    for (let py = top; py <= low; py++)
      for (let px = left; px <= right; px++) {
        const dx = px + 0.5 - ax
        const dy = py + 0.5 - ay
        const wb = (dx * cy - dy * cx) * k
        const wc = (dy * bx - dx * by) * k
        if (wb >= 0 && wc >= 0 && wb + wc <= 1) mask[py * width + px] = 1
      }
  }
}
