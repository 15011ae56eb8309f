// The geometry of the frame on a picture. All numbers are shares of the picture, from 0 to 1.
import type { ImageSearchFieldsFragment } from '@hemline/schema/generated/graphql.ts'

export type Box = { left: number; top: number; width: number; height: number }
export type Find = ImageSearchFieldsFragment['finds'][number]
/** A corner by its place across and down: 0 is left or top, 1 right or bottom. */
export type Corner = { x: 0 | 1; y: 0 | 1; label: string }

export const corners: readonly Corner[] = [
  { x: 0, y: 0, label: 'Top left corner' },
  { x: 1, y: 0, label: 'Top right corner' },
  { x: 0, y: 1, label: 'Bottom left corner' },
  { x: 1, y: 1, label: 'Bottom right corner' },
]
/** The least width and height of a frame: enough to show a piece. */
const least = 0.08
/** How far one press of an arrow key moves. */
export const keyStep = 0.02

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)
const rounded = (value: number) => Math.round(value * 1000) / 1000
const tidy = ({ left, top, width, height }: Box): Box => ({
  left: rounded(left),
  top: rounded(top),
  width: rounded(width),
  height: rounded(height),
})

/** Returns the frame (fractions of the picture) moved by `dx` and `dy`, kept within the picture. */
export const moved = (box: Box, dx: number, dy: number): Box =>
  tidy({
    ...box,
    left: between(0, box.left + dx, 1 - box.width),
    top: between(0, box.top + dy, 1 - box.height),
  })

/**
 * Returns the frame (fractions of the picture) with one corner moved by `dx` and `dy`; the opposite corner
 * stays, and width and height stay at 0.08 or more.
 */
export function resized(box: Box, { x, y }: Pick<Corner, 'x' | 'y'>, dx: number, dy: number): Box {
  const right = box.left + box.width
  const bottom = box.top + box.height
  const left = x === 0 ? between(0, box.left + dx, right - least) : box.left
  const top = y === 0 ? between(0, box.top + dy, bottom - least) : box.top
  const width = x === 1 ? between(least, box.width + dx, 1 - box.left) : right - left
  const height = y === 1 ? between(least, box.height + dy, 1 - box.top) : bottom - top
  return tidy({ left, top, width, height })
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}

/**
 * Returns how far an arrow key moves a frame, across and down in fractions of the picture; undefined for
 * every other key.
 */
export const stepOf = (key: string): readonly [number, number] | undefined => arrows[key]

/** Returns a frame as text for the URL, left, top, width and height as fractions: "0.11,0.035,0.575,0.78". */
export const boxText = (box: Box): string => {
  const { left, top, width, height } = tidy(box)
  return [left, top, width, height].join()
}

/**
 * Reads a frame (fractions of the picture) from text in the URL; undefined when the text is no frame within a
 * picture.
 */
export function boxOf(text: string | null): Box | undefined {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const [left = 0, top = 0, width = 0, height = 0] = numbers
  const isBox =
    numbers.length === 4 &&
    numbers.every((one) => one >= 0 && one <= 1) &&
    Math.min(width, height) >= least / 2 &&
    Math.max(left + width, top + height) <= 1.001
  return isBox ? { left, top, width, height } : undefined
}

/** Returns the index of the found thing whose box equals a frame; -1 for a frame that the viewer drew. */
export const findAt = (finds: readonly Find[], box: Box): number =>
  finds.findIndex((find) => boxText(find.box) === boxText(box))
