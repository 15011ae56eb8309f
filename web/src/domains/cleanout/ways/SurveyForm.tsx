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
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { newId } from '../../../platform/random.ts'
import { AreaField } from '../../../ui/AreaField.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Check.tsx'
import { ChoiceCard, ChoiceCards } from '../../../ui/ChoiceCards.tsx'
import { Grid, Stack, Text } from '../../../ui/layout.tsx'
import { FormSummary } from '../../identity/FormSummary.tsx'
import { showFailure, showRefusal } from '../../identity/form.ts'
import './ways-keys.ts'

type Values = { score: string; again: string; better: string[]; comment: string }
type Props = { kitId: string | undefined; onDone: (words: string) => void }

/**
 * Renders the survey's questions; `onDone` gets the sentence of thanks, also when the survey was answered
 * before. A form has one request key, so that an answer sent twice counts once.
 */
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
    <Stack
      as="form"
      noValidate
      gap={8}
      aria-label="Survey"
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
    >
      <FormSummary errors={errors} submitCount={submitCount} />
      <ChoiceCards legend="How did it go?" look="tiles" columns={5} error={errors.score?.message}>
        {surveyScores.map((score) => (
          <ChoiceCard
            key={score}
            value={score}
            {...form.register('score', { validate: (value) => surveyChecks.score(Number(value)) })}
          >
            <Text as="span" aria-hidden voice="display" size={22} leading={1}>
              {score}
            </Text>
            <Text as="span" size={12} tone="soft">
              {surveyScoreLabels[score]}
            </Text>
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <fieldset>
        <Text as="legend" below={3} voice="display" size={22}>
          What could be better?
        </Text>
        <Grid columns={2} gap={0}>
          {surveyParts.map((part) => (
            <Check key={part} value={part} {...form.register('better', { validate: surveyChecks.better })}>
              {surveyPartLabels[part]}
            </Check>
          ))}
        </Grid>
        {errors.better?.message && (
          <Text above={2} size={14} tone="danger">
            {errors.better.message}
          </Text>
        )}
      </fieldset>
      <ChoiceCards
        legend="Would you send another bag?"
        look="tiles"
        columns={3}
        error={errors.again?.message}
      >
        {surveyAgain.map((again) => (
          <ChoiceCard key={again} value={again} {...form.register('again', { validate: surveyChecks.again })}>
            {surveyAgainLabels[again]}
          </ChoiceCard>
        ))}
      </ChoiceCards>
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
    </Stack>
  )
}
