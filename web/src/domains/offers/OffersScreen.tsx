// All offers of the viewer in two folders: for what they sell, and for what they would buy.
import { look } from '../../ui/look.ts'
import '../direct-sell/direct-keys.ts'
import { parsePage } from '@hemline/rules/common/paging.ts'
import { directPageSize } from '@hemline/rules/vocabulary/direct-sell.ts'
import { GetOffersDocument, type OfferFolder } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, moment, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ChipRow, chipClass } from '../../ui/Chip.tsx'
import { EnvelopeDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HrefPages } from '../chrome/HrefPages.tsx'
import { LogInFirst } from '../direct-sell/LogInFirst.tsx'
import { useSession } from '../identity/session.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Offers.module.css'
import { lastAmount, type Offer } from './offer-words.ts'

const minuteMs = 60_000
const folders: readonly { name: OfferFolder; label: string }[] = [
  { name: 'selling', label: 'For what you sell' },
  { name: 'buying', label: 'For what you’d buy' },
]

function OfferRow({ offer, now }: { offer: Offer; now: number }) {
  const [first] = offer.items
  const title = offer.items.length === 1 ? first?.title : countOf(offer.items.length, 'piece')
  return (
    <Row as="li" gap={3} rows={2} align="center" padY={2} edge="top" anchor className={styles.row}>
      <span className="frame">
        <Picture photoId={first?.photoId ?? undefined} sizes="56px" />
      </span>
      <div>
        <HrefLink
          className={look({ spreads: true, weight: 600, breaks: true })}
          href={`/direct/offers/${offer.id}`}
        >
          {title}
        </HrefLink>
        <Text size={14} tone="soft">
          {offer.otherName}
          {offer.goodUntil && `, until ${moment(offer.goodUntil, now)}`}
        </Text>
        {offer.canAnswer ? <Badge mood="green">Your turn</Badge> : <Badge>{offer.statusLabel}</Badge>}
      </div>
      <span className="num">
        <Text as="span" block size={18} weight={400} face="serif" leading={1.2} numbers>
          {money(lastAmount(offer))}
        </Text>
        <Text as="small" size={12} tone="soft">
          asked {money(offer.asking)}
        </Text>
      </span>
    </Row>
  )
}

function Nothing({ folder }: { folder: OfferFolder }) {
  return folder === 'selling' ? (
    <EmptyState
      drawing={<EnvelopeDrawing />}
      title="No offers yet"
      action={
        <HrefLink className={buttonClass()} href="/direct/sell/create-listing">
          List a piece
        </HrefLink>
      }
    >
      When somebody names a price for a piece of yours, it stands here, with what you would get.
    </EmptyState>
  ) : (
    <EmptyState
      drawing={<EnvelopeDrawing />}
      title="You have made no offers"
      action={
        <HrefLink className={buttonClass()} href="/women">
          Shop women
        </HrefLink>
      }
    >
      On pieces that a person sells you can name your price. The answers come here.
    </EmptyState>
  )
}

const useFolder = (folder: OfferFolder, page: number, pause: boolean) =>
  useQuery({
    query: GetOffersDocument,
    variables: { folder, page },
    pause,
    requestPolicy: 'cache-and-network',
  })

const hrefOf = (folder: OfferFolder, page = 1) =>
  `/direct/offers?folder=${folder}${page > 1 ? `&page=${page}` : ''}`

/**
 * Renders /direct/offers, the viewer's offers (`?folder=selling` or `buying`); visitors are asked to log in.
 * A failed request shows the error screen.
 */
export function OffersScreen() {
  const { loggedIn, loading } = useSession()
  const now = useNow(minuteMs)
  const search = new URLSearchParams(usePlace().search)
  const asked = search.get('folder')
  const page = parsePage(search.get('page'))
  const [selling, askSelling] = useFolder('selling', asked === 'buying' ? 1 : page, !loggedIn)
  const [buying, askBuying] = useFolder('buying', asked === 'selling' ? 1 : page, !loggedIn)
  usePageHead({ title: 'Offers', robots: 'noindex' })
  if (!loading && !loggedIn) return <LogInFirst title="Your offers" trigger="offer" />
  const lists = { selling: selling.data?.offers, buying: buying.data?.offers }
  const sellsNothing = lists.selling?.totalCount === 0 && (lists.buying?.totalCount ?? 0) > 0
  const folder: OfferFolder =
    asked === 'buying' || asked === 'selling' ? asked : sellsNothing ? 'buying' : 'selling'
  const list = lists[folder]
  const { error, fetching } = folder === 'selling' ? selling : buying
  if (error && !fetching && !list)
    return (
      <ErrorScreen
        text={friendlyError(error, 'fetchingSales')}
        onRetry={() => (folder === 'selling' ? askSelling : askBuying)({ requestPolicy: 'network-only' })}
      />
    )
  return (
    <Page upTo="form">
      <Stack gap={5} padY={8}>
        <h1>Offers</h1>
        <nav aria-label="Folders">
          <ChipRow>
            {folders.map(({ name, label }) => (
              <HrefLink
                key={name}
                className={chipClass}
                href={hrefOf(name)}
                aria-current={name === folder ? 'page' : undefined}
              >
                {label}
                {lists[name] && <span className="num">{lists[name].toAnswer || ''}</span>}
              </HrefLink>
            ))}
          </ChipRow>
        </nav>
        {!list ? (
          <Stack gap={3} role="status" aria-label="Loading your offers">
            <Skeleton height={88} />
            <Skeleton height={88} />
          </Stack>
        ) : list.totalCount === 0 ? (
          <Nothing folder={folder} />
        ) : (
          <>
            <p className="soft small num">{countOf(list.totalCount, 'offer')}</p>
            <ul aria-label={folder === 'selling' ? 'Offers for what you sell' : 'Your offers'}>
              {list.nodes.map((offer) => (
                <OfferRow key={offer.id} offer={offer} now={now} />
              ))}
            </ul>
            <HrefPages
              page={page}
              total={list.totalCount}
              pageSize={directPageSize}
              hrefOf={(to) => hrefOf(folder, to)}
            />
          </>
        )}
      </Stack>
    </Page>
  )
}
