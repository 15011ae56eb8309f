// The short survey after a clean-out (specification §2 /cleanout/survey): its questions and what can be
// taken. The specification names the page and nothing of what it asks: decision 0073.
import type { FieldProblem } from '../common/validation.ts'

export const surveyScores = [1, 2, 3, 4, 5] as const
export const surveyScoreLabels: Record<(typeof surveyScores)[number], string> = {
  1: 'Badly',
  2: 'Not so well',
  3: 'All right',
  4: 'Well',
  5: 'Very well',
}

export const surveyAgain = ['yes', 'maybe', 'no'] as const
export type SurveyAgain = (typeof surveyAgain)[number]
export const surveyAgainLabels: Record<SurveyAgain, string> = { yes: 'Yes', maybe: 'Maybe', no: 'No' }

export const surveyParts = [
  'ordering',
  'bag',
  'sending',
  'waiting',
  'taken',
  'prices',
  'payout',
  'nothing',
] as const
export type SurveyPart = (typeof surveyParts)[number]
export const surveyPartLabels: Record<SurveyPart, string> = {
  ordering: 'Ordering the kit',
  bag: 'The bag or the label',
  sending: 'Sending it',
  waiting: 'How long it took',
  taken: 'What was taken, and what wasn’t',
  prices: 'The prices',
  payout: 'The payout',
  nothing: 'Nothing, it was fine',
}

export const surveyCommentMax = 1000

export type SurveyAnswers = {
  readonly score: number
  readonly again: string
  readonly better: readonly string[]
  readonly comment?: string | null
}

const among = (list: readonly string[], text: string) => list.includes(text)
const messages = {
  score: 'Please tell us how it went.',
  again: 'Please choose yes, maybe or no.',
  better: 'Please choose from the list, each once.',
  comment: `Please keep it to ${surveyCommentMax} characters.`,
} as const

/** What is wrong with one answer; undefined when it can be taken. */
export const surveyChecks = {
  score: (score: number) =>
    (surveyScores as readonly number[]).includes(score) ? undefined : messages.score,
  again: (again: string) => (among(surveyAgain, again) ? undefined : messages.again),
  better: (parts: readonly string[]) =>
    parts.every((part) => among(surveyParts, part)) && new Set(parts).size === parts.length
      ? undefined
      : messages.better,
  comment: (text: string | null | undefined) =>
    [...(text ?? '').trim()].length <= surveyCommentMax ? undefined : messages.comment,
}

/**
 * Checks every answer of the clean-out survey. Returns a problem (field and message) for each invalid answer,
 * in the order of the questions; empty when all are valid.
 */
export function surveyProblems({ score, again, better, comment }: SurveyAnswers): FieldProblem[] {
  const found = {
    score: surveyChecks.score(score),
    again: surveyChecks.again(again),
    better: surveyChecks.better(better),
    comment: surveyChecks.comment(comment),
  }
  return Object.entries(found).flatMap(([field, message]) => (message ? [{ field, message }] : []))
}

export const surveyAnsweredMessage =
  'You have answered already. Thank you: one answer of each person and kit is all we need.'
