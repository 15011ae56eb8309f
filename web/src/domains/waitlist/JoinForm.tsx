import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { JoinDirectWaitlistDocument } from '@hemline/schema/generated/graphql.ts'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { dateOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { FormSummary } from '../identity/FormSummary.tsx'
import { showFailure, showRefusal } from '../identity/form.ts'
import './waitlist-keys.ts'

type Props = {
  /** The address of a member's account, for a start. */
  email: string
  /** Gets the sentence about the place of the address on the list. */
  onJoined: (words: string) => void
}

/**
 * Renders the form that puts an address on the waitlist; `onJoined` gets the sentence that it is on the list
 * now, or was already. Refusals stand at the field or above the form.
 */
export function JoinForm({ email: first, onJoined }: Props) {
  const [, send] = useMutation(JoinDirectWaitlistDocument)
  const form = useForm({ defaultValues: { email: first } })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    const { data, error } = await send({ email: email.trim() })
    const answer = data?.joinDirectWaitlist
    switch (answer?.__typename) {
      case 'JoinDirectWaitlistPayload':
        return onJoined(
          answer.again
            ? `${answer.email} is on the list already, since ${dateOf(answer.joinedAt)}.`
            : `${answer.email} is on the list now.`,
        )
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
      gap={5}
      wide
      upTo="form"
      aria-label="Join the waitlist"
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
    >
      <FormSummary errors={errors} submitCount={submitCount} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="We write once, when it is your turn."
        error={errors.email?.message}
        {...form.register('email', { validate: (text) => isEmail(text) || emailMessage })}
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Joining' : 'Join the waitlist'}
        </Button>
      </div>
    </Stack>
  )
}
