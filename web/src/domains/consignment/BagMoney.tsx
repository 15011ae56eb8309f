import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { GetBagEarningsDocument, type GetBagEarningsQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { bagReceiptHref } from '../earnings/earnings-words.ts'
import styles from './Bags.module.css'
import type { Bag } from './bag-words.ts'

type Money = NonNullable<GetBagEarningsQuery['bagEarnings']>

/**
 * Returns one sentence about when a bag's pending earnings become available, pieces not delivered yet
 * included.
 */
export function pendingWords({ nextClearsAt, lastClearsAt, undated }: Money): string {
  const rule = `${deliveryReturnDays} days after ${undated === 1 ? 'it is' : 'they are'} delivered`
  const later =
    undated > 0 ? `${countOf(undated, 'piece')} ${undated === 1 ? 'clears' : 'clear'} ${rule}` : ''
  if (!nextClearsAt || !lastClearsAt) return `${later}.`
  const first = dayOfEarnings(nextClearsAt)
  const last = dayOfEarnings(lastClearsAt)
  const dated = first === last ? `Clears on ${first}` : `Clears from ${first} to ${last}`
  return later ? `${dated}; ${later}.` : `${dated}.`
}

/** Lists the receipts of a donated bag; each also came by mail. */
function Receipts({ bagNumber, receipts }: Pick<Money, 'bagNumber' | 'receipts'>) {
  if (receipts.length === 0)
    return (
      <Text size={14} above={4}>
        A receipt comes by mail whenever its charity is paid, and stands here then.
      </Text>
    )
  return (
    <Stack as="ul" gap={2} above={4} size={14} aria-label="Receipts">
      {receipts.map(({ id, receiptNumber, charityName, pieces, amount, givenAt }) => (
        <li key={id}>
          <b className="num">{money(amount)}</b> for {charityName}, {countOf(pieces, 'piece')},{' '}
          {dayOfEarnings(givenAt)}.{' '}
          <HrefLink className="link" href={bagReceiptHref(bagNumber, receiptNumber)}>
            Receipt <span className="num">{receiptNumber}</span>
          </HrefLink>
        </li>
      ))}
    </Stack>
  )
}

function Parts({ sums }: { sums: Money }) {
  return (
    <Stack gap={2} above={4} size={14}>
      {sums.pending > 0 && (
        <p>
          <b className="num">{money(sums.pending)}</b> of it is pending. {pendingWords(sums)}
        </p>
      )}
      {sums.cleared > 0 && (
        <p>
          <b className="num">{money(sums.cleared)}</b> of it has cleared.
        </p>
      )}
      <p>
        <b className="num">{money(sums.available)}</b>{' '}
        {sums.available > 0
          ? 'is yours to cash out now, of all your bags together.'
          : 'can be cashed out now, of all your bags together.'}
      </p>
    </Stack>
  )
}

/** Renders a placeholder of the same height as a bag's earnings while these are loading. */
export const BagMoneyWait = () => (
  <div className={styles.waiting} aria-hidden>
    <Panel tone="onGreenSoft" className={styles.earned}>
      <p>{'\u00a0'}</p>
      <Text tone="onGreen" className={styles.big}>
        {'\u00a0'}
      </Text>
      <Stack gap={2} above={4} size={14}>
        <p>{'\u00a0'}</p>
        <p>{'\u00a0'}</p>
      </Stack>
      <Row above={5} tall={48}>
        {'\u00a0'}
      </Row>
    </Panel>
  </div>
)

/**
 * Renders what a bag earned: the sum, the pending part and until when, and what can be cashed out now; for a
 * donated bag what it raised, and its receipts.
 */
export function BagMoney({ bag }: { bag: Bag }) {
  const donated = bag.service === 'donation'
  const [{ data, error }] = useQuery({
    query: GetBagEarningsDocument,
    variables: { bagNumber: bag.bagNumber },
    requestPolicy: 'cache-and-network',
  })
  const sums = data?.bagEarnings
  // One step from the wait to the whole, so that the thread below moves once.
  if (!data && !error) return <BagMoneyWait />
  return (
    <Panel tone="onGreenSoft" className={styles.earned}>
      <p>{donated ? 'Raised so far' : 'This bag brought'}</p>
      <Text tone="onGreen" className={styles.big}>
        {money(bag.earned)}
      </Text>
      {sums && donated && <Receipts {...sums} />}
      {sums && !donated && (sums.brought > 0 || sums.available > 0) && <Parts sums={sums} />}
      {sums && !donated && sums.available > 0 && (
        <Row above={5} className={styles.acts}>
          <HrefLink className={buttonClass({ look: 'paper' })} href="/cleanout/cashout">
            Cash out
          </HrefLink>
          <HrefLink
            className={buttonClass({ look: 'line', className: styles.onGreen })}
            href="/cleanout/cashout/credit"
          >
            Take as credit
          </HrefLink>
        </Row>
      )}
    </Panel>
  )
}
