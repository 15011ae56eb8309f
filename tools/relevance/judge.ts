// Grades a piece that is shown for a text, as an employee in fashion would: 3 exactly the wish, 2 nearly, 1
// the right kind, 0 wrong.
import { type Fact, factNames, type Piece, plain } from './pieces.ts'
import { sets } from './sets.ts'

/** A wish about a piece; `met` returns how far a piece meets it, from 0 to 1. */
type Test = { readonly said: string; readonly weight: number; readonly met: (piece: Piece) => number }
/**
 * The rules for one text: wishes that must be met, wishes that decide the grade, and properties that are
 * wrong.
 */
export type Judgement = {
  readonly need: readonly Test[]
  readonly want: readonly Test[]
  readonly never: readonly Test[]
}
/** The grade of a piece for a text. */
export type Grade = 0 | 1 | 2 | 3

/**
 * The shares of the wishes' weight from which a piece gets a 3 (`just`) and a 2 (`nearly`). Of two equal
 * wishes both must be met for a 3; of three wishes two for a 2.
 */
export const gradeShares = { just: 0.84, nearly: 0.6 } as const

/**
 * How far a piece whose further colour is the wanted one meets the wish: black and white stripes are black,
 * but a white blouse with black dots is not, although black is on it.
 */
const besides = 0.5
/** How far a letter size meets the wish for a number that it includes. */
const fitsToo = 0.7

function factTest(fact: Fact, values: ReadonlySet<string>): (piece: Piece) => number {
  if (fact === 'color')
    return ({ facts }) => {
      if (facts.color.length === 0) return 0
      if (values.has(facts.color[0] ?? '')) return 1
      return facts.color.some((one) => values.has(one)) ? besides : 0
    }
  if (fact === 'fits')
    return ({ facts }) =>
      facts.size.some((one) => values.has(one)) ? 1 : facts.fits.some((one) => values.has(one)) ? fitsToo : 0
  return ({ facts }) => (facts[fact].some((one) => values.has(one)) ? 1 : 0)
}

function atom(said: string): (piece: Piece) => number {
  const price = /^price(<|>)(\d+)$/.exec(said)
  if (price) {
    const cents = Number(price[2]) * 100
    return price[1] === '<'
      ? (piece) => (piece.priceCents <= cents ? 1 : 0)
      : (piece) => (piece.priceCents >= cents ? 1 : 0)
  }
  const at = said.indexOf('=')
  const fact = factNames.find((name) => name === said.slice(0, at))
  const values = said
    .slice(at + 1)
    .split(',')
    .flatMap((value) =>
      value.startsWith('@') ? setOf(value.slice(1), said) : [plain(value.replaceAll('_', ' '))],
    )
  if (at < 0 || !fact || values.some((value) => value === '')) throw new Error(`not a rule: ${said}`)
  return factTest(fact, new Set(values))
}

function setOf(name: string, said: string): readonly string[] {
  const values = sets[name]
  if (!values) throw new Error(`no set of that name: ${said}`)
  return values
}

/** Parses a wish: `color=red*2` has weight 2; `occasion=party/style=edgy` counts the better of both. */
function testOf(said: string): Test {
  const [, alternatives = said, weight = '1'] = /^(.*?)(?:\*(\d+))?$/.exec(said) ?? []
  const tests = alternatives.split('/').map(atom)
  return { said, weight: Number(weight), met: (piece) => Math.max(...tests.map((test) => test(piece))) }
}

/**
 * Parses the rules of a line in the files of queries, which are words between spaces. A piece gets 0 unless
 * it meets all of `need`, and when it meets any of `never`; `want` decides the grade.
 */
export function judgementOf(need: string, want: string, never: string): Judgement {
  const tests = (text: string) =>
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(testOf)
  return { need: tests(need), want: tests(want), never: tests(never) }
}

/**
 * Returns the relevance grade of a piece by a query's rules: 0 when it misses a need or meets a `never`; 3
 * when there are no wants; else by the weight of the wants that it meets: 3 from 84 %, 2 from 60 %, 1 below.
 */
export function gradeOf({ need, want, never }: Judgement, piece: Piece): Grade {
  if (need.some((test) => test.met(piece) === 0) || never.some((test) => test.met(piece) > 0)) return 0
  if (want.length === 0) return 3
  const all = want.reduce((sum, { weight }) => sum + weight, 0)
  const share = want.reduce((sum, { weight, met }) => sum + weight * met(piece), 0) / all
  return share >= gradeShares.just ? 3 : share >= gradeShares.nearly ? 2 : 1
}

/**
 * Returns the rules of a query that keep a piece from grade 3, for the report: "needs red", "never red", and
 * "not red" or "half red" for what is only wanted.
 */
export function whyNot({ need, want, never }: Judgement, piece: Piece): string[] {
  return [
    ...need.filter((test) => test.met(piece) === 0).map(({ said }) => `needs ${said}`),
    ...never.filter((test) => test.met(piece) > 0).map(({ said }) => `never ${said}`),
    ...want
      .filter((test) => test.met(piece) < 1)
      .map(({ said, met }) => `${met(piece) > 0 ? 'half' : 'not'} ${said}`),
  ]
}
