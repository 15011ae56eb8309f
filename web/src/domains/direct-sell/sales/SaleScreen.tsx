// One sale between two people, for the one who sends and the one who gets it.
import '../direct-keys.ts'
import { directFeePercent } from '@hemline/rules/vocabulary/direct-sell.ts'
import { GetDirectSaleDocument, PrintDirectLabelDocument } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { useNow } from '../../../platform/clock.ts'
import { friendlyError } from '../../../platform/errors.ts'
import { dateOf, moment, money } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-link.ts'
import { ErrorScreen } from '../../../ui/ErrorScreen.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Page, Row, Stack, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Seam } from '../../../ui/Seam.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { useSession } from '../../identity/session.tsx'
import { Picture } from '../../listing/Picture.tsx'
import { PersonMenu } from '../../safety/PersonMenu.tsx'
import { sizeWords, timeLeftWords } from '../closet.ts'
import { LogInFirst } from '../LogInFirst.tsx'
import { SellAgain } from '../SellAgain.tsx'
import { useResale } from '../use-resale.ts'
import { CancelSale } from './CancelSale.tsx'
import { Rate } from './Rate.tsx'
import styles from './Sales.module.css'
import { headline, isBuyersOwn, type Sale, stepsOf } from './sale-words.ts'

const NotFoundScreen = lazy(async () => ({
  default: (await import('../../chrome/NotFoundScreen.tsx')).NotFoundScreen,
}))
const minuteMs = 60_000

/** What the seller does next: make the label, then drop the parcel off. */
function SendIt({ sale, now }: { sale: Sale; now: number }) {
  const [{ fetching }, run] = useMutation(PrintDirectLabelDocument)
  const [problem, setProblem] = useState<string>()
  if (sale.status !== 'to_send' && sale.status !== 'label_printed') return null
  const isLate = Date.parse(sale.sendBy) < now
  const print = async () => {
    if (fetching) return
    setProblem(undefined)
    const { data, error } = await run({ saleId: sale.id })
    const answer = data?.printDirectLabel
    if (answer?.__typename !== 'DirectSalePayload')
      setProblem(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Stack
      as="section"
      gap={3}
      pad={5}
      surface="card"
      round="sheet"
      className={styles.next}
      aria-label="What to do next"
    >
      {sale.labelUrl ? (
        <>
          <Text weight={600}>Put the label on the parcel, and leave it at any counter.</Text>
          {sale.cancelsAt && (
            <Text size={14} tone="soft">
              The carrier’s first scan counts. Without one by {moment(sale.cancelsAt, now)}, the label is
              voided and the sale is canceled and paid back.
            </Text>
          )}
          <a className={buttonClass({ wide: true })} href={sale.labelUrl} target="_blank" rel="noreferrer">
            <Printer size={20} strokeWidth={1.5} aria-hidden /> Open the label (PDF)
          </a>
        </>
      ) : (
        <>
          <Text weight={600}>
            {isLate ? 'It is late.' : `Send it by ${moment(sale.sendBy, now)}`}
            {!isLate && <span className="soft">, {timeLeftWords(sale.sendBy, now)}</span>}
          </Text>
          <Text size={14} tone="soft">
            The shopper has paid for the label. Fold it, wrap it, and add a line if you like.
            {sale.cancelsAt &&
              ` Not sent by ${moment(sale.cancelsAt, now)}, the sale is canceled and paid back.`}
          </Text>
          <Button wide busy={fetching} onClick={() => void print()}>
            <Printer size={20} strokeWidth={1.5} aria-hidden /> Make the label
          </Button>
        </>
      )}
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
    </Stack>
  )
}

/** Lists the pieces of a sale with prices; a buyer who has them can sell each one again. */
function SaleItems({ sale }: { sale: Sale }) {
  const isMine = isBuyersOwn(sale)
  const brings = useResale(isMine ? sale.items.map((one) => one.itemNumber) : [])
  return (
    <ul aria-label="Pieces">
      {sale.items.map((item) => (
        <li key={item.itemNumber} className={styles.line}>
          <span className="frame">
            <Picture photoId={item.photoId ?? undefined} sizes="72px" />
          </span>
          <div>
            <Text as="span" size={12} weight={600} tracking="wide" breaks uppercase>
              <bdi>{item.brand}</bdi>
            </Text>
            <br />
            <HrefLink href={`/product/${item.itemNumber}`}>{item.title}</HrefLink>
            <Text size={14} tone="soft">
              {sizeWords(item.sizeDisplay)}
            </Text>
            {isMine && (
              <SellAgain
                itemNumber={item.itemNumber}
                title={item.title}
                brings={brings.get(item.itemNumber)}
              />
            )}
          </div>
          <b className="num">{money(item.price)}</b>
        </li>
      ))}
    </ul>
  )
}

function Money({ sale }: { sale: Sale }) {
  if (sale.asBuyer || sale.status === 'canceled') return null
  const price = sale.items.reduce((sum, one) => sum + one.price, 0)
  const isThere = sale.status === 'paid'
  return (
    <section aria-labelledby="money">
      <Text as="h2" id="money" size={22} below={3}>
        Your money
      </Text>
      <Sums>
        <Sum name="Price" amount={money(price)} />
        <Sum name={`Our part, ${directFeePercent}%`} amount={money(sale.earnings - price)} />
        <Sum
          name={
            isThere
              ? 'Yours'
              : sale.availableAt
                ? `Yours on ${dateOf(sale.availableAt)}`
                : 'Yours, two days after it arrives'
          }
          amount={money(sale.earnings)}
          kind="total"
        />
      </Sums>
      {isThere && (
        <HrefLink className="link alone" href="/cleanout/cashout">
          Cash out
        </HrefLink>
      )}
    </section>
  )
}

function Tracking({ sale }: { sale: Sale }) {
  const { trackingCode: code, carrierName } = sale
  if (!code) return null
  return (
    <Row gap={3} rows={0} size={14} breaks>
      <span className="soft num">
        {carrierName} {code}
      </span>
      <LinkButton
        onClick={() => void copyText(code, { copied: 'Copied.', refused: 'Your browser would not copy it.' })}
      >
        Copy the number
      </LinkButton>
    </Row>
  )
}

function Shown({ sale }: { sale: Sale }) {
  const now = useNow(minuteMs)
  const { asBuyer, otherName, otherCode, place } = sale
  const who = otherCode ? (
    <HrefLink className="link" href={`/u/${otherCode}`}>
      {otherName}
    </HrefLink>
  ) : (
    otherName
  )
  const steps = stepsOf(sale, now)
  return (
    <Page upTo="form">
      <Stack gap={8} padY={8}>
        <Row justify="between" align="start" gap={3} noWrap>
          <div>
            <h1>{headline(sale)}</h1>
            <Text tone="soft" above={2}>
              {asBuyer ? 'Bought from' : 'Sold to'} {who}
              {place && ` in ${place}`}, {dateOf(sale.paidAt)}
            </Text>
          </div>
          <PersonMenu person={{ saleId: sale.id }} name={otherName} isBlocked={sale.isBlocked} />
        </Row>
        {sale.status === 'canceled' && (
          <Note>
            {asBuyer ? 'Everything you paid goes back.' : `${otherName} got everything back.`}
            {!asBuyer && sale.trackingCode && ' Its label is voided: please don’t use it any more.'}
          </Note>
        )}
        {!asBuyer && <SendIt sale={sale} now={now} />}
        {steps.length > 0 && <Seam label="How it goes" steps={steps} />}
        {sale.status !== 'canceled' && <Tracking sale={sale} />}
        <SaleItems sale={sale} />
        <Money sale={sale} />
        <Rate sale={sale} />
        <CancelSale sale={sale} />
        <Row gap={5} rows={0}>
          <HrefLink className="link alone" href={asBuyer ? '/direct/purchases' : '/direct/sell'}>
            {asBuyer ? 'All you bought from people' : 'Your closet'}
          </HrefLink>
          <HrefLink className="link alone" href="/resolution-hub">
            Something went wrong
          </HrefLink>
        </Row>
      </Stack>
    </Page>
  )
}

/**
 * Renders a sale or a purchase of the viewer, /direct/sales/:saleId; the 404 page when there is none, the
 * error screen after a failed request. Visitors are asked to log in.
 */
export function SaleScreen() {
  const { saleId = '' } = useParams({ strict: false })
  const { loggedIn, loading } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetDirectSaleDocument,
    variables: { id: saleId },
    pause: !loggedIn,
    requestPolicy: 'cache-and-network',
  })
  usePageHead({ title: 'A sale', robots: 'noindex' })
  if (!loading && !loggedIn) return <LogInFirst title="Your sale" trigger="sell" />
  const sale = data?.directSale
  if (sale) return <Shown sale={sale} />
  if (data && !fetching)
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    )
  if (error && !fetching)
    return (
      <ErrorScreen
        text={friendlyError(error, 'fetchingSales')}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  return (
    <Page upTo="form">
      <Stack gap={4} padY={8} role="status" aria-label="Loading the sale">
        <Skeleton height={40} width="60%" />
        <Skeleton height={160} />
        <Skeleton height={96} />
      </Stack>
    </Page>
  )
}
