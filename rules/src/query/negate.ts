// What a text does not want: "not leather or suede", "dress -black", "leather-free", "no heels but boots".
import type { Finding, Saying } from './scan.ts'
import { companions } from './small-words.ts'

const signs = new Set<Saying['kind']>(['idle', 'joint', 'companion', 'negation', 'turn'])
/** `from`: where it was said; `used`: the first thing that it turned round. */
type Negation = { from: number; used: Finding | undefined }

/** The findings with what is not wanted turned round; the words that say so belong to the first of them. */
export function negate(findings: readonly Finding[], text: string): Finding[] {
  let negation: Negation | undefined
  let joined = false
  return findings.map((finding, i) => {
    const { saying, own } = finding
    const before = findings[i - 1]
    const gap = text.slice(before?.to ?? 0, own.from)
    if (/(?:^|\s)[-–]$/.test(text.slice(0, own.from))) negation = { from: own.from - 1, used: undefined }
    joined = saying.kind === 'joint' || gap.includes(',') || (joined && before?.saying.kind === 'joint')
    if (saying.kind === 'negation') negation = { from: own.from, used: undefined }
    else if (saying.kind === 'turn' || (saying.kind === 'companion' && companions.has(text.slice(own.from, own.to).toLowerCase())))
      negation = undefined
    if (signs.has(saying.kind)) return finding
    if (negation && reaches(negation, saying, joined)) {
      const from = negation.used ? own.from : negation.from
      negation = { ...negation, used: negation.used ?? finding }
      return { ...finding, negated: true, from }
    }
    negation = undefined
    return isFreeOf(text, own.to) ? { ...finding, negated: true, to: own.to + freeOf.length } : finding
  })
}

/** A negation reaches over small words to the next thing, and by "or", "and" or a comma on to more of its kind. */
const reaches = ({ used }: Negation, saying: Saying, joined: boolean) => used === undefined || (joined && kindOf(used.saying) === kindOf(saying))

function kindOf(saying: Saying): string {
  if (saying.kind === 'entry') return Object.keys(saying.entry.filters ?? {})[0] ?? 'wish'
  return saying.kind === 'filter' ? saying.filter.key : saying.kind
}

const freeOf = '-free'
const isFreeOf = (text: string, at: number) => text.slice(at, at + freeOf.length).toLowerCase() === freeOf
