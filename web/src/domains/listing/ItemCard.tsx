import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { Clock, ShoppingBag } from 'lucide-react'
import { money, percentOff, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import styles from './ItemCard.module.css'
import { type ItemFlag, itemFlag } from './item-flag.ts'
import { Picture } from './Picture.tsx'

const flagClass: Record<ItemFlag['kind'], string | undefined> = {
  sold: undefined,
  gone: undefined,
  held: undefined,
  mine: styles.flagMine,
  promo: styles.flagPromo,
  new: styles.flagNew,
  rare: styles.flagRare,
}

function Flag({ flag }: { flag: ItemFlag }) {
  const Icon = flag.kind === 'held' ? Clock : flag.kind === 'mine' ? ShoppingBag : undefined
  return (
    <span className={`${styles.flag} ${flagClass[flag.kind] ?? ''}`}>
      {Icon && <Icon size={14} strokeWidth={1.5} aria-hidden="true" />}
      {flag.words}
    </span>
  )
}

function Price({ item, sold }: { item: ItemCardFragment; sold: boolean }) {
  if (sold) return <span className={`${styles.price} num`}>Sold for {money(item.price)}</span>
  return (
    <span className={`${styles.price} num`}>
      <b>{money(item.price)}</b>
      {item.msrp > item.price && (
        <>
          <s>
            <span className="sr">Estimated retail </span>
            {shortMoney(item.msrp)}
          </s>
          <em>{percentOff(item.savingsPercent)}</em>
        </>
      )}
    </span>
  )
}

type Props = { item: ItemCardFragment; eager?: boolean; sizes?: string }

/** One piece in a grid or row. `eager` for those that are seen at once. */
export function ItemCard({ item, eager = false, sizes }: Props) {
  const flag = itemFlag(item)
  const sold = flag?.kind === 'sold'
  const over = sold || flag?.kind === 'gone'
  const away = over || flag?.kind === 'held'
  return (
    <article className={`${styles.card} ${away ? styles.away : ''} ${over ? styles.sold : ''}`}>
      <HrefLink className={styles.pic} href={item.slug} tabIndex={-1} aria-hidden="true">
        <Picture photoId={item.photoIds[0]} eager={eager} sizes={sizes} />
        {item.photoIds[1] !== undefined && !away && <Picture photoId={item.photoIds[1]} className={styles.second} sizes={sizes} />}
        {flag && <Flag flag={flag} />}
      </HrefLink>
      <FavoriteButton item={item} className={styles.heart} />
      <HrefLink className={styles.words} href={item.slug}>
        <span className={styles.brand}>{item.brand}</span>
        <span className={styles.title}>{item.title}</span>
        <span className={styles.meta}>
          {item.sizeDisplay} · {conditionLabels[item.condition]}
        </span>
        {flag && <span className="sr">{flag.words}</span>}
        <Price item={item} sold={sold} />
      </HrefLink>
    </article>
  )
}

/** The same boxes as a card, while it is on its way. */
export function ItemCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={`${styles.pic} ${styles.bone}`} />
      <div className={styles.words}>
        <span className={`${styles.boneLine} ${styles.bone}`} style={{ width: '45%' }} />
        <span className={`${styles.boneLine} ${styles.bone}`} style={{ width: '85%' }} />
        <span className={`${styles.boneLine} ${styles.bone}`} style={{ width: '60%' }} />
        <span className={`${styles.bonePrice} ${styles.bone}`} style={{ width: '40%' }} />
      </div>
    </div>
  )
}
