// Shows beside the page's title the earnings available now, with a link to cash them out.
import { EarningsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Earnings.module.css'

/**
 * Shows the available earnings with a link to cash them out; renders nothing for visitors. Until the sum is
 * known its place and that of the buttons are kept, so that the tabs below do not move.
 */
export function EarningsBand() {
  const { loggedIn, loading } = useSession()
  const [{ data, error }] = useQuery({
    query: EarningsDocument,
    pause: !loggedIn,
    requestPolicy: 'cache-and-network',
  })
  const earnings = data?.earnings
  if ((!loggedIn && !loading) || (error && !earnings)) return null
  return (
    <Stack gap={2} tone="onGreenSoft">
      <p>Available now</p>
      <Text
        voice="display"
        size={48}
        tone="onGreen"
        leading={1.1}
        tracking="close"
        numbers
        className={styles.big}
      >
        {earnings ? money(earnings.available) : '\u00a0'}
      </Text>
      {!earnings && <div className={styles.taking} />}
      {earnings && earnings.available > 0 && (
        <Row above={2}>
          <HrefLink className={buttonClass({ look: 'paper' })} href="/cleanout/cashout">
            Cash out
          </HrefLink>
          <HrefLink
            className={buttonClass({ look: 'line', className: styles.onGreen })}
            href="/cleanout/cashout/credit"
          >
            Take {money(earnings.availableAsCredit)} as credit
          </HrefLink>
        </Row>
      )}
      {earnings && earnings.pending > 0 && (
        <Text size={14}>{money(earnings.pending)} more is on its way to you</Text>
      )}
    </Stack>
  )
}
