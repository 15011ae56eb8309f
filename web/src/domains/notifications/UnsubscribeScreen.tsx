import { GetUnsubscribeLinkDocument, UnsubscribeDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Told.module.css'

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' })

/**
 * Renders /unsubscribe, where a button ends the mails of an unsubscribe link; needs no log-in. A link that is
 * not whole says so.
 */
export function UnsubscribeScreen() {
  usePageHead({ title: 'Stop mails', robots: 'noindex' })
  const token = new URLSearchParams(usePlace().search).get('token') ?? ''
  const [{ data, error }] = useQuery({ query: GetUnsubscribeLinkDocument, variables: { token } })
  const [ended, end] = useMutation(UnsubscribeDocument)
  const link = ended.data?.unsubscribe ?? data?.unsubscribeLink
  const failure = ended.error ?? error
  const names = listed.format((link?.names ?? []).map((name) => `“${name}”`))
  return (
    <Stack gap={5} justifyItems="start" centered padTop={8} className={classes('page', styles.narrow)}>
      <h1>Stop mails</h1>
      {failure && (
        <Note mood="bad" role="alert">
          {friendlyError(failure, 'emailSubscription')}
        </Note>
      )}
      {!link && !failure && (
        <Panel across role="status" aria-busy="true" aria-label="Looking up what the link ends">
          <Skeleton width="60%" height={48} />
        </Panel>
      )}
      {link?.state === 'forged' && (
        <Note mood="bad">
          <b>This link is not complete.</b> Open it from the mail again, or choose what we tell you when you
          are logged in.
        </Note>
      )}
      {link?.state === 'active' && (
        <>
          <p>We mail you about {names}. Should these mails end?</p>
          <Button busy={ended.fetching} onClick={() => void end({ token })}>
            Stop these mails
          </Button>
        </>
      )}
      {link?.state === 'always' && (
        <Note role="status">
          <b>Mails about {names} always come.</b> {link.why}
        </Note>
      )}
      {link?.state === 'stopped' && (
        <Note mood="green" role="status">
          <b>Done.</b> Mails about {names} have ended. What you buy is still confirmed by mail.
        </Note>
      )}
      <Link className="link alone" to="/my/subscriptions">
        Choose what we tell you
      </Link>
    </Stack>
  )
}
