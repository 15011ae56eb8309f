import { bagCalled } from '@hemline/rules/bags/bag-lists.ts'
import { pageCount } from '@hemline/rules/common/paging.ts'
import { type SellerBagFieldsFragment, SellerBagsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { thumbClass } from '../../ui/PieceLine.tsx'
import { useSession } from '../identity/session.tsx'
import { ListingPages } from '../listing/ListingPages.tsx'
import { Picture } from '../listing/Picture.tsx'
import { BagFilters, readBagsAsked } from './BagFilters.tsx'
import styles from './Bags.module.css'
import { bagHeadline, bagLine } from './bag-words.ts'
import { Bones, ForSellers } from './ForSellers.tsx'
import { bagHref } from './item-words.ts'
import './item-keys.ts'
import { MyCleanoutsFrame } from './MyCleanoutsFrame.tsx'
import { useDelayNotice } from './use-delay-notice.ts'

/** The number of bags on a page, as the API sets it. */
const pageSize = 20
const moods = {
  done: 'good',
  processing: 'green',
  received: 'green',
  lost: 'bad',
  canceled: 'plain',
} as const

/** States in which a bag has no earnings yet, so that no zero is shown. */
const unarrived: readonly string[] = ['ordered', 'shipped', 'lost', 'canceled']

const moodOf = (status: string) =>
  Object.hasOwn(moods, status) ? moods[status as keyof typeof moods] : 'plain'

/** The widths of a picture in the row of a bag. */
const thumbSizes = '64px'

/** Shows pictures of a bag's first pieces; the name beside them says it all. */
function Thumbs({ photoIds }: { photoIds: readonly number[] }) {
  return (
    <Row as="span" gap={1} align="stretch" noWrap className={styles.thumbs} aria-hidden>
      {photoIds.length === 0 ? (
        <ToteDrawing />
      ) : (
        photoIds.map((id) => (
          <span key={id} className={thumbClass('small')}>
            <Picture photoId={id} sizes={thumbSizes} />
          </span>
        ))
      )}
    </Row>
  )
}

function BagRow({ bag }: { bag: SellerBagFieldsFragment }) {
  return (
    <Stack as="li" padY={6} edge="bottom" anchor className={styles.bag}>
      <Thumbs photoIds={bag.photoIds} />
      <Stack gap={1}>
        <Text as="h2" size={28}>
          <HrefLink className={look({ spreads: true }, styles.bagLink)} href={bagHref(bag.bagNumber)}>
            {bagCalled(bag)}
          </HrefLink>
        </Text>
        <p className="soft num">
          {bag.name && `Bag ${bag.bagNumber} · `}
          {bagHeadline(bag)}
        </p>
        <Row as="p" rows={2} above={2}>
          <Badge mood={moodOf(bag.status)}>{bag.statusLabel}</Badge>
          <span className="num">{bagLine(bag)}</span>
        </Row>
      </Stack>
      {!unarrived.includes(bag.status) && (
        <Row as="p" align="baseline" noWrap size={14} tone="soft" className={styles.bagEarned}>
          <span>{bag.service === 'donation' ? 'Raised so far' : 'Earned so far'}</span>
          <Text as="b" voice="display" size={28} tone="ink" className="num">
            {money(bag.earned)}
          </Text>
        </Row>
      )}
    </Stack>
  )
}

const orderBag = (look: 'main' | 'paper') => (
  <HrefLink className={buttonClass({ look })} href="/cleanout/sell">
    Order a bag
  </HrefLink>
)

function Bags() {
  const place = usePlace()
  const asked = readBagsAsked(place.search)
  const [{ data, error, fetching }, ask] = useQuery({
    query: SellerBagsDocument,
    variables: asked,
    requestPolicy: 'cache-and-network',
  })
  const notice = useDelayNotice()
  const list = data?.sellerBags
  if (error && !fetching && !list)
    return (
      <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
        {friendlyError(error, 'fetchingCleanout')}
      </ErrorMessage>
    )
  if (!list) return <Bones label="Loading your bags" />
  const filtered = asked.group !== undefined || asked.year !== undefined
  if (list.totalCount === 0 && !filtered)
    return (
      <EmptyState drawing={<ToteDrawing />} title="Your first bag starts here" action={orderBag('main')}>
        We send you a bag, you fill it with what you no longer wear. From then on you see here where it is and
        what it brings.
      </EmptyState>
    )
  return (
    <>
      {notice && <Note mood="gold">{notice}.</Note>}
      <BagFilters place={place} asked={asked} years={list.years} />
      <p className="sr" role="status">
        {countOf(list.totalCount, 'bag')}
      </p>
      {list.totalCount === 0 ? (
        <EmptyState
          drawing={<ToteDrawing />}
          title="No bag like this"
          action={
            <HrefLink className={buttonClass()} href="/my/cleanouts">
              See all bags
            </HrefLink>
          }
        >
          You have bags, but none in this state and year.
        </EmptyState>
      ) : (
        <Panel as="ul" below={8}>
          {list.nodes.map((bag) => (
            <BagRow key={bag.id} bag={bag} />
          ))}
        </Panel>
      )}
      <ListingPages place={place} page={asked.page} last={pageCount(list.totalCount, pageSize)} />
    </>
  )
}

/**
 * Renders /my/cleanouts: every clean-out bag of a seller with its state and its earnings; visitors are
 * invited to log in. A failed request has "Try again".
 */
export function CleanoutsScreen() {
  usePageHead({ title: 'Your bags', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  return (
    <MyCleanoutsFrame
      current="bags"
      title="Your bags"
      lead="From your door to the shop, and what each one brings."
      aside={loggedIn || loading ? orderBag('paper') : undefined}
    >
      <ForSellers>
        <Bags />
      </ForSellers>
    </MyCleanoutsFrame>
  )
}
