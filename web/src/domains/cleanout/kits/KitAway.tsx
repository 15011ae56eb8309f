import type { CombinedError } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { ToteDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx'
import { Page } from '../../../ui/layout.tsx'
import { useSession } from '../../identity/session.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'

type Props = { title: string; error: CombinedError | undefined; onAgain?: () => void }

/** Renders the message for a kit that does not exist, belongs to another account, or could not be loaded. */
export function KitAway({ title, error, onAgain }: Props) {
  const { loggedIn } = useSession()
  const here = globalThis.location.pathname + globalThis.location.search
  if (error)
    return (
      <CleanoutFrame title="Your kit">
        <ErrorMessage {...(onAgain && { onRetry: onAgain })}>
          {friendlyError(error, 'fetchingKit')}
        </ErrorMessage>
      </CleanoutFrame>
    )
  const action = loggedIn ? (
    <HrefLink className={buttonClass()} href="/my/cleanouts/kits">
      See your kits
    </HrefLink>
  ) : (
    <HrefLink className={buttonClass()} href={`/log-in?next=${encodeURIComponent(here)}`}>
      Log in
    </HrefLink>
  )
  return (
    <Page>
      <EmptyState drawing={<ToteDrawing />} title={title} heading="h1" action={action}>
        {loggedIn
          ? 'It may be another account’s, or its link is not whole. Yours are in your list.'
          : 'It may have been ordered in another browser. Log in, and it is in your list when it is yours.'}
      </EmptyState>
    </Page>
  )
}
