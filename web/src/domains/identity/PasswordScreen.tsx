import { RequestPasswordChangeDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { usePageHead } from '../../platform/head.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { FormSummary } from './FormSummary.tsx'
import { showFailure, showRefusal } from './form.ts'
import styles from './identity.module.css'
import { checkOwnEmail } from './validation.ts'

/**
 * Renders the page that requests an email with a link to change the password. The answer is the same whether
 * or not the email has an account.
 */
export function PasswordScreen() {
  usePageHead({ title: 'Forgot your password', robots: 'noindex' })
  const [, request] = useMutation(RequestPasswordChangeDocument)
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ mode: 'onBlur', defaultValues: { email: '' } })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    const { data, error } = await request({ input: { email: email.trim() } })
    const answer = data?.requestPasswordChange
    if (!answer) showFailure(form, error, 'passwordLink')
    else if (answer.__typename === 'RequestPasswordChangePayload') setSentTo(email.trim())
    else showRefusal(form, answer)
  })
  return (
    <div className={styles.screen}>
      <Text as="h1" below={2} size={36}>
        Forgot your password?
      </Text>
      <Text below={6} tone="soft">
        Tell us your email and we send a link to choose a new one.
      </Text>
      {sentTo ? (
        <Note mood="green" role="status">
          <b>Check your email.</b> If {sentTo} has an account, a link is on its way. It works for a short time
          and once only.
        </Note>
      ) : (
        <Stack as="form" noValidate onSubmit={submit} aria-label="Ask for a link">
          <FormSummary errors={errors} submitCount={submitCount} />
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            error={errors.email?.message}
            {...form.register('email', { validate: checkOwnEmail })}
          />
          <Button type="submit" wide busy={isSubmitting}>
            {isSubmitting ? 'Sending' : 'Send the link'}
          </Button>
        </Stack>
      )}
      <Row as="p" gap={4} rows={0} justify="between" above={4} size={14} tone="soft">
        <Link className="link alone" to="/log-in">
          Back to log in
        </Link>
      </Row>
    </div>
  )
}
