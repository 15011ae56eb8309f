import { GetCashOutsDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type CashOut, cashOutLine, leftHref } from './earnings-words.ts'
import { Failed } from './Failed.tsx'
import styles from './Sales.module.css'

function Row({ one }: { one: CashOut }) {
  return (
    <li
      className={look({
        flow: 'row',
        gap: 4,
        align: 'stretch',
        justify: 'between',
        noWrap: true,
        padY: 4,
        edge: 'bottom',
        breaks: true,
      })}
    >
      <div>
        <HrefLink className={styles.title} href={leftHref(one)}>
          {one.kind === 'donation' ? `Given to ${one.label}` : one.label}
        </HrefLink>
        <p className="small soft num">{dayOfEarnings(one.requestedAt)}</p>
        <p className={one.status === 'failed' ? `${look({ tone: 'danger' })} small` : 'small'}>
          {cashOutLine(one)}
        </p>
      </div>
      <Text as="b" fixed voice="display" size={22} numbers className="num">
        {money(one.amount)}
      </Text>
    </li>
  )
}

/** The number of cash-outs shown until the seller asks for all. */
const fewest = 3

/**
 * Lists all cash-outs, the newest first, each with its present state. A placeholder stands while they load,
 * "Try again" after a failure.
 */
export function CashOuts() {
  const [page, setPage] = useState(1)
  const [whole, setWhole] = useState(false)
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetCashOutsDocument,
    variables: { page },
    requestPolicy: 'cache-and-network',
  })
  const list = data?.cashOuts
  return (
    <Panel as="section" above={12} aria-labelledby="earnings-outs">
      <h2 id="earnings-outs">What you took out</h2>
      {!list && error && !fetching ? (
        <Failed
          phrase="fetchingCashout"
          title="Your cash-outs are out of reach"
          error={error}
          onAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      ) : !list ? (
        <Skeleton height={120} />
      ) : list.totalCount === 0 ? (
        <p className="soft">Nothing yet. What you cash out, turn into credit or give away is listed here.</p>
      ) : (
        <>
          <Panel as="ul" above={3}>
            {(whole ? list.nodes : list.nodes.slice(0, fewest)).map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </Panel>
          {!whole && list.totalCount > fewest && (
            <div className={look({ flow: 'row', gap: 3, align: 'stretch', noWrap: true, above: 4 })}>
              <Button look="line" size="small" onClick={() => setWhole(true)}>
                Show all {list.totalCount}
              </Button>
            </div>
          )}
          {whole && (page > 1 || list.hasNextPage) && (
            <div className={look({ flow: 'row', gap: 3, align: 'stretch', noWrap: true, above: 4 })}>
              <Button look="line" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                Newer
              </Button>
              <Button look="line" size="small" disabled={!list.hasNextPage} onClick={() => setPage(page + 1)}>
                Older
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  )
}
