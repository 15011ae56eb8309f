import { bagCalled } from '@hemline/rules/bags/bag-lists.ts'
import { SellerBagDocument } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { HandHeart, Scale, Tag } from 'lucide-react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Grid, Panel, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Thread } from '../cleanout/Thread.tsx'
import { useSession } from '../identity/session.tsx'
import { BagMoney, BagMoneyWait } from './BagMoney.tsx'
import { BagName } from './BagName.tsx'
import styles from './Bags.module.css'
import { type Bag, bagHeadline, bagThread, feeWords, ladderWords, takenOf } from './bag-words.ts'
import { Donate } from './Donate.tsx'
import { Bones, ForSellers } from './ForSellers.tsx'
import { MyCleanoutsFrame } from './MyCleanoutsFrame.tsx'
import { PieceList, type Pieces, usePieces } from './PieceList.tsx'
import { RestWords } from './RestWords.tsx'
import { useBagFigures } from './use-bag-figures.ts'

const stops = ['Bag ordered', 'On its way', 'Arrived', 'Sorted', 'On sale', 'Closed'].map((label) => ({
  label,
  state: 'done' as const,
  detail: '\u00a0',
}))

/** A placeholder of the same size as a bag's steps, so that nothing moves once they load. */
const WaitingForStops = () => (
  <div className={styles.waiting} aria-hidden>
    <Thread steps={stops} tone="dark" />
  </div>
)

function Figures({
  bag,
  best,
  passedOn,
}: {
  bag: Bag
  best: { payout: number; title: string } | undefined
  passedOn: number
}) {
  return (
    <Stack as="dl" gap={5} tracks={2} padBottom={8} className={classes(styles.figures, 'num')}>
      <Stack gap={0} top>
        <Text as="dt" size={14} tone="soft">
          taken for sale
        </Text>
        <dd>{takenOf(bag)}</dd>
      </Stack>
      <Stack gap={0} top>
        <Text as="dt" size={14} tone="soft">
          sold
        </Text>
        <dd>{bag.counts.sold}</dd>
      </Stack>
      <Stack gap={0} top>
        <Text as="dt" size={14} tone="soft">
          {best ? `best payout: ${best.title}` : 'best payout'}
        </Text>
        <dd>{best ? money(best.payout) : '–'}</dd>
      </Stack>
      <Stack gap={0} top>
        <Text as="dt" size={14} tone="soft">
          {passedOn > 0 ? `not taken, ${passedOn} of them passed on` : 'not taken'}
        </Text>
        <dd>{bag.counts.notAccepted}</dd>
      </Stack>
    </Stack>
  )
}

function BagBody({
  bag,
  pieces,
  figures,
}: {
  bag: Bag
  pieces: Pieces
  figures: ReturnType<typeof useBagFigures>
}) {
  return (
    <>
      <BagName bag={bag} />
      {bag.counts.graded > 0 && <Figures bag={bag} best={figures.best} passedOn={figures.passedOn} />}
      <h2 className="sr">Pieces</h2>
      <PieceList
        pieces={pieces}
        empty="As soon as somebody here has looked through your bag, every piece of it is listed."
      />
      <Grid columns={2} from="laptop" above={10}>
        <Note mood="green" icon={Scale}>
          <b>How your part is worked out.</b> {ladderWords(bag.service)} {feeWords(bag)}{' '}
          <HrefLink className="link" href="/cleanout/estimate">
            Try a price
          </HrefLink>
        </Note>
        <Note icon={HandHeart}>
          <RestWords bag={bag} charity={figures.charity} />
          {figures.toGive.length > 0 && figures.charity && (
            <Panel above={3}>
              <Donate
                input={{ itemNumbers: [...figures.toGive] }}
                charity={figures.charity}
                what={figures.toGive.length === 1 ? 'it' : countOf(figures.toGive.length, 'piece')}
              />
            </Panel>
          )}
        </Note>
      </Grid>
      <Text above={6} className="soft small">
        <HrefLink className="link" href={`/resolution-hub?about=bag&bag=${bag.bagNumber}`}>
          Something wrong with this bag?
        </HrefLink>{' '}
        A person looks it up and answers you.
      </Text>
    </>
  )
}

function NoBag() {
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title="There is no such bag of yours"
      action={
        <HrefLink className={buttonClass()} href="/my/cleanouts">
          Your bags
        </HrefLink>
      }
    >
      Its number may have a slip in it, or it belongs to another account.
    </EmptyState>
  )
}

/**
 * Renders /my/cleanouts/:identifier: the state of a clean-out bag, its earnings, and each of its pieces;
 * visitors are invited to log in. An unknown bag and a failed request have messages of their own.
 */
export function BagScreen() {
  const { identifier = '' } = useParams({ strict: false })
  const { loggedIn, loading } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: SellerBagDocument,
    variables: { identifier },
    requestPolicy: 'cache-and-network',
    pause: !loggedIn,
  })
  const bag = data?.sellerBag
  const waiting = (loggedIn || loading) && bag === undefined && !error
  const title = bag ? bagCalled(bag) : 'Your bag'
  usePageHead({ title, robots: 'noindex' })
  const pieces = usePieces(bag?.bagNumber ?? identifier)
  const figures = useBagFigures(bag?.bagNumber)
  const steps =
    bag && !['canceled', 'lost'].includes(bag.status) ? bagThread(bag, figures.closesAt) : undefined
  const icon = (steps ?? []).map((step) =>
    step.state === 'now' ? { ...step, icon: <Tag size={16} strokeWidth={2} /> } : step,
  )
  return (
    <MyCleanoutsFrame
      // Without a session the frame is a different one, without figures.
      key={loggedIn || loading ? 'bag' : 'log-in'}
      current="bags"
      title={title}
      lead={bag ? bagHeadline(bag) : '\u00a0'}
      crumbs={
        <>
          <HrefLink href="/my/cleanouts">Your bags</HrefLink>
          <span aria-hidden>/</span>
          <span aria-current="page">Bag {bag?.bagNumber ?? identifier}</span>
        </>
      }
      aside={bag ? <BagMoney bag={bag} /> : waiting && <BagMoneyWait />}
      below={
        steps ? (
          <Thread steps={icon} tone="dark" label="Where your bag is" />
        ) : bag ? (
          <Text size={18} tone="onGreen">
            {bag.statusLabel}
          </Text>
        ) : (
          waiting && <WaitingForStops />
        )
      }
    >
      <ForSellers>
        {error && !fetching && !data ? (
          <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
            {friendlyError(error, 'fetchingKit')}
          </ErrorMessage>
        ) : bag === undefined ? (
          <Bones label="Loading your bag" />
        ) : bag === null ? (
          <NoBag />
        ) : (
          <BagBody bag={bag} pieces={pieces} figures={figures} />
        )}
      </ForSellers>
    </MyCleanoutsFrame>
  )
}
