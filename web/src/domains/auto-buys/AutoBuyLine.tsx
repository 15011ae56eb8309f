// What a saved search buys by itself, on its card: the limits, what was bought, and the button that stops it.
import { type SavedSearchFieldsFragment, StopAutoBuyDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, money, shortMoney } from '../../platform/format.ts'
import { dayInWords } from '../../platform/format-days.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { useSession } from '../identity/session.tsx'
import styles from './AutoBuys.module.css'
import { openAutoBuy } from './open-auto-buy.ts'

type AutoBuy = NonNullable<SavedSearchFieldsFragment['autoBuy']>

const boughtOf = ({ boughtCount, pieces }: AutoBuy) => `${count(boughtCount)} of ${count(pieces)} bought`

/** "Buys by itself: up to $60 all in, 0 of 1 bought, until Dec 29. Visa •••• 4242." */
function headline(deal: AutoBuy): { bold: string; rest: string } {
  const limits = `up to ${shortMoney(deal.most)} all in, ${boughtOf(deal)}, until ${dayInWords(deal.lastDay)}.`
  switch (deal.state) {
    case 'active':
      return { bold: 'Buys by itself:', rest: `${limits} ${deal.cardLabel ?? ''}` }
    case 'paused':
      return { bold: 'Buying is paused.', rest: deal.reason ?? '' }
    case 'done':
      return { bold: 'Bought.', rest: `${boughtOf(deal)}, so it buys nothing more.` }
    case 'ended':
      return {
        bold: 'Buying has ended.',
        rest: `Its last day was ${dayInWords(deal.lastDay)}. ${boughtOf(deal)}.`,
      }
    case 'stopped':
      return { bold: 'Buying is stopped.', rest: `${boughtOf(deal)}.` }
  }
}

function Orders({ orders }: { orders: AutoBuy['orders'] }) {
  if (orders.length === 0) return null
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.orderId} className="small">
          <HrefLink className="link" href={`/my/orders/${order.orderId}`}>
            <bdi>{order.title}</bdi>
          </HrefLink>{' '}
          <span className="num">{money(order.total)}</span>
          {order.isPending && <span className="soft">, being paid</span>}
        </li>
      ))}
    </ul>
  )
}

/**
 * Renders on the card of a saved search whether the search buys by itself, with a stop button while it does;
 * otherwise the way to the form. An account that may not agree (eligibleToPreorder) is offered no form. A
 * failure to stop shows an error.
 */
export function AutoBuyLine({ search }: { search: SavedSearchFieldsFragment }) {
  const [{ fetching, error }, stop] = useMutation(StopAutoBuyDocument)
  const { autoBuy: deal, name } = search
  const mayBuy = useSession().user?.eligibleToPreorder === true
  const open = () => void openAutoBuy(search)
  if (!deal)
    return mayBuy ? (
      <LinkButton aria-label={`Let it buy by itself: ${name}`} onClick={open}>
        Let it buy by itself
      </LinkButton>
    ) : null
  const { bold, rest } = headline(deal)
  const isOn = deal.state === 'active'
  const stopNow = async () => {
    const { data } = await stop({ searchId: search.id })
    if (data) showToast({ text: `Stopped. “${name}” buys nothing more.` })
  }
  return (
    <Stack gap={2} wide>
      <Note mood={isOn ? 'green' : deal.state === 'paused' ? 'bad' : 'plain'}>
        <b>{bold}</b> {rest}
        {isOn && search.paused && ' Nothing while the search is paused.'}
      </Note>
      <Orders orders={deal.orders} />
      {error && <ErrorMessage>{friendlyError(error, 'autoBuy')}</ErrorMessage>}
      <Row gap={4} rows={2}>
        {(isOn || deal.state === 'paused') && (
          <Button
            look="line"
            size="small"
            busy={fetching}
            onClick={() => void stopNow()}
            aria-label={`Stop buying for ${name}`}
          >
            Stop buying
          </Button>
        )}
        {mayBuy && (
          <LinkButton
            onClick={open}
            aria-label={`${isOn ? 'Change what' : 'Let'} ${name} ${isOn ? 'buys' : 'buy again'}`}
          >
            {isOn ? 'Change limits' : deal.state === 'paused' ? 'Confirm again' : 'Let it buy again'}
          </LinkButton>
        )}
      </Row>
    </Stack>
  )
}
