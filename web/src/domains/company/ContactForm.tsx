import { contactChecks } from '@hemline/rules/company/contact.ts'
import {
  type ContactTopic,
  contactReferenceMax,
  contactTextMax,
  contactTopics,
  isContactTopic,
} from '@hemline/rules/vocabulary/help.ts'
import { SendContactMessageDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { newId } from '../../platform/random.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { FormSummary } from '../identity/FormSummary.tsx'
import { showFailure, showRefusal } from '../identity/form.ts'
import { useSession } from '../identity/session.tsx'

export type SentMessage = { reference: string; email: string }
type ContactFormProps = {
  topic: string | undefined
  about: string | undefined
  onSent: (message: SentMessage) => void
}

/**
 * Renders the contact form, filled with a member's name and address; `onSent` gets the message's number. A
 * form has one message id, so that a message sent twice arrives once. Refusals stand at the fields or above
 * the form.
 */
export function ContactForm({ topic, about, onSent }: ContactFormProps) {
  const { user, loggedIn } = useSession()
  const [, send] = useMutation(SendContactMessageDocument)
  const [messageId] = useState(newId)
  const defaultValues = {
    topic: topic && isContactTopic(topic) ? topic : '',
    name: '',
    email: '',
    reference: (about ?? '').slice(0, contactReferenceMax),
    text: '',
  }
  const form = useForm({ mode: 'onBlur', defaultValues })
  const { errors, isSubmitting, submitCount } = form.formState
  const own = loggedIn ? user : undefined
  useEffect(() => {
    const known = { name: [own?.firstName, own?.lastName].filter(Boolean).join(' '), email: own?.email ?? '' }
    for (const field of ['name', 'email'] as const)
      if (known[field] && !form.getValues(field)) form.setValue(field, known[field])
  }, [own, form])
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = await send({
      input: { ...values, messageId, email: values.email.trim(), reference: values.reference.trim() || null },
    })
    const answer = data?.sendContactMessage
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'SendContactMessagePayload')
      onSent({ reference: answer.reference, email: values.email.trim() })
    else showRefusal(form, answer)
  })
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
      gap={5}
      aria-label="Write to us"
    >
      <FormSummary errors={errors} submitCount={submitCount} />
      <SelectField
        label="What is it about?"
        error={errors.topic?.message}
        {...form.register('topic', { validate: contactChecks.topic })}
      >
        <option value="" disabled>
          Choose a topic
        </option>
        {(Object.keys(contactTopics) as ContactTopic[]).map((key) => (
          <option key={key} value={key}>
            {contactTopics[key]}
          </option>
        ))}
      </SelectField>
      <Grid gap={5} columns={2} from="phone">
        <Field
          label="Your name"
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name', { validate: contactChecks.name })}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email', { validate: contactChecks.email })}
        />
      </Grid>
      <Field
        label="Order or item number"
        optional
        autoComplete="off"
        maxLength={contactReferenceMax}
        error={errors.reference?.message}
        {...form.register('reference', { validate: contactChecks.reference })}
      />
      <AreaField
        label="Your message"
        maxLength={contactTextMax}
        error={errors.text?.message}
        {...form.register('text', { validate: contactChecks.text })}
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Sending' : 'Send message'}
        </Button>
      </div>
    </Stack>
  )
}
