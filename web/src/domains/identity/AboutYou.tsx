import { ChangeEmailDocument, ChangeNameDocument } from '@hemline/schema/generated/graphql.ts'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { FormSummary } from './FormSummary.tsx'
import { showFailure, showRefusal } from './form.ts'
import styles from './identity.module.css'
import { PasswordOnce } from './PasswordOnce.tsx'
import type { SessionUser } from './session.tsx'
import { checkFirstName, checkLastName, checkOwnEmail } from './validation.ts'

/** Loaded by itself, with what is read of the account's security: few changes wait. */
const EmailChange = lazy(async () => ({ default: (await import('./EmailChange.tsx')).EmailChange }))

type Person = Pick<SessionUser, 'firstName' | 'lastName' | 'email'>

function NameForm({ user, onDone }: { user: Person; onDone: () => void }) {
  const [, change] = useMutation(ChangeNameDocument)
  const form = useForm({
    mode: 'onBlur',
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async (name) => {
    const { data, error } = await change(name)
    const answer = data?.changeName
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'NamePayload') {
      showToast({ text: 'Your name is changed.' })
      onDone()
    } else showRefusal(form, answer)
  })
  return (
    <Stack as="form" noValidate onSubmit={submit} className={styles.narrow} aria-label="Change your name">
      <FormSummary errors={errors} submitCount={submitCount} />
      <Field
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName', { validate: checkFirstName })}
      />
      <Field
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...form.register('lastName', { validate: checkLastName })}
      />
      <Row gap={4}>
        <Button type="submit" busy={isSubmitting}>
          Save
        </Button>
        <LinkButton onClick={onDone}>Not now</LinkButton>
      </Row>
    </Stack>
  )
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const [, change] = useMutation(ChangeEmailDocument)
  const [wanted, setWanted] = useState<string>()
  const form = useForm({ mode: 'onBlur', defaultValues: { email: '' } })
  const { errors, isSubmitting, submitCount } = form.formState
  const send = async (email: string) => {
    const { data, error } = await change({ email: email.trim() })
    const answer = data?.changeEmail
    setWanted(undefined)
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'EmailChangeSent') onDone()
    else if (answer.__typename === 'PasswordNeeded') setWanted(email)
    else showRefusal(form, answer)
  }
  const submit = form.handleSubmit(({ email }) => send(email))
  if (wanted !== undefined)
    return <PasswordOnce onDone={() => void send(wanted)} onCancel={() => setWanted(undefined)} />
  return (
    <Stack as="form" noValidate onSubmit={submit} className={styles.narrow} aria-label="Change your email">
      <FormSummary errors={errors} submitCount={submitCount} />
      <Field
        label="New email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="We mail a link to it. Your account keeps its old address until you follow the link."
        error={errors.email?.message}
        {...form.register('email', { validate: checkOwnEmail })}
      />
      <Row gap={4}>
        <Button type="submit" busy={isSubmitting}>
          Send the link
        </Button>
        <LinkButton onClick={onDone}>Not now</LinkButton>
      </Row>
    </Stack>
  )
}

/** Shows the member's name and address, a change of the address that waits for its link, and changes both. */
export function AboutYou({ user }: { user: Person | undefined }) {
  const [editing, setEditing] = useState<'name' | 'email'>()
  if (user && editing === 'name') return <NameForm user={user} onDone={() => setEditing(undefined)} />
  if (user && editing === 'email') return <EmailForm onDone={() => setEditing(undefined)} />
  const fact = (what: 'name' | 'email', label: string, value: string | null | undefined) => (
    <Stack gap={0.5}>
      <Text as="dt" size={14} tone="soft">
        {label}
      </Text>
      <Row as="dd" gap={4} rows={1}>
        <Text as="span" breaks>
          {value}
        </Text>
        <LinkButton onClick={() => setEditing(what)} aria-label={`Change your ${label.toLowerCase()}`}>
          Change
        </LinkButton>
      </Row>
    </Stack>
  )
  if (!user) return <Skeleton width="16rem" height={96} />
  return (
    <Stack gap={4}>
      <Stack as="dl" gap={3}>
        {fact('name', 'Name', [user.firstName, user.lastName].filter(Boolean).join(' '))}
        {fact('email', 'Email', user.email)}
      </Stack>
      <Suspense>
        <EmailChange />
      </Suspense>
    </Stack>
  )
}
