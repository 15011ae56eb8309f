import { Link } from '@tanstack/react-router'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Page, Panel, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import { Agreed } from './Agreed.tsx'
import { Cookies } from './Cookies.tsx'
import { DoNotSell } from './DoNotSell.tsx'
import { Part } from './parts.tsx'
import { usePrivacy } from './use-privacy.ts'
import { YourCopy } from './YourCopy.tsx'

/** About the height in pixels of the parts above the cookies, which do not move when the parts come. */
const waitingHeight = 960

/**
 * Renders /privacy: the choice not to be sold, the messages a member agreed to, cookies, a copy of the data,
 * and the way to delete it.
 */
export function PrivacyScreen() {
  usePageHead({ title: 'Your privacy', robots: 'noindex' })
  const { privacy, error, again } = usePrivacy()
  const { loggedIn, loading } = useSession()
  return (
    <Page above={8}>
      <Panel centered upTo="list">
        <h1>Your privacy</h1>
        <Text above={3} below={8} upTo="measure" size={18} tone="soft">
          What we have of you, who may use it, and how you get it back. The{' '}
          <Link className="link" to="/legal/$slug" params={{ slug: 'privacy-policy' }}>
            privacy policy
          </Link>{' '}
          says it in full.
        </Text>
        {/* A member has a part more than a visitor: the parts wait until both are known, and come as one. */}
        {privacy && !loading ? (
          <>
            <DoNotSell privacy={privacy} />
            {loggedIn && <Agreed />}
            <YourCopy privacy={privacy} />
            <Part title="Delete your data">
              <Text upTo="measure">
                We delete what serves nobody but you, and keep what tax law asks for without your name. You
                have 14 days to change your mind.
              </Text>
              <Link className={buttonClass({ look: 'line' })} to="/privacy/delete">
                See what that means
              </Link>
            </Part>
          </>
        ) : error ? (
          <ErrorMessage onRetry={again}>{friendlyError(error, 'generic')}</ErrorMessage>
        ) : (
          <div role="status" aria-busy="true" aria-label="Loading your privacy">
            <Skeleton height={waitingHeight} />
          </div>
        )}
        <Cookies />
      </Panel>
    </Page>
  )
}
