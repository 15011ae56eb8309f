// Blocks and reports between members: who may report, which decision fits, and what both sides read of it
// (decision 0268). Pure; the same in web, API and mocks.
import { reportLabels } from '../direct-sell/sales.ts'
import type { ReportReason } from '../vocabulary/direct-sell.ts'
import { type MemberReportAct, type MemberReportKind, reportWordsMost } from '../vocabulary/safety.ts'

export const reportKindLabels: Record<MemberReportKind, string> = {
  person: 'A person',
  question: 'A question',
  answer: 'An answer',
  review: 'A rating',
}

export const reportActLabels: Record<MemberReportAct, string> = {
  keep: 'Leave it as it is',
  remove_words: 'Remove the words',
  warn: 'Remove the words and warn',
  suspend: 'Suspend the account',
}

/** The reasons that fit a person or words; a copy and wrong pictures are said of pieces. */
export const wordReasons: readonly ReportReason[] = ['offensive', 'fraud', 'other']

/** A name that stands for a shopper who asked about a piece: no name stands beside a question. */
export const blockedAskerName = 'A shopper who asked you'

export const reportThanks =
  'Thank you. A person reads it, mostly within a day, and you are told what came of it.'
export const ownReportMessage = 'These are your own words.'
export const reportGoneMessage = 'This is no longer there, so nobody can look at it.'
export const selfBlockMessage = 'You can’t block yourself.'

/**
 * Returns why a report about a member can't be sent, as a sentence: more than 400 characters; undefined when
 * it can.
 */
export function reportFault({ words }: { words: string }): string | undefined {
  return words.length > reportWordsMost ? `Please use at most ${reportWordsMost} characters.` : undefined
}

/** Days for which words of reports are kept after the reported account was deleted (decision 0259). */
export const reportWordsKeptDays = 90

/**
 * Returns the acts that an employee can choose for a member report: keep, remove the words, warn and suspend;
 * no removal when it is about a person, and neither warning nor suspension once the account `isGone`.
 */
export function actsFor(kind: MemberReportKind, isGone = false): readonly MemberReportAct[] {
  if (isGone) return kind === 'person' ? ['keep'] : ['keep', 'remove_words']
  return kind === 'person' ? ['keep', 'warn', 'suspend'] : ['keep', 'remove_words', 'warn', 'suspend']
}

/**
 * Returns the label of the button for an employee's act on a report; a person is only warned, since there are
 * no words to remove.
 */
export const actLabel = (act: MemberReportAct, kind: MemberReportKind): string =>
  kind === 'person' && act === 'warn' ? 'Warn' : reportActLabels[act]

/**
 * Returns why an employee's decision about a report can't be stored, as a sentence: an act that this kind of
 * report does not have, more than 400 characters, or no reason of three letters, which both sides read.
 * Undefined when it can. Leaving things as they are needs no reason.
 */
export function decisionFault(
  act: MemberReportAct,
  { kind, note }: { kind: MemberReportKind; note: string },
): string | undefined {
  if (!actsFor(kind).includes(act)) return 'A person has no words to remove.'
  if (note.length > reportWordsMost) return `Please use at most ${reportWordsMost} characters.`
  return act !== 'keep' && !/\p{L}{3}/u.test(note) ? 'Please give the reason: both sides read it.' : undefined
}

/**
 * Returns whether an employee's decision takes the reported words off: every act except keeping, unless the
 * report is about a person.
 */
export const removesWords = (act: MemberReportAct, kind: MemberReportKind): boolean =>
  kind !== 'person' && act !== 'keep'

const whatOf: Record<MemberReportKind, string> = {
  person: 'how you deal with others',
  question: 'your question about a piece',
  answer: 'your answer to a question',
  review: 'the words of your rating',
}

/** A reason as a sentence of its own: employees end theirs with a dot, or not. */
const sentence = (note: string): string => (/[.!?…]$/u.test(note) ? note : `${note}.`)

/**
 * Returns what the reported person is told: title and text with the reason. Undefined when nothing was
 * done: then nobody needs to know that there was a report.
 */
export function toldAbout(
  act: MemberReportAct,
  { kind, reason, note }: { kind: MemberReportKind; reason: ReportReason; note: string },
): { title: string; body: string } | undefined {
  const why = `${reportLabels[reason]}: ${sentence(note)}`
  if (act === 'keep') return undefined
  if (act === 'remove_words') return { title: `We removed ${whatOf[kind]}`, body: why }
  if (act === 'warn')
    return {
      title: `A warning about ${whatOf[kind]}`,
      body: `${why} ${kind === 'person' ? '' : 'We removed the words. '}If it happens again, we may suspend your account.`,
    }
  return {
    title: 'Your account is suspended',
    body: `${why} You can’t sell, offer, ask or rate any more. If you think that this is wrong, please write to us.`,
  }
}

/**
 * Returns title and text that members who reported somebody are told: the result, and the employee's reason
 * if there is one.
 */
export function toldReporter(
  act: MemberReportAct,
  { kind, note }: { kind: MemberReportKind; note: string },
): { title: string; body: string } {
  const what = kind === 'person' ? 'the person' : 'the words'
  const result: Record<MemberReportAct, string> = {
    keep: `A person read it and left ${what} as ${kind === 'person' ? 'before' : 'they are'}.`,
    remove_words: 'We removed the words.',
    warn: kind === 'person' ? 'We warned the person.' : 'We removed the words and warned the person.',
    suspend: 'We suspended the account.',
  }
  return {
    title: 'Thank you: we looked at what you reported',
    body: [result[act], note && sentence(note)].filter(Boolean).join(' '),
  }
}
