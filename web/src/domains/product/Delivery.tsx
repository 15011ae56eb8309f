import { slugify } from '@hemline/rules/common/slugs.ts'
import {
  abroadOf,
  countryInSentence,
  dutyPromise,
  returnLabelFrom,
} from '@hemline/rules/countries/countries.ts'
import { isAbroad } from '@hemline/rules/countries/home.ts'
import { restrictionOf } from '@hemline/rules/countries/restrictions.ts'
import { weightPrices } from '@hemline/rules/direct-sell/listings.ts'
import { keptFor, returnCost, returnTime } from '@hemline/rules/returns/before.ts'
import { shopDay } from '@hemline/rules/shipping/day-words.ts'
import { estimateOf } from '@hemline/rules/shipping/estimates.ts'
import { freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { circularityFee, standardShipping } from '@hemline/rules/vocabulary/fees.ts'
import { isPartnerSlug } from '@hemline/rules/vocabulary/partners.ts'
import { shippingPrices } from '@hemline/rules/vocabulary/shipping.ts'
import { PackageOpen, Store, Truck } from 'lucide-react'
import { nowMs } from '../../platform/clock.ts'
import { deliveryDays } from '../../platform/delivery-days.ts'
import { money, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { useCountry } from '../countries/use-country.ts'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

const place = (city: string | null | undefined, state: string | null | undefined) =>
  [city, state].filter(Boolean).join(', ')

/** The name of a partner, with a way to the partner's page when there is one. */
function PartnerName({ name }: { name: string }) {
  const slug = slugify(name)
  if (!isPartnerSlug(slug)) return name
  return (
    <HrefLink className="link" href={`/${slug}`}>
      {name}
    </HrefLink>
  )
}

/**
 * Names the seller of a piece that Hemline does not sell itself; such a piece comes in a parcel of its
 * own.
 */
function Seller({ item }: { item: Product }) {
  const seller = item.thirdPartySeller
  if (!seller) return null
  const from = place(seller.city, seller.state)
  return (
    <Stack as="li" gap={3} tone="soft">
      <Store size={20} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <Text as="b" tone="ink" weight={600}>
          Ships separately, from{' '}
          {item.partner?.name === seller.name ? <PartnerName name={seller.name} /> : seller.name}
        </Text>
        {from && ` in ${from}`}.{' '}
        {seller.sellerType === 'p2p'
          ? 'A person, not a shop: it comes from their home, '
          : 'An independent seller: it comes from their own stock, '}
        in a parcel of its own.
        {item.sellerContent?.sellerInfo && (
          <Text as="q" block above={1} slant="italic">
            {item.sellerContent.sellerInfo}
          </Text>
        )}
      </div>
    </Stack>
  )
}

function Partner({ item }: { item: Product }) {
  const name = item.partner?.name ?? item.sellerContent?.supplierName
  if (!name || item.thirdPartySeller) return null
  return (
    <Stack as="li" gap={3} tone="soft">
      <Store size={20} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <Text as="b" tone="ink" weight={600}>
          From <PartnerName name={name} />
        </Text>
        {item.partner?.type === 'rental'
          ? ', where it was rented and cared for. '
          : ', whose customers pass pieces on through us. '}
        {item.mpn && (
          <>
            Its maker’s number is {item.mpn}
            {item.mpnTitle && ` (${item.mpnTitle})`}.
          </>
        )}
      </div>
    </Stack>
  )
}

const partnerOf = (item: Product) => (item.thirdPartySeller ? undefined : item.partner?.name)
const senderOf = (item: Product) => item.thirdPartySeller?.name ?? partnerOf(item) ?? 'Hemline'

/** Returns the price in cents of the sender's standard delivery, as the cart charges it (decision 0052). */
function deliveryPrice(item: Product, country: string): number {
  const abroad = abroadOf(country)
  if (abroad) return abroad.post.price
  // The class of its weight decides in the cart; this is the lightest one.
  if (item.isP2P) return weightPrices.light
  return item.thirdPartySeller || partnerOf(item) ? shippingPrices.thirdPartyStandard : standardShipping
}

/**
 * Returns the days on which a piece ordered now can arrive by standard delivery. The destination is not
 * known yet, so that the days reach from the nearest zone to the farthest on the mainland.
 */
function arrivalWords(item: Product, now: Date, country: string): string {
  const other = item.thirdPartySeller ? 'dropship' : partnerOf(item) ? 'partner' : 'own'
  const source = item.isP2P ? 'p2p' : other
  const service = isAbroad(country) ? 'flat_rate_ddu_shipping' : 'standard'
  const from = item.warehouse.state
  return deliveryDays(estimateOf({ source, service, from, to: null, country, day: shopDay(now) }))
}

/** The facts of a piece that decide whether the shop sends the piece abroad. */
const piece = ({ isP2P, categoryPath }: Product) => ({
  kind: 'item' as const,
  source: isP2P ? ('p2p' as const) : undefined,
  categories: categoryPath.split('/'),
})

/** Shows the arrival, the delivery, its sender, and whether the piece can be returned. */
export function Delivery({ item }: { item: Product }) {
  const country = useCountry()
  const abroad = isAbroad(country)
  const barred = restrictionOf(piece(item), country)
  const from = place(item.warehouse.city, item.warehouse.state)
  const kept = keptFor({ ...item, categories: item.categoryPath.split('/') })
  const isSentByOthers = item.thirdPartySeller !== null && !item.isP2P
  return (
    <Panel as="section" padY={6} edge="top" container>
      <Text as="h2" below={3} voice="label" size={16}>
        Delivery and returns
      </Text>
      <Stack as="ul" gap={3} className={classes(styles.ships, 'small num')}>
        <Seller item={item} />
        <Partner item={item} />
        <Stack as="li" gap={3} tone="soft">
          <Truck size={20} strokeWidth={1.5} aria-hidden="true" />
          <div>
            <Text as="b" tone="ink" weight={600}>
              {barred ?? `Arrives ${arrivalWords(item, new Date(nowMs()), country)} if you order today.`}{' '}
            </Text>
            {!item.thirdPartySeller && from && `Ships from ${from}. `}
            Delivery of all you take from {senderOf(item)} {abroad && `to ${countryInSentence(country)} `}is{' '}
            {money(deliveryPrice(item, country))}, or free when all pieces in your cart come to{' '}
            {shortMoney(freeShippingThreshold)}.
            {!item.thirdPartySeller &&
              !partnerOf(item) &&
              ` An order with a piece of ours carries one circularity fee of ${money(circularityFee)}.`}
            {abroad && ` ${dutyPromise(country)}`}
          </div>
        </Stack>
        <Stack as="li" gap={3} tone="soft">
          <PackageOpen size={20} strokeWidth={1.5} aria-hidden="true" />
          <div>
            {kept ? (
              <>
                <Text as="b" tone="ink" weight={600}>
                  {kept[0]}
                </Text>{' '}
                {kept[1]}
              </>
            ) : (
              <>
                <Text as="b" tone="ink" weight={600}>
                  Can go back
                </Text>{' '}
                {returnTime}{' '}
                {returnCost({
                  label: returnLabelFrom(country),
                  byCredit: !partnerOf(item) && !isSentByOthers,
                })}{' '}
                <HrefLink className="link" href="/support#how-to-return">
                  How returns work
                </HrefLink>
              </>
            )}
          </div>
        </Stack>
      </Stack>
    </Panel>
  )
}
