import { ChangePasswordByMailDocument } from '@hemline/schema/generated/graphql.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { NeedleDrawing } from '../../ui/NeedleDrawing.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { FormSummary } from './FormSummary.tsx'
import { showFailure, showRefusal } from './form.ts'
import styles from './identity.module.css'
import { SecondStepForm } from './SecondStepForm.tsx'
import { checkPassword, passwordMin } from './validation.ts'
import { tellCartLosses } from './welcome.ts'

function NewPassword({ token }: { token: string }) {
  const [, change] = useMutation(ChangePasswordByMailDocument)
  const navigate = useNavigate()
  const [challenge, setChallenge] = useState<string>()
  const form = useForm({ mode: 'onBlur', defaultValues: { password: '' } })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    const { data, error } = await change({ input: { token, password } })
    const answer = data?.changePasswordByMail
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'AuthPayload') {
      showToast({ text: 'Your new password is set, and you are logged in.' })
      tellCartLosses(answer.cartItemsLost.length)
      void navigate({ to: '/', replace: true })
    } else if (answer.__typename === 'SecondStepNeeded') {
      showToast({ text: 'Your new password is set.' })
      setChallenge(answer.challenge)
    } else showRefusal(form, answer)
  })
  if (challenge)
    return (
      <SecondStepForm
        challenge={challenge}
        onDone={() => void navigate({ to: '/', replace: true })}
        onBack={() => void navigate({ to: '/log-in', replace: true })}
      />
    )
  return (
    <Stack as="form" noValidate onSubmit={submit} aria-label="Choose a new password">
      <FormSummary errors={errors} submitCount={submitCount} />
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${passwordMin} characters; a sentence is fine.`}
        error={errors.password?.message}
        {...form.register('password', { validate: checkPassword })}
      />
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? 'Saving' : 'Save the password'}
      </Button>
    </Stack>
  )
}

/**
 * Renders the page behind the emailed link: sets a new password; without a token in the URL, that the link is
 * not whole.
 */
export function PasswordChangeScreen() {
  usePageHead({ title: 'Choose a new password', robots: 'noindex' })
  const { token } = useSearch({ strict: false }) as Record<string, string | undefined>
  if (!token) {
    return (
      <EmptyState
        heading="h1"
        drawing={<NeedleDrawing />}
        title="This link is not whole"
        action={
          <Link to="/password" className={buttonClass()}>
            Ask for a new link
          </Link>
        }
      >
        Part of the address got lost on its way. Ask for a new link and open it from the email.
      </EmptyState>
    )
  }
  return (
    <div className={styles.screen}>
      <Text as="h1" below={2} size={36}>
        Choose a new password
      </Text>
      <Text below={6} tone="soft">
        You stay logged in here; other devices are logged out.
      </Text>
      <NewPassword token={token} />
      <Row as="p" gap={4} rows={0} justify="between" above={4} size={14} tone="soft">
        <Link className="link alone" to="/password">
          Ask for a new link
        </Link>
      </Row>
    </div>
  )
}
