import { isAppCode } from '@hemline/rules/identity/two-step.ts'
import { FinishLogInDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { FormSummary } from './FormSummary.tsx'
import { showFailure } from './form.ts'
import { tellCartLosses } from './welcome.ts'

type Props = {
  challenge: string
  onDone: () => void
  /** Goes back to the password; `message` says why when the log-in has ended. */
  onBack: (message?: string) => void
}

/**
 * Renders the second step of a log-in: a field for the app's code or a recovery code. Calls `onDone` after a
 * success, and `onBack` with the message when the log-in has ended; a wrong code is refused at the field.
 */
export function SecondStepForm({ challenge, onDone, onBack }: Props) {
  const [, finish] = useMutation(FinishLogInDocument)
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting, submitCount } = form.formState
  // The password's form is gone with its focus.
  useEffect(() => form.setFocus('code'), [form.setFocus])
  const submit = form.handleSubmit(async ({ code }) => {
    const { data, error } = await finish({ input: { challenge, code } })
    const answer = data?.finishLogIn
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'AuthPayload') {
      tellCartLosses(answer.cartItemsLost.length)
      onDone()
    } else if (answer.__typename === 'LogInEnded') onBack(answer.message)
    else {
      form.setValue('code', isAppCode(code) ? '' : code)
      form.setError('code', { message: answer.message }, { shouldFocus: true })
    }
  })
  return (
    <Stack as="form" noValidate onSubmit={submit} aria-label="Second step of the log-in">
      <FormSummary errors={errors} submitCount={submitCount} />
      <Text tone="soft">Open the app in which you keep your codes, and enter the one for Hemline.</Text>
      <Field
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint="Six digits. Without your phone, use one of your recovery codes."
        error={errors.code?.message}
        {...form.register('code', { validate: (code) => code.trim() !== '' || 'The code, please.' })}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? 'Logging in' : 'Log in'}
      </Button>
      <LinkButton onClick={() => onBack()}>Use another account</LinkButton>
    </Stack>
  )
}
