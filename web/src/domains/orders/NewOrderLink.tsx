import { MailOrderLinkDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './Orders.module.css'

/**
 * Renders the form that asks for a new link to an order whose link has expired. The answer is the same
 * whether or not the email is the order's. A refusal stands at the field.
 */
export function NewOrderLink({ orderId }: { orderId: string }) {
  const [{ fetching }, mail] = useMutation(MailOrderLinkDocument)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = await mail({ id: orderId, email: email.trim() })
    const answer = data?.mailOrderLink
    if (!answer) return setProblem(friendlyError(error, 'locatingOrder'))
    if (answer.__typename === 'MailOrderLinkPayload') return setSent(answer.message)
    setProblem(answer.message)
  }
  if (sent)
    return (
      <Note mood="green" role="status">
        <b>Check your email.</b> {sent}
      </Note>
    )
  return (
    <Stack
      as="form"
      noValidate
      gap={3}
      textAlign="start"
      className={styles.newLink}
      onSubmit={(event) => void submit(event)}
      aria-label="Ask for a new link"
    >
      <Field
        label="Email of the order"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" busy={fetching}>
        {fetching ? 'Sending' : 'Mail me a new link'}
      </Button>
    </Stack>
  )
}
