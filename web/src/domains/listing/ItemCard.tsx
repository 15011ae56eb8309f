import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { Clock, Gavel, Heart, ShoppingBag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { count, countOf, money, percentOff, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import styles from './ItemCard.module.css'
import { type ItemFlag, itemFlag } from './item-flag.ts'
import { NoPicture } from './NoPicture.tsx'
import { Photos } from './Photos.tsx'
import { usePreloadProduct } from './preload-product.ts'
import { useCovered } from './revealed.ts'

const flagClass: Record<ItemFlag['kind'], string | undefined> = {
  sold: undefined,
  gone: undefined,
  held: undefined,
  mine: styles.flagMine,
  reserved: styles.flagMine,
  early: styles.flagMine,
  promo: styles.flagPromo,
  new: styles.flagNew,
  rare: styles.flagRare,
  auction: styles.flagMine,
}

const icons: Partial<Record<ItemFlag['kind'], typeof Clock>> = {
  held: Clock,
  mine: ShoppingBag,
  auction: Gavel,
}

const coveredWords = 'May not be for everybody'

function Flag({ flag }: { flag: ItemFlag }) {
  const Icon = icons[flag.kind]
  return (
    <span className={`${styles.flag} ${flagClass[flag.kind] ?? ''}`}>
      {Icon && <Icon size={14} strokeWidth={1.5} aria-hidden="true" />}
      {flag.words}
    </span>
  )
}

/** Renders the price under a card, with the price when new and the saving. */
export function Price({ item, sold }: { item: ItemCardFragment; sold: boolean }) {
  if (sold) return <span className={`${styles.price} num`}>Sold for {money(item.price)}</span>
  if (item.state === 'on_auction')
    return (
      <span className={`${styles.price} num`}>
        <b>{money(item.price)}</b>{' '}
        {item.auctionBidCount === 0 ? 'First bid' : countOf(item.auctionBidCount, 'bid')}
      </span>
    )
  const promotion = item.promotion && item.promotion.promofiedPrice < item.price ? item.promotion : undefined
  return (
    <>
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
      {promotion && (
        <span className={`${styles.promo} num`}>{money(promotion.promofiedPrice)} in your cart</span>
      )}
    </>
  )
}

/** Shows the number of other shoppers who like the piece; renders nothing for none. */
function Likes({ amount }: { amount: number }) {
  if (amount < 1) return null
  return (
    <span className={`${styles.likes} num`} title={`${countOf(amount, 'person likes', 'people like')} it`}>
      <Heart size={12} strokeWidth={1.5} aria-hidden="true" />
      <span aria-hidden="true">{count(amount)}</span>
      <span className="sr">{countOf(amount, 'person likes', 'people like')} it</span>
    </span>
  )
}

type Props = {
  item: ItemCardFragment
  eager?: boolean
  high?: boolean
  sizes?: string
  mark?: string | undefined
  /** What a screen says of the piece besides, under its price. */
  below?: ReactNode
}

/**
 * Renders one piece in a grid or row. `eager`: visible without scrolling, so its picture loads at once;
 * `mark`: why the piece comes first.
 */
export function ItemCard({ item, eager = false, high = eager, sizes, mark, below }: Props) {
  const [looking, setLooking] = useState(false)
  const preload = usePreloadProduct(item.slug)
  const flag = itemFlag(item)
  const covered = useCovered(item)
  const photoIds = covered ? item.photoIds.slice(0, 1) : item.photoIds
  const sold = flag?.kind === 'sold'
  const over = sold || flag?.kind === 'gone'
  const away = over || flag?.kind === 'held'
  const look = () => {
    if (looking) return
    setLooking(true)
    preload()
  }
  return (
    <article
      className={classes(styles.card, away && styles.away, over && styles.sold, covered && styles.covered)}
      onPointerEnter={look}
      onFocus={look}
    >
      <HrefLink className={styles.pic} href={item.slug} tabIndex={-1} aria-hidden="true">
        {photoIds.length > 0 ? (
          <Photos photoIds={photoIds} eager={eager} high={high} sizes={sizes} looking={looking && !away} />
        ) : (
          <NoPicture categoryPath={item.categoryPath} />
        )}
        {covered && <span className={styles.cover}>{coveredWords}</span>}
        {mark && <span className={styles.mark}>{mark}</span>}
        {flag && <Flag flag={flag} />}
      </HrefLink>
      <FavoriteButton item={item} className={styles.heart} />
      <HrefLink className={styles.words} href={item.slug}>
        {mark && <span className="sr">{mark}</span>}
        <span className={styles.top}>
          <bdi className={styles.brand}>{item.brand}</bdi>
          <Likes amount={item.favoriteCount} />
        </span>
        <bdi className={styles.title}>{item.title}</bdi>
        <span className={styles.meta}>
          {item.sizeDisplay} · {conditionLabels[item.condition]}
        </span>
        {flag && <span className="sr">{flag.words}</span>}
        {covered && <span className="sr">{coveredWords}</span>}
        <Price item={item} sold={sold} />
      </HrefLink>
      {below}
    </article>
  )
}

/** Renders a placeholder of the size of a card. */
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
