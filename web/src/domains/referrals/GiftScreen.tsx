import { referralContexts } from '@hemline/rules/referrals/came-by.ts'
import { giftDays } from '@hemline/rules/referrals/referrals.ts'
import {
  GetReferralGiftDocument,
  type ItemCardFragment,
  ItemsV2Document,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useClient, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { keepReferral, readReferral } from '../../platform/referral.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Grid, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { trackVisitor } from '../identity/track-visitor.ts'
import { ItemGrid } from '../listing/ItemGrid.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import styles from './Referrals.module.css'

const NotFoundScreen = lazy(async () => ({
  default: (await import('../chrome/NotFoundScreen.tsx')).NotFoundScreen,
}))

const pieces = { filters: [{ key: 'department_tags', values: ['women'] }], amount: 13, userInfo: {} }

/** Keeps the code with the visitor: a sign-up days later belongs to the advocate (§7 trackVisitor). */
function useReferral(code: string | undefined): void {
  const client = useClient()
  useEffect(() => {
    if (code === undefined) return
    keepReferral(code)
    const { context } = readReferral(globalThis.location.search)
    const input = { referralCode: code, referralContext: context, referrer: null, utmCampaign: null }
    void trackVisitor(client, input)
  }, [client, code])
}

type Card = ItemCardFragment

/** Renders three pieces of the shop beside the gift. */
function ThreePieces({ items }: { items: readonly Card[] }) {
  return (
    <Stack gap={3} tracks={3} className={styles.trio}>
      {items.length === 0
        ? [0, 1, 2].map((n) => <Skeleton key={n} height={220} />)
        : items.map((item) => (
            <HrefLink
              key={item.id}
              className="frame"
              href={item.slug}
              aria-label={`${item.brand} ${item.title}`}
            >
              <PieceThumb item={item} sizes="(min-width: 960px) 220px, 33vw" eager />
            </HrefLink>
          ))}
    </Stack>
  )
}

/**
 * Renders /i/:code, the gift that a friend finds behind an advocate's link, and keeps an open one for the
 * sign-up; the 404 page for an unknown code. A failed request has "Try again".
 */
export function GiftScreen() {
  const { code = '' } = useParams({ strict: false })
  usePageHead({ title: '45% off your first order', robots: 'noindex' })
  const [{ data, error, fetching }, ask] = useQuery({ query: GetReferralGiftDocument, variables: { code } })
  const gift = data?.referralGift
  const isToBox = readReferral(globalThis.location.search).context === referralContexts.goody
  const [{ data: shop }] = useQuery({ query: ItemsV2Document, variables: { input: pieces } })
  const items = shop?.itemsV2.nodes ?? []
  useReferral(gift?.isOpen ? gift.code : undefined)
  if (data && !gift)
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    )
  return (
    <Page above={10}>
      <Grid columns={2} from="laptop" gap={12} rows={8} align="center">
        <ThreePieces items={items.slice(0, 3)} />
        {gift ? (
          <Stack gap={3}>
            <Text size={12} uppercase tracking="wide" weight={600}>
              From {gift.from}
            </Text>
            <h1>45% off your first order, and free shipping</h1>
            <Text tone="soft" upTo="measure">
              Hemline sells clothes that were worn well: one of each, and described as they are, flaws and
              all. The gift is good for {giftDays} days after you join.
            </Text>
            {isToBox && (
              <Text tone="soft" upTo="measure">
                {gift.from} thinks of a goody box for you: a person chooses pieces in your sizes, you try them
                on at home and pay for what stays. The 45% are for a first order from the shop.
              </Text>
            )}
            {gift.isOpen ? (
              <Row gap={5} above={3}>
                {isToBox && (
                  <Link className={buttonClass()} to="/sign-up" search={{ next: '/my/goody-boxes/new' }}>
                    Begin with a goody box
                  </Link>
                )}
                <Link
                  className={buttonClass(isToBox ? { look: 'line' } : {})}
                  to="/sign-up"
                  search={{ next: '/women' }}
                >
                  Take the 45%
                </Link>
                <Link className={buttonClass({ look: 'text' })} to="/">
                  Look around first
                </Link>
              </Row>
            ) : (
              <Stack gap={3} above={3} align="start">
                <Text>
                  {gift.isMine
                    ? 'This is your own link. Send it to a friend who has not been here yet.'
                    : 'You have an account already, and the gift is for new friends. You can give it, too.'}
                </Text>
                <Link className={buttonClass()} to="/invites">
                  {gift.isMine ? 'To your invitations' : 'Invite a friend'}
                </Link>
              </Stack>
            )}
          </Stack>
        ) : error && !fetching ? (
          <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
            {friendlyError(error, 'referralCodes')}
          </ErrorMessage>
        ) : (
          <div role="status" aria-busy="true" aria-label="Loading your gift">
            <Skeleton height={220} />
          </div>
        )}
      </Grid>
      {items.length > 3 && (
        <Panel as="section" above={16} aria-labelledby="to-look-at">
          <Text as="h2" id="to-look-at" size={28} below={5}>
            In the shop right now
          </Text>
          <ItemGrid items={items.slice(3)} />
        </Panel>
      )}
    </Page>
  )
}
