// The stock of a partner as a person of the partner follows it: pieces, their states, and what they earned.
import './partners-keys.ts'
import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import {
  myPiecesAPage,
  type PieceStatus,
  pieceStatuses,
  pieceStatusWords,
} from '@hemline/rules/partners/feeds.ts'
import { isPartnerSlug } from '@hemline/rules/vocabulary/partners.ts'
import { GetMyPartnersDocument, type GetMyPartnersQuery } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, countOf, dateOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Page, Row, Stack } from '../../ui/layout.tsx'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Bones, ForSellers } from '../consignment/ForSellers.tsx'
import { ListingPages } from '../listing/ListingPages.tsx'
import { NoPicture } from '../listing/NoPicture.tsx'
import { Picture } from '../listing/Picture.tsx'
import { FeedBadge } from './feed-words.tsx'
import { percentText } from './ladder.ts'
import { ParcelsToSend } from './ParcelsToSend.tsx'

type Partner = GetMyPartnersQuery['myPartners'][number]
type Piece = Partner['pieces']['nodes'][number]

const moods = {
  waiting: 'gold',
  listed: 'green',
  sold: 'green',
  returned: 'plain',
  withdrawn: 'plain',
} as const
const isStatus = (text: string | null): text is PieceStatus =>
  (pieceStatuses as readonly string[]).includes(text ?? '')

/** What a sale pays goes to one account: the partner’s other people don’t read “you got”. */
function payoutWords(payout: number, isOnSale: boolean, isPayee: boolean): string {
  if (isPayee) return isOnSale ? `you would get ${money(payout)}` : `you got ${money(payout)}`
  return isOnSale ? `it would pay ${money(payout)}` : `it paid ${money(payout)}`
}

function PieceOf({ piece, isPayee }: { piece: Piece; isPayee: boolean }) {
  const { path, title, status, payout, since } = piece
  return (
    <PieceLine
      picture={
        <span className={thumbClass()}>
          {piece.photoId === null ? (
            <NoPicture categoryPath={piece.categoryPath} />
          ) : (
            <Picture photoId={piece.photoId} sizes="72px" />
          )}
        </span>
      }
      brand={piece.brand}
      end={<b>{money(piece.price)}</b>}
    >
      {path ? (
        <HrefLink className="link" href={path}>
          {title}
        </HrefLink>
      ) : (
        title
      )}
      <Row gap={2} rows={1}>
        <Badge mood={moods[status]}>{pieceStatusWords[status]}</Badge>
        <span className="soft small">
          {piece.sku}
          {since && `, since ${dateOf(since)}`}
          {payout !== null && `, ${payoutWords(payout, status === 'listed', isPayee)}`}
        </span>
      </Row>
    </PieceLine>
  )
}

function Filters({ counts, status }: Pick<Partner, 'counts'> & { status: PieceStatus | null }) {
  const { pathname } = usePlace()
  const router = useRouter()
  const choose = (next: PieceStatus | null) =>
    void router.navigate({ href: next ? `${pathname}?status=${next}` : pathname, resetScroll: false })
  const all = counts.reduce((sum, one) => sum + one.count, 0)
  return (
    <ChipRow slide>
      <Chip pressed={status === null} onClick={() => choose(null)}>
        All {count(all)}
      </Chip>
      {counts
        .filter((one) => one.count > 0 || one.status === status)
        .map((one) => (
          <Chip key={one.status} pressed={status === one.status} onClick={() => choose(one.status)}>
            {pieceStatusWords[one.status]} {count(one.count)}
          </Chip>
        ))}
    </ChipRow>
  )
}

/** Names a slice of a price, in cents; `to` is undefined for the last slice. */
function sliceName(from: number, to: number | undefined): string {
  if (to === undefined) return from === 0 ? 'Of every price' : `Of all above ${money(from)}`
  return from === 0 ? `Of the first ${money(to)}` : `Of ${money(from)} to ${money(to)}`
}

const moneyFacts = ({ earned, ladder, holdDays, isPayee }: Partner) => [
  { name: 'Earned by sales, less returns', value: <b className="num">{money(earned)}</b> },
  ...ladder.map(({ from, basisPoints }, i) => ({
    key: `step-${from}`,
    name: sliceName(from, ladder[i + 1]?.from),
    value: `${percentText(basisPoints)}% is ${isPayee ? 'yours' : 'the partner’s'}`,
  })),
  { name: 'Money is available', value: `${countOf(holdDays, 'day')} after delivery` },
]

function Feeds({ feeds }: Pick<Partner, 'feeds'>) {
  if (feeds.length === 0) return <p className="soft">No feed has come yet.</p>
  return (
    <Stack as="ul" gap={3}>
      {feeds.map((feed) => (
        <li key={feed.id}>
          <Row gap={3} rows={1}>
            <b>{feed.reference}</b>
            <FeedBadge state={feed.state} theirs />
          </Row>
          <p className="soft small">
            {dateOf(feed.receivedAt)}, {countOf(feed.rowCount, 'row')}
            {feed.badCount > 0 && `, ${count(feed.badCount)} not taken`}
          </p>
          {feed.refusal && <p className="small">{feed.refusal}</p>}
          {feed.badCount > 0 && (
            <a
              className="link small"
              href={`/api/v1.0/partner-feeds/${feed.id}/report?format=csv&only=problems`}
              download
            >
              Which rows, and why (CSV)
            </a>
          )}
        </li>
      ))}
    </Stack>
  )
}

function Stock({ partner, status, page }: { partner: Partner; status: PieceStatus | null; page: number }) {
  const place = usePlace()
  const { name, slug, pieces } = partner
  return (
    <Stack gap={8} as="section" aria-label={name}>
      <Stack gap={4}>
        <h2>{name}</h2>
        <Facts facts={moneyFacts(partner)} />
        <Row gap={5} rows={1}>
          {partner.isPayee && (
            <HrefLink className="link" href="/my/cleanouts/earnings">
              Balance and cash-out
            </HrefLink>
          )}
          <HrefLink className="link" href={isPartnerSlug(slug) ? `/${slug}` : `/supplier/${partner.id}`}>
            Your page in the shop
          </HrefLink>
          <HrefLink className="link" href={`/my/stock/${slug}`}>
            Change your page
          </HrefLink>
        </Row>
      </Stack>
      <ParcelsToSend partnerId={partner.id} name={name} />
      <Stack gap={4} as="section" aria-label={`Pieces of ${name}`}>
        <h3>Pieces</h3>
        <Filters counts={partner.counts} status={status} />
        {pieces.nodes.length === 0 ? (
          <p className="soft">There is no such piece now.</p>
        ) : (
          <ul>
            {pieces.nodes.map((piece) => (
              <PieceOf key={piece.itemNumber} piece={piece} isPayee={partner.isPayee} />
            ))}
          </ul>
        )}
        <ListingPages place={place} page={page} last={pageCount(pieces.totalCount, myPiecesAPage)} />
      </Stack>
      <Stack gap={4} as="section" aria-label={`Feeds of ${name}`}>
        <h3>Newest feeds</h3>
        <Feeds feeds={partner.feeds} />
      </Stack>
    </Stack>
  )
}

function Stocks() {
  const search = new URLSearchParams(usePlace().search)
  const asked = search.get('status')
  const status = isStatus(asked) ? asked : null
  const page = parsePage(search.get('page'))
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetMyPartnersDocument,
    variables: { status, page },
    requestPolicy: 'cache-and-network',
  })
  const partners = data?.myPartners
  if (!partners) {
    if (fetching || !error) return <Bones label="Loading your stock" />
    return (
      <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
        {friendlyError(error, 'generic')}
      </ErrorMessage>
    )
  }
  if (partners.length === 0)
    return (
      <EmptyState
        drawing={<ToteDrawing />}
        title="No partner pays into this account"
        action={
          <HrefLink className={buttonClass()} href="/my/items">
            Your pieces
          </HrefLink>
        }
      >
        Suppliers with a contract find the pieces of their feeds here.
      </EmptyState>
    )
  return (
    <Stack gap={12}>
      {partners.map((partner) => (
        <Stock key={partner.id} partner={partner} status={status} page={page} />
      ))}
    </Stack>
  )
}

/**
 * Renders /my/stock: the pieces of the partners whose sales pay into the viewer's account; visitors are
 * invited to log in.
 */
export function MyStockScreen() {
  usePageHead({ title: 'Your stock here', robots: 'noindex' })
  return (
    <Page above={8} padBottom={16}>
      <Stack gap={8}>
        <h1>Your stock here</h1>
        <ForSellers>
          <Stocks />
        </ForSellers>
      </Stack>
    </Page>
  )
}
