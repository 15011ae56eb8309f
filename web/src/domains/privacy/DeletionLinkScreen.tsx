import { rewardsZone } from '@hemline/rules/rewards/zone.ts'
import {
  ConfirmDeletionDocument,
  GetDeletionLinkDocument,
  type GetDeletionLinkQuery,
  TakeBackDeletionDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useParams, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient, useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dayInWords } from '../../platform/format-days.ts'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { endSession } from '../identity/log-out.ts'
import { GivenUp, OpenThings } from './parts.tsx'

type DeletionLink = NonNullable<GetDeletionLinkQuery['deletionLink']>
type Going = { link: DeletionLink; token: string; onAgain: () => void }

function Confirm({ link, token, onAgain }: Going) {
  const [{ fetching }, confirm] = useMutation(ConfirmDeletionDocument)
  const client = useClient()
  const [problem, setProblem] = useState<string>()
  const router = useRouter()
  const { open, givenUp, stays, refusal, email, hasAccount } = link
  const send = async () => {
    const { data, error } = await confirm({ token }, { quiet: true })
    const answer = data?.confirmDeletion
    if (answer?.__typename === 'DeletionWaits') {
      // The account's sessions have ended; the browser forgets the account too.
      await endSession(client)
      return router.navigate({ to: '/privacy/confirmation', search: { what: 'waiting' } })
    }
    setProblem(answer?.message ?? friendlyError(error, 'generic'))
    if (answer?.__typename === 'DeletionBlocked') onAgain()
    return undefined
  }
  const isBlocked = open.length > 0 || refusal !== null
  return (
    <Stack gap={5} align="start">
      <h1>Delete everything of {email}?</h1>
      <Text upTo="measure" size={18} tone="soft">
        {hasAccount
          ? 'Your account is locked at once and deleted after 14 days. Until then a link in our next email brings everything back.'
          : 'What belongs to this address is deleted after 14 days. Until then a link in our next email takes that back.'}
      </Text>
      {refusal !== null && <Note mood="bad">{refusal}</Note>}
      {open.length > 0 && (
        <>
          <Note mood="sale">
            <b>Some things have to be settled first.</b> This link works again when they are.
          </Note>
          <OpenThings open={open} />
        </>
      )}
      <GivenUp givenUp={givenUp} stays={stays} />
      {problem !== undefined && !isBlocked && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      <Row gap={3}>
        {!isBlocked && (
          <Button look="danger" busy={fetching} onClick={() => void send()}>
            Delete my data
          </Button>
        )}
        <Link className={buttonClass({ look: isBlocked ? 'main' : 'line' })} to="/">
          Keep everything
        </Link>
      </Row>
      <Link className="link" to="/privacy/delete">
        What is deleted and what is kept
      </Link>
    </Stack>
  )
}

function TakeBack({ link, token }: Going) {
  const [{ fetching }, takeBack] = useMutation(TakeBackDeletionDocument)
  const [problem, setProblem] = useState<string>()
  const router = useRouter()
  const send = async () => {
    const { data, error } = await takeBack({ token }, { quiet: true })
    const answer = data?.takeBackDeletion
    if (answer?.__typename === 'DeletionTakenBack')
      return router.navigate({ to: '/privacy/confirmation', search: { what: 'kept' } })
    setProblem(answer?.message ?? friendlyError(error, 'generic'))
    return undefined
  }
  return (
    <Stack gap={5} align="start">
      <h1>Keep your data?</h1>
      <Text upTo="measure" size={18} tone="soft">
        {link.eraseAt
          ? `Everything of ${link.email} will be deleted on ${dayInWords(link.eraseAt, rewardsZone)}. You can still take that back.`
          : `Everything of ${link.email} will be deleted.`}
      </Text>
      {problem !== undefined && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      <Row gap={3}>
        <Button busy={fetching} onClick={() => void send()}>
          Keep my data
        </Button>
        <Link className={buttonClass({ look: 'line' })} to="/">
          Let it be deleted
        </Link>
      </Row>
    </Stack>
  )
}

/**
 * Renders /privacy/delete/:token, where a mailed link confirms a deletion of data or takes it back; for a
 * used or old link, the way to a new one. A failed request has "Try again".
 */
export function DeletionLinkScreen() {
  const { token = '' } = useParams({ strict: false })
  usePageHead({ title: 'Delete your data', robots: 'noindex' })
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetDeletionLinkDocument,
    variables: { token },
    requestPolicy: 'network-only',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  const link = data?.deletionLink
  if (data && !link)
    return (
      <Page>
        <EmptyState
          heading="h1"
          drawing={<HangerDrawing />}
          title="This link doesn’t work any more"
          action={
            <Link className={buttonClass()} to="/privacy/delete">
              Ask for a new link
            </Link>
          }
        >
          It has been used, or it is too old. Each link works once.
        </EmptyState>
      </Page>
    )
  const Going = link?.use === 'take_back' ? TakeBack : Confirm
  return (
    <Page above={10}>
      <Panel centered upTo="measure">
        {link ? (
          <Going link={link} token={token} onAgain={again} />
        ) : error && !fetching ? (
          <ErrorMessage onRetry={again}>{friendlyError(error, 'generic')}</ErrorMessage>
        ) : (
          <div role="status" aria-busy="true" aria-label="Loading your link">
            <Skeleton height={240} />
          </div>
        )}
      </Panel>
    </Page>
  )
}
