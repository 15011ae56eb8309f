// The closet is open: what shoppers read of it, and what happens next.
import './direct-keys.ts'
import { directFeePercent } from '@hemline/rules/vocabulary/direct-sell.ts'
import { GetDirectShopDocument } from '@hemline/schema/generated/graphql.ts'
import { lazy, Suspense, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { useSession } from '../identity/session.tsx'
import { LogInFirst } from './LogInFirst.tsx'

const OpenCloset = lazy(async () => ({ default: (await import('./listing/OpenCloset.tsx')).OpenCloset }))

const next = [
  'A person looks at your first piece, mostly within a day. Later ones are on sale at once.',
  'Somebody buys it: you print the label, which the shopper has paid, and send it within three days.',
  `Two days after it arrives its price, less our ${directFeePercent}%, is yours to cash out.`,
]

/** The button and the form for another address to send from. */
function ChangeAddress({ onChanged }: { onChanged: () => void }) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <div>
        <Button look="line" size="small" onClick={() => setAsked(true)}>
          Change the address
        </Button>
      </div>
    )
  const done = () => {
    setAsked(false)
    onChanged()
    showToast({ text: 'Your next label has the new address.' })
  }
  return (
    <section aria-label="Another address">
      <Suspense fallback={<Skeleton height={320} />}>
        <OpenCloset isOpen submitLabel="Send from here" onOpened={done} />
      </Suspense>
    </section>
  )
}

/**
 * Renders the state of a closet that was just opened, or the form to open one; visitors are asked to log in,
 * and a failed request shows the error screen.
 */
export function OpenedScreen() {
  const { loggedIn, loading } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({ query: GetDirectShopDocument, pause: !loggedIn })
  usePageHead({ title: 'Your closet', robots: 'noindex' })
  const again = () => ask({ requestPolicy: 'network-only' })
  if (!loading && !loggedIn) return <LogInFirst title="Your closet" trigger="sell" />
  if (error && !fetching && !data)
    return <ErrorScreen text={friendlyError(error, 'fetchingSales')} onRetry={again} />
  const shop = data?.directShop
  if (!shop)
    return (
      <Page upTo="form">
        <Stack gap={4} padY={8} role="status" aria-label="Loading your closet">
          <Skeleton height={40} />
          <Skeleton height={160} />
        </Stack>
      </Page>
    )
  if (!shop.openedAt)
    return (
      <Page upTo="form">
        <Stack gap={5} padY={8}>
          <h1>Open your closet</h1>
          <Suspense fallback={<Skeleton height={320} />}>
            <OpenCloset submitLabel="Open it" onOpened={again} />
          </Suspense>
        </Stack>
      </Page>
    )
  const page = shop.code ? `/u/${shop.code}` : null
  return (
    <Page upTo="form">
      <Stack gap={6} padY={8}>
        <h1>Your closet is open</h1>
        <Facts
          facts={[
            { name: 'Shoppers read', value: shop.name },
            { name: 'Sends from', value: [shop.city, shop.state].filter(Boolean).join(', ') },
            ...(page
              ? [
                  {
                    name: 'Its page',
                    value: (
                      <HrefLink className="link" href={page}>
                        {page}
                      </HrefLink>
                    ),
                  },
                ]
              : []),
          ]}
        />
        <ChangeAddress onChanged={again} />
        <section aria-labelledby="what-next">
          <Text as="h2" id="what-next" size={22} below={3}>
            What happens next
          </Text>
          <Stack as="ol" gap={3}>
            {next.map((words, i) => (
              <Row as="li" key={words} gap={3} align="start" noWrap>
                <Text as="b" size={22} face="serif" weight={400} tone="accent" leading={1.2}>
                  {i + 1}
                </Text>
                <span>{words}</span>
              </Row>
            ))}
          </Stack>
        </section>
        <Row gap={3}>
          <HrefLink className={buttonClass()} href="/direct/sell/create-listing">
            List a piece
          </HrefLink>
          <HrefLink className={buttonClass({ look: 'line' })} href="/direct/sell">
            Your closet
          </HrefLink>
        </Row>
      </Stack>
    </Page>
  )
}
