import { textConsent } from '@hemline/rules/notifications/phones.ts'
import {
  AskForTextsDocument,
  ConfirmTextsDocument,
  EndTextsDocument,
  type SubscriptionFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'

type Phone = SubscriptionFieldsFragment['phone']

/**
 * Renders the settings for text messages: the field for a phone number, then the field for the code that was
 * sent to it, then a button to stop. A refusal stands at the field; `onChange` is called after each success.
 */
export function Texts({ phone, onChange }: { phone: Phone; onChange: () => void }) {
  const [asked, ask] = useMutation(AskForTextsDocument)
  const [confirmed, confirm] = useMutation(ConfirmTextsDocument)
  const [, end] = useMutation(EndTextsDocument)
  const [typed, setTyped] = useState('')
  const waits = phone?.confirmed === false
  const outcome = waits ? confirmed.data?.confirmTexts : asked.data?.askForTexts
  const failure = confirmed.error ?? asked.error
  const problem = outcome?.__typename === 'TextsRefused' ? outcome.message : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = waits
      ? (await confirm({ code: typed })).data?.confirmTexts
      : (await ask({ phone: typed })).data?.askForTexts
    if (answer?.__typename !== 'TextsPayload') return
    setTyped('')
    onChange()
  }
  const forget = () => void end({}).then(onChange)
  if (phone?.confirmed)
    return (
      <Note mood="green">
        <b>Texts go to {phone.shown}.</b> Reply STOP to one to end them, or{' '}
        <LinkButton inline onClick={forget}>
          forget this phone
        </LinkButton>
      </Note>
    )
  return (
    <Stack as="div" gap={3} justifyItems="start">
      <p className="soft">
        {waits ? `We sent a code to ${phone.shown}. It works for ten minutes.` : textConsent}
      </p>
      <form onSubmit={(event) => void submit(event)} noValidate aria-label="Texts to your phone">
        <Stack gap={3} justifyItems="start">
          <Field
            label={waits ? 'Code from the text' : 'Mobile number'}
            type="tel"
            inputMode="numeric"
            autoComplete={waits ? 'one-time-code' : 'tel-national'}
            value={typed}
            error={problem ?? (failure ? friendlyError(failure, 'generic') : undefined)}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" look="line" busy={asked.fetching || confirmed.fetching}>
            {waits ? 'Confirm' : 'I agree, send me a code'}
          </Button>
        </Stack>
      </form>
      {waits && <LinkButton onClick={forget}>Use another number</LinkButton>}
    </Stack>
  )
}
