import {
  directChecks,
  directObstacles,
  directObstaclesLabels,
  directOften,
  directOftenLabels,
  directPlaces,
  directPlacesLabels,
  directSells,
  directSellsLabels,
} from '@hemline/rules/waitlist/survey.ts'
import {
  AnswerDirectSurveyDocument,
  type DirectWaitlistFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Grid, Stack, Text } from '../../ui/layout.tsx'
import { FormSummary } from '../identity/FormSummary.tsx'
import { showFailure, showRefusal } from '../identity/form.ts'
import './waitlist-keys.ts'

type Survey = NonNullable<DirectWaitlistFieldsFragment['survey']>
type Values = { sells: string[]; often: string; places: string[]; obstacle: string; mayWrite: boolean }
type Props = { survey: Survey | null; onDone: () => void }

const firstOf = (survey: Survey | null): Values => ({
  sells: survey?.sells ?? [],
  often: survey?.often ?? '',
  places: survey?.places ?? [],
  obstacle: survey?.obstacle ?? '',
  mayWrite: survey?.mayWrite ?? false,
})

type SeveralProps = { legend: string; error: string | undefined; children: ReactNode }

function Several({ legend, error, children }: SeveralProps) {
  return (
    <fieldset aria-invalid={error ? true : undefined}>
      <Text as="legend" below={3} voice="display" size={22}>
        {legend}
      </Text>
      <Grid columns={2} gap={0}>
        {children}
      </Grid>
      {error && (
        <Text above={2} size={14} tone="danger" role="alert">
          {error}
        </Text>
      )}
    </fieldset>
  )
}

/**
 * Renders the questions about selling directly, with the person's earlier answers chosen; calls `onDone` once
 * the answers are taken. Refusals stand at the fields or above the form.
 */
export function DirectSurveyForm({ survey, onDone }: Props) {
  const [, send] = useMutation(AnswerDirectSurveyDocument)
  const form = useForm<Values>({ defaultValues: firstOf(survey) })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = await send({ input: values })
    const answer = data?.answerDirectSurvey
    switch (answer?.__typename) {
      case 'AnswerDirectSurveyPayload':
        return onDone()
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
      <Several legend="What would you sell?" error={errors.sells?.message}>
        {directSells.map((one) => (
          <Check key={one} value={one} {...form.register('sells', { validate: directChecks.sells })}>
            {directSellsLabels[one]}
          </Check>
        ))}
      </Several>
      <ChoiceCards legend="How often do you sell a piece?" columns={2} error={errors.often?.message}>
        {directOften.map((one) => (
          <ChoiceCard
            key={one}
            value={one}
            title={directOftenLabels[one]}
            {...form.register('often', { validate: directChecks.often })}
          />
        ))}
      </ChoiceCards>
      <Several legend="Where do you sell today?" error={errors.places?.message}>
        {directPlaces.map((one) => (
          <Check key={one} value={one} {...form.register('places', { validate: directChecks.places })}>
            {directPlacesLabels[one]}
          </Check>
        ))}
      </Several>
      <ChoiceCards legend="What holds you back most?" columns={2} error={errors.obstacle?.message}>
        {directObstacles.map((one) => (
          <ChoiceCard
            key={one}
            value={one}
            title={directObstaclesLabels[one]}
            {...form.register('obstacle', { validate: directChecks.obstacle })}
          />
        ))}
      </ChoiceCards>
      <fieldset>
        <Text as="legend" below={3} voice="display" size={22}>
          May we write to you?
        </Text>
        <Check {...form.register('mayWrite')}>Yes, about selling it myself</Check>
      </fieldset>
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Sending' : survey ? 'Change my answers' : 'Send my answers'}
        </Button>
      </div>
    </Stack>
  )
}
