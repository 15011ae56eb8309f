// Distance between a typed word and a known word (decision 0089): the fewest edits, weighted by how likely
// they are as mishearings and as slips on the keyboard.

/**
 * `edits`: number of letters added, left out, changed or exchanged with the neighbour. `weight`: about 1
 * per edit, less for likely edits.
 */
export type Change = { edits: number; weight: number }

/** Longest word, in letters, that the spelling correction handles. */
export const longestWord = 30

const weights = {
  again: 0.45,
  swapped: 0.65,
  sound: 0.7,
  vowel: 0.8,
  beside: 0.85,
  leftVowel: 0.8,
  left: 0.87,
  added: 1.05,
  changed: 1.2,
}
/** Extra weight of a wrong first letter, which people rarely mistype unless it sounds alike. */
const firstLetter = 0.5

const code = (letter: string) => letter.charCodeAt(0) - 97
const pairKey = (a: number, b: number) => a * 26 + b

/** Places of the keys in tenths of a key; the rows are shifted against each other. */
const rows = [
  { keys: 'qwertyuiop', shift: 0 },
  { keys: 'asdfghjkl', shift: 2.5 },
  { keys: 'zxcvbnm', shift: 7.5 },
]
const keys = rows.flatMap(({ keys, shift }, y) =>
  [...keys].map((key, x) => ({ key: code(key), x: x * 10 + shift, y })),
)

/** Weight of changing one letter into another, indexed by `pairKey` of both letters. */
const changing = new Float64Array(26 * 26).fill(weights.changed)
/** Whether two keys touch. */
const touching = new Uint8Array(26 * 26)

for (const a of keys)
  for (const b of keys) {
    const near = a.key !== b.key && Math.abs(a.y - b.y) <= 1 && Math.abs(a.x - b.x) <= 10
    if (!near) continue
    touching[pairKey(a.key, b.key)] = 1
    changing[pairKey(a.key, b.key)] = weights.beside
  }
const setAlike = (group: string, weight: number) => {
  for (const a of group)
    for (const b of group)
      if (a !== b)
        changing[pairKey(code(a), code(b))] = Math.min(weight, changing[pairKey(code(a), code(b))] ?? 9)
}
setAlike('aeiou', weights.vowel)
for (const group of ['ckq', 'szc', 'iy', 'gj', 'fv', 'dt', 'ea', 'ei', 'ao', 'mn'])
  setAlike(group, weights.sound)

/** Pairs of letters that sound like one letter. */
const digraphs: readonly (readonly [string, string])[] = [
  ['ph', 'f'],
  ['ck', 'k'],
  ['ck', 'c'],
  ['ks', 'x'],
  ['cs', 'x'],
  ['qu', 'k'],
  ['ch', 'k'],
  ['kh', 'k'],
  ['gu', 'g'],
  ['wh', 'w'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['ou', 'u'],
]
const oneFor = new Map<number, number[]>()
for (const [two, one] of digraphs) {
  const key = pairKey(code(two[0] ?? ''), code(two[1] ?? ''))
  oneFor.set(key, [...(oneFor.get(key) ?? []), code(one)])
}
const soundsLike = (first: number, second: number, one: number) =>
  oneFor.get(pairKey(first, second))?.includes(one) ?? false

// Edits and weight in one number: the fewest edits come first, and among those the likeliest.
const edit = 100
const side = longestWord + 3
// One sheet for every comparison: a search makes thousands of them, and each is done before the next begins.
const sheet = new Float64Array(side * side)
const typedCodes = new Int16Array(side)
const wordCodes = new Int16Array(side)

function readCodes(text: string, into: Int16Array) {
  for (let at = 0; at < text.length; at += 1) into[at] = text.charCodeAt(at) - 97
}

const vowels = new Set([...'aeiou'].map(code))
const leftWeight = (letter: number | undefined) =>
  letter !== undefined && vowels.has(letter) ? weights.leftVowel : weights.left

/**
 * Returns the weight of one letter too many in `long` at `at`: a doubled letter, a slip to a neighbouring
 * key, or any other.
 */
function extraWeight(long: Int16Array, length: number, at: number, plainWeight: number): number {
  const letter = long[at] ?? 0
  const before = at > 0 ? (long[at - 1] ?? -1) : -1
  const after = at + 1 < length ? (long[at + 1] ?? -1) : -1
  if (letter === before || letter === after) return weights.again
  const slipped =
    (before >= 0 && touching[pairKey(letter, before)] === 1) ||
    (after >= 0 && touching[pairKey(letter, after)] === 1)
  return (slipped ? Math.min(plainWeight, weights.beside) : plainWeight) + (at === 0 ? firstLetter : 0)
}

/** Returns the cost of reaching cell (i, j) by an edit that takes two letters of one word or of both. */
function byTwo(i: number, j: number): number {
  let best = Number.POSITIVE_INFINITY
  const typed = typedCodes[i - 1] ?? 0
  const typedBefore = typedCodes[i - 2] ?? 0
  const word = wordCodes[j - 1] ?? 0
  const wordBefore = wordCodes[j - 2] ?? 0
  if (i > 1 && j > 1 && typed === wordBefore && typedBefore === word)
    best = (sheet[(i - 2) * side + j - 2] ?? 0) + edit + weights.swapped + (i === 2 ? firstLetter / 2 : 0)
  if (i > 1 && soundsLike(typedBefore, typed, word))
    best = Math.min(best, (sheet[(i - 2) * side + j - 1] ?? 0) + edit + weights.sound)
  if (j > 1 && soundsLike(wordBefore, word, typed))
    best = Math.min(best, (sheet[(i - 1) * side + j - 2] ?? 0) + edit + weights.sound)
  return best
}

function cell(i: number, j: number, lengths: readonly [number, number]): number {
  const typed = typedCodes[i - 1] ?? 0
  const word = wordCodes[j - 1] ?? 0
  const diagonal = sheet[(i - 1) * side + j - 1] ?? 0
  if (typed === word) return diagonal
  const weight = changing[pairKey(typed, word)] ?? weights.changed
  const first = i === 1 && j === 1 && weight !== weights.sound ? firstLetter : 0
  const changed = diagonal + edit + weight + first
  const extra =
    (sheet[(i - 1) * side + j] ?? 0) + edit + extraWeight(typedCodes, lengths[0], i - 1, weights.added)
  const missing =
    (sheet[i * side + j - 1] ?? 0) +
    edit +
    extraWeight(wordCodes, lengths[1], j - 1, leftWeight(wordCodes[j - 1]))
  return Math.min(changed, extra, missing, byTwo(i, j))
}

/**
 * Returns the cheapest change from a typed word to a known word, both of the letters a to z alone;
 * undefined when it takes more than `most` edits. Damerau distance: an exchange of neighbours is one edit,
 * and so is a pair of letters for the one letter that sounds like the pair.
 */
export function changeOf(typed: string, word: string, most: number): Change | undefined {
  const lengths = [typed.length, word.length] as const
  if (Math.abs(lengths[0] - lengths[1]) > most || Math.max(...lengths) > longestWord) return undefined
  readCodes(typed, typedCodes)
  readCodes(word, wordCodes)
  sheet[0] = 0
  for (let j = 1; j <= Math.min(lengths[1], most); j += 1)
    sheet[j] =
      (sheet[j - 1] ?? 0) + edit + extraWeight(wordCodes, lengths[1], j - 1, leftWeight(wordCodes[j - 1]))
  sheet[most + 1] = Number.POSITIVE_INFINITY
  for (let i = 1; i <= lengths[0]; i += 1) {
    const from = Math.max(1, i - most)
    const to = Math.min(lengths[1], i + most)
    const row = i * side
    sheet[row + from - 1] =
      i <= most
        ? (sheet[row - side] ?? 0) + edit + extraWeight(typedCodes, lengths[0], i - 1, weights.added)
        : Number.POSITIVE_INFINITY
    let least = sheet[row + from - 1] ?? 0
    for (let j = from; j <= to; j += 1) {
      const value = cell(i, j, lengths)
      sheet[row + j] = value
      if (value < least) least = value
    }
    sheet[row + to + 1] = Number.POSITIVE_INFINITY
    if (least >= (most + 2) * edit) return undefined
  }
  const total = sheet[lengths[0] * side + lengths[1]] ?? Number.POSITIVE_INFINITY
  const edits = Math.floor(total / edit)
  return edits <= most ? { edits, weight: total - edits * edit } : undefined
}
