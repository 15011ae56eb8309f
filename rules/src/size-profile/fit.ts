// Computes how a piece is likely to fit somebody, from pieces that they kept or returned and from their body
// measurements (issue "Fit confidence", decision 0151). Pure; lengths in inches.

const girth = { large: 'loose', small: 'snug', tooLarge: 'wide', tooSmall: 'tight' } as const
const length = { large: 'long', small: 'short', tooLarge: 'long', tooSmall: 'short' } as const

/**
 * The measures that a fit is judged by, and what more and less of each is called, where the difference can
 * be worn and where it can't.
 */
export const fitMeasures = {
  Bust: girth,
  Waist: girth,
  Hips: girth,
  Sleeve: length,
  Inseam: length,
  Length: length,
} as const
export type FitMeasure = keyof typeof fitMeasures

/** Returns whether a measurement of this name is used to judge fit. */
export const isFitMeasure = (name: string): name is FitMeasure => Object.hasOwn(fitMeasures, name)

/** Returns whether a measure goes around the body. */
export const isGirth = (measure: FitMeasure): boolean => fitMeasures[measure] === girth

/** Measures that a tape finds on a body; pieces are that much wider where they sit well. */
export const easeOf: Partial<Readonly<Record<FitMeasure, number>>> = { Bust: 1.5, Waist: 1, Hips: 1.5 }

/**
 * The evidence about a wearer: a piece's measurement and whether it was kept, or a body measurement.
 * `others`: how many other measures of a piece that went back its reason may be about; none when left out.
 */
export type Evidence = {
  measure: FitMeasure
  kind: 'kept' | 'too_small' | 'too_large' | 'body'
  inches: number
  others?: number
}

/** The chances of the three ways in which a piece can fit; their sum is 1. */
export type FitChances = { small: number; fits: number; large: number }

/** A piece fits whose measure is within this of what its wearer likes best. */
const tolerance = 1.25
/** How far tolerances differ, and how far a tape and a hand are off. */
const blur = 0.45
/** How far a body is from the piece that its owner likes best, beside the ease. */
const bodyBlur = 0.9
/** How often a bought piece is too small, or too large, in one given measure. */
const otherMisfit = 0.25
/** Fewer kept or returned pieces than this say nothing; a measure of the body speaks alone. */
const piecesLeast = 2
/** A verdict is spoken from this chance on. */
export const spokenFrom = 0.6
const step = 0.125
const reach = 12

/** The normal distribution's share below z, within 0.00001 (Abramowitz and Stegun 26.2.17). */
function below(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  const tail = 0.398_942_280_4 * Math.exp((-z * z) / 2) * series
  return z > 0 ? 1 - tail : tail
}

/** The chances of a piece of `inches` for somebody who likes `liked` best. */
function chancesAt(inches: number, liked: number): FitChances {
  const small = below((liked - tolerance - inches) / blur)
  const large = below((inches - liked - tolerance) / blur)
  return { small, large, fits: Math.max(0, 1 - small - large) }
}

function likelihood({ measure, kind, inches, others = 0 }: Evidence, liked: number): number {
  if (kind === 'body') {
    const off = (liked - inches - (easeOf[measure] ?? 0)) / bodyBlur
    return Math.exp((-off * off) / 2)
  }
  const { small, fits, large } = chancesAt(inches, liked)
  if (kind === 'kept') return fits
  const misfit = kind === 'too_small' ? small : large
  return 1 - (1 - misfit) * (1 - otherMisfit) ** others
}

/**
 * Returns whether the evidence about one measurement suffices for a verdict on fit: a body measurement, or at
 * least two pieces of which one was kept.
 */
export const isEnough = (evidence: readonly Evidence[]): boolean =>
  evidence.some(({ kind }) => kind === 'body') ||
  (evidence.length >= piecesLeast && evidence.some(({ kind }) => kind === 'kept'))

/**
 * Returns the probabilities (0 to 1) that a piece with this measurement (inches) is small, fits, or is large,
 * by Bayes' rule over the wearer's preferred measurement. `evidence` is about the same measurement; undefined
 * when it is not enough, and when it contradicts itself.
 */
export function fitChances(inches: number, evidence: readonly Evidence[]): FitChances | undefined {
  if (!isEnough(evidence)) return undefined
  const known = evidence.filter(({ kind }) => kind === 'kept' || kind === 'body')
  const low = Math.min(...known.map((one) => one.inches)) - reach
  const high = Math.max(...known.map((one) => one.inches)) + reach
  const sum = { small: 0, fits: 0, large: 0, all: 0 }
  for (let liked = low; liked <= high; liked += step) {
    const weight = evidence.reduce((product, one) => product * likelihood(one, liked), 1)
    const { small, fits, large } = chancesAt(inches, liked)
    sum.small += weight * small
    sum.fits += weight * fits
    sum.large += weight * large
    sum.all += weight
  }
  if (sum.all === 0) return undefined
  return { small: sum.small / sum.all, fits: sum.fits / sum.all, large: sum.large / sum.all }
}

/** The number of the wearer's that a verdict rests on, and where it comes from. */
export type Own = { inches: number; from: 'body' | 'kept'; count: number }

/** A fit note: the verdict, its probability, and the two measurements behind it. */
export type FitNote = {
  measure: FitMeasure
  verdict: 'small' | 'fits' | 'large'
  chance: number
  words: string
  piece: number
  own: Own
}

/**
 * Returns the wearer's own number behind a fit verdict, in inches: the body measurement, else the median of
 * kept pieces. Undefined without either.
 */
export function ownNumber(evidence: readonly Evidence[]): Own | undefined {
  const body = evidence.find(({ kind }) => kind === 'body')
  if (body) return { inches: body.inches, from: 'body', count: 1 }
  const kept = evidence
    .filter(({ kind }) => kind === 'kept')
    .map(({ inches }) => inches)
    .sort((a, b) => a - b)
  const middle = kept[Math.floor((kept.length - 1) / 2)]
  return middle === undefined ? undefined : { inches: middle, from: 'kept', count: kept.length }
}

/** Up to this many inches a misfit is "a little" one. */
const littleMost = 3
/** From more inches than this nobody would wear the piece. */
const wornMost = 6

/**
 * A verdict in words as strong as the difference between the piece and what its wearer likes best: their own
 * number, and the ease where that was taken on the body.
 */
function wordsOf({ measure, verdict, piece, own }: Omit<FitNote, 'words'>): string {
  if (verdict === 'fits') return 'Should fit you'
  const words = fitMeasures[measure]
  const ease = own.from === 'body' ? (easeOf[measure] ?? 0) : 0
  const difference = Math.abs(piece - own.inches - ease)
  if (difference > wornMost)
    return `Likely much too ${verdict === 'small' ? words.tooSmall : words.tooLarge} for you`
  return `Likely ${difference > littleMost ? '' : 'a little '}${words[verdict]} on you`
}

/**
 * Returns the fit note for a piece: the measurement most likely not to fit, else that it should fit. Null
 * when too little is known or no verdict has a chance of 60 % or more.
 */
export function fitNote(
  measured: readonly { name: string; inches: number }[],
  evidence: readonly Evidence[],
): FitNote | null {
  const notes = measured.flatMap(({ name, inches }): FitNote[] => {
    if (!isFitMeasure(name)) return []
    const about = evidence.filter(({ measure }) => measure === name)
    const chances = fitChances(inches, about)
    const own = ownNumber(about)
    if (!chances || !own) return []
    const verdict = (['small', 'large', 'fits'] as const).find((one) => chances[one] >= spokenFrom)
    if (!verdict) return []
    const note = { measure: name, verdict, chance: chances[verdict], piece: inches, own }
    return [{ ...note, words: wordsOf(note) }]
  })
  const misfits = notes.filter(({ verdict }) => verdict !== 'fits').sort((a, b) => b.chance - a.chance)
  return misfits[0] ?? notes.toSorted((a, b) => a.chance - b.chance)[0] ?? null
}
