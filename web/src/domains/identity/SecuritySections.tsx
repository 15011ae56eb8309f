import { GetSecurityDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Devices } from './Devices.tsx'
import { Passkeys } from './Passkeys.tsx'
import { TwoStep } from './TwoStep.tsx'

/**
 * Renders the parts of the settings that protect an account: passkeys, two-step log-in, and where it is
 * logged in. A failed request shows "Try again" in place of all three.
 */
export function SecuritySections() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSecurityDocument,
    requestPolicy: 'cache-and-network',
  })
  if (!data && error && !fetching)
    return (
      <Note mood="bad" role="status">
        <b>We could not read how your account is protected.</b> {friendlyError(error, 'generic')}{' '}
        <LinkButton inline onClick={() => ask({ requestPolicy: 'network-only' })}>
          Try again
        </LinkButton>
      </Note>
    )
  return (
    <>
      <section aria-labelledby="passkeys">
        <h2 id="passkeys">Passkeys</h2>
        <Passkeys />
      </section>
      <section aria-labelledby="two-step">
        <h2 id="two-step">Two-step log-in</h2>
        {data ? <TwoStep security={data.security} /> : <Skeleton width="100%" height={64} />}
      </section>
      <section aria-labelledby="devices">
        <h2 id="devices">Where you are logged in</h2>
        {data ? <Devices devices={data.security.devices} /> : <Skeleton width="100%" height={64} />}
      </section>
    </>
  )
}
