import { zoneName } from '@hemline/rules/common/zone-names.ts'
import { rowOfKind } from '@hemline/rules/notifications/subscriptions.ts'
import {
  ChangeQuietHoursDocument,
  ChangeRhythmDocument,
  ChangeSubscriptionDocument,
  GetSubscriptionsDocument,
  KeepPushBrowserDocument,
  type NotificationChannel,
  type NotificationKind,
  PauseNotificationsDocument,
  SendEmailVerificationDocument,
  StopNotificationsDocument,
  type SubscriptionFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { Navigate } from '@tanstack/react-router'
import { BellOff, MailCheck } from 'lucide-react'
import { type CombinedError, useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { clockTime } from '../../platform/clock-times.ts'
import { friendlyError } from '../../platform/errors.ts'
import { moment } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import { KindRow } from './KindRow.tsx'
import { askBrowser, pushState } from './push-browser.ts'
import styles from './Subscriptions.module.css'
import { Texts } from './Texts.tsx'
import { browserZone } from './use-time-zone.ts'

type Wishes = SubscriptionFieldsFragment
const groups = [
  ['shop', 'While you shop'],
  ['own', 'What you buy and sell'],
] as const

const hours = Array.from({ length: 24 }, (_, at) => at * 60)

/** Push that is on but reaches no browser is said before the table. */
function PushNote({ wishes }: { wishes: Wishes }) {
  const isOn = wishes.rows.some((row) =>
    row.channels.some((one) => one.channel === 'push' && one.state === 'active'),
  )
  const state = pushState()
  if (!isOn || (state === 'allowed' && wishes.browsers > 0)) return null
  return (
    <Note mood="gold" icon={BellOff}>
      {state === 'blocked' ? (
        <>
          <b>This browser blocks our messages.</b> Push is on here but does not reach you. Allow notifications
          for this site in the settings of your browser.
        </>
      ) : (
        <>
          <b>Push is on, but no browser of yours takes it yet.</b>{' '}
          {state === 'none' ? 'This one can’t.' : 'Turn a push off and on again here to ask this one.'}
        </>
      )}
    </Note>
  )
}

const mailsNews = ({ rows }: Wishes) =>
  rows.some(
    ({ kind, channels }) =>
      rowOfKind(kind).isMarketing &&
      channels.some((one) => one.channel === 'email' && one.state === 'active'),
  )

/** News that are on but go to an address that nobody confirmed are said before the table. */
function AddressNote({ wishes }: { wishes: Wishes }) {
  const [{ data, fetching }, send] = useMutation(SendEmailVerificationDocument)
  if (wishes.emailConfirmed || !mailsNews(wishes)) return null
  return (
    <Note mood="gold" icon={MailCheck}>
      <b>Please confirm your email address.</b> We mailed you a link. Until you follow it, news come to your
      bell and not by mail.{' '}
      {data ? (
        `A new link is on its way to ${data.sendEmailVerification.sentTo}.`
      ) : (
        <LinkButton inline disabled={fetching} onClick={() => void send({})}>
          Mail me a new link
        </LinkButton>
      )}
    </Note>
  )
}

function QuietHours({
  wishes,
  onChange,
}: {
  wishes: Wishes
  onChange: (from: number, until: number) => void
}) {
  const { quietFrom, quietUntil, timeZone } = wishes
  const options = hours.map((minutes) => (
    <option key={minutes} value={minutes}>
      {clockTime(minutes)}
    </option>
  ))
  return (
    <section aria-labelledby="quiet-hours">
      <h2 id="quiet-hours">Quiet hours</h2>
      <p className="soft">
        Nothing leaves the shop in them, in the time of {zoneName(timeZone)}, but emails that always come. The
        same hour twice: no quiet hours.
      </p>
      <Row gap={4} above={3}>
        <SelectField
          label="From"
          value={quietFrom}
          onChange={(event) => onChange(Number(event.currentTarget.value), quietUntil)}
        >
          {options}
        </SelectField>
        <SelectField
          label="Until"
          value={quietUntil}
          onChange={(event) => onChange(quietFrom, Number(event.currentTarget.value))}
        >
          {options}
        </SelectField>
      </Row>
    </section>
  )
}

function Loaded({ wishes, onChange }: { wishes: Wishes; onChange: () => void }) {
  const [said, say] = useMutation(ChangeSubscriptionDocument)
  const [often, setOften] = useMutation(ChangeRhythmDocument)
  const [quiet, setQuiet] = useMutation(ChangeQuietHoursDocument)
  const [kept, keep] = useMutation(KeepPushBrowserDocument)
  const [paused, pause] = useMutation(PauseNotificationsDocument)
  const [stopped, stop] = useMutation(StopNotificationsDocument)
  const error: CombinedError | undefined = [said, often, quiet, kept, paused, stopped].find(
    (one) => one.error,
  )?.error
  const setChannel = async (kind: NotificationKind, channel: NotificationChannel, on: boolean) => {
    const browser = channel === 'push' && on ? await askBrowser() : undefined
    if (browser) await keep({ input: browser })
    await say({ input: { kind, channel, on } })
  }
  return (
    <Stack gap={8}>
      {error && (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'emailSubscription')}
        </Note>
      )}
      {wishes.pausedUntil && (
        <Note role="status">
          <b>Quiet until {moment(wishes.pausedUntil, nowMs())}.</b> Then what waits comes together.{' '}
          <LinkButton inline onClick={() => void pause({ on: false })}>
            End the quiet now
          </LinkButton>
        </Note>
      )}
      <AddressNote wishes={wishes} />
      <PushNote wishes={wishes} />
      {groups.map(([group, title]) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{title}</h2>
          <Stack gap={0} above={3}>
            {wishes.rows
              .filter((row) => row.group === group)
              .map((row) => (
                <KindRow
                  key={row.kind}
                  row={row}
                  hasPhone={wishes.phone?.confirmed === true}
                  onChannel={(channel, on) => void setChannel(row.kind, channel, on)}
                  onRhythm={(rhythm) => void setOften({ input: { kind: row.kind, rhythm } })}
                />
              ))}
          </Stack>
        </section>
      ))}
      <QuietHours
        wishes={wishes}
        onChange={(from, until) => void setQuiet({ input: { timeZone: browserZone(), from, until } })}
      />
      <section aria-labelledby="your-phone">
        <h2 id="your-phone">Texts to your phone</h2>
        <Texts phone={wishes.phone} onChange={onChange} />
      </section>
      <p className="soft" role="status">
        Saved by itself.{wishes.changedAt ? ` Last change ${moment(wishes.changedAt, nowMs())}.` : ''}
      </p>
      <Row gap={4}>
        {!wishes.pausedUntil && (
          <Button look="line" onClick={() => void pause({ on: true })}>
            Quiet for a week
          </Button>
        )}
        <LinkButton onClick={() => void stop({})}>Stop everything but orders</LinkButton>
      </Row>
    </Stack>
  )
}

/**
 * Renders /my/subscriptions, the user's notification settings by kind, channel and rhythm. Visitors are sent
 * to log in. A placeholder stands while they load, "Try again" after a failure.
 */
export function SubscriptionsScreen() {
  usePageHead({ title: 'What we tell you', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSubscriptionsDocument,
    pause: !loggedIn,
    requestPolicy: 'cache-and-network',
  })
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my/subscriptions' }} replace />
  const again = () => ask({ requestPolicy: 'network-only' })
  const wishes = data?.subscriptions
  return (
    <div className="page">
      <Stack gap={6} className={styles.page}>
        <div>
          <h1>What we tell you</h1>
          <p className="soft">
            You choose what, where and how often.
            {wishes &&
              wishes.quietFrom !== wishes.quietUntil &&
              ` Nothing leaves the shop between ${clockTime(wishes.quietFrom)} and ${clockTime(wishes.quietUntil)}.`}
          </p>
        </div>
        {wishes ? (
          <Loaded wishes={wishes} onChange={again} />
        ) : error && !fetching ? (
          <Note mood="bad" role="alert">
            {friendlyError(error, 'generic')}{' '}
            <LinkButton inline onClick={again}>
              Try again
            </LinkButton>
          </Note>
        ) : (
          <Stack gap={3} role="status" aria-busy="true" aria-label="Loading what we tell you">
            <Skeleton height={64} />
            <Skeleton height={64} />
            <Skeleton height={64} />
          </Stack>
        )}
      </Stack>
    </div>
  )
}
