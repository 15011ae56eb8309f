// Writes vision/model/weights.bin: what the shop learns from its own drawings, and from no photograph. Once
// in a while, when the drawings or the families changed:
//   node tools/vision/learn.ts <folder of tools/vision/convert.py's classes.f32>   (ten minutes of one core)
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { families, familyOf } from '@hemline/rules/image-search/families.ts'
import { cutBytes } from '@hemline/rules/image-search/likeness.ts'
import { aloneOf } from '@hemline/vision/alone.ts'
import { findGarment } from '@hemline/vision/garment.ts'
import { featureLength, featuresOf } from '@hemline/vision/network.ts'
import { readPixels } from '@hemline/vision/pixels.ts'
import { silhouetteOf } from '@hemline/vision/silhouette.ts'
import { type Linear, type Weights, weightNames, weightsFile } from '@hemline/vision/weights.ts'
import { disturb, disturbances } from './disturb.ts'
import { drawingOf, pieceOf } from './drawings.ts'
import { axesOf, chanceOf, classifierOf } from './linear.ts'

const shop = 25_000
const step = 8
/** Axes are evened a little: those on which few pieces differ still tell them apart. */
const evened = 0.35

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

/** The rows of the network's own last layer that mean a family. */
function classesOf(file: string): Linear {
  const bytes = readFileSync(file)
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
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

const [folder = '.'] = process.argv.slice(2)
const piece = pieceOf(shop)
const chance = chanceOf(3)
const known: Known[] = []
for (let index = 0; index < shop; index += step) {
  const drawn = piece(index)
  if (!drawn) continue
  const bytes = await drawingOf(drawn)
  const family = familyOf(drawn.categoryTags)
  known.push(await know(bytes, family))
  const how = disturbances[Math.floor(chance() * disturbances.length)] ?? 'cropped'
  known.push(await know(await disturb(bytes, how, chance), family))
  if (known.length % 500 === 0) console.log(`${known.length} pictures`)
}
const named = known.filter(({ family }) => family >= 0)
const classes = named.map(({ family }) => family)
const head = (of: (one: Known) => Float32Array, noise: number, dropout: number, decay: number) =>
  classifierOf(named.map(of), classes, families.length, { noise, dropout, decay, rounds: 700 })
const weights: Weights = {
  cut: axesOf(
    known.map(({ features }) => features),
    cutBytes,
    evened,
  ),
  families: head(({ features }) => features, 0.6, 0.5, 1),
  alone: head(({ alone }) => alone, 0.6, 0.5, 1),
  silhouette: head(({ silhouette }) => silhouette, 0.5, 0.3, 0.3),
  classes: classesOf(join(folder, 'classes.f32')),
}
const halves = weightNames.flatMap((name) => [...weights[name].factors, ...weights[name].added])
writeFileSync(weightsFile, new Uint8Array(Float16Array.from(halves).buffer))
console.log(`${weightsFile}: ${halves.length * 2} bytes, of ${known.length} pictures`)
