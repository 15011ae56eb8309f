// Parts of pictures.

/** A part of a picture; each number is a share of its width or height, from 0 to 1. */
export type PictureBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Things of a picture that are marked, the largest ones. */
export const thingsMost = 4

/** The whole picture. */
export const wholePicture: PictureBox = { left: 0, top: 0, width: 1, height: 1 }

/** The smallest part that can be searched with, as a share of each side. */
export const smallestBox = 0.05

/**
 * Returns a box moved and cut so that it lies in the picture and is at least 5 % wide and high; undefined
 * when a value is not a finite number. All values are fractions (0 to 1) of the picture.
 */
export function boxWithin(box: PictureBox): PictureBox | undefined {
  const { left, top, width, height } = box
  if (![left, top, width, height].every(Number.isFinite)) return undefined
  const w = Math.min(1, Math.max(smallestBox, width))
  const h = Math.min(1, Math.max(smallestBox, height))
  return {
    left: Math.min(1 - w, Math.max(0, left)),
    top: Math.min(1 - h, Math.max(0, top)),
    width: w,
    height: h,
  }
}

/** Room around a part, as a share of its sides: the ground tells where a garment ends. */
const room = 0.12

/**
 * Returns a box (fractions of the picture) with 12 % of its width or height more on each side, as far as the
 * picture goes.
 */
export function boxWithRoom({ left, top, width, height }: PictureBox): PictureBox {
  const x = Math.max(0, left - room * width)
  const y = Math.max(0, top - room * height)
  return {
    left: x,
    top: y,
    width: Math.min(1, left + width * (1 + room)) - x,
    height: Math.min(1, top + height * (1 + room)) - y,
  }
}
