import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { CircleAlert, Info } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { money, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { useSession } from '../identity/session.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import styles from './Cart.module.css'
import { type Line, lineState } from './line-state.ts'
import { useAddToCart, useRemoveFromCart } from './use-cart-actions.ts'

const WaitForLine = lazy(async () => ({ default: (await import('../queue/WaitInLine.tsx')).WaitForLine }))

/** One piece of the cart: also one that was let go or sold, kept with words until it is taken out. */
export function CartLine({ line, now }: { line: Line; now: number }) {
  const { item } = line
  const state = lineState(line, now)
  const { add, busy: adding } = useAddToCart()
  const { remove, busy: removing } = useRemoveFromCart()
  const banned = useSession().user?.banned ?? false
  const held = state.kind === 'held'
  const name = `${item.brand} ${item.title}`
  return (
    <li
      className={classes(styles.line, !held && styles.away, state.kind === 'gone' && styles.gone)}
      data-line={line.itemNumber}
    >
      <HrefLink className={styles.pic} href={item.slug} tabIndex={-1} aria-hidden="true">
        <PieceThumb item={item} sizes="120px" />
      </HrefLink>
      <div className={styles.words}>
        <span className={styles.brand}>{item.brand}</span>
        <HrefLink href={item.slug}>{item.title}</HrefLink>
        <span className="soft small">
          {item.sizeDisplay} · {conditionLabels[item.condition]}
        </span>
        <span className={classes(styles.state, held && styles.ok)}>
          {!held && <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />}
          {state.words}
        </span>
        {item.finalSale && (
          <span className={classes(styles.state, styles.ok)}>
            <Info size={16} strokeWidth={1.5} aria-hidden="true" />
            Final sale, cannot be returned
          </span>
        )}
        <span className={styles.acts}>
          {state.kind === 'free' && !banned && (
            <button
              type="button"
              aria-label={`Put back ${name}`}
              aria-busy={adding || undefined}
              onClick={() => void add(line.itemNumber)}
            >
              Put back
            </button>
          )}
          <Suspense>
            {state.kind === 'others' && !banned && <WaitForLine itemNumber={line.itemNumber} name={name} />}
          </Suspense>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            aria-busy={removing || undefined}
            onClick={() => void remove(item)}
          >
            Remove
          </button>
        </span>
      </div>
      <div className={`${styles.cost} num`}>
        <b>{money(line.net)}</b>
        {line.discount > 0 && (
          <small>
            {money(item.price)} less {money(line.discount)}
          </small>
        )}
        {item.msrp > line.net && (
          <s>
            <span className="sr">Estimated retail </span>
            {shortMoney(item.msrp)}
          </s>
        )}
      </div>
    </li>
  )
}
