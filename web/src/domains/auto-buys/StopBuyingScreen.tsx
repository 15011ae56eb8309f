import { GetAutoBuyLinkDocument, StopAutoBuyByLinkDocument } from '@hemline/schema/generated/graphql.ts'
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
import styles from './AutoBuys.module.css'

/**
 * Renders /saved/searches/stop, where a button stops the buying by itself that a mail's link names; needs no
 * log-in. A link that names none says so.
 */
export function StopBuyingScreen() {
  usePageHead({ title: 'Stop buying', robots: 'noindex' })
  const code = new URLSearchParams(usePlace().search).get('code') ?? ''
  const [{ data, error }] = useQuery({ query: GetAutoBuyLinkDocument, variables: { code } })
  const [ended, end] = useMutation(StopAutoBuyByLinkDocument)
  const link = ended.data?.stopAutoBuyByLink ?? data?.autoBuyLink
  const failure = ended.error ?? error
  return (
    <Stack gap={5} justifyItems="start" centered padTop={8} className={classes('page', styles.narrow)}>
      <h1>Stop buying</h1>
      {failure && (
        <Note mood="bad" role="alert">
          {friendlyError(failure, 'autoBuy')}
        </Note>
      )}
      {!link && !failure && (
        <Panel across role="status" aria-busy="true" aria-label="Looking up what the link stops">
          <Skeleton width="60%" height={48} />
        </Panel>
      )}
      {link && link.name === null && (
        <Note mood="bad">
          <b>This link stops nothing.</b> Open it from the mail again, or look at your saved searches. A
          search that was deleted buys nothing.
        </Note>
      )}
      {link?.isBuying && (
        <>
          <p>
            Your saved search “<bdi>{link.name}</bdi>” buys pieces by itself. Shall it stop? Orders that are
            placed stay; you can cancel them on their pages.
          </p>
          <Button busy={ended.fetching} onClick={() => void end({ code })}>
            Stop buying for this search
          </Button>
        </>
      )}
      {link && link.name !== null && !link.isBuying && (
        <Note mood="green" role="status">
          <b>Done.</b> “<bdi>{link.name}</bdi>” buys nothing by itself. It still tells you of new pieces.
        </Note>
      )}
      <Link className="link alone" to="/saved/searches">
        See your saved searches
      </Link>
    </Stack>
  )
}
