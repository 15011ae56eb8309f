import './phone-keys.ts'
import {
  ChangePhoneDocument,
  ConfirmPhoneDocument,
  EndPhoneChangeDocument,
  GetMyPhoneDocument,
  type MyPhoneFieldsFragment,
  RemovePhoneDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { timeOfDay } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { showFailure } from './form.ts'
import styles from './identity.module.css'
import { PasswordOnce } from './PasswordOnce.tsx'

type Waiting = NonNullable<MyPhoneFieldsFragment['waiting']>

function NumberForm({ onNeeded, onDone }: { onNeeded: (phone: string) => void; onDone: () => void }) {
  const [, change] = useMutation(ChangePhoneDocument)
  const form = useForm({ defaultValues: { phone: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ phone }) => {
    const { data, error } = await change({ phone })
    const answer = data?.changePhone
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'PasswordNeeded') onNeeded(phone)
    else if (answer.__typename === 'PhoneRefused') form.setError('phone', answer, { shouldFocus: true })
    else onDone()
  })
  return (
    <Stack as="form" noValidate onSubmit={submit} className={styles.narrow} aria-label="Your phone number">
      <Field
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="We text a code to it. Outside the US and Canada, begin with + and the country’s code."
        error={errors.phone?.message ?? errors.root?.message}
        {...form.register('phone')}
      />
      <Row gap={4}>
        <Button type="submit" busy={isSubmitting}>
          Text me a code
        </Button>
        <LinkButton onClick={onDone}>Not now</LinkButton>
      </Row>
    </Stack>
  )
}

function CodeForm({ waiting, onAgain }: { waiting: Waiting; onAgain: (phone: string) => void }) {
  const [, confirm] = useMutation(ConfirmPhoneDocument)
  const [, end] = useMutation(EndPhoneChangeDocument)
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ code }) => {
    const { data, error } = await confirm({ code })
    const answer = data?.confirmPhone
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'PhoneRefused') form.setError('code', answer, { shouldFocus: true })
    else showToast({ text: `${answer.myPhone.number ?? ''} is your phone number now.` })
  })
  const isOver = Date.parse(waiting.until) <= nowMs()
  return (
    <Stack as="form" noValidate onSubmit={submit} className={styles.narrow} aria-label="Code from the text">
      <p role="status">
        {isOver ? (
          <>The code that we texted to {waiting.number} is too old now.</>
        ) : (
          <>
            We texted a code to <b>{waiting.number}</b>. It works until {timeOfDay(waiting.until)}.
          </>
        )}
      </p>
      <Field
        label="Code from the text"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message ?? errors.root?.message}
        {...form.register('code')}
      />
      <Row gap={4} rows={2}>
        <Button type="submit" busy={isSubmitting}>
          Confirm
        </Button>
        <LinkButton onClick={() => onAgain(waiting.number)}>Send a new code</LinkButton>
        <LinkButton onClick={() => void end({})}>Stop</LinkButton>
      </Row>
    </Stack>
  )
}

/** What the password is asked for: another number, or none. */
type Wish = { phone: string } | 'remove'

/** Returns a function that changes or removes the phone, and the wish that waits for the password. */
function useWish() {
  const [, change] = useMutation(ChangePhoneDocument)
  const [, remove] = useMutation(RemovePhoneDocument)
  const [needed, setNeeded] = useState<Wish>()
  const [problem, setProblem] = useState<string>()
  const wish = async (what: Wish) => {
    const removed = what === 'remove'
    const { data, error } = removed ? await remove({}) : await change(what)
    const answer = data && ('removePhone' in data ? data.removePhone : data.changePhone)
    setNeeded(answer?.__typename === 'PasswordNeeded' ? what : undefined)
    if (!answer) setProblem(friendlyError(error, 'generic'))
    else setProblem(answer.__typename === 'PhoneRefused' ? answer.message : undefined)
    if (answer?.__typename === 'PhonePayload')
      showToast({ text: removed ? 'Your phone number is removed.' : 'A code is on its way.' })
  }
  return { wish, needed, setNeeded, problem }
}

/**
 * Renders the phone of the member's account, and changes it: a number, then the code that was sent to it. A
 * placeholder stands while it loads, "Try again" after a failure; a refusal stands above.
 */
export function Phone() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetMyPhoneDocument,
    requestPolicy: 'cache-and-network',
  })
  const { wish, needed, setNeeded, problem } = useWish()
  const [editing, setEditing] = useState(false)
  if (!data && error && !fetching)
    return (
      <Note mood="bad" role="status">
        <b>We could not read your phone number.</b> {friendlyError(error, 'generic')}{' '}
        <LinkButton inline onClick={() => ask({ requestPolicy: 'network-only' })}>
          Try again
        </LinkButton>
      </Note>
    )
  if (!data) return <Skeleton width="16rem" height={160} />
  if (needed) return <PasswordOnce onDone={() => void wish(needed)} onCancel={() => setNeeded(undefined)} />
  const number = data.myPhone?.number
  const waiting = data.myPhone?.waiting
  const refusal = problem && (
    <Note mood="bad" role="alert">
      {problem}
    </Note>
  )
  if (waiting)
    return (
      <Stack gap={4}>
        {refusal}
        <CodeForm waiting={waiting} onAgain={(phone) => void wish({ phone })} />
      </Stack>
    )
  if (editing)
    return (
      <NumberForm
        onNeeded={(phone) => {
          setEditing(false)
          setNeeded({ phone })
        }}
        onDone={() => setEditing(false)}
      />
    )
  return (
    <Stack gap={4}>
      {refusal}
      {number ? (
        <Row gap={4} rows={1}>
          <Text as="span" numbers>
            {number}
          </Text>
          <LinkButton onClick={() => setEditing(true)} aria-label="Change your phone number">
            Change
          </LinkButton>
          <LinkButton onClick={() => void wish('remove')} aria-label="Remove your phone number">
            Remove
          </LinkButton>
        </Row>
      ) : (
        <>
          <Text tone="soft" upTo="measure">
            New addresses begin with it, so that a carrier can call. It is on your parcels’ labels alone, and
            we text you news only if you choose so under{' '}
            <Link className="link" to="/my/subscriptions">
              what we tell you
            </Link>
            .
          </Text>
          <div>
            <Button look="line" onClick={() => setEditing(true)}>
              Add a phone number
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
