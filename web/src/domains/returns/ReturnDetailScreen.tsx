import { GetReturnDocument } from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { dateOf, money } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Beside, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Seam } from '../../ui/Seam.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { keySearch, useGuestKey } from '../orders/guest-key.ts'
import { ProofPhotos } from '../photos/ProofPhotos.tsx'
import { openCancelReturn } from './cancel-return.tsx'
import { DifferenceTold } from './DifferenceTold.tsx'
import { Offer } from './Offer.tsx'
import { PickUp } from './PickUp.tsx'
import styles from './Returns.module.css'
import { ReturnsFailed, ReturnsWaiting, ReturnUnknown } from './ReturnsAway.tsx'
import { type Return, Ticket } from './Ticket.tsx'
import { MoneyRows, paysNothing, paysNothingWords } from './Ways.tsx'

function Pieces({ made }: { made: Return }) {
  return (
    <section aria-labelledby="return-pieces">
      <Text as="h2" size={22} below={4} id="return-pieces">
        {made.pieces.length === 1 ? 'The piece' : 'The pieces'}
      </Text>
      <ul className={styles.pieces}>
        {made.pieces.map((piece) => (
          <li key={piece.lineId}>
            <PieceLine
              as="div"
              picture={
                <span className={thumbClass()}>
                  <PieceThumb item={piece.item} sizes="72px" />
                </span>
              }
              brand={piece.item.brand}
              end={piece.amount === null ? undefined : money(piece.amount)}
            >
              <span>{piece.item.title}</span>
              <Text as="span" size={14} tone="soft">
                {piece.reasonLabel}
                {piece.note && `: ${piece.note}`}
              </Text>
              {piece.difference && <DifferenceTold difference={piece.difference} />}
              <Text as="span" size={14} tone="soft">
                Order {piece.orderLabel}
              </Text>
              {piece.outcomeLabel && (
                <Text as="span" size={14} weight={600}>
                  {piece.outcomeLabel}
                  {piece.outcomeReason && (
                    <Text as="span" weight={400}>
                      : {piece.outcomeReason}
                    </Text>
                  )}
                </Text>
              )}
            </PieceLine>
            <ProofPhotos
              ids={piece.photoIds}
              label={`Your photos of ${piece.item.title}`}
              of={piece.item.title}
            />
            <ProofPhotos
              ids={piece.outcomePhotoIds}
              label={`Our photos of ${piece.item.title}`}
              of={`${piece.item.title} as it came back`}
            />
            {piece.offered !== null && <Offer returnId={made.id} piece={piece} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shown({ made }: { made: Return }) {
  const guest = useGuestKey()
  return (
    <Page above={8}>
      <Text below={2} size={14}>
        {guest ? (
          <Link
            to="/my/orders/$id"
            params={{ id: guest.orderId }}
            search={{ key: guest.accessKey }}
            className="link"
          >
            Your order
          </Link>
        ) : (
          <Link to="/my/returns" className="link">
            Your returns
          </Link>
        )}
      </Text>
      <Text size={12} uppercase tracking="wide" tone="soft" below={1}>
        Return {made.code}
      </Text>
      <h1>{made.headline}</h1>
      <Text tone="soft" above={2} below={6}>
        {made.detail}
      </Text>
      <Ticket made={made} />
      <Panel above={made.counterCode === null ? 0 : 8}>
        <Seam label="The way of this return" steps={made.steps} />
      </Panel>
      <Beside above={8}>
        <Pieces made={made} />
        <Stack gap={6} top>
          <section aria-labelledby="return-money">
            <Text as="h2" size={22} below={4} id="return-money">
              {paysNothing(made) ? 'The money' : made.refundTitle}
            </Text>
            {paysNothing(made) ? (
              <Text tone="soft">{paysNothingWords}</Text>
            ) : made.isGift && made.paidAt === null && made.status !== 'canceled' ? (
              <Text tone="soft">
                Your credit stands here as soon as we have looked{' '}
                {made.pieces.length === 1 ? 'the piece' : 'the pieces'} over.
              </Text>
            ) : (
              <MoneyRows sums={made.sums} to={made.to} />
            )}
            <Text above={3} size={14} tone="soft">
              Made {dateOf(made.createdAt)}
              {made.trackingCode && ` · ${made.carrierName} ${made.trackingCode}`}
            </Text>
          </section>
          <PickUp made={made} />
          {(made.canEdit || (made.isGift && made.status === 'initiated')) && (
            <Row gap={3}>
              {made.canEdit && (
                <Link
                  to="/my/returns/$id/edit"
                  params={{ id: made.id }}
                  search={keySearch(guest)}
                  className={buttonClass({ look: 'line' })}
                >
                  Change
                </Link>
              )}
              <Button
                look="text"
                onClick={() => void openCancelReturn({ id: made.id, code: made.code, guest })}
              >
                Cancel this return
              </Button>
            </Row>
          )}
        </Stack>
      </Beside>
    </Page>
  )
}

/** Renders one return: label and counter code first, then its progress and, once paid, the money. */
export function ReturnDetailScreen() {
  const { id = '' } = useParams({ strict: false })
  const guest = useGuestKey()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetReturnDocument,
    variables: { id, byKey: guest },
    requestPolicy: 'cache-and-network',
  })
  const made = data?.return
  usePageHead({ title: made ? `Return ${made.code}` : 'Your return', robots: 'noindex' })
  const again = () => ask({ requestPolicy: 'network-only' })
  if (made) return <Shown made={made} />
  if (made === null && !fetching) return <ReturnUnknown guest={guest} onAgain={again} />
  return error && !fetching ? (
    <ReturnsFailed phrase="returnHistory" onAgain={again} />
  ) : (
    <ReturnsWaiting title="Your return" />
  )
}
