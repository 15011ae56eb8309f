// Finds the unwanted parts of a search text: "not leather or suede", "dress -black", "leather-free", "no
// heels but boots".
import type { Finding, Saying } from './scan.ts'

const signs = new Set<Saying['kind']>(['idle', 'joint', 'companion', 'negation', 'turn'])
/** `from`: offset of the negating word; `reached`: indexes of the findings that it negates. */
type Negation = { from: number; reached: number[] }

/**
 * Returns the findings with the unwanted ones marked `negated`: those after a negating word, or before
 * "-free". The stretch of a negated finding includes its negating word when that word negates this finding
 * alone.
 */
export function negate(findings: readonly Finding[], text: string): Finding[] {
  const negations = readNegations(findings, text)
  const turned = new Map(negations.flatMap((negation) => negation.reached.map((i) => [i, negation])))
  return findings.map((finding, i) => {
    const negation = turned.get(i)
    if (negation)
      return { ...finding, negated: true, from: negation.reached.length === 1 ? negation.from : finding.from }
    const isFree = findings[i + 1]?.own.from !== finding.to + 1 && isFreeOf(text, finding.to)
    return isFree && !signs.has(finding.saying.kind)
      ? { ...finding, negated: true, to: finding.to + '-free'.length }
      : finding
  })
}

function readNegations(findings: readonly Finding[], text: string): Negation[] {
  const found: Negation[] = []
  let open: Negation | undefined
  const begin = (from: number) => {
    open = { from, reached: [] }
    found.push(open)
  }
  for (const [i, { saying, own }] of findings.entries()) {
    if (/(?:^|\s)[-–]$/.test(text.slice(0, own.from))) begin(own.from - 1)
    if (saying.kind === 'negation') begin(own.from)
    else if (saying.kind === 'turn' || saying.kind === 'companion') open = undefined
    if (signs.has(saying.kind) || !open) continue
    if (reaches(open, findings, i, text)) open.reached.push(i)
    else open = undefined
  }
  return found
}

/**
 * Returns whether a negation covers finding `i`: the first thing after the negating word, and further
 * things of the same kind joined by "or", "and" or a comma.
 */
function reaches({ reached }: Negation, findings: readonly Finding[], i: number, text: string): boolean {
  const last = findings[reached.at(-1) ?? -1]
  const finding = findings[i]
  if (!last || !finding) return true
  const joined =
    text.slice(last.own.to, finding.own.from).includes(',') ||
    findings.slice(reached.at(-1), i).some(({ saying }) => saying.kind === 'joint')
  return joined && kindOf(last.saying) === kindOf(finding.saying)
}

function kindOf(saying: Saying): string {
  if (saying.kind === 'entry') return Object.keys(saying.entry.filters ?? {})[0] ?? 'wish'
  return saying.kind === 'filter' ? saying.filter.key : saying.kind
}

const isFreeOf = (text: string, at: number) => freeOf.test(text.slice(at, at + 6))
/** Matches "-free" or " free" after a word ("leather-free", "wool free"); scan.ts leaves that "free" out. */
const freeOf = /^[-\s]free(?![\p{L}-])/iu
