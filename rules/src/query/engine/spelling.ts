// Corrects the spelling of search texts by the shop's words (decision 0089). Pure; correction.ts decides
// whether a correction is used.
import { changeOf, longestWord } from './spelling-changes.ts'
import {
  type Candidate,
  candidateOf,
  candidatesFor,
  costOf,
  type Dictionary,
  shopKnows,
} from './spelling-dictionary.ts'
import { functionWords, prose } from './spelling-words.ts'

/**
 * Replaces `take` typed words by `words`; `changed` is false when the words stay as typed. Lower cost is
 * likelier.
 */
export type Step = { take: number; words: readonly string[]; cost: number; changed: boolean }
type Path = { steps: readonly Step[]; cost: number; last: string; lastChanged: boolean }
type Kind = 'right' | 'english' | 'strange'

const answersMost = 3
/**
 * A reading whose cost exceeds the best one by more than this is not offered, even if only that reading
 * finds pieces.
 */
const farBehind = 1
const triesEach = 6
/** Number of words that are corrected; later words stay as typed. */
const tokensMost = 20
const strangeMost = 8
const shortest = 3
/** Word length from which a correction may take two edits. */
const longFrom = 7
/** Cost of keeping an unknown word, higher than that of any change. */
const leaving = 10
/** Cost saved when two words make up one known phrase: "ralf lauren". */
const phraseGain = 1.2
const englishPhraseGain = 2.2
const englishDoubt = 0.6
const smallWordDoubt = 0.4
/**
 * Extra cost of a shorter correction: in a correct English word a wrong letter is likelier than one too
 * many.
 */
const lengthDoubt = 0.4
const doubled = 0.5
const doubledPieces = 3
const splitCost = 1.5
/** Cost of joining two typed words into one shop word, which is likelier than any change of letters. */
const joinCost = -0.3

const mostEdits = (word: string) => (word.length >= longFrom - 1 ? 2 : 1)
/**
 * Returns whether a candidate is long enough for its edits; the longer of the two words decides: "lepord"
 * becomes "leopard", and "kappa" stays instead of becoming "nappa".
 */
const isBelieved = (one: Candidate, typed: string) =>
  one.edits < 2 || Math.max(typed.length, one.words.join('').length) >= longFrom
const touchable = (word: string) =>
  /^[a-z]+$/.test(word) && word.length >= shortest && word.length <= longestWord

function kindOf(word: string, dictionary: Dictionary): Kind {
  if (!touchable(word) || functionWords.has(word) || shopKnows(word, dictionary)) return 'right'
  return dictionary.known.has(word) ? 'english' : 'strange'
}

type Near = (word: string, most: number) => readonly Candidate[]
/** `doubting`: few words and no sentence, so that a right English word may be a slip as well. */
type Reading = {
  tokens: readonly string[]
  kinds: readonly Kind[]
  dictionary: Dictionary
  doubting: boolean
  near: Near
}

/**
 * Returns a look-up of the candidates for a word that remembers its answers: the same word is looked up
 * for itself, for its neighbours and for splits.
 */
function nearIn(dictionary: Dictionary): Near {
  const found = new Map<string, readonly Candidate[]>()
  return (word, most) => {
    const key = `${word}/${most}`
    const list =
      found.get(key) ??
      (touchable(word) ? candidatesFor(word, most, dictionary).filter((one) => isBelieved(one, word)) : [])
    found.set(key, list)
    return list
  }
}

function readingOf(tokens: readonly string[], dictionary: Dictionary): Reading {
  let strange = 0
  const kinds = tokens.map((token, at) => {
    const kind = at < tokensMost ? kindOf(token, dictionary) : 'right'
    if (kind === 'strange') strange += 1
    return strange > strangeMost ? 'right' : kind
  })
  const content = tokens.filter(
    (token) => /\p{L}/u.test(token) && !/\d/.test(token) && !functionWords.has(token),
  )
  const doubting = content.length <= 2 && !tokens.some((token) => prose.has(token))
  return { tokens, kinds, dictionary, doubting, near: nearIn(dictionary) }
}

/**
 * Returns the words, however rare, that form a known phrase with a neighbouring word; these may take two
 * edits in shorter words as well.
 */
function partners(at: number, { tokens, kinds, dictionary, near }: Reading): Candidate[] {
  const typed = tokens[at] ?? ''
  const beside = (step: -1 | 1): string[] => {
    const word = tokens[at + step]
    if (word === undefined) return []
    return kinds[at + step] === 'right'
      ? [word]
      : near(word, mostEdits(word))
          .slice(0, 3)
          .flatMap((one) => one.words.slice(-1))
  }
  const list = [
    ...beside(-1).flatMap((word) => [...(dictionary.after.get(word) ?? [])]),
    ...beside(1).flatMap((word) => [...(dictionary.before.get(word) ?? [])]),
  ]
  return [...new Set(list)].flatMap((word) => {
    const change = touchable(word) ? changeOf(typed, word, typed.length > 4 ? 2 : 1) : undefined
    return change ? [candidateOf(word, change, dictionary)] : []
  })
}

const stepOf = (one: Candidate, doubt = 0): Step => ({
  take: 1,
  words: one.words,
  cost: one.cost + doubt,
  changed: true,
})

/**
 * Returns the fewest pieces that a shop word needs to replace a correct English word; a doubled or dropped
 * double letter, the commonest slip, needs fewer.
 */
const believed = (one: Candidate, { many }: Dictionary) =>
  one.weight <= doubled ? Math.min(many, doubledPieces) : Math.max(many, 1)

/**
 * Returns the readings of a correct English word that the shop does not use: the word itself, and small
 * changes to words that many pieces have.
 */
function doubtful(at: number, reading: Reading): Step[] {
  const { dictionary, doubting, near } = reading
  const typed = reading.tokens[at] ?? ''
  const pairs = partners(at, reading).filter((one) => one.edits === 1 && one.weight <= 1)
  const steps = pairs.map((one) => stepOf(one, englishDoubt))
  if (!doubting) return [{ take: 1, words: [typed], cost: 0, changed: false }, ...steps]
  const common = near(typed, 1).filter(
    (one) => one.pieces >= believed(one, dictionary) && !functionWords.has(one.words[0] ?? ''),
  )
  return [
    { take: 1, words: [typed], cost: leaving, changed: false },
    ...steps,
    ...common
      .slice(0, triesEach)
      .map((one) =>
        stepOf(one, one.weight > doubled && (one.words[0]?.length ?? 0) < typed.length ? lengthDoubt : 0),
      ),
  ]
}

/** Returns the readings of a word as two shop words typed without a space. */
function splits(typed: string, { dictionary, near }: Reading): Step[] {
  const steps: Step[] = []
  for (let at = shortest; at <= typed.length - shortest; at += 1) {
    const halves = [typed.slice(0, at), typed.slice(at)] as const
    const right = halves.map((half) => shopKnows(half, dictionary) && !prose.has(half))
    const paired = dictionary.after.get(halves[0])?.has(halves[1]) ?? false
    const pieces = (word: string) => dictionary.words.get(word) ?? 0
    if (right[0] && right[1]) {
      const rarer = Math.min(pieces(halves[0]), pieces(halves[1]))
      steps.push({
        take: 1,
        words: halves,
        cost: costOf(splitCost, rarer) - (paired ? phraseGain : 0),
        changed: true,
      })
      continue
    }
    const wrong = right[0] ? 1 : 0
    const good = halves[1 - wrong] ?? ''
    const bad = halves[wrong] ?? ''
    if (!right[1 - wrong] || good.length < 4 || bad.length < 5) continue
    const best = near(bad, 1)[0]
    if (best && pieces(good) > 0 && best.pieces > 0)
      steps.push({
        take: 1,
        words: wrong === 1 ? [good, ...best.words] : [...best.words, good],
        cost: splitCost + Math.max(best.cost, 0) + 0.5,
        changed: true,
      })
  }
  return steps.sort((a, b) => a.cost - b.cost).slice(0, 2)
}

/** Two words that are one of the shop's: "snea kers". Both right words of the shop stay apart. */
function joins(at: number, { tokens, kinds, dictionary, near }: Reading): Step[] {
  const first = tokens[at] ?? ''
  const second = tokens[at + 1]
  if (second === undefined || (kinds[at] === 'right' && kinds[at + 1] === 'right')) return []
  const word = first + second
  if (word.length < 5 || !touchable(word) || functionWords.has(first) || functionWords.has(second)) return []
  const pieces = dictionary.words.get(word)
  if (pieces !== undefined || dictionary.joined.has(word))
    return [{ take: 2, words: dictionary.joined.get(word) ?? [word], cost: joinCost, changed: true }]
  if ((kinds[at] !== 'strange' && kinds[at + 1] !== 'strange') || word.length < longFrom) return []
  const best = near(word, 1)[0]
  return best ? [{ take: 2, words: best.words, cost: joinCost + best.cost + 1, changed: true }] : []
}

function stepsAt(at: number, reading: Reading): Step[] {
  const typed = reading.tokens[at] ?? ''
  const kind = reading.kinds[at]
  const joined = joins(at, reading)
  if (kind === 'right') return [{ take: 1, words: [typed], cost: 0, changed: false }, ...joined]
  if (kind === 'english') return [...doubtful(at, reading), ...joined]
  const likely = reading.near(typed, mostEdits(typed)).slice(0, triesEach)
  // A search of two words has no small words in it.
  const doubt = (one: Candidate) =>
    reading.doubting && functionWords.has(one.words[0] ?? '') ? smallWordDoubt : 0
  const found = [...likely, ...partners(at, reading)].map((one) => stepOf(one, doubt(one)))
  return [
    { take: 1, words: [typed], cost: leaving, changed: false },
    ...found,
    ...splits(typed, reading),
    ...joined,
  ]
}

function walk(path: Path, step: Step, dictionary: Dictionary, english: boolean): Path {
  const first = step.words[0] ?? ''
  const paired = (step.changed || path.lastChanged) && (dictionary.after.get(path.last)?.has(first) ?? false)
  const gain = paired ? (english ? englishPhraseGain : phraseGain) : 0
  return {
    steps: [...path.steps, step],
    cost: path.cost + step.cost - gain,
    last: step.words.at(-1) ?? '',
    lastChanged: step.changed,
  }
}

/**
 * Returns up to three readings of the tokens that change at least one word, the likeliest first; an empty
 * list when every word is right.
 */
export function mendings(tokens: readonly string[], dictionary: Dictionary): (readonly Step[])[] {
  const reading = readingOf(tokens, dictionary)
  if (!reading.kinds.some((kind) => kind !== 'right')) return []
  const ways: Path[][] = tokens.map(() => [])
  ways[0] = [{ steps: [], cost: 0, last: '', lastChanged: false }]
  ways.push([])
  for (const at of tokens.keys()) {
    const steps = stepsAt(at, reading)
    for (const path of ways[at] ?? [])
      for (const step of steps) {
        const to = ways[at + step.take]
        const english = reading.kinds[at] === 'english' || reading.kinds[at - 1] === 'english'
        if (to) to.push(walk(path, step, dictionary, english))
      }
    const next = ways[at + 1]
    if (next) ways[at + 1] = distinct(next)
  }
  const changed = (ways[tokens.length] ?? []).filter((path) => path.steps.some((step) => step.changed))
  const most = (changed[0]?.cost ?? 0) + farBehind
  return changed
    .filter((path) => path.cost <= most)
    .slice(0, answersMost)
    .map((path) => path.steps)
}

function distinct(paths: readonly Path[]): Path[] {
  const seen = new Map<string, Path>()
  for (const path of [...paths].sort((a, b) => a.cost - b.cost)) {
    const key = path.steps.flatMap((step) => step.words).join(' ')
    if (!seen.has(key)) seen.set(key, path)
    if (seen.size > triesEach) break
  }
  return [...seen.values()]
}

/**
 * Returns up to three corrections of the words of a search (lower case, no accents or apostrophes), the
 * likeliest first; an empty list when every word is right or no similar word is known. Words of the shop,
 * numbers and words of one or two letters stay.
 */
export const corrections = (tokens: readonly string[], dictionary: Dictionary): string[][] =>
  mendings(tokens, dictionary).map((steps) => steps.flatMap((step) => step.words))
