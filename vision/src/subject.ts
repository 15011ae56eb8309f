// What a picture shows where it shows no piece at all: an animal, food, a car, a bare wall. By the network's
// own thousand classes, of which a third are animals (decision 0283).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { families } from '@hemline/rules/image-search/families.ts'
import { findGarment, type Garment } from './garment.ts'
import { featureLength, featuresOf } from './network.ts'
import type { Pixels } from './pixels.ts'
import { thingsIn } from './things.ts'
import { apply, type Linear, readWeights } from './weights.ts'

/** The file. */
export const classesFile = join(import.meta.dirname, '../model/classes.bin')
const count = 1000

/** The first class that is no animal. */
const animals = 398
/** Runs of further classes of ImageNet (ILSVRC 2012), first and last, that nobody wears. */
const foreign: readonly (readonly [number, number])[] = [
  // Food and drink.
  [924, 969],
  // Mountains, coasts and other places.
  [970, 980],
  // Flowers, fruits and mushrooms.
  [984, 998],
  // Airplanes, cars, trains, ships.
  [403, 404],
  [407, 408],
  [468, 468],
  [511, 511],
  [555, 555],
  [609, 609],
  [627, 627],
  [654, 654],
  [656, 656],
  [705, 705],
  [717, 717],
  [751, 751],
  [779, 779],
  [817, 817],
  [829, 829],
  [864, 867],
]

/** Classes that are worn or carried: those of the families, and some that no family is told apart by. */
const worn: readonly number[] = families
  .flatMap(({ classes }) => classes)
  .concat([400, 411, 501, 518, 560, 667, 793, 903])

/**
 * From this share on, of what is an animal and what is worn, a picture shows an animal: half of drawn cats
 * and dogs have more, 98 of 100 photographs of clothes less than 0.5. Flat drawings of shirts have as much as
 * cats, so a picture that looks like a family of the shop's own drawings shows a piece.
 */
const animalFrom = 0.7
const drawnFrom = 0.7
/** How sure that likeness is taken to be: with this, 98 of 100 drawings of the shop are above 0.48. */
const drawnSureness = 0.1

/** So much of all classes is foreign only in a picture of an animal, of food or of a car. */
const surelyFrom = 0.92

/** A picture whose colors differ less, in OKLab, is a bare wall, a floor or a lid before the lens. */
const blankMost = 0.02

let known: Linear | undefined

function readClasses(): Linear {
  if (known) return known
  const bytes = readFileSync(classesFile)
  const halves = new Float16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  if (halves.length !== count * (featureLength + 1))
    throw new Error('vision: the classes are those of another network')
  const factors = new Float32Array(count * featureLength)
  const added = new Float32Array(count)
  for (let row = 0; row < count; row += 1) {
    const from = row * (featureLength + 1)
    factors.set(halves.subarray(from, from + featureLength), row * featureLength)
    added[row] = halves[from + featureLength] ?? 0
  }
  known = { rows: count, columns: featureLength, factors, added }
  return known
}

const sumOf = (list: Float32Array) => list.reduce((sum, value) => sum + value, 0)

function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY)
  const raised = scores.map((score) => Math.exp(score - most))
  const all = sumOf(raised)
  return raised.map((value) => value / all)
}

/**
 * Tells whether a picture shows something that nobody wears, rather than something worn. Of several things
 * side by side the network knows none well, so only what it is sure of counts.
 */
async function isForeign(pixels: Pixels): Promise<boolean> {
  const features = await featuresOf(pixels)
  const shares = softmax(apply(readClasses(), features))
  const animal = sumOf(shares.subarray(0, animals))
  const others = foreign.reduce((sum, [first, last]) => sum + sumOf(shares.subarray(first, last + 1)), 0)
  if (animal + others >= surelyFrom) return true
  if ((await thingsIn(pixels)).length > 1) return false
  const rest = worn.reduce((sum, one) => sum + (shares[one] ?? 0), 0)
  const near = apply(readWeights().families, features).map((value) => value * drawnSureness)
  const asDrawn = Math.max(...softmax(near))
  return animal / (animal + rest) >= animalFrom && asDrawn < drawnFrom
}

/** How much the colors of a picture differ: the mean distance from their mean in OKLab. */
function spreadOf({ colors }: Garment): number {
  const mean = [0, 1, 2].map((k) => colors.reduce((sum, color) => sum + (color[k] ?? 0), 0) / colors.length)
  const far = colors.map((color) => Math.hypot(...mean.map((value, k) => (color[k] ?? 0) - value)))
  return far.reduce((sum, one) => sum + one, 0) / far.length
}

/** Returns whether a picture surely shows nothing to wear: an animal, food, a vehicle, or a bare wall. */
export async function showsNoPiece(pixels: Pixels): Promise<boolean> {
  const garment = await findGarment(pixels)
  if (!garment.isClear && spreadOf(garment) < blankMost) return true
  return isForeign(pixels)
}
