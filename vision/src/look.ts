// What a picture looks like: 128 bytes that can be compared with those of every piece, and, for a shopper's
// picture, what kind of thing it shows.
import { families } from '@hemline/rules/image-search/families.ts'
import { cutBytes, lookBytes, lookUnit, type Steadiness } from '@hemline/rules/image-search/likeness.ts'
import { aloneOf } from './alone.ts'
import { colorOf } from './color.ts'
import { inShopFrame, pictureIn, type View } from './frame.ts'
import { findGarment, type Garment } from './garment.ts'
import { featuresOf } from './network.ts'
import { middleOf, mirrored, type Pixels } from './pixels.ts'
import { silhouetteOf } from './silhouette.ts'
import { readSteadiness } from './steadiness.ts'
import { apply, type Linear, readWeights } from './weights.ts'

const normal = (numbers: Float32Array): Float32Array => {
  const length = Math.hypot(...numbers) || 1
  return numbers.map((value) => value / length)
}

const toBytes = (numbers: Float32Array): Int8Array =>
  Int8Array.from(numbers, (value) => Math.max(-127, Math.min(127, Math.round(value * lookUnit))))

/** Joins both parts of a look. */
function joined(features: Float32Array, shares: Float32Array): Int8Array {
  const look = new Int8Array(lookBytes)
  look.set(toBytes(normal(apply(readWeights().cut, features))))
  look.set(toBytes(shares), cutBytes)
  return look
}

/** Returns the look of a piece's picture: the vector of cut and colors by which likeness is measured. */
export async function lookOf(pixels: Pixels): Promise<Int8Array> {
  const [garment, features] = await Promise.all([findGarment(pixels), featuresOf(pixels)])
  return joined(features, colorOf(garment))
}

/**
 * A shopper's picture: its looks (as it is, as a picture within the picture, and in the frame of the shop's
 * own pictures), and the probability of each family, which add up to 1.
 */
export type Seen = {
  readonly looks: readonly Int8Array[]
  readonly families: Float32Array
  readonly steadiness: Steadiness
  /** False when nothing stands out from the ground. */
  readonly isClear: boolean
}

const softmax = (numbers: Float32Array): Float32Array => {
  const most = Math.max(...numbers)
  const raised = numbers.map((value) => Math.exp(value - most))
  const sum = raised.reduce((all, value) => all + value, 0)
  return raised.map((value) => value / sum)
}

/** What the network's own classes say about the families. Those without a class get the least. */
function byClasses(features: Float32Array): Float32Array {
  const raised = softmax(apply(readWeights().classes, features))
  let at = 0
  return Float32Array.from(families, ({ classes }) => {
    let sum = 1e-3
    for (const _ of classes) sum += raised[at++] ?? 0
    return Math.log(sum)
  })
}

/**
 * How sure the heads are that were learned from drawings: of photographs they know less than they say. Chosen
 * by `make likeness` with half of the photographs (decision 0296).
 */
const sureness = 0.04
/** Of a picture's middle so much is a view of its own. */
const middleShare = 0.8

const logs = (shares: Float32Array): Float32Array => shares.map((share) => Math.log(share + 1e-9))

/** What a head that was learned from drawings says about the families, as logarithms. */
const byMeans = (head: Linear, features: Float32Array): Float32Array =>
  logs(softmax(apply(head, features).map((value) => value * sureness)))

const meanOf = (rows: readonly Float32Array[]): Float32Array =>
  Float32Array.from(rows[0] ?? [], (_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length)

/**
 * Returns the probability of each family for a picture, in the order of `families`: what four witnesses say
 * together. Three of them look at several views of the same thing, since the mean of views errs less.
 */
async function familiesOf(pixels: Pixels, garment: Garment, features: Float32Array): Promise<Float32Array> {
  const { families: whole, alone, silhouette } = readWeights()
  const cutOut = await aloneOf(pixels, garment)
  const views = [features]
  for (const view of [await mirrored(pixels), await middleOf(pixels, middleShare)])
    views.push(await featuresOf(view))
  const cutOuts = [await featuresOf(cutOut), await featuresOf(await mirrored(cutOut))]
  const witnesses = [
    meanOf(views.map(byClasses)),
    meanOf(views.map((view) => byMeans(whole, view))),
    meanOf(cutOuts.map((view) => byMeans(alone, view))),
    logs(softmax(apply(silhouette, silhouetteOf(garment.mask)))),
  ]
  return softmax(
    Float32Array.from(families, (_, i) => witnesses.reduce((sum, says) => sum + (says[i] ?? 0), 0)),
  )
}

type Glance = { looks: Int8Array[]; view: View; features: Float32Array }

async function glanceAt(pixels: Pixels): Promise<Glance> {
  const whole = { pixels, garment: await findGarment(pixels) }
  const inner = await pictureIn(whole)
  const view = inner ?? whole
  const shares = colorOf(view.garment)
  const features = await featuresOf(view.pixels)
  const looks = [joined(features, shares)]
  if (inner) looks.push(joined(await featuresOf(pixels), colorOf(whole.garment)))
  const framed = await inShopFrame(view)
  if (framed) looks.push(joined(await featuresOf(framed), shares))
  return { looks, view, features }
}

/**
 * Returns the looks of a shopper's picture: of the picture itself, of a picture within it, and in the shop's
 * frame, as far as these differ.
 */
export const looksOf = async (pixels: Pixels): Promise<Int8Array[]> => (await glanceAt(pixels)).looks

/**
 * Returns what a shopper's picture, or a part of it, shows: its looks, the probability of each family, the
 * steadiness of looks, and whether a garment stands out clearly.
 */
export async function seeOf(pixels: Pixels): Promise<Seen> {
  const { looks, view, features } = await glanceAt(pixels)
  const families = await familiesOf(view.pixels, view.garment, features)
  return { looks, families, steadiness: readSteadiness(), isClear: view.garment.isClear }
}
