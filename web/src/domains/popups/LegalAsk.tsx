// What is asked of an account that has yet to accept the terms: the words, and the answer.
import { AcceptLegalDocument, GetTermsDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf } from '../../platform/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'

/** Asks for the terms in force; they may have changed since the page was loaded. */
const useTerms = () => useQuery({ query: GetTermsDocument, requestPolicy: 'cache-and-network' })

/**
 * Hook: returns `accept`, which accepts the terms in force and resolves to whether the API stored that; an
 * error is shown as a toast. `accepting`: that request is under way. `unread`: the terms are not loaded yet,
 * and `accept` resolves to false.
 */
export function useAcceptLegal() {
  const [{ data }] = useTerms()
  const [{ fetching }, send] = useMutation(AcceptLegalDocument)
  const version = data?.terms.version
  const accept = async (): Promise<boolean> => {
    if (version === undefined) return false
    const { error } = await send({ version })
    if (error) showToast({ text: friendlyError(error, 'generic') })
    return !error
  }
  return { accepting: fetching, unread: version === undefined, accept }
}

/**
 * Renders the terms that the account is asked to accept, with what changed; `onLeave` is called when a link
 * is followed. A placeholder while they load, a message with "Try again" after a failure.
 */
export function LegalWords({ onLeave }: { onLeave?: () => void }) {
  const [{ data, error, fetching }, ask] = useTerms()
  const text = (slug: string, words: string) => (
    <Link className="link" to="/legal/$slug" params={{ slug }} onClick={onLeave}>
      {words}
    </Link>
  )
  if (!data && error && !fetching)
    return (
      <Note mood="bad" role="status">
        <b>We could not load our new terms.</b> {friendlyError(error, 'generic')}{' '}
        <LinkButton inline onClick={() => ask({ requestPolicy: 'network-only' })}>
          Try again
        </LinkButton>
      </Note>
    )
  if (!data)
    return (
      <Stack gap={3} aria-busy="true" aria-label="Loading our new terms">
        <Skeleton height={72} />
        <Skeleton height={48} />
      </Stack>
    )
  const { since, changes } = data.terms
  return (
    <>
      <p>
        Since {dateOf(since)} our {text('tou', 'terms of use')}, {text('privacy-policy', 'privacy policy')}{' '}
        and {text('seller-terms', 'seller terms')} read a little differently. To buy or sell, please accept
        them; looking around goes on as ever.
      </p>
      {changes.length > 0 && (
        <>
          <p>What is new:</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        Your choices about your data are on{' '}
        <Link className="link" to="/privacy" onClick={onLeave}>
          your privacy
        </Link>
        .
      </p>
    </>
  )
}
