import { GetSellerItemDocument, type GetSellerItemQuery } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf, money } from '../../platform/format.ts'
import { dayInWords } from '../../platform/format-days.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { useSession } from '../identity/session.tsx'
import { NoPicture } from '../listing/NoPicture.tsx'
import { Picture } from '../listing/Picture.tsx'
import { ChangePrice } from './ChangePrice.tsx'
import { Donate } from './Donate.tsx'
import { Bones, ForSellers } from './ForSellers.tsx'
import { badgeOf, bagHref, lineOf } from './item-words.ts'
import './item-keys.ts'
import { thumbClass } from '../../ui/PieceLine.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { Journey } from './Journey.tsx'
import { LeaveToRescue } from './LeaveToRescue.tsx'
import { MyCleanoutsFrame } from './MyCleanoutsFrame.tsx'
import styles from './Piece.module.css'
import { PriceStairs } from './PriceStairs.tsx'
import { Reclaim } from './Reclaim.tsx'

type Piece = NonNullable<GetSellerItemQuery['sellerItem']>
const lineNames: Readonly<Record<string, string>> = {
  payout: 'Your part',
  booster: 'Booster of your bag',
  bag_fee: 'Toward the bag’s fee',
  selling_fee: 'Our part: photos, storing, selling',
}
const ended: readonly string[] = ['unaccepted', 'no_payout', 'expired', 'reclaimed']
const onSale: readonly string[] = ['listed', 'pending_sale', 'on_auction']

/** Returns the label of the payout: the payout of a donated piece goes to its charity. */
function sumWords({ donated, sold, charityName }: Piece): string {
  if (donated) return sold ? `For ${charityName}` : `For ${charityName}, if it sells`
  return sold ? 'Yours' : 'Yours, if it sells'
}

function Money({ piece }: { piece: Piece }) {
  if (piece.payout === null || piece.price === null || piece.lines.length === 0) return null
  return (
    <section aria-labelledby="part">
      <Text as="h2" below={4} size={22} id="part">
        {piece.sold ? 'What it brought' : 'What it would bring'}
      </Text>
      <Sums>
        <Sum name={piece.sold ? 'Sold for' : 'Price now'} amount={money(piece.price)} />
        {piece.lines.map((line) => (
          <Sum
            key={line.kind}
            name={
              piece.donated && line.kind === 'payout'
                ? 'The charity’s part'
                : (lineNames[line.kind] ?? line.kind)
            }
            amount={money(line.amount)}
          />
        ))}
        <Sum name={sumWords(piece)} amount={money(piece.payout)} kind="total" />
      </Sums>
    </section>
  )
}

function Price({ piece, now }: { piece: Piece; now: number }) {
  if (piece.prices.length === 0) return null
  return (
    <section aria-labelledby="price">
      <Text as="h2" below={4} size={22} id="price">
        Its price
      </Text>
      <PriceStairs piece={piece} now={now} />
      {piece.nextDrop && (
        <p className="soft num">
          Drops to {money(piece.nextDrop.price)} on {dayInWords(piece.nextDrop.at)}, unless somebody holds it
          then.
        </p>
      )}
      {piece.priceChange && piece.price !== null && (
        <ChangePrice
          key={piece.price}
          itemNumber={piece.itemNumber}
          price={piece.price}
          room={piece.priceChange}
        />
      )}
    </section>
  )
}

function Rest({ piece }: { piece: Piece }) {
  if (!piece.reclaimWithin && !piece.canDonate) return null
  return (
    <Note mood={piece.reclaimWithin ? 'sale' : 'plain'}>
      <b>{piece.reclaimWithin ?? `It goes to ${piece.charityName}`}.</b>{' '}
      {piece.reclaimUntil
        ? `Until ${dateOf(piece.reclaimUntil)} you can have it back; it comes with your next order. After that it goes ${piece.status === 'expired' ? 'into a rescue box or ' : ''}to ${piece.charityName}.`
        : 'By itself soon, or now if you like.'}
      <Row above={4}>
        <Reclaim piece={piece} />
        {piece.canDonate && (
          <Donate input={{ itemNumbers: [piece.itemNumber] }} charity={piece.charityName} what="it" />
        )}
        {piece.canLeaveToRescue && <LeaveToRescue itemNumber={piece.itemNumber} />}
      </Row>
    </Note>
  )
}

function Declined({ piece }: { piece: Piece }) {
  if (!piece.declineReason) return null
  return (
    <Note mood="bad">
      <b>{piece.declineReason}.</b> {piece.declineNote}
    </Note>
  )
}

function History({ piece }: { piece: Piece }) {
  return (
    <section aria-labelledby="history">
      <Text as="h2" below={4} size={22} id="history">
        Its history
      </Text>
      <ol className={styles.history}>
        {piece.history.map((event) => (
          <Stack as="li" padY={2} edge="bottom" key={event.id}>
            <Text as="time" dateTime={event.at} size={14} tone="soft" className="num">
              {dayOfEarnings(event.at)}
            </Text>
            <span>
              {event.words}
              {event.price !== null && (
                <Text as="b" weight={600} className="num">
                  {' '}
                  {money(event.price)}
                </Text>
              )}
            </span>
          </Stack>
        ))}
      </ol>
    </section>
  )
}

function PieceBody({ piece }: { piece: Piece }) {
  const now = useNow(60_000)
  const { mood, words } = badgeOf(piece)
  return (
    <Stack gap={8} className={styles.two}>
      <Stack gap={3} top>
        <div className={thumbClass('middle', styles.pic)}>
          {piece.photoId === null ? (
            <NoPicture categoryPath={piece.categoryPath} />
          ) : (
            <Picture
              photoId={piece.photoId}
              alt={`${piece.brand}, ${piece.title}`}
              eager
              sizes="(min-width: 960px) 360px, 92vw"
            />
          )}
        </div>
        <p className="soft">
          {piece.sizeDisplay} · {piece.conditionLabel}
        </p>
        {piece.path && (
          <HrefLink className={look({ justifySelf: 'start' }, 'link alone')} href={piece.path}>
            {onSale.includes(piece.status) ? 'See it in the shop' : 'Its page in the shop'}
          </HrefLink>
        )}
      </Stack>
      <Stack gap={8} top upTo="list">
        <Stack gap={3} justifyItems="start" className={styles.state}>
          <Badge mood={mood}>{words}</Badge>
          <p className="num">{lineOf(piece, now)}</p>
          <Journey reached={piece.reached} off={ended.includes(piece.status)} />
        </Stack>
        <Declined piece={piece} />
        <Rest piece={piece} />
        <Price piece={piece} now={now} />
        <Money piece={piece} />
        <History piece={piece} />
      </Stack>
    </Stack>
  )
}

function NoPiece() {
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title="There is no such piece of yours"
      action={
        <HrefLink className={buttonClass()} href="/my/items">
          Your pieces
        </HrefLink>
      }
    >
      Its number may have a slip in it, or it belongs to another account.
    </EmptyState>
  )
}

/**
 * Renders /my/items/:itemNumber: one piece of the seller, with its history from the inspection to the payout.
 * Visitors are invited to log in; a piece of somebody else and a failed request have a message.
 */
export function ItemScreen() {
  const itemNumber = Number(useParams({ strict: false }).itemNumber)
  const { loggedIn } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSellerItemDocument,
    variables: { itemNumber },
    requestPolicy: 'cache-and-network',
    pause: !loggedIn,
  })
  const piece = data?.sellerItem
  const title = piece ? piece.title : 'Your piece'
  usePageHead({ title, robots: 'noindex' })
  return (
    <MyCleanoutsFrame
      current="items"
      title={title}
      lead={piece?.brand ?? '\u00a0'}
      crumbs={
        <>
          <HrefLink href="/my/items">Your pieces</HrefLink>
          {piece && (
            <>
              <span aria-hidden>/</span>
              <HrefLink href={bagHref(piece.bagNumber)}>Bag {piece.bagNumber}</HrefLink>
            </>
          )}
        </>
      }
    >
      <ForSellers>
        {error && !fetching && !data ? (
          <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
            {friendlyError(error, 'fetchingKitItems')}
          </ErrorMessage>
        ) : piece === undefined ? (
          <Bones label="Loading your piece" />
        ) : piece === null ? (
          <NoPiece />
        ) : (
          <PieceBody piece={piece} />
        )}
      </ForSellers>
    </MyCleanoutsFrame>
  )
}
