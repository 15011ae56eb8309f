import { GetSubscriptionsDocument, type SearchChannel } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Check } from '../../ui/Check.tsx'
import { look } from '../../ui/look.ts'
import { closeModal } from '../../ui/modal.store.ts'
import styles from './SavedSearches.module.css'

const labels: readonly [SearchChannel, string][] = [
  ['email', 'By email'],
  ['push', 'By push to my browsers'],
  ['text', 'By text message'],
]

type Props = { channels: readonly SearchChannel[]; onChange: (channels: SearchChannel[]) => void }

/**
 * Renders the checkboxes for the channels of a saved search: email, and push and text where the member has
 * turned them on for matches. An email that the member ended for all searches says so.
 */
export function SearchChannels({ channels, onChange }: Props) {
  const [{ data }] = useQuery({ query: GetSubscriptionsDocument })
  const said = data?.subscriptions.rows.find(({ kind }) => kind === 'match')?.channels ?? []
  const stateOf = (channel: SearchChannel) => said.find((one) => one.channel === channel)?.state
  const shown = labels.filter(([channel]) => channel === 'email' || stateOf(channel) === 'active')
  /** What keeps a chosen channel silent, in words. */
  const notOf = (channel: SearchChannel) => {
    if (stateOf(channel) === 'canceled') return 'Ended for all searches'
    return channel === 'email' && data?.subscriptions.emailConfirmed === false
      ? 'Once you confirm your address'
      : undefined
  }
  const turn = (channel: SearchChannel, on: boolean) =>
    onChange(on ? [...channels, channel] : channels.filter((one) => one !== channel))
  return (
    <fieldset className={styles.channels}>
      <legend className={look({ size: 14, weight: 600 })}>Tell me outside of the shop</legend>
      {shown.map(([channel, label]) => (
        <Check
          key={channel}
          checked={channels.includes(channel)}
          count={notOf(channel)}
          onChange={({ currentTarget }) => turn(channel, currentTarget.checked)}
        >
          {label}
        </Check>
      ))}
      <p className="small soft">
        The bell shows each match.{' '}
        <HrefLink className="link" href="/my/subscriptions" onClick={closeModal}>
          Change where
        </HrefLink>{' '}
        for all searches.
      </p>
    </fieldset>
  )
}
