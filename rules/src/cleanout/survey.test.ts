import { describe, expect, it } from 'vitest'
import { type SurveyAnswers, surveyCommentMax, surveyProblems } from './survey.ts'

const fine: SurveyAnswers = { score: 4, again: 'yes', better: ['waiting', 'prices'], comment: 'A tidy bag.' }

describe('the survey', () => {
  it('takes a score, a choice and, when there is one, a sentence', () => {
    expect(surveyProblems(fine)).toEqual([])
    expect(surveyProblems({ ...fine, better: [], comment: null })).toEqual([])
    expect(surveyProblems({ ...fine, comment: 'ü'.repeat(surveyCommentMax) })).toEqual([])
  })

  it.each([
    [{ score: 0 }, 'score'],
    [{ score: 4.5 }, 'score'],
    [{ again: 'sure' }, 'again'],
    [{ better: ['everything'] }, 'better'],
    [{ better: ['bag', 'bag'] }, 'better'],
    [{ comment: 'a'.repeat(surveyCommentMax + 1) }, 'comment'],
  ] as const)('refuses %o', (bad, field) => {
    expect(surveyProblems({ ...fine, ...bad }).map((one) => one.field)).toEqual([field])
  })
})
