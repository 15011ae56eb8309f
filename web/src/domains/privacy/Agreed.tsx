import { type Channel, outerChannels } from '@hemline/rules/notifications/kinds.ts'
import { rowOfKind } from '@hemline/rules/notifications/subscriptions.ts'
import {
  GetSubscriptionsDocument,
  type SubscriptionFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { moment } from '../../platform/format.ts'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Part } from './parts.tsx'

type Wishes = SubscriptionFieldsFragment
const channelWords = { email: 'email', push: 'push', text: 'text' } as const
const listed = new Intl.ListFormat('en-US')

/** The messages that need a yes and have one: no default and no lock sends them. Each with its channels. */
const agreedTo = ({ rows }: Wishes) =>
  rows.flatMap(({ kind, name, channels }) => {
    const isOn = (channel: Channel) =>
      channels.some(
        (one) => one.channel === channel && one.state === 'active' && one.lockedBecause === null,
      ) && !rowOfKind(kind).byDefault.includes(channel)
    const by = outerChannels.filter(isOn).map((channel) => channelWords[channel])
    return by.length > 0 ? [{ kind, words: `${name}, by ${listed.format(by)}` }] : []
  })

function Yeses({ wishes }: { wishes: Wishes }) {
  const agreed = agreedTo(wishes)
  if (agreed.length === 0)
    return (
      <Text upTo="measure">
        You agreed to no news of the shop, no push and no texts. Emails about your own orders, sales and
        account come without a yes.
      </Text>
    )
  return (
    <>
      <Text>You said yes to these, and can take each back:</Text>
      <ul>
        {agreed.map(({ kind, words }) => (
          <li key={kind}>{words}</li>
        ))}
      </ul>
      {wishes.changedAt && <Text tone="soft">Last change {moment(wishes.changedAt, nowMs())}.</Text>}
    </>
  )
}

/** Renders the part of /privacy that says which messages a member agreed to, with the way to change that. */
export function Agreed() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSubscriptionsDocument,
    requestPolicy: 'cache-and-network',
  })
  return (
    <Part title="Messages you agreed to">
      {data ? (
        <Yeses wishes={data.subscriptions} />
      ) : error && !fetching ? (
        <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
          {friendlyError(error, 'generic')}
        </ErrorMessage>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading what you agreed to">
          <Skeleton height={48} />
        </div>
      )}
      <Link className="link alone" to="/my/subscriptions">
        Choose what we tell you
      </Link>
    </Part>
  )
}
