import { standardShipping } from '@hemline/rules/totals.ts'
import { freeShippingThreshold, mayRunSmallCategoryId } from '@hemline/rules/vocabulary/constants.ts'
import { CarFront, Droplets, Lightbulb } from 'lucide-react'
import { useNow } from '../../platform/clock.ts'
import { count, money, percentOff, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { BuyPanel } from './BuyPanel.tsx'
import { buyState } from './buy-state.ts'
import { Condition } from './Condition.tsx'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

function Cost({ item }: { item: Product }) {
  const sold = buyState(item, useNow(60_000)).kind === 'sold'
  if (sold) return <p className={`${styles.cost} ${styles.soldFor} num`}>Sold for {money(item.price)}</p>
  const promo = item.promotion && item.promotion.promofiedPrice < item.price ? item.promotion : undefined
  return (
    <>
      <div className={`${styles.cost} num`}>
        <b>{money(item.price)}</b>
        {item.msrp > item.price && (
          <>
            <s>{shortMoney(item.msrp)} estimated retail</s>
            <em>{percentOff(item.savingsPercent)}</em>
          </>
        )}
      </div>
      {promo && (
        <p className={`${styles.promo} num`}>
          {money(promo.promofiedPrice)} with {promo.promotionCode}, {promo.discountPercent}% off
        </p>
      )}
      {item.savings > 0 && <p className="small soft num">You save {money(item.savings)} on the estimated retail price.</p>}
    </>
  )
}

function SizeLine({ item }: { item: Product }) {
  const us = item.sizeEquivalents.US.filter((size) => size !== item.sizeDisplay)
  const small = item.brandMayRunSmall && item.categoryId === mayRunSmallCategoryId
  return (
    <div className={styles.size}>
      <span>
        <b>{item.sizeDisplay}</b> {us.length > 0 && <span className="soft">fits like US {us.join(', ')}</span>}
        {small && <span className="soft"> This brand may run small.</span>}
      </span>
      {item.measurements.length > 0 && (
        <a className="link alone small" href="#measure">
          Measurements
        </a>
      )}
    </div>
  )
}

const glyphs = [
  { field: 'glassesOfWater', Icon: Droplets, one: 'glass of water', many: 'glasses of water' },
  { field: 'hoursOfLighting', Icon: Lightbulb, one: 'hour of light', many: 'hours of light' },
  { field: 'milesByCar', Icon: CarFront, one: 'mile by car', many: 'miles by car' },
] as const

function Impact({ item }: { item: Product }) {
  const impact = item.sustainabilityImpactV2
  return (
    <section className={styles.block}>
      <h2>Kept in wear, {impact.isPlural ? 'these save' : 'this saves'}</h2>
      <ul className={`${styles.impact} num`}>
        {glyphs.map(({ field, Icon, one, many }) => (
          <li key={field}>
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
            <b>{count(impact[field])}</b>
            {impact[field] === 1 ? one : many}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Delivery({ item }: { item: Product }) {
  const { city, state } = item.warehouse
  const seller = item.thirdPartySeller?.name ?? item.sellerContent?.supplierName
  return (
    <section className={styles.block}>
      <h2>Delivery and returns</h2>
      <p className="small soft num">
        Ships from {city}, {state}
        {seller && `, sold by ${seller}`}. Delivery is {money(standardShipping)}, or free when your pieces come to {shortMoney(freeShippingThreshold)}
        . {item.finalSale ? 'Final sale: this piece cannot be returned.' : 'Not a final sale, so it can be returned.'}
      </p>
    </section>
  )
}

/** Right of the pictures: what it is, what it costs, how it is, and the decision. */
export function Facts({ item }: { item: Product }) {
  return (
    <div className={styles.facts}>
      <HrefLink className={styles.brand} href={`/brand/${item.brandSlug}`}>
        {item.brand}
      </HrefLink>
      <h1>{item.title}</h1>
      <Cost item={item} />
      <SizeLine item={item} />
      <BuyPanel item={item} />
      <Condition item={item} />
      <Impact item={item} />
      <Delivery item={item} />
    </div>
  )
}
