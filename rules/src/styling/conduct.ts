// One turn of a thread from its words to its answer, without a database: API and mocks run the same steps
// over their own pieces.
import type { Lexicon } from '../query/engine/lexicon.ts'
import {
  type Answer,
  answerConflict,
  answerKindly,
  answerNoCheaper,
  answerNoOthers,
  answerNoSwap,
  answerWith,
  answerWithout,
} from './answer.ts'
import type { Brief } from './brief.ts'
import { alternatives, type Chosen, compose, leastTotal, poolsOf, totalOf } from './compose.ts'
import { leafOf, type SavedSizes, type StylePiece } from './limits.ts'
import { nextBrief, type Shown, type StyleChip } from './next-brief.ts'
import { nounOf } from './outfit-words.ts'
import { contradicts } from './read-bans.ts'
import { type Conflict, type Heard, readTurn } from './read-turn.ts'
import { type Step, stepFor } from './turn.ts'

/** The state of a thread before a turn. */
export type ThreadNow<P> = {
  brief: Brief
  /** The outfits of the last answer that had some, as far as their pieces are still known. */
  outfits: readonly (readonly Chosen<P>[])[]
  /** The pieces of all outfits of the thread. */
  shown: ReadonlySet<number>
  saved: SavedSizes
}

export type Plan = { heard: Heard | null; step: Step; brief: Brief }
export type Result<P> = { brief: Brief; answer: Answer; outfits: Chosen<P>[][] }

function shownOf<P extends StylePiece>(outfits: ThreadNow<P>['outfits']): Shown {
  const heroes = outfits.flatMap(([first]) => (first ? [first.piece] : []))
  return {
    totals: outfits.map(totalOf),
    colors: [...new Set(heroes.flatMap(({ color_names }) => color_names))],
    kinds: heroes.map((piece) => ({ slug: leafOf(piece), name: piece.category_name || nounOf(piece) })),
  }
}

/** What a message says beside the two things of which only one can hold. */
function withoutConflict(heard: Heard, conflict: Conflict): Heard {
  if (conflict.about === 'sum') return { ...heard, budget: null }
  if (conflict.about === 'size') return { ...heard, size: null }
  return {
    ...heard,
    wants: heard.wants.filter((want) => !heard.bans.some((ban) => contradicts(want, ban))),
    bans: heard.bans.filter((ban) => !heard.wants.some((want) => contradicts(want, ban))),
  }
}

/**
 * Reads a shopper's message and plans the answer: what was heard, the next step, and the changed brief. A
 * message that needs only words leaves the brief as it is. Finish the plan with `finishTurn`.
 */
export function planTurn<P extends StylePiece>(
  words: string,
  thread: ThreadNow<P>,
  { lexicon, now }: { lexicon: Lexicon; now: Date },
): Plan {
  const heard = readTurn(words, lexicon, now)
  const step = stepFor(heard, thread.outfits.length > 0)
  const isKept = step.does === 'say' && step.about !== 'again'
  const taken = heard.conflict === null ? heard : withoutConflict(heard, heard.conflict)
  return {
    heard,
    step,
    brief: isKept ? thread.brief : nextBrief(thread.brief, taken, shownOf(thread.outfits)),
  }
}

/**
 * Returns the plan to compose new outfits for a brief from which the shopper has removed a chip; no message
 * was heard.
 */
export const planWithout = (brief: Brief): Plan => ({
  heard: null,
  step: { does: 'compose', fresh: false },
  brief,
})

/** Returns whether finishing a plan needs candidate pieces: to compose outfits or to swap. */
export const needsPieces = ({ step }: Plan): boolean => step.does === 'compose' || step.does === 'swap'

const asked = (brief: Brief, { question }: Answer): Brief =>
  question === null ? brief : { ...brief, asked: [...new Set([...brief.asked, question.key])] }
const withAnswer = <P>(brief: Brief, answer: Answer, outfits: Chosen<P>[][] = []): Result<P> => ({
  brief: asked(brief, answer),
  answer,
  outfits,
})

/** The thread's outfits with other pieces in some slots; those that have nothing else there stay out. */
function swapped<P extends StylePiece>(
  slots: readonly string[],
  pieces: readonly P[],
  { brief, thread }: { brief: Brief; thread: ThreadNow<P> },
): Chosen<P>[][] {
  const used = new Set<number>(thread.shown)
  return thread.outfits.flatMap((worn) => {
    const one = worn.find(({ slot }) => slots.includes(slot))
    if (!one) return []
    const kept = worn.filter((other) => other !== one)
    if (kept.some(({ piece }) => !pieces.some(({ item_number }) => item_number === piece.item_number)))
      return []
    const [next] = alternatives(
      pieces.filter(
        ({ item_number }) =>
          !used.has(item_number) || kept.some(({ piece }) => piece.item_number === item_number),
      ),
      worn,
      one.slot,
      { brief, saved: thread.saved, amount: 1 },
    )
    if (!next) return []
    used.add(next.item_number)
    return [worn.map((other) => (other === one ? { slot: one.slot, piece: next } : other))]
  })
}

/**
 * Carries out a plan: returns the answer, and outfits where the step has some; a step that only says
 * something or asks about a conflict needs none. `pieces`: for sale, and may fit the plan's brief. Undefined
 * when no outfit can be made of them; then `finishWithout` answers.
 */
export function finishTurn<P extends StylePiece>(
  plan: Plan,
  pieces: readonly P[],
  thread: ThreadNow<P>,
): Result<P> | undefined {
  const { step, brief, heard } = plan
  if (step.does === 'say') return withAnswer(brief, answerKindly(step.about))
  if (step.does === 'conflict') return withAnswer(brief, answerConflict(step.conflict))
  const outfits =
    step.does === 'swap'
      ? swapped(step.slots, pieces, { brief, thread })
      : compose(pieces, brief, thread.saved, step.fresh ? { without: thread.shown } : {}).map(
          (one) => one.pieces,
        )
  if (outfits.length === 0) return undefined
  return withAnswer(brief, answerWith({ outfits, brief, saved: thread.saved, heard }), outfits)
}

const partOf = ([slot]: readonly string[]): string =>
  slot === undefined ? 'piece' : slot === 'shoes' ? 'pair of shoes' : slot

/**
 * Returns whether neither the sum nor a swap is why a plan has no outfit, so that the condition in the way is
 * worth a search (`looserBriefs`). `cheap`: as for `finishWithout`.
 */
export function isStuck<P extends StylePiece>(
  { step, brief }: Plan,
  cheap: readonly P[],
  { saved }: ThreadNow<P>,
): boolean {
  const least = leastTotal(poolsOf(cheap, { ...brief, budgetCents: null }, saved), brief)
  return step.does === 'compose' && (least === undefined || least <= (brief.budgetCents ?? least))
}

/**
 * Returns the answer to a plan for which no outfit was found: no such swap, nothing cheaper (the budget stays
 * as it was), or else the least sum or what to loosen. `cheap`: the cheapest pieces that fit the brief
 * without its budget. `blocking`: the chip of the one condition without which there is an outfit, when it is
 * known.
 */
export function finishWithout<P extends StylePiece>(
  plan: Plan,
  cheap: readonly P[],
  thread: ThreadNow<P>,
  blocking?: StyleChip,
): Result<P> {
  const { heard, brief, step } = plan
  if (step.does === 'swap') return withAnswer(brief, answerNoSwap(partOf(step.slots)))
  const isCheaper = heard?.acts.includes('cheaper') === true && heard.budget === null
  if (isCheaper && thread.outfits.length > 0)
    return withAnswer({ ...brief, budgetCents: thread.brief.budgetCents }, answerNoCheaper())
  if (step.does === 'compose' && step.fresh && thread.outfits.length > 0 && isStuck(plan, cheap, thread))
    return withAnswer(brief, answerNoOthers(blocking?.label))
  const pools = poolsOf(cheap, { ...brief, budgetCents: null }, thread.saved)
  return withAnswer(
    brief,
    answerWithout(brief, { least: leastTotal(pools, brief), blocking: blocking?.label }),
  )
}
