import { GetReturnDocument } from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { dateOf, money } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Beside, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Seam } from '../../ui/Seam.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { keySearch, useGuestKey } from '../orders/guest-key.ts'
import { ProofPhotos } from '../photos/ProofPhotos.tsx'
import { openCancelReturn } from './cancel-return.tsx'
import { DifferenceTold } from './DifferenceTold.tsx'
import { Offer } from './Offer.tsx'
import { PickUp } from './PickUp.tsx'
import { ReturnsFailed, ReturnsWaiting, ReturnUnknown } from './ReturnsAway.tsx'
import { type Return, Ticket } from './Ticket.tsx'
import { MoneyRows, paysNothing, paysNothingWords } from './Ways.tsx'

function Pieces({ made }: { made: Return }) {
  const guest = useGuestKey()
  // The key that opens the return opens its photos.
  const query = guest ? `?${new URLSearchParams({ return: made.id, ...keySearch(guest) })}` : ''
  return (
    <section aria-labelledby="return-pieces">
      <Text as="h2" size={22} below={4} id="return-pieces">
        {made.pieces.length === 1 ? 'The piece' : 'The pieces'}
      </Text>
      <Panel as="ul" container>
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
              query={query}
              label={`Your photos of ${piece.item.title}`}
              of={piece.item.title}
            />
            <ProofPhotos
              ids={piece.outcomePhotoIds}
              query={query}
              label={`Our photos of ${piece.item.title}`}
              of={`${piece.item.title} as it came back`}
            />
            {piece.offered !== null && <Offer returnId={made.id} piece={piece} />}
          </li>
        ))}
      </Panel>
    </section>
  )
}

function Shown({ made }: { made: Return }) {
  const guest = useGuestKey()
  const way = <Seam label="The way of this return" steps={made.steps} />
  // A question to the shopper comes before the way that the parcel has gone.
  const asks = made.pieces.some((piece) => piece.offered !== null)
  const isOff = made.status === 'canceled' && made.paidAt === null
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
      <LabelEnded made={made} />
      <Again made={made} />
      <Ticket made={made} />
      {!asks && <Panel above={made.counterCode === null ? 0 : 8}>{way}</Panel>}
      <Beside above={8}>
        <Pieces made={made} />
        <Stack gap={6} top>
          <section aria-labelledby="return-money">
            <Text as="h2" size={22} below={4} id="return-money">
              {paysNothing(made) || isOff ? 'The money' : made.refundTitle}
            </Text>
            {isOff ? (
              <Text tone="soft">Nothing is paid for a return that was canceled.</Text>
            ) : paysNothing(made) ? (
              <Text tone="soft">{paysNothingWords}</Text>
            ) : made.isGift && made.paidAt === null ? (
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
      {asks && <Panel above={10}>{way}</Panel>}
    </Page>
  )
}

/** Renders what became of the label whose link led here, and what helps; nothing for everybody else. */
function LabelEnded({ made }: { made: Return }) {
  const asked = new URLSearchParams(usePlace().search).get('label')
  if (asked !== 'ended' || made.status === 'canceled') return null
  return (
    <Panel below={6}>
      <Note>
        {made.labelUrl === null
          ? 'That label was used, or can’t be used any more. Here is how far its parcel is.'
          : 'The link to your label had ended. Here is the label again.'}
      </Note>
    </Panel>
  )
}

/** Leads from a canceled return to a new one; nothing for others and for gifts, whose code begins anew. */
function Again({ made }: { made: Return }) {
  const guest = useGuestKey()
  const [piece] = made.pieces
  if (made.status !== 'canceled' || made.isGift || !piece) return null
  return (
    <Stack gap={3} below={6}>
      <Text>
        {made.refundType !== 'full_refund' && 'Its label can’t be used any more. '}
        What may still go back can travel in a new return.
      </Text>
      <Row>
        <Link
          to="/my/return"
          search={guest ? keySearch(guest) : { order: piece.orderId }}
          className={buttonClass()}
        >
          Make a new return
        </Link>
      </Row>
    </Stack>
  )
}

/**
 * Renders one return: label and counter code first, then its progress and, once paid, the money. An unknown
 * return and a failed request have messages of their own.
 */
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
