// All offers of the viewer in two folders: for what they sell, and for what they would buy.
import '../direct-sell/direct-keys.ts'
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
import { Page, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
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
    <li className={styles.row}>
      <span className="frame">
        <Picture photoId={first?.photoId ?? undefined} sizes="56px" />
      </span>
      <div>
        <HrefLink href={`/direct/offers/${offer.id}`}>{title}</HrefLink>
        <Text size={14} tone="soft">
          {offer.otherName}
          {offer.goodUntil && `, until ${moment(offer.goodUntil, now)}`}
        </Text>
        {offer.canAnswer ? <Badge mood="green">Your turn</Badge> : <Badge>{offer.statusLabel}</Badge>}
      </div>
      <span className="num">
        <span className={styles.sum}>{money(lastAmount(offer))}</span>
        <Text as="small" size={12} tone="soft">
          asked {money(offer.asking)}
        </Text>
      </span>
    </li>
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

const useFolder = (folder: OfferFolder, pause: boolean) =>
  useQuery({ query: GetOffersDocument, variables: { folder }, pause, requestPolicy: 'cache-and-network' })

/**
 * Renders /direct/offers, the viewer's offers (`?folder=selling` or `buying`); visitors are asked to log in.
 */
export function OffersScreen() {
  const { loggedIn, loading } = useSession()
  const now = useNow(minuteMs)
  const asked = new URLSearchParams(usePlace().search).get('folder')
  const [selling, askSelling] = useFolder('selling', !loggedIn)
  const [buying, askBuying] = useFolder('buying', !loggedIn)
  usePageHead({ title: 'Offers', robots: 'noindex' })
  if (!loading && !loggedIn) return <LogInFirst title="Your offers" trigger="offer" />
  const lists = { selling: selling.data?.offers, buying: buying.data?.offers }
  const sellsNothing = lists.selling?.length === 0 && (lists.buying?.length ?? 0) > 0
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
                href={`/direct/offers?folder=${name}`}
                aria-current={name === folder ? 'page' : undefined}
              >
                {label}
                {lists[name] && (
                  <span className="num">{lists[name].filter((one) => one.canAnswer).length || ''}</span>
                )}
              </HrefLink>
            ))}
          </ChipRow>
        </nav>
        {!list ? (
          <Stack gap={3} role="status" aria-label="Loading your offers">
            <Skeleton height={88} />
            <Skeleton height={88} />
          </Stack>
        ) : list.length === 0 ? (
          <Nothing folder={folder} />
        ) : (
          <ul aria-label={folder === 'selling' ? 'Offers for what you sell' : 'Your offers'}>
            {list.map((offer) => (
              <OfferRow key={offer.id} offer={offer} now={now} />
            ))}
          </ul>
        )}
      </Stack>
    </Page>
  )
}
