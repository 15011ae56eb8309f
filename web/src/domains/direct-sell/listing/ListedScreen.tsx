// After "List it": whether the piece is on sale, or a person looks it over first.
import '../direct-keys.ts'
import { GetDirectListingDocument } from '@hemline/schema/generated/graphql.ts'
import { Link2, Plus } from 'lucide-react'
import { useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { money } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { usePlace } from '../../../platform/place.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { copyLink } from '../../../ui/copy-link.ts'
import { HangerDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorScreen } from '../../../ui/ErrorScreen.tsx'
import { Page, Row, Stack, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSession } from '../../identity/session.tsx'
import { holdWords } from '../hold-words.ts'
import { LogInFirst } from '../LogInFirst.tsx'
import type { Listing } from './draft.ts'
import styles from './Listing.module.css'

function Listed({ listing }: { listing: Listing }) {
  const isOnSale = listing.status === 'listed'
  const [cover] = listing.photos
  return (
    <Page upTo="form">
      <Stack gap={5} padY={8}>
        <h1>{isOnSale ? 'It is on sale' : 'Thank you. A person looks it over first.'}</h1>
        <section className={styles.card} aria-label="Your piece">
          <span className="frame">
            {cover && <img src={cover.url} alt="Cover" width={cover.width} height={cover.height} />}
          </span>
          <div>
            <Text size={12} weight={600} tracking="wide" breaks uppercase>
              <bdi>{listing.brandName}</bdi>
            </Text>
            <p>{listing.title}</p>
            {listing.price !== null && (
              <Text above={2} numbers weight={600}>
                {money(listing.price)}
              </Text>
            )}
            {listing.payout && (
              <Text size={14} tone="soft" numbers>
                {money(listing.payout.earnings)} for you, {holdWords}
              </Text>
            )}
          </div>
        </section>
        {isOnSale ? (
          <Text tone="soft">
            We tell you when somebody asks about it, names a price or buys it. Then you print the label and
            have three days to send it. How many saved it stands in your closet.
          </Text>
        ) : (
          <Note>{listing.note ?? 'We tell you as soon as it is on sale, mostly within a day.'}</Note>
        )}
        <Row gap={3}>
          <HrefLink className={buttonClass()} href="/direct/sell/create-listing">
            <Plus size={20} strokeWidth={1.5} aria-hidden /> List another
          </HrefLink>
          {isOnSale && listing.path && (
            <Button
              look="line"
              onClick={() => void copyLink(new URL(listing.path ?? '', globalThis.location.origin).href)}
            >
              <Link2 size={20} strokeWidth={1.5} aria-hidden /> Copy its link
            </Button>
          )}
        </Row>
        <Row gap={5} rows={0}>
          {isOnSale && listing.path && (
            <HrefLink className="link alone" href={listing.path}>
              See its page
            </HrefLink>
          )}
          <HrefLink className="link alone" href="/direct/sell">
            Your closet
          </HrefLink>
        </Row>
      </Stack>
    </Page>
  )
}

/**
 * Renders the confirmation after a piece was submitted (`?id=`): on sale, or waiting for an employee. A draft
 * has a link to go on, an unknown id one to the closet; visitors are asked to log in. A failed request shows
 * the error screen.
 */
export function ListedScreen() {
  const id = new URLSearchParams(usePlace().search).get('id') ?? ''
  const { loggedIn, loading } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetDirectListingDocument,
    variables: { id },
    pause: !loggedIn || id === '',
  })
  usePageHead({ title: 'Listed', robots: 'noindex' })
  if (!loading && !loggedIn) return <LogInFirst title="Your listing" trigger="sell" />
  if (error && !fetching && !data)
    return (
      <ErrorScreen
        text={friendlyError(error, 'fetchingSales')}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  const listing = data?.directListing
  if (listing && listing.status !== 'draft') return <Listed listing={listing} />
  if (id === '' || (data && !fetching))
    return (
      <Page upTo="form">
        <EmptyState
          heading="h1"
          drawing={<HangerDrawing />}
          title={listing ? 'It is not listed yet' : 'There is no such listing'}
          action={
            <HrefLink
              className={buttonClass()}
              href={
                listing
                  ? `/direct/sell/create-listing?id=${encodeURIComponent(id)}&step=look`
                  : '/direct/sell'
              }
            >
              {listing ? 'Go on with it' : 'Your closet'}
            </HrefLink>
          }
        />
      </Page>
    )
  return (
    <Page upTo="form">
      <Stack gap={4} padY={8} role="status" aria-label="Loading your listing">
        <Skeleton height={40} />
        <Skeleton height={200} />
      </Stack>
    </Page>
  )
}
