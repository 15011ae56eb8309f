// Computes the likeness of two pictures: by a difference hash of their brightness, and by the color of their
// middle.
import sharp from 'sharp'
import { ciede2000, type Lab, labOf } from './ciede2000.ts'

/** A picture as it is compared: 256 steps, and the mean colour of its middle. */
export type Look = { readonly steps: Uint8Array; readonly color: Lab }

const across = 16

/**
 * Reduces a picture, of any format that browsers show, to a look for comparison: in which cells of a grid of
 * 16 by 16 brightness falls towards the right, and the mean color of its middle in CIELAB.
 */
export async function lookOf(picture: Uint8Array): Promise<Look> {
  const small = await sharp(picture)
    .greyscale()
    .resize(across + 1, across, { fit: 'fill' })
    .raw()
    .toBuffer()
  const steps = new Uint8Array(across * across)
  for (let y = 0; y < across; y++)
    for (let x = 0; x < across; x++) {
      const at = y * (across + 1) + x
      steps[y * across + x] = (small[at] ?? 0) > (small[at + 1] ?? 0) ? 1 : 0
    }
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const middle = await sharp(picture)
    .extract({
      left: Math.floor(width * 0.3),
      top: Math.floor(height * 0.3),
      width: Math.floor(width * 0.4),
      height: Math.floor(height * 0.4),
    })
    .removeAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { steps, color: labOf(middle[0] ?? 0, middle[1] ?? 0, middle[2] ?? 0) }
}

/** Two pictures with fewer different steps, of 256, and colours nearer than this (CIEDE2000), are twins. */
export const twinSteps = 36
export const twinColor = 10

/**
 * Returns how far two pictures are apart: the number of steps of 256 in which they differ, and the CIEDE2000
 * distance of their colors.
 */
export const apartOf = (one: Look, other: Look): { steps: number; color: number } => ({
  steps: one.steps.reduce((sum, step, i) => sum + (step === other.steps[i] ? 0 : 1), 0),
  color: ciede2000(one.color, other.color),
})

/**
 * Returns whether a person who looks at a listing would take two pictures for the same one: fewer than 36 of
 * 256 steps differ, and the colors are less than 10 (CIEDE2000) apart.
 */
export function areTwins(one: Look, other: Look): boolean {
  const { steps, color } = apartOf(one, other)
  return steps < twinSteps && color < twinColor
}
