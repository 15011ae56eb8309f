// Puts a shopper's picture into the frame that the shop's own pictures have.
import sharp from 'sharp'
import { findGarment, type Garment } from './garment.ts'
import type { Pixels } from './pixels.ts'
import { boxAround } from './silhouette.ts'

/** How much of a piece's picture the garment takes, and where its middle is: measured on 300 drawings. */
const shop = { wide: 0.7, high: 0.73, x: 0.515, y: 0.54, aspect: 0.8 }
/** A thing that fills its box so far is a picture: a photograph in a screenshot, or on a board. */
const pictureFill = 0.94
const pictureLeast = 0.12
/** The rim of a picture in a picture is blurred with what lies around. */
const rim = 0.03
/**
 * An edge from side to side: so much of a row differs so much, in sums of three bytes, from the row
 * before.
 */
const edgeShare = 0.9
const edgeStep = 20
/** A picture takes so much of a screenshot's height, or more; nearly all of it would be no screenshot. */
const bandLeast = 0.3
const bandMost = 0.96
/** A frame that differs less from the picture shows nothing new. */
const sameWithin = 0.12

type Part = { left: number; top: number; width: number; height: number }

/** Cuts a part out of pixels, in pixels; what lies outside repeats the edge. */
async function part({ data, width, height }: Pixels, wanted: Part): Promise<Pixels> {
  const left = Math.round(wanted.left)
  const top = Math.round(wanted.top)
  const right = Math.max(left + 8, Math.round(wanted.left + wanted.width))
  const bottom = Math.max(top + 8, Math.round(wanted.top + wanted.height))
  const padded = await sharp(data, { raw: { width, height, channels: 3 } })
    .extend({
      left: Math.max(0, -left),
      top: Math.max(0, -top),
      right: Math.max(0, right - width),
      bottom: Math.max(0, bottom - height),
      extendWith: 'copy',
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: padded.info.width, height: padded.info.height, channels: 3 as const }
  const size = { width: right - left, height: bottom - top }
  const cut = await sharp(padded.data, { raw })
    .extract({ left: Math.max(0, left), top: Math.max(0, top), ...size })
    .raw()
    .toBuffer()
  return { data: cut, ...size }
}

/** The box around a garment, in pixels of the picture. */
function boxOf({ width, height }: Pixels, { mask }: Garment): Part {
  const { left, top, right, bottom } = boxAround(mask)
  return {
    left: (left * width) / mask.width,
    top: (top * height) / mask.height,
    width: ((right - left) * width) / mask.width,
    height: ((bottom - top) * height) / mask.height,
  }
}

/** A picture with the garment in it. */
export type View = { readonly pixels: Pixels; readonly garment: Garment }

/** How much of a row differs clearly from the one two rows further up. */
function changeAt({ data, width }: Pixels, y: number): number {
  let changed = 0
  for (let x = 0; x < width; x += 1) {
    const at = (y * width + x) * 3
    const above = at - 2 * width * 3
    let step = 0
    for (let k = 0; k < 3; k += 1) step += Math.abs((data[at + k] ?? 0) - (data[above + k] ?? 0))
    if (step >= edgeStep) changed += 1
  }
  return changed / width
}

/**
 * The tallest part of a picture between two edges that run from side to side, as of a photograph in a
 * screenshot that reaches both sides; undefined for a picture without such edges.
 */
function bandOf(pixels: Pixels): Part | undefined {
  const { width, height } = pixels
  const edges = [0]
  for (let y = 2; y < height; y += 1) if (changeAt(pixels, y) >= edgeShare) edges.push(y)
  edges.push(height)
  let best = { top: 0, height: 0 }
  for (const [i, top] of edges.entries()) {
    const size = (edges[i + 1] ?? top) - top
    if (size > best.height) best = { top, height: size }
  }
  const share = best.height / height
  if (share < bandLeast || share > bandMost) return undefined
  // An edge is blurred into the rows beside.
  return { left: 0, top: best.top + 1, width, height: best.height - 3 }
}

/**
 * Returns the picture within a screenshot, or off the board on which it lies, with its garment; undefined
 * where nothing in the picture looks like a picture of a garment. A flat bag may look like one, so the
 * picture as it is counts too.
 */
export async function pictureIn({ pixels, garment }: View): Promise<View | undefined> {
  const band = bandOf(pixels)
  if (band) {
    const inner = await part(pixels, band)
    const found = await findGarment(inner)
    if (found.isClear) return { pixels: inner, garment: found }
  }
  const { mask, isClear } = garment
  const { left, top, right, bottom } = boxAround(mask)
  const inBox = mask.data.reduce((sum, value) => sum + value, 0) / ((right - left) * (bottom - top))
  const share = ((right - left) * (bottom - top)) / mask.data.length
  if (!isClear || inBox < pictureFill || share < pictureLeast) return undefined
  const box = boxOf(pixels, garment)
  const inset = rim * Math.min(box.width, box.height)
  const inner = await part(pixels, {
    left: box.left + inset,
    top: box.top + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  })
  const found = await findGarment(inner)
  return found.isClear ? { pixels: inner, garment: found } : undefined
}

/**
 * Returns the picture in the shop's frame; undefined when it has that frame already, or shows no garment.
 */
export async function inShopFrame({ pixels, garment }: View): Promise<Pixels | undefined> {
  if (!garment.isClear) return undefined
  const box = boxOf(pixels, garment)
  const width = Math.max(box.width / shop.wide, (box.height / shop.high) * shop.aspect)
  const height = width / shop.aspect
  const isSame =
    Math.abs(width / pixels.width - 1) < sameWithin && Math.abs(height / pixels.height - 1) < sameWithin
  if (isSame) return undefined
  return part(pixels, {
    left: box.left + box.width / 2 - shop.x * width,
    top: box.top + box.height / 2 - shop.y * height,
    width,
    height,
  })
}
