import { placeWords } from '@hemline/rules/queue/queue.ts'
import { GetQueueDocument, type QueueFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { BellRing, Users } from 'lucide-react'
import { useQuery } from 'urql'
import { timeOfDay } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useAddToCart } from '../cart/use-cart-actions.ts'
import { BannedNote } from '../identity/BannedNote.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Queue.module.css'
import { lengthWords, promiseWords } from './queue-words.ts'
import { useQueue } from './use-queue.ts'

type Waited = Pick<QueueFieldsFragment, 'itemNumber' | 'queue'>
const bannedNoteId = 'why-no-line'

/**
 * Renders, below a held piece's price, a button to join the queue for the piece, or the shopper's place in it
 * and a button to leave. A banned member's button to join is locked, with a note why.
 */
export function WaitInLine({ item }: { item: Waited }) {
  const { join, leave, busy } = useQueue(item.itemNumber)
  const banned = useSession().user?.banned ?? false
  const { length, myPlace } = item.queue
  const others = myPlace === null ? length : length - 1
  return (
    <Stack gap={2} above={3}>
      <Row as="p" gap={2} noWrap weight={600} className={classes(styles.place, 'num')} role="status">
        {myPlace !== null && (
          <>
            <BellRing size={20} strokeWidth={1.5} aria-hidden="true" />
            {placeWords(myPlace)}
          </>
        )}
      </Row>
      {myPlace === null ? (
        <Button
          look="line"
          wide
          busy={busy}
          disabled={banned}
          aria-describedby={banned ? bannedNoteId : undefined}
          onClick={() => void join()}
        >
          Tell me if it comes free
        </Button>
      ) : (
        <Button look="line" wide busy={busy} onClick={() => void leave()}>
          Leave the line
        </Button>
      )}
      {banned && <BannedNote id={bannedNoteId} className={styles.hint} />}
      {!banned && (myPlace !== null || others > 0) && (
        <p className={`${styles.hint} num`}>
          <Users className={look({ above: 1 })} size={16} strokeWidth={1.5} aria-hidden="true" />
          <span>{myPlace === null ? `${lengthWords(others)} First come, first told.` : promiseWords}</span>
        </p>
      )}
    </Stack>
  )
}

/**
 * Renders that it is the shopper's turn for a piece, until when, and the buttons to hold the piece or to let
 * it go.
 */
export function YourTurn({ item, until }: { item: Waited; until: string }) {
  const { add, busy: adding } = useAddToCart()
  const { leave, busy } = useQueue(item.itemNumber)
  return (
    <Stack gap={2} above={3}>
      <Row
        as="p"
        gap={2}
        noWrap
        weight={600}
        justify="center"
        padX={4}
        padY={0}
        round="control"
        tall={52}
        tone="accent"
        textAlign="center"
        numbers
        className={styles.turn}
        role="status"
      >
        <BellRing size={20} strokeWidth={1.5} aria-hidden="true" />
        It’s yours until {timeOfDay(until)}
      </Row>
      <Button size="large" wide busy={adding} onClick={() => void add(item.itemNumber)}>
        Add to cart
      </Button>
      <Button look="line" wide busy={busy} onClick={() => void leave()}>
        Let it go
      </Button>
      <p className={styles.hint}>
        {item.queue.length === 0
          ? 'You waited for it, and it came free. '
          : `${lengthWords(item.queue.length)} `}
        In your cart it keeps this time.
      </p>
    </Stack>
  )
}

/**
 * Renders, in a cart line whose piece another shopper holds, the button to wait for the piece, or the
 * shopper's place in its queue; nothing until the queue is loaded.
 */
export function WaitForLine({ itemNumber, name }: { itemNumber: number; name: string }) {
  const [{ data }] = useQuery({ query: GetQueueDocument, variables: { itemNumber } })
  const { join, leave, busy } = useQueue(itemNumber)
  const queue = data?.item?.queue
  if (!queue) return null
  if (queue.myPlace === null)
    return (
      <LinkButton aria-label={`Tell me if ${name} comes free`} busy={busy} onClick={() => void join()}>
        Tell me if it comes free
      </LinkButton>
    )
  return (
    <>
      <span role="status">{placeWords(queue.myPlace)}</span>
      <LinkButton aria-label={`Leave the line for ${name}`} busy={busy} onClick={() => void leave()}>
        Leave the line
      </LinkButton>
    </>
  )
}
