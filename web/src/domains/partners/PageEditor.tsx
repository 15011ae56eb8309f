// The page of a partner or a charity, for those who write it: its form, its preview and its changes.
import './partners-keys.ts'
import { GetSupplierPageDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { PageForm } from './PageForm.tsx'
import type { SupplierPage } from './page-type.ts'

function Changes({ page }: { page: SupplierPage }) {
  if (page.changes.length === 0) return <p className="soft">Nobody has changed the page yet.</p>
  return (
    <Timeline
      label="Changes of the page"
      events={page.changes.map(({ id, at, by, words }) => ({
        id,
        what: words,
        detail: by ?? 'Somebody whose account is gone',
        at,
        when: `${dateOf(at)}, ${timeOfDay(at)}`,
      }))}
    />
  )
}

/**
 * Renders the form of the page with this slug; for others than its writers, a sentence that says so. A
 * placeholder stands while it loads, "Try again" after a failure.
 */
export function PageEditor({ slug }: { slug: string }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSupplierPageDocument,
    variables: { slug },
    requestPolicy: 'cache-and-network',
  })
  const page = data?.supplierPage
  if (page)
    return (
      <Stack gap={8}>
        <p className="soft">
          Shoppers read this on{' '}
          <HrefLink className="link" href={page.path}>
            the page of {page.title}
          </HrefLink>
          . A change counts at once.
        </p>
        <PageForm key={page.version} page={page} />
        <Stack as="section" gap={3} aria-label="Changes">
          <h2>Changes</h2>
          <Changes page={page} />
        </Stack>
      </Stack>
    )
  if (page === undefined && error && !fetching)
    return (
      <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
        {friendlyError(error, 'generic')}
      </ErrorMessage>
    )
  if (page === null) return <p>There is no page here that you may change.</p>
  return (
    <div role="status" aria-label="Loading the page">
      <Skeleton height={320} />
    </div>
  )
}
