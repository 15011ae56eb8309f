import { LogInDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { FormSummary } from './FormSummary.tsx'
import { showFailure, showRefusal } from './form.ts'
import { PasskeyLogIn } from './PasskeyLogIn.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'
import { checkOwnEmail, checkTypedPassword } from './validation.ts'
import { tellCartLosses } from './welcome.ts'

type AuthFormProps = { onDone: () => void; onLeave?: () => void; onStep?: (isSecond: boolean) => void }

/**
 * Renders the log-in form of the page and of the dialog, and the second step where the account has one; calls
 * `onDone` after a success. `onLeave` closes the dialog when a link leads to another page; `onStep` hears
 * whether the second step is on the screen. Refusals stand at the fields or above the form.
 */
export function LogInForm({ onDone, onLeave, onStep }: AuthFormProps) {
  const [, logIn] = useMutation(LogInDocument)
  const [challenge, setChallenge] = useState<string>()
  const goTo = (step: string | undefined) => {
    setChallenge(step)
    onStep?.(step !== undefined)
  }
  const form = useForm({ mode: 'onBlur', defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async ({ email, password }) => {
    const { data, error } = await logIn({ input: { email: email.trim(), password } })
    const answer = data?.logIn
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'AuthPayload') {
      tellCartLosses(answer.cartItemsLost.length)
      onDone()
    } else if (answer.__typename === 'SecondStepNeeded') goTo(answer.challenge)
    else showRefusal(form, answer)
  })
  const back = (message?: string) => {
    goTo(undefined)
    form.resetField('password')
    if (message) showRefusal(form, { message })
  }
  if (challenge) return <SecondStepForm challenge={challenge} onDone={onDone} onBack={back} />
  return (
    <Stack as="form" noValidate onSubmit={submit} aria-label="Log in">
      <FormSummary errors={errors} submitCount={submitCount} />
      <Field
        label="Email"
        type="email"
        autoComplete="email webauthn"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email', { validate: checkOwnEmail })}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { validate: checkTypedPassword })}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? 'Logging in' : 'Log in'}
      </Button>
      <PasskeyLogIn onDone={onDone} />
      <Link to="/password" className="link alone" onClick={onLeave}>
        Forgot your password?
      </Link>
    </Stack>
  )
}
