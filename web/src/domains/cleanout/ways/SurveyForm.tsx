import {
  surveyAgain,
  surveyAgainLabels,
  surveyChecks,
  surveyCommentMax,
  surveyPartLabels,
  surveyParts,
  surveyScoreLabels,
  surveyScores,
} from '@hemline/rules/cleanout/survey.ts'
import { AnswerCleanoutSurveyDocument } from '@hemline/schema/generated/graphql.ts'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { newId } from '../../../platform/random.ts'
import { AreaField } from '../../../ui/AreaField.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Check.tsx'
import { FormSummary } from '../../identity/FormSummary.tsx'
import { showFailure, showRefusal } from '../../identity/form.ts'
import styles from './Survey.module.css'
import './ways-keys.ts'

type Values = { score: string; again: string; better: string[]; comment: string }
type Props = { kitId: string | undefined; onDone: (words: string) => void }

function Choices({
  legend,
  error,
  children,
  className,
}: {
  legend: string
  error?: string | undefined
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <div className={className}>{children}</div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}

/** The survey's questions. A form has one request key, so that an answer sent twice counts once. */
export function SurveyForm({ kitId, onDone }: Props) {
  const [, send] = useMutation(AnswerCleanoutSurveyDocument)
  const [requestKey] = useState(newId)
  const form = useForm<Values>({ defaultValues: { score: '', again: '', better: [], comment: '' } })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async ({ score, again, better, comment }) => {
    const { data, error } = await send({
      input: { requestKey, kitId: kitId ?? null, score: Number(score), again, better, comment },
    })
    const answer = data?.answerCleanoutSurvey
    switch (answer?.__typename) {
      case 'AnswerCleanoutSurveyPayload':
        return onDone('Your answer is with the people who sort the bags.')
      case 'SurveyAnswered':
        return onDone(answer.message)
      case 'InvalidInput':
      case 'TooManyTries':
        return showRefusal(form, answer)
      case undefined:
        return showFailure(form, error)
    }
  })
  return (
    <form
      noValidate
      className={styles.form}
      aria-label="Survey"
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
    >
      <FormSummary errors={errors} submitCount={submitCount} />
      <Choices legend="How did it go?" error={errors.score?.message} className={styles.scores}>
        {surveyScores.map((score) => (
          <label key={score}>
            <input
              type="radio"
              value={score}
              {...form.register('score', { validate: (value) => surveyChecks.score(Number(value)) })}
            />
            <b aria-hidden>{score}</b>
            <span>{surveyScoreLabels[score]}</span>
          </label>
        ))}
      </Choices>
      <Choices legend="What could be better?" error={errors.better?.message} className={styles.parts}>
        {surveyParts.map((part) => (
          <Check key={part} value={part} {...form.register('better', { validate: surveyChecks.better })}>
            {surveyPartLabels[part]}
          </Check>
        ))}
      </Choices>
      <Choices legend="Would you send another bag?" error={errors.again?.message} className={styles.again}>
        {surveyAgain.map((again) => (
          <Check
            key={again}
            kind="radio"
            value={again}
            {...form.register('again', { validate: surveyChecks.again })}
          >
            {surveyAgainLabels[again]}
          </Check>
        ))}
      </Choices>
      <AreaField
        label="Anything else?"
        hint="You needn’t write anything."
        maxLength={surveyCommentMax}
        error={errors.comment?.message}
        {...form.register('comment', { validate: surveyChecks.comment })}
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Sending' : 'Send my answer'}
        </Button>
      </div>
    </form>
  )
}
