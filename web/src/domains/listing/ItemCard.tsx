import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { Clock, Gavel, Heart, ShoppingBag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { count, countOf, money, percentOff, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { useSizeWords } from '../size-guides/use-size-words.ts'
import { CoveredWords } from './CoveredWords.tsx'
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
    <Row
      as="span"
      gap={1.5}
      noWrap
      inline
      round="picture"
      size={12}
      weight={500}
      className={classes(styles.flag, flagClass[flag.kind] ?? '')}
    >
      {Icon && <Icon size={14} strokeWidth={1.5} aria-hidden="true" />}
      {flag.words}
    </Row>
  )
}

/**
 * Renders the price under a card: with the price when new, the saving and a promotion's price; for a sold
 * piece what it sold for, on auction the bids.
 */
export function Price({ item, sold }: { item: ItemCardFragment; sold: boolean }) {
  if (sold) return <span className={`${styles.price} num`}>Sold for {money(item.price)}</span>
  if (item.state === 'on_auction')
    return (
      <span className={`${styles.price} num`}>
        <Text as="b" size={16} weight={600}>
          {money(item.price)}
        </Text>{' '}
        {item.auctionBidCount === 0 ? 'First bid' : countOf(item.auctionBidCount, 'bid')}
      </span>
    )
  const promotion = item.promotion && item.promotion.promofiedPrice < item.price ? item.promotion : undefined
  return (
    <>
      <span className={`${styles.price} num`}>
        <Text as="b" size={16} weight={600}>
          {money(item.price)}
        </Text>
        {item.msrp > item.price && (
          <>
            <s>
              <span className="sr">Estimated retail </span>
              {shortMoney(item.msrp)}
            </s>
            <Text as="em" tone="sale" weight={600} slant="normal">
              {percentOff(item.savingsPercent)}
            </Text>
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
    <Row
      as="span"
      gap={0}
      noWrap
      inline
      fixed
      size={12}
      tone="soft"
      leading={1.5}
      className={classes(styles.likes, 'num')}
      title={`${countOf(amount, 'person likes', 'people like')} it`}
    >
      <Heart size={12} strokeWidth={1.5} aria-hidden="true" />
      <span aria-hidden="true">{count(amount)}</span>
      <span className="sr">{countOf(amount, 'person likes', 'people like')} it</span>
    </Row>
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
  const sizeWords = useSizeWords()
  const preload = usePreloadProduct(item.slug)
  const flag = itemFlag(item)
  const covered = useCovered(item)
  const photoIds = covered ? item.photoIds.slice(0, 1) : item.photoIds
  const sold = flag?.kind === 'sold'
  const over = sold || flag?.kind === 'gone'
  const away = over || flag?.kind === 'held'
  const lookCloser = () => {
    if (looking) return
    setLooking(true)
    preload()
  }
  return (
    <Panel
      as="article"
      shrinks
      anchor
      container
      className={classes(styles.card, away && styles.away, over && styles.sold, covered && styles.covered)}
      onPointerEnter={lookCloser}
      onFocus={lookCloser}
    >
      <HrefLink
        className={look(
          { block: true, round: 'picture', clip: true, anchor: true, surface: 'picture', ratio: 'piece' },
          styles.pic,
        )}
        href={item.slug}
        tabIndex={-1}
        aria-hidden="true"
      >
        {photoIds.length > 0 ? (
          <Photos photoIds={photoIds} eager={eager} high={high} sizes={sizes} looking={looking && !away} />
        ) : (
          <NoPicture categoryPath={item.categoryPath} />
        )}
        {covered && (
          <CoveredWords pad={4} size={14}>
            {coveredWords}
          </CoveredWords>
        )}
        {mark && <span className={styles.mark}>{mark}</span>}
        {flag && <Flag flag={flag} />}
      </HrefLink>
      <FavoriteButton item={item} className={styles.heart} />
      <HrefLink
        className={look({ block: true, padTop: 3, size: 14, leading: 1.4 }, styles.words)}
        href={item.slug}
      >
        {mark && <span className="sr">{mark}</span>}
        <span className={styles.top}>
          <Panel
            as="bdi"
            shrinks
            clip
            size={12}
            weight={600}
            leading={1.5}
            nowrap
            ellipsis
            uppercase
            className={styles.brand}
          >
            {item.brand}
          </Panel>
          <Likes amount={item.favoriteCount} />
        </span>
        <Panel as="bdi" clip className={styles.title}>
          {item.title}
        </Panel>
        <Text as="span" clip tone="soft" nowrap ellipsis className={styles.meta}>
          {sizeWords(item)} · {conditionLabels[item.condition]}
        </Text>
        {flag && <span className="sr">{flag.words}</span>}
        {covered && <span className="sr">{coveredWords}</span>}
        <Price item={item} sold={sold} />
      </HrefLink>
      {below}
    </Panel>
  )
}

/** Renders a placeholder of the size of a piece's card. */
export function ItemCardSkeleton() {
  return (
    <Panel shrinks anchor container className={styles.card} aria-hidden="true">
      <Panel
        block
        round="picture"
        clip
        anchor
        surface="picture"
        ratio="piece"
        className={classes(styles.pic, styles.bone)}
      />
      <Panel block padTop={3} size={14} leading={1.4} className={styles.words}>
        <span className={`${styles.boneLine} ${styles.bone}`} style={{ width: '45%' }} />
        <span className={`${styles.boneLine} ${styles.bone}`} style={{ width: '85%' }} />
        <span className={`${styles.boneLine} ${styles.bone}`} style={{ width: '50%' }} />
        <span className={`${styles.boneLine} ${styles.bone}`} style={{ width: '60%' }} />
        <Text
          as="span"
          above={3}
          below={1}
          className={classes(styles.bonePrice, styles.bone)}
          style={{ width: '40%' }}
        />
      </Panel>
    </Panel>
  )
}
