import { weightWords } from '@hemline/rules/rescues/groups.ts'
import { rescueFinalSale } from '@hemline/rules/rescues/words.ts'
import { GetRescueOrderDocument, type GetRescueOrderQuery } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Picture } from '../listing/Picture.tsx'
import { OrderFailed, OrderUnknown, OrderWaiting } from '../orders/OrderAway.tsx'
import { OrderAddresses, OrderMoney } from '../orders/OrderMoney.tsx'
import { chargeWords } from '../orders/order-words.ts'
import { orderHref } from '../orders/use-order.ts'
import './rescue-keys.ts'
import styles from './Rescues.module.css'

type Box = NonNullable<GetRescueOrderQuery['rescueOrder']>
type Piece = Box['pieces'][number]

function titleOf({ order }: Box): string {
  if (order.status === 'not_paid') return 'Your payment is being checked'
  if (order.status === 'payment_declined') return 'Your payment didn’t go through'
  return order.status === 'canceled' ? 'This box is canceled' : 'Thank you'
}

/** What a rescued piece cost when it was new, if that is known. */
const newWords = ({ msrp }: Piece): string => (msrp > 0 ? `, ${money(msrp)} new` : '')

function PieceCard({ piece }: { piece: Piece }) {
  return (
    <Stack as="li" gap={2} top>
      <span className="frame">
        {piece.photoId !== null && (
          <Picture photoId={piece.photoId} alt="" sizes="(min-width: 960px) 22vw, 46vw" />
        )}
      </span>
      <Stack gap={0} top>
        <b>{piece.brand}</b>
        <span>{piece.title}</span>
        <span className="soft small num">
          {piece.sizeDisplay} · {piece.conditionLabel}
          {newWords(piece)}
        </span>
        <span className="soft small">{piece.sourceLabel}</span>
        {piece.canceled && (
          <span>
            <Badge mood="bad">Taken out, paid back</Badge>
          </span>
        )}
      </Stack>
    </Stack>
  )
}

function Shown({ box, accessKey }: { box: Box; accessKey: string | null }) {
  const { order, pieces } = box
  const isYours = order.status !== 'not_paid' && order.status !== 'payment_declined'
  const kept = pieces.filter((piece) => !piece.canceled)
  return (
    <Stack gap={10} top className={styles.two}>
      <Stack gap={6} top>
        <Stack gap={3} top>
          <h1>{titleOf(box)}</h1>
          <Text upTo="measure">
            {box.group.title}: your box is <b className="num">{order.label}</b>.{' '}
            {isYours &&
              order.status !== 'canceled' &&
              `${countOf(kept.length, 'piece')} and about ${weightWords(box.grams)} have a home again.`}
          </Text>
        </Stack>
        {order.status === 'confirmed' && (
          <Panel as="section" pad={5} surface="wash" round="control" aria-labelledby="what-next">
            <Text as="h2" size={18} below={2} id="what-next">
              What happens next
            </Text>
            <Stack as="ol" gap={2} className={styles.list}>
              <li>A confirmation is on its way to {order.email}.</li>
              <li>We pack the box, and you get a tracking number as soon as it leaves.</li>
              {order.totals.charged > 0 && <li>{chargeWords(order)}</li>}
              <li>{rescueFinalSale}</li>
            </Stack>
          </Panel>
        )}
        <Row>
          <HrefLink className={buttonClass()} href={orderHref(order.id, accessKey)}>
            Follow your box
          </HrefLink>
          <HrefLink className={buttonClass({ look: 'line' })} href="/rescues">
            See other boxes
          </HrefLink>
        </Row>
        {isYours && (
          <section aria-labelledby="in-it">
            <Text as="h2" size={22} below={4} id="in-it">
              What luck chose
            </Text>
            <Stack as="ul" gap={4} rows={8} pad={0} className={styles.pieces}>
              {pieces.map((piece) => (
                <PieceCard key={piece.itemNumber} piece={piece} />
              ))}
            </Stack>
          </section>
        )}
      </Stack>
      <Stack gap={8} top>
        <OrderMoney order={order} />
        <OrderAddresses order={order} />
      </Stack>
    </Stack>
  )
}

/**
 * Renders /rescues/confirmation/:orderUuid: the rescue box that was ordered, and each piece that luck chose.
 * An order that isn't the viewer's and a failed request have messages of their own.
 */
export function RescueConfirmationScreen() {
  const { orderUuid = '' } = useParams({ strict: false })
  const key = new URLSearchParams(usePlace().search).get('key')
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetRescueOrderDocument,
    variables: { orderUuid, accessKey: key },
    requestPolicy: 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  const box = data?.rescueOrder
  usePageHead({ title: box ? titleOf(box) : 'Your box', robots: 'noindex' })
  if (box)
    return (
      <Page padTop={6} padBottom={12}>
        <Shown box={box} accessKey={key} />
      </Page>
    )
  if (box === null) return <OrderUnknown orderId={orderUuid} onLogIn={again} hasKey={key !== null} />
  return error && !fetching ? (
    <OrderFailed phrase="locatingOrder" onAgain={again} />
  ) : (
    <OrderWaiting title="Thank you" />
  )
}
