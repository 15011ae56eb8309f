// Writes vision/model/weights.bin and classes.bin: what the shop learns from its own drawings, and from no
// photograph, and the network's last layer. Once in a while, when the drawings or the families changed:
//   node tools/vision/learn.ts <folder of tools/vision/convert.py's classes.f32>   (ten minutes of one core)
// With names of matrices ("families alone") in place of the folder, the others stay as they are. All looks
// have to be made anew after a change of `cut`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { families, familyOf } from '@hemline/rules/image-search/families.ts'
import { cutBytes } from '@hemline/rules/image-search/likeness.ts'
import { aloneOf } from '@hemline/vision/alone.ts'
import { findGarment } from '@hemline/vision/garment.ts'
import { featureLength, featuresOf } from '@hemline/vision/network.ts'
import { readPixels } from '@hemline/vision/pixels.ts'
import { silhouetteOf } from '@hemline/vision/silhouette.ts'
import { classesFile } from '@hemline/vision/subject.ts'
import {
  type Linear,
  readWeights,
  type Weights,
  type WeightsName,
  weightNames,
  weightsFile,
} from '@hemline/vision/weights.ts'
import { type Drawn, drawingOf, pieceOf } from './drawings.ts'
import { axesOf, classifierOf, meansOf } from './linear.ts'
import { isTaught } from './taught.ts'

const shop = 25_000
/** Drawings of each family, evenly from all that may teach. */
const eachMost = 100
/** Axes are evened a little: those on which few pieces differ still tell them apart. */
const evened = 0.35
/** How little is believed of the spread of drawings within a family: chosen by half of the photographs. */
const spreadEvened = 0.85

type Known = { features: Float32Array; alone: Float32Array; silhouette: Float32Array; family: number }

async function know(bytes: Buffer, family: number): Promise<Known> {
  const pixels = await readPixels(bytes)
  const garment = await findGarment(pixels)
  return {
    features: await featuresOf(pixels),
    alone: await featuresOf(await aloneOf(pixels, garment)),
    silhouette: silhouetteOf(garment.mask),
    family,
  }
}

/** The pieces that teach: as many of each family as there are, and no more than a hundred. */
function teachers(): { drawn: Drawn; family: number }[] {
  const piece = pieceOf(shop)
  const all: Drawn[][] = families.map(() => [])
  for (let index = 0; index < shop; index += 1) {
    const drawn = isTaught(index) ? piece(index) : undefined
    const family = drawn ? familyOf(drawn.categoryTags) : -1
    if (drawn && family >= 0) all[family]?.push(drawn)
  }
  return all.flatMap((list, family) => {
    const most = Math.min(eachMost, list.length)
    return Array.from({ length: most }, (_, n) => Math.floor((n * list.length) / most)).flatMap((at) => {
      const drawn = list[at]
      return drawn ? [{ drawn, family }] : []
    })
  })
}

/** The rows of the network's own last layer that mean a family. */
function classesOf(all: Float32Array): Linear {
  const chosen = families.flatMap(({ classes }) => classes)
  const width = featureLength + 1
  return {
    rows: chosen.length,
    columns: featureLength,
    factors: Float32Array.from(
      chosen.flatMap((one) => [...all.subarray(one * width, one * width + featureLength)]),
    ),
    added: Float32Array.from(chosen, (one) => all[one * width + featureLength] ?? 0),
  }
}

const said = process.argv.slice(2)
const named = weightNames.filter((name) => said.includes(name))
const asked: readonly WeightsName[] = named.length > 0 ? named : weightNames
const known: Known[] = []
const chosen = teachers()
for (const { drawn, family } of chosen) {
  known.push(await know(await drawingOf(drawn), family))
  if (known.length % 500 === 0) console.log(`${known.length} pictures`)
}
const classes = known.map(({ family }) => family)
const lessons = { noise: 0.5, dropout: 0.3, decay: 0.3, rounds: 700 }
/** Reads the network's last layer, and keeps it in half precision beside. */
function lastLayer(): Float32Array {
  const layer = new Float32Array(new Uint8Array(readFileSync(join(said[0] ?? '.', 'classes.f32'))).buffer)
  writeFileSync(classesFile, new Uint8Array(Float16Array.from(layer).buffer))
  return layer
}
const learned: Record<WeightsName, () => Linear> = {
  cut: () =>
    axesOf(
      known.map(({ features }) => features),
      cutBytes,
      evened,
    ),
  families: () =>
    meansOf(
      known.map(({ features }) => features),
      classes,
      families.length,
      spreadEvened,
    ),
  alone: () =>
    meansOf(
      known.map(({ alone }) => alone),
      classes,
      families.length,
      spreadEvened,
    ),
  silhouette: () =>
    classifierOf(
      known.map(({ silhouette }) => silhouette),
      classes,
      families.length,
      lessons,
    ),
  classes: () => classesOf(lastLayer()),
}
const before = named.length > 0 ? readWeights() : undefined
const weights = Object.fromEntries(
  weightNames.map((name) => [name, (!asked.includes(name) && before?.[name]) || learned[name]()]),
) as Weights
const halves = weightNames.flatMap((name) => [...weights[name].factors, ...weights[name].added])
writeFileSync(weightsFile, new Uint8Array(Float16Array.from(halves).buffer))
console.log(`${weightsFile}: ${halves.length * 2} bytes, of ${known.length} pictures`)
