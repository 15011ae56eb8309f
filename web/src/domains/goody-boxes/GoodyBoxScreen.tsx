import { sizeWords } from '@hemline/rules/seo/piece-head.ts'
import { CancelGoodyBoxDocument, GetGoodyBoxDocument } from '@hemline/schema/generated/graphql.ts'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Beside, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { PieceFact, PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { useSession } from '../identity/session.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { ReturnsFailed } from '../returns/ReturnsAway.tsx'
import { ChoosePieces } from './ChoosePieces.tsx'
import styles from './Goody.module.css'
import './goody-keys.ts'
import type { Box } from './goody-keys.ts'
import { PayBox } from './PayBox.tsx'
import { ReserveBox } from './ReserveBox.tsx'

function Steps({ box }: { box: Box }) {
  if (box.steps.length === 0) return null
  return (
    <Stack
      as="ol"
      gap={2}
      rows={3}
      above={6}
      below={6}
      size={14}
      className={styles.steps}
      aria-label="How far your box is"
    >
      {box.steps.map((step) => (
        <Stack
          as="li"
          key={step.key}
          gap={0.5}
          top
          tone="soft"
          className={styles[step.state]}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <Text as="b" weight={400}>
            {step.label}
          </Text>
          <small>
            {step.state === 'done' && <span className="sr">Done. </span>}
            {step.at ? dateOf(step.at) : ''}
          </small>
        </Stack>
      ))}
    </Stack>
  )
}

const away = (outcome: string | null) => (outcome === 'Came back to us' ? 'pale' : undefined)

function Pieces({ box }: { box: Box }) {
  return (
    <section aria-labelledby="goody-pieces">
      <Text as="h2" size={22} below={3} id="goody-pieces">
        In your box
      </Text>
      <ul>
        {box.pieces.map(({ itemNumber, item, why, price, outcome, reasonLabel }) => (
          <PieceLine
            key={itemNumber}
            size="large"
            away={away(outcome)}
            picture={
              <HrefLink className={thumbClass('large')} href={item.slug} tabIndex={-1} aria-hidden="true">
                <PieceThumb item={item} sizes="96px" />
              </HrefLink>
            }
            brand={item.brand}
            end={<b>{money(price)}</b>}
          >
            <HrefLink href={item.slug}>{item.title}</HrefLink>
            <span className="soft small">{sizeWords(item.sizeDisplay)}</span>
            <PieceFact>{why}</PieceFact>
            {outcome && (
              <b className="small">
                {outcome}
                {reasonLabel && `: ${reasonLabel.toLowerCase()}`}
              </b>
            )}
          </PieceLine>
        ))}
      </ul>
    </section>
  )
}

function Label({ box }: { box: Box }) {
  if (!box.labelUrl) return null
  return (
    <Panel pad={5} surface="card" edge="all" round="control" below={8}>
      <Text as="h2" size={18}>
        One label for everything
      </Text>
      <Text above={1} className="soft">
        Return {box.returnCode}, with {box.carrierName}. A counter can print it from the code on the page of
        your return.
      </Text>
      <Row above={4}>
        <a className={buttonClass()} href={box.labelUrl} target="_blank" rel="noreferrer">
          Get the label
        </a>
        {box.returnId && (
          <Link to="/my/returns/$id" params={{ id: box.returnId }} className={buttonClass({ look: 'line' })}>
            Code and drop-off places
          </Link>
        )}
      </Row>
    </Panel>
  )
}

/** The pieces that the box charged for: those that stayed, and those that came back worn. */
const paidPieces = ({ pieces }: Box) =>
  pieces.filter(({ outcome }) => outcome !== 'Came back to us' && outcome !== 'Goes back')

/** Renders the rows above what was charged, which add up to that sum. */
function PaidRows({ box, charged }: { box: Box; charged: number }) {
  const stayed = paidPieces(box)
  const prices = stayed.reduce((all, { price }) => all + price, 0)
  if (stayed.length === 0 || prices > charged) return null
  return (
    <>
      <Sum name={`${countOf(stayed.length, 'piece')} of ${box.pieces.length}`} amount={money(prices)} />
      {charged > prices && <Sum name="Tax and fees" amount={money(charged - prices)} />}
    </>
  )
}

function Money({ box }: { box: Box }) {
  const isPaid = box.status === 'settled' && box.charged !== null
  return (
    <Panel as="aside" pad={6} surface="card" edge="all" round="sheet" aria-labelledby="goody-money">
      <Text as="h2" size={22} below={4} id="goody-money">
        Your money
      </Text>
      <Sums>
        {isPaid ? (
          <PaidRows box={box} charged={box.charged ?? 0} />
        ) : (
          <Sum name={countOf(box.pieces.length, 'piece')} amount={money(box.sum)} />
        )}
        {box.reserved !== null && (
          <Sum
            name="Reserved"
            from={`${box.paidWith}, with tax and fees`}
            amount={money(box.reserved)}
            kind="sum"
          />
        )}
        <Sum name="Charged" amount={money(box.charged ?? 0)} kind="total" />
      </Sums>
      <Text above={5} className="small soft">
        {box.charged === null
          ? 'You pay only what you keep. Delivery and the way back are free.'
          : 'What you sent back was never paid, or is paid back.'}
      </Text>
      {box.orderId && (
        <Text above={4}>
          <Link to="/my/orders/$id" params={{ id: box.orderId }} className="link">
            Order {box.orderLabel}
          </Link>
        </Text>
      )}
    </Panel>
  )
}

function CancelBox({ box }: { box: Box }) {
  const [asks, setAsks] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, cancel] = useMutation(CancelGoodyBoxDocument)
  if (!box.canCancel) return null
  const press = async () => {
    const { data, error } = await cancel({ boxId: box.id })
    const answer = data?.cancelGoodyBox
    if (answer?.__typename !== 'GoodyBoxPayload')
      setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Stack gap={3} top>
      {asks ? (
        <Row>
          <span>Cancel this box? Its pieces are for everybody again.</span>
          <Button look="line" size="small" busy={fetching} onClick={() => void press()}>
            Yes, cancel it
          </Button>
          <Button look="line" size="small" onClick={() => setAsks(false)}>
            Keep it
          </Button>
        </Row>
      ) : (
        <Row>
          <Button look="line" size="small" onClick={() => setAsks(true)}>
            Cancel this box
          </Button>
        </Row>
      )}
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
    </Stack>
  )
}

const ended: readonly Box['status'][] = ['settled', 'lapsed', 'canceled']
const moods: Record<string, string> = { settled: 'good', unpaid: 'bad', with_you: 'gold', offered: 'gold' }

function Shown({ box, again }: { box: Box; again: () => void }) {
  return (
    <>
      <Text below={2} size={14}>
        <Link to="/my/goody-boxes/new" className="link">
          Your boxes
        </Link>
      </Text>
      <Text as="h1" below={2}>
        {box.headline}
      </Text>
      <Text
        above={4}
        pad={5}
        surface="wash"
        round="control"
        className={classes(styles.state, styles[moods[box.status] ?? 'plain'])}
        aria-live="polite"
      >
        {box.detail}
      </Text>
      <Steps box={box} />
      {box.stylistNote && (
        <Text as="blockquote" above={4} below={8} size={18} face="serif" className={styles.note}>
          <p>{box.stylistNote}</p>
          <Text as="footer" size={14} tone="soft" face="sans">
            Your stylist
          </Text>
        </Text>
      )}
      <Beside>
        <div>
          <Label box={box} />
          {box.canChoose ? <ChoosePieces box={box} /> : <Pieces box={box} />}
          {ended.includes(box.status) && (
            <Row above={6}>
              <Link to="/my/goody-boxes/new" className={buttonClass()}>
                Ask for another box
              </Link>
            </Row>
          )}
        </div>
        <Stack gap={6} top>
          {box.status === 'offered' && <ReserveBox box={box} onDone={again} />}
          {box.status === 'unpaid' && <PayBox box={box} />}
          {box.status !== 'offered' && <Money box={box} />}
          <CancelBox box={box} />
        </Stack>
      </Beside>
    </>
  )
}

/**
 * Renders /my/goody-boxes/:id: the pieces of a goody box, its progress, and the form for the member's next
 * step. A goody box of somebody else can't be found; visitors are sent to log in.
 */
export function GoodyBoxScreen() {
  usePageHead({ title: 'Your goody box', robots: 'noindex' })
  const { id = '' } = useParams({ strict: false })
  const { loggedIn, loading } = useSession()
  const { pathname } = usePlace()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetGoodyBoxDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: pathname }} replace />
  const box = data?.goodyBox
  if (!box && !data && error && !fetching) return <ReturnsFailed phrase="generic" onAgain={again} />
  return (
    <Page padTop={8} padBottom={12}>
      {box ? (
        <Shown box={box} again={again} />
      ) : data && !fetching ? (
        <EmptyState
          heading="h1"
          drawing={<ToteDrawing />}
          title="We can’t find this box"
          action={
            <Link to="/my/goody-boxes/new" className={buttonClass()}>
              See your boxes
            </Link>
          }
        >
          It may belong to another account.
        </EmptyState>
      ) : (
        <div role="status" aria-label="Loading your box">
          <Text as="h1" below={4}>
            Your box
          </Text>
          <Skeleton height="30rem" />
        </div>
      )}
    </Page>
  )
}
