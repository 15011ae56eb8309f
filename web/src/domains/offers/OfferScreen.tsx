// One offer between two people, as the thread of the amounts that they named.
import { look } from '../../ui/look.ts'
import '../direct-sell/direct-keys.ts'
import { GetOfferDocument } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft, Info, ShieldCheck } from 'lucide-react'
import { Fragment, lazy, Suspense, useEffect } from 'react'
import { useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { sizeWords } from '../direct-sell/closet.ts'
import { LogInFirst } from '../direct-sell/LogInFirst.tsx'
import { useSession } from '../identity/session.tsx'
import { Picture } from '../listing/Picture.tsx'
import { PersonMenu } from '../safety/PersonMenu.tsx'
import { OfferAnswer } from './OfferAnswer.tsx'
import styles from './Offers.module.css'
import { dayWords, endingOf, firstName, goodWords, type Offer, turnWords } from './offer-words.ts'

const NotFoundScreen = lazy(async () => ({
  default: (await import('../chrome/NotFoundScreen.tsx')).NotFoundScreen,
}))
const minuteMs = 60_000
/** The other side answers meanwhile: an open offer is asked for again so often while somebody looks at it. */
const againMs = 10_000

function Pieces({ offer }: { offer: Offer }) {
  return (
    <ul aria-label="Pieces">
      {offer.items.map((item) => (
        <Stack
          as="li"
          key={item.itemNumber}
          gap={3}
          align="center"
          padY={3}
          edge="bottom"
          className={styles.piece}
        >
          <span className="frame">
            <Picture photoId={item.photoId ?? undefined} sizes="56px" />
          </span>
          <span>
            <HrefLink className={look({ weight: 600, breaks: true })} href={item.path}>
              {item.title}
            </HrefLink>
            <Text as="small" block size={12} tone="soft">
              {sizeWords(item.sizeDisplay)}
            </Text>
          </span>
          <Text as="b" weight={600} textAlign="end" numbers>
            {money(item.agreed ?? item.asking)}
            {item.agreed !== null && (
              <Text as="small" block size={12} tone="soft">
                asked {money(item.asking)}
              </Text>
            )}
          </Text>
        </Stack>
      ))}
    </ul>
  )
}

function Turns({ offer, now }: { offer: Offer; now: number }) {
  const days = offer.turns.map(({ at }) => dayWords(at, now))
  const isOpen = offer.status === 'open'
  return (
    <>
      {offer.turns.map((turn, at) => {
        const isLast = at === offer.turns.length - 1
        const isLiving = isLast && isOpen
        return (
          <Fragment key={turn.id}>
            {days[at] !== days[at - 1] && (
              <Text size={12} tone="soft" textAlign="center">
                {days[at]}
              </Text>
            )}
            <Stack
              as="article"
              gap={0.5}
              justifySelf="start"
              padX={4}
              padY={3}
              surface="card"
              edge="all"
              round="sheet"
              breaks
              className={classes(
                styles.turn,
                turn.isMine && styles.mine,
                isLiving && !turn.isMine && styles.now,
              )}
              aria-label={`${turnWords(offer, at)} ${money(turn.amount)}`}
            >
              <small>
                {turnWords(offer, at)}, {timeOfDay(turn.at)}
                {isLiving && offer.goodUntil && ` · ${goodWords(offer.goodUntil, now)}`}
              </small>
              <b>{money(turn.amount)}</b>
              {turn.words && <p>{turn.words}</p>}
              {isLiving && <OfferAnswer offer={offer} />}
            </Stack>
            {turn.isBelowFloor && (
              <Row
                as="p"
                gap={2}
                align="stretch"
                justifySelf="center"
                noWrap
                size={12}
                tone="soft"
                className={styles.told}
              >
                <ShieldCheck size={16} strokeWidth={1.5} aria-hidden />
                Under your floor. {firstName(offer.otherName)} was not told the number.
              </Row>
            )}
          </Fragment>
        )
      })}
    </>
  )
}

function Ending({ offer, now }: { offer: Offer; now: number }) {
  const ending = endingOf(offer, now)
  const name = firstName(offer.otherName)
  if (!ending)
    return (
      <Row
        as="p"
        gap={2}
        align="stretch"
        justifySelf="center"
        noWrap
        size={12}
        tone="soft"
        className={styles.told}
      >
        <Info size={16} strokeWidth={1.5} aria-hidden />
        {offer.canAnswer
          ? `If you take it, it is held for ${offer.isSeller ? name : 'you'} for a day to pay.`
          : `Now ${name} answers. You are told at once.`}
      </Row>
    )
  return (
    <Stack gap={3}>
      <Note mood={ending.mood} role="status">
        <b>{ending.title}</b> {ending.text}
      </Note>
      {offer.status === 'accepted' && !offer.isSeller && (
        <HrefLink className={buttonClass({ wide: true })} href="/cart">
          Pay in your cart
        </HrefLink>
      )}
      {offer.status === 'bought' && (
        <HrefLink
          className={buttonClass({ look: 'line', wide: true })}
          href={offer.isSeller ? '/direct/sell' : '/direct/purchases'}
        >
          {offer.isSeller ? 'Your closet' : 'Follow it'}
        </HrefLink>
      )}
      {['declined', 'expired', 'lapsed', 'withdrawn'].includes(offer.status) && !offer.isSeller && (
        <HrefLink
          className={buttonClass({ look: 'line', wide: true })}
          href={offer.items[0]?.path ?? '/women'}
        >
          See the piece
        </HrefLink>
      )}
    </Stack>
  )
}

function Thread({ offer }: { offer: Offer }) {
  const now = useNow(minuteMs)
  return (
    <Page upTo="form">
      <Stack gap={0} align="center" tall={60} className={styles.head}>
        <HrefLink
          href={`/direct/offers?folder=${offer.isSeller ? 'selling' : 'buying'}`}
          aria-label="All offers"
        >
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
        </HrefLink>
        <div>
          <h1>{offer.otherName}</h1>
          {offer.otherFacts && (
            <Text as="small" block size={12} tone="soft">
              {offer.otherFacts}
            </Text>
          )}
        </div>
        <PersonMenu
          person={{ offerId: offer.id }}
          name={firstName(offer.otherName)}
          code={offer.otherCode}
          isBlocked={offer.isBlocked}
        />
      </Stack>
      <Pieces offer={offer} />
      {offer.items.length > 1 && (
        <Row justify="between" padY={3} weight={600} className="num">
          <span>Asked for all of them</span>
          <span>{money(offer.asking)}</span>
        </Row>
      )}
      <Stack gap={3} padTop={4} padBottom={8}>
        <Turns offer={offer} now={now} />
        <Ending offer={offer} now={now} />
      </Stack>
    </Page>
  )
}

/**
 * Renders an offer of the viewer, /direct/offers/:offerId; an open one is read again every ten seconds.
 * Visitors are asked to log in; an unknown offer shows the 404 page, a failed request the error screen.
 */
export function OfferScreen() {
  const { offerId = '' } = useParams({ strict: false })
  const { loggedIn, loading } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetOfferDocument,
    variables: { id: offerId },
    pause: !loggedIn,
    requestPolicy: 'cache-and-network',
  })
  const offer = data?.offer
  const isOpen = offer?.status === 'open'
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setInterval(() => {
      if (!globalThis.document.hidden) ask({ requestPolicy: 'network-only' })
    }, againMs)
    return () => clearInterval(timer)
  }, [isOpen, ask])
  usePageHead({ title: offer ? `Offer with ${offer.otherName}` : 'An offer', robots: 'noindex' })
  if (!loading && !loggedIn) return <LogInFirst title="Your offer" trigger="offer" />
  if (offer) return <Thread offer={offer} />
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
      <Stack gap={4} padY={6} role="status" aria-label="Loading the offer">
        <Skeleton height={44} />
        <Skeleton height={72} />
        <Skeleton height={120} />
      </Stack>
    </Page>
  )
}
