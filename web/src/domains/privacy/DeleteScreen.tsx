import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { AskForDeletionDocument, type PrivacyFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Link, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Field } from '../../ui/Field.tsx'
import { Page, Panel, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { GivenUp, OpenThings, Outcomes } from './parts.tsx'
import { usePrivacy } from './use-privacy.ts'

/** Returns a function that asks for a deletion and leads on, and what went wrong as a sentence. */
function useAsk() {
  const [{ fetching }, send] = useMutation(AskForDeletionDocument)
  const [problem, setProblem] = useState<string>()
  const router = useRouter()
  const ask = async (email: string | null) => {
    const { data, error } = await send({ email }, { quiet: true })
    const answer = data?.askForDeletion
    if (answer?.__typename === 'DeletionAsked')
      return router.navigate({ to: '/privacy/confirmation', search: { what: 'asked' } })
    setProblem(answer?.message ?? friendlyError(error, 'generic'))
    return undefined
  }
  return { ask, busy: fetching, problem, setProblem }
}

function ByAddress() {
  const [email, setEmail] = useState('')
  const { ask, busy, problem, setProblem } = useAsk()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = isEmail(email.trim())
    setProblem(isRight ? undefined : emailMessage)
    if (isRight && !busy) void ask(email.trim())
  }
  return (
    <Stack as="form" gap={4} upTo="short" noValidate onSubmit={submit} aria-label="Delete by email address">
      <Field
        label="Your email address"
        type="email"
        autoComplete="email"
        hint="The address of your account, or the one that you ordered with as a guest."
        value={email}
        error={problem}
        onChange={({ target }) => {
          setEmail(target.value)
          setProblem(undefined)
        }}
      />
      <div>
        <Button type="submit" busy={busy}>
          Send me the link
        </Button>
      </div>
    </Stack>
  )
}

function ByAccount({ privacy }: { privacy: PrivacyFieldsFragment }) {
  const { ask, busy, problem } = useAsk()
  const { open, givenUp, stays, refusal, email } = privacy
  if (refusal !== null) return <Note mood="bad">{refusal}</Note>
  return (
    <Stack gap={4}>
      {open.length > 0 && (
        <>
          <Note mood="sale">
            <b>Some things have to be settled first.</b> You can ask for the link when they are.
          </Note>
          <OpenThings open={open} />
        </>
      )}
      <GivenUp givenUp={givenUp} stays={stays} />
      {problem !== undefined && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      {open.length === 0 && (
        <div>
          <Button busy={busy} onClick={() => void ask(null)}>
            Send the link to {email}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/**
 * Renders /privacy/delete: what a deletion of data means, and the form that asks for the link that confirms
 * it. A placeholder stands while it loads, an error with "Try again" after a failure.
 */
export function DeleteScreen() {
  usePageHead({ title: 'Delete your data', robots: 'noindex' })
  const { privacy, error, again } = usePrivacy()
  return (
    <Page above={8}>
      <Panel centered upTo="list">
        <Link className="link alone" to="/privacy">
          Your privacy
        </Link>
        <Text as="h1" above={3}>
          Delete your data
        </Text>
        <Text above={3} below={6} upTo="measure" size={18} tone="soft">
          We email you a link, so that nobody else can do this. Nothing is deleted until you follow it and
          confirm; after that you have 14 days to change your mind.
        </Text>
        {privacy ? (
          <Stack gap={10}>
            {privacy.email === null ? <ByAddress /> : <ByAccount privacy={privacy} />}
            <section aria-labelledby="what-happens">
              <Text as="h2" id="what-happens" size={22} below={3}>
                What becomes of it
              </Text>
              <Outcomes outcomes={privacy.outcomes} />
            </section>
          </Stack>
        ) : error ? (
          <ErrorMessage onRetry={again}>{friendlyError(error, 'generic')}</ErrorMessage>
        ) : (
          <div role="status" aria-busy="true" aria-label="Loading what is open">
            <Skeleton height={280} />
          </div>
        )}
      </Panel>
    </Page>
  )
}
