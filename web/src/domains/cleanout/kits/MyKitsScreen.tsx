import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import {
  CancelKitDocument,
  GetKitsDocument,
  type KitFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { countOf } from '../../../platform/format.ts'
import { dayInWords } from '../../../platform/format-days.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { usePlace } from '../../../platform/place.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { ToteDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { showToast } from '../../../ui/toasts.store.ts'
import { MyCleanoutsFrame } from '../../consignment/MyCleanoutsFrame.tsx'
import { openLogIn } from '../../identity/auth-modals.ts'
import { useSession } from '../../identity/session.tsx'
import { ListingPages } from '../../listing/ListingPages.tsx'
import { Thread } from '../Thread.tsx'
import './kit-keys.ts'
import { useKitDraft } from './kit-draft.ts'
import { kitThread } from './kit-thread.ts'
import { kitNoun, serviceName } from './kit-words.ts'
import styles from './MyKits.module.css'

/** The number of kits on a page, as the API sets it. */
const pageSize = 20
const moods: Readonly<Record<string, 'green' | 'good' | 'bad' | 'gold'>> = {
  received: 'good',
  lost: 'bad',
  lapsed: 'bad',
  canceled: 'bad',
}

/** Asks for a confirmation before a kit is canceled: the cancellation is final. */
function Cancel({ kit, onDone }: { kit: KitFieldsFragment; onDone: () => void }) {
  const [asked, ask] = useState(false)
  const [{ fetching }, run] = useMutation(CancelKitDocument)
  const cancel = async () => {
    const { data, error } = await run({ id: kit.id })
    const answer = data?.cancelKit
    ask(false)
    if (!answer) showToast({ text: error ? friendlyError(error, 'orderKit') : friendly('orderKit') })
    else if (answer.__typename === 'KitNotCancelable') showToast({ text: answer.message })
    else {
      showToast({ text: `Bag ${kit.bagNumber} is canceled.` })
      onDone()
    }
  }
  if (!asked)
    return (
      <Button look="text" size="small" aria-label={`Cancel bag ${kit.bagNumber}`} onClick={() => ask(true)}>
        Cancel
      </Button>
    )
  return (
    <>
      <Button look="danger" size="small" busy={fetching} onClick={() => void cancel()}>
        Cancel this kit
      </Button>
      <Button look="text" size="small" onClick={() => ask(false)}>
        Keep it
      </Button>
    </>
  )
}

function KitRow({ kit }: { kit: KitFieldsFragment }) {
  const title = useRef<HTMLHeadingElement>(null)
  const started = ['sent_back', 'received', 'lost'].includes(kit.status)
  const over = kit.status === 'canceled' || kit.status === 'lapsed'
  return (
    <li>
      <Stack
        as="article"
        gap={2}
        pad={6}
        surface="card"
        edge="all"
        round="control"
        aria-labelledby={`kit-${kit.id}`}
      >
        <Row as="header" gap={2} justify="between">
          <Text as="h2" size={28} id={`kit-${kit.id}`} ref={title} tabIndex={-1}>
            Bag <span className="num">{kit.bagNumber}</span>
          </Text>
          <Badge mood={moods[kit.status] ?? 'green'}>{kit.statusLabel}</Badge>
        </Row>
        <p className="soft small">
          {serviceName(kit.service)}, a {kitNoun(kit.bagType)}
          {kit.partner && ` of ${kit.partner.name}`}, ordered {dayInWords(kit.orderedAt)}
          {kit.charity && ` for ${kit.charity.name}`}
        </p>
        {!over && (
          <Thread
            tone="light"
            label={`Where bag ${kit.bagNumber} is`}
            steps={kitThread(kit)}
            className={styles.thread}
          />
        )}
        {kit.incentives.length > 0 && !over && (
          <Text size={14} tone="gold">
            {kit.incentives.map((one) => one.words).join(' ')}
          </Text>
        )}
        <Row gap={2} className={styles.ways}>
          {started && (
            <HrefLink
              className={buttonClass({ look: 'line', size: 'small' })}
              href={`/my/cleanouts/${kit.bagNumber}`}
            >
              Follow this bag
            </HrefLink>
          )}
          {kit.labelUrl && (
            <>
              <HrefLink className={buttonClass({ size: 'small' })} href={`/cleanout/online-label/${kit.id}`}>
                Open the label
              </HrefLink>
              <a
                className={buttonClass({ look: 'line', size: 'small' })}
                href={kit.labelUrl}
                download={`hemline-label-${kit.bagNumber}.pdf`}
              >
                Download it
              </a>
            </>
          )}
          {kit.canCancel && <Cancel kit={kit} onDone={() => title.current?.focus()} />}
        </Row>
      </Stack>
    </li>
  )
}

function Nothing({ onLogIn }: { onLogIn: () => void }) {
  const { loggedIn } = useSession()
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title="No kits yet"
      action={
        <>
          <HrefLink className={buttonClass()} href="/cleanout/sell">
            Order a kit
          </HrefLink>
          {!loggedIn && (
            <Button look="line" onClick={() => void openLogIn('kits', onLogIn)}>
              Log in
            </Button>
          )}
        </>
      }
    >
      {loggedIn
        ? 'A bag or a label that you order is listed here until it is back with us.'
        : 'Log in to see the kits of your account.'}
    </EmptyState>
  )
}

const lateMs = 2000
const lateTimes = 5

/**
 * Asks again a few times for a kit that was ordered in this tab before the log-in: the account gets it a
 * moment later.
 */
function useLateKit(none: boolean, again: () => void): void {
  const ordered = useKitDraft((draft) => draft.orderedId !== undefined)
  const { loggedIn } = useSession()
  const [tries, setTries] = useState(0)
  const waits = none && ordered && loggedIn && tries < lateTimes
  const ask = useRef(again)
  ask.current = again
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => {
      ask.current()
      setTries(tries + 1)
    }, lateMs)
    return () => clearTimeout(timer)
  }, [waits, tries])
}

/**
 * Renders /my/cleanouts/kits: every kit with its state; for a visitor, the kits ordered in this browser. A
 * failed request shows "Try again", and a message stands where there is no kit.
 */
export function MyKitsScreen() {
  usePageHead({ title: 'Your kits', robots: 'noindex' })
  const place = usePlace()
  const page = parsePage(new URLSearchParams(place.search).get('page'))
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetKitsDocument,
    variables: { page },
    requestPolicy: 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  const list = data?.kits
  useLateKit(list?.totalCount === 0, again)
  const another = (
    <HrefLink className={buttonClass({ look: 'paper' })} href="/cleanout/sell">
      Order another
    </HrefLink>
  )
  return (
    <MyCleanoutsFrame
      current="kits"
      title="Your kits"
      lead={list && list.totalCount > 0 ? countOf(list.totalCount, 'kit') : '\u00a0'}
      aside={list?.totalCount === 0 ? undefined : another}
    >
      {!list && error && !fetching && (
        <ErrorMessage onRetry={again}>{friendlyError(error, 'fetchingKit')}</ErrorMessage>
      )}
      {!list && !error && (
        <div role="status" aria-label="Loading your kits">
          <Skeleton height="14rem" />
        </div>
      )}
      {list?.totalCount === 0 && <Nothing onLogIn={again} />}
      {list && list.totalCount > 0 && (
        <>
          <Stack as="ul" gap={5} below={8}>
            {list.nodes.map((kit) => (
              <KitRow key={kit.id} kit={kit} />
            ))}
          </Stack>
          <ListingPages place={place} page={page} last={pageCount(list.totalCount, pageSize)} />
        </>
      )}
    </MyCleanoutsFrame>
  )
}
