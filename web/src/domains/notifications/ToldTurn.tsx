import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row } from '../../ui/layout.tsx'
import { useAddToCart } from '../cart/use-cart-actions.ts'
import { useQueue } from '../queue/use-queue.ts'
import styles from './Told.module.css'

type Props = {
  itemNumber: number
  /** The title of the piece, for the names of the buttons. */
  title: string
  /** Runs once the turn is used or given up. */
  onDone: () => void
}

/**
 * Renders what a running turn in a line offers: to hold the piece, or to let the next person have it. Calls
 * `onDone` once either was done.
 */
export function ToldTurn({ itemNumber, title, onDone }: Props) {
  const { add, busy: adding } = useAddToCart()
  const { leave, busy: leaving } = useQueue(itemNumber)
  const take = async () => {
    if ((await add(itemNumber)).added) onDone()
  }
  const letGo = async () => {
    if (await leave()) onDone()
  }
  return (
    <Row gap={4} rows={0} className={styles.acts}>
      <Button size="small" busy={adding} onClick={() => void take()} aria-label={`Add to cart: ${title}`}>
        Add to cart
      </Button>
      <LinkButton busy={leaving} onClick={() => void letGo()} aria-label={`Let it go: ${title}`}>
        Let it go
      </LinkButton>
    </Row>
  )
}
