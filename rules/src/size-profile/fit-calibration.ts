// Synthetic wearers with known bodies: how often a fit comes true that was said to be so likely. For the test
// and the bench; chances come from the given seed.
import { type Evidence, easeOf, fitChances } from './fit.ts'

/** A tenth of the chances that were said: their mean, and how often it happened. */
export type CalibrationBin = { from: number; said: number; happened: number; count: number }

/** Mulberry32: numbers from 0 to 1 that a seed decides. */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A normal number by the middle of twelve even ones. */
const normal = (chance: () => number) =>
  Array.from({ length: 12 }, chance).reduce((sum, one) => sum + one, 0) - 6

/** A body, the ease that its owner likes, and how much they put up with. */
type Wearer = { body: number; liked: number; patience: number }

const wearerOf = (chance: () => number): Wearer => {
  const body = 36 + 3 * normal(chance)
  return { body, liked: body + (easeOf.Bust ?? 0) + 0.8 * normal(chance), patience: 0.75 + chance() }
}

const trueFit = ({ liked, patience }: Wearer, inches: number) =>
  inches < liked - patience ? 'small' : inches > liked + patience ? 'large' : 'fits'

/**
 * What somebody bought near their size, and measured: some kept, some sent back with the reason. Each piece
 * has `others` more measures, and goes back for the first that does not fit; the reason doesn't name it.
 */
function pastOf(wearer: Wearer, others: number, chance: () => number): Evidence[] {
  const bought = Array.from({ length: 1 + Math.floor(chance() * 5) }, (): Evidence => {
    const inches = wearer.liked + 2 * normal(chance)
    const more = Array.from({ length: others }, () => wearer.liked + 2 * normal(chance))
    const fit = [...more, inches].map((one) => trueFit(wearer, one)).find((one) => one !== 'fits')
    const seen = inches + 0.25 * normal(chance)
    const kind = fit === undefined ? 'kept' : fit === 'small' ? 'too_small' : 'too_large'
    return { measure: 'Bust', kind, inches: seen, others }
  })
  const body: Evidence = { measure: 'Bust', kind: 'body', inches: wearer.body + 0.3 * normal(chance) }
  return chance() < 0.3 ? [...bought, body] : bought
}

/** How many wearers are made from a seed, and how many other measures their pieces have. */
type Crowd = { seed: number; wearers: number; others?: number }

const binsOf = 10
const binLeast = 100

/**
 * Simulates `wearers` synthetic people and pieces near their size, and compares predicted fit chances with
 * what happened. Returns a bin for each tenth of chances that has at least 100 cases; each of small, fits and
 * large is a case.
 */
export function calibration({ seed, wearers, others = 0 }: Crowd): CalibrationBin[] {
  const chance = chanceFrom(seed)
  const cases: { said: number; happened: boolean }[] = []
  for (let i = 0; i < wearers; i++) {
    const wearer = wearerOf(chance)
    const evidence = pastOf(wearer, others, chance)
    for (let piece = 0; piece < 4; piece++) {
      const inches = wearer.liked + 2.5 * normal(chance)
      const said = fitChances(inches + 0.25 * normal(chance), evidence)
      const fit = trueFit(wearer, inches)
      for (const verdict of said ? (['small', 'fits', 'large'] as const) : [])
        cases.push({ said: said?.[verdict] ?? 0, happened: fit === verdict })
    }
  }
  const binOf = ({ said }: { said: number }) => Math.min(binsOf - 1, Math.floor(said * binsOf))
  const share = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  return Array.from({ length: binsOf }, (_, bin) => cases.filter((one) => binOf(one) === bin)).flatMap(
    (list, bin) =>
      list.length < binLeast
        ? []
        : [
            {
              from: bin / binsOf,
              said: share(list.map((one) => one.said)),
              happened: share(list.map((one) => Number(one.happened))),
              count: list.length,
            },
          ],
  )
}
