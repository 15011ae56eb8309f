// Ways of delivery of a cart (specification §3 shippingOptions, §4 Shipping option labels; decision 0052).

import { type CartGroup, ownDelivery, productKeyOf } from '../cart/groups.ts'
import { type Cents, cents } from '../common/money.ts'
import { countryInSentence, passageTo } from '../countries/countries.ts'
import { isAbroad } from '../countries/home.ts'
import type { Passage } from '../countries/table.ts'
import { weightPrices } from '../direct-sell/listings.ts'
import { carrierNames } from '../fulfillment/carriers.ts'
import { taxHalfUp, taxRateAt } from '../pricing/tax.ts'
import type { DeliveryChoice, Destination } from '../pricing/totals-types.ts'
import type { WeightClass } from '../vocabulary/direct-sell.ts'
import { standardShipping } from '../vocabulary/fees.ts'
import {
  bundleServices,
  expeditedServices,
  farStates,
  shippingPrices as prices,
  type ShippingService,
  shippingLabels,
  shippingServices,
} from '../vocabulary/shipping.ts'
import { deliveryTaxed } from '../vocabulary/tax-rates.ts'
import { bundleClosesAt } from './bundles.ts'
import { type Estimate, shopDay } from './day-words.ts'
import { estimateOf, wholeOf } from './estimates.ts'

export type DetailedEstimate = {
  readonly itemNumbers: readonly number[]
  readonly minEstimate: string
  readonly maxEstimate: string
  readonly warehouseId: number | null
}
/** §3 shippingOptions, with the group it belongs to and its label of §4. */
export type ShippingOption = {
  readonly id: number
  readonly groupKey: string
  readonly serviceType: ShippingService
  readonly name: string
  readonly label: string
  readonly descriptionOverride: string | null
  readonly price: Cents
  /** The tax on the price in cents, where the destination taxes delivery; 0 until it is known. */
  readonly tax: Cents
  readonly selected: boolean
  readonly minShippingEstimate: string
  readonly maxShippingEstimate: string
  readonly shippingEstimateDetailed: readonly DetailedEstimate[]
  readonly dropshipperId: number | null
  readonly productId: string | null
  readonly productKey: string | null
  readonly itemNumbers: readonly number[]
}

/** Returns the first and the last day (YYYY-MM-DD) of a shipping option's delivery. */
export const daysOfOption = ({
  minShippingEstimate: min,
  maxShippingEstimate: max,
}: ShippingOption): Estimate => ({
  min,
  max,
})

export type DeliveryFacts = {
  readonly now: Date
  readonly loggedIn: boolean
  /** The destination; null without an address. */
  readonly destination: Destination | null
  /** The shopper's own country, which counts while there is no address. */
  readonly country: string
  /** The shopper's open bundle. `deliveryDue`: no order in it that stands has paid its delivery. */
  readonly bundle: { readonly closesAt: Date; readonly deliveryDue?: boolean } | null
  /** Chosen option by delivery key. */
  readonly chosen: Readonly<Record<string, number>>
}

const isOneOf = (services: readonly string[], service: string) => services.includes(service)
/** Returns whether a shipping service sends orders together as a bundle. */
export const isBundleService = (service: string): boolean => isOneOf(bundleServices, service)
/** Returns whether a shipping service is an express one. */
export const isExpedited = (service: string): boolean => isOneOf(expeditedServices, service)

/**
 * Returns a shipping option's label; the first that applies of §4: bundle, expedited, separate parcels (more
 * than one detailed estimate), standard.
 */
export function shippingLabel(option: {
  serviceType: string
  shippingEstimateDetailed: readonly unknown[]
}): string {
  if (isBundleService(option.serviceType)) return shippingLabels.bundle
  if (isExpedited(option.serviceType)) return shippingLabels.expedited
  return option.shippingEstimateDetailed.length > 1 ? shippingLabels.separate : shippingLabels.standard
}

/**
 * Returns whether bundles are offered to the sender with this delivery key (§4 "hidden unless allowed"): for
 * our own pieces, within the United States, to logged-in shoppers.
 */
export function bundleAllowed(
  deliveryKey: string,
  facts: Pick<DeliveryFacts, 'loggedIn' | 'destination' | 'country'>,
): boolean {
  return deliveryKey === ownDelivery && facts.loggedIn && countryOf(facts) === 'US'
}

const countryOf = ({ destination, country }: Pick<DeliveryFacts, 'destination' | 'country'>) =>
  destination?.country ?? country

/**
 * Returns the shipping services for one sender's parcels; the first is the default, and there are none
 * without parcels. Abroad they are post and express, of members one service, of others standard, express and
 * (ours) the bundle. Express services that arrive no earlier than standard are left out.
 */
export function servicesFor(groups: readonly CartGroup[], facts: DeliveryFacts): ShippingService[] {
  const services = servicesOf(groups, facts)
  const [standard] = services
  return services.filter(
    (service) =>
      !isExpedited(service) ||
      (standard && lastDayBy(service, groups, facts) < lastDayBy(standard, groups, facts)),
  )
}

/** The last day on which the last parcel of a sender may arrive by a service. */
const lastDayBy = (service: ShippingService, groups: readonly CartGroup[], facts: DeliveryFacts): string =>
  wholeOf(groups.map((group) => estimateBy(service, group, facts))).max

function estimateBy(service: ShippingService, group: CartGroup, facts: DeliveryFacts): Estimate {
  const day = isBundleService(service)
    ? shopDay(facts.bundle?.closesAt ?? bundleClosesAt(facts.now))
    : shopDay(facts.now)
  return estimateOf({
    source: group.source,
    service,
    from: group.fromState,
    to: facts.destination?.state ?? null,
    country: countryOf(facts),
    day,
  })
}

/** Every service that a sender has on the way to there. */
function servicesOf(groups: readonly CartGroup[], facts: DeliveryFacts): ShippingService[] {
  const [first] = groups
  if (!first) return []
  const { source } = first
  if (isAbroad(countryOf(facts)))
    return source === 'own' && passageTo(countryOf(facts), 'flat_rate_ddu_express_shipping')
      ? ['flat_rate_ddu_shipping', 'flat_rate_ddu_express_shipping']
      : ['flat_rate_ddu_shipping']
  if (source === 'p2p') return ['peer_to_peer']
  const far = farStates.includes(facts.destination?.state ?? '')
  if (source !== 'own') return source === 'partner' && !far ? ['standard', 'expedited'] : ['standard']
  const fast: ShippingService[] = far ? [] : [groups.length > 1 ? 'mdc_shipping' : 'expedited_2_day']
  const bundle: ShippingService[] = bundleAllowed(first.deliveryKey, facts)
    ? [facts.bundle && !facts.bundle.deliveryDue ? 'order_batch_free_shipping' : 'order_batch_shipping']
    : []
  return ['standard', ...fast, ...bundle]
}

type PricedParcel = {
  readonly deliveryKey: string
  readonly weight?: WeightClass | null
  readonly country: string
}

/**
 * Returns the price of a shipping service for all parcels of one sender, in cents. Joining an open bundle is
 * free: its first order paid. What a member sends costs by the class of its weight; abroad the price is that
 * of the country's carrier.
 */
export function priceOf(
  service: ShippingService,
  { deliveryKey, weight = null, country }: PricedParcel,
): Cents {
  switch (service) {
    case 'flat_rate_ddu_shipping':
    case 'flat_rate_ddu_express_shipping':
      return passageTo(country, service)?.price ?? cents(prices[service])
    case 'peer_to_peer':
      return cents(weightPrices[weight ?? 'light'])
    case 'standard':
      return deliveryKey === ownDelivery ? standardShipping : cents(prices.thirdPartyStandard)
    case 'order_batch_shipping':
      return standardShipping
    case 'order_batch_free_shipping':
      return cents(0)
    default:
      return cents(prices[service])
  }
}

const kindOf = (service: ShippingService) =>
  isBundleService(service) ? 'bundle' : isExpedited(service) ? 'expedited' : 'standard'

/**
 * Returns the selected shipping service: the one with the chosen id; else one of the same kind, when the
 * chosen one is no longer offered (a bundle opened, a second warehouse); else the first.
 */
export function selectedService(
  services: readonly ShippingService[],
  chosen: number | undefined,
): ShippingService | undefined {
  const byId = services.find((one) => shippingServices[one].id === chosen)
  const asked = (Object.keys(shippingServices) as ShippingService[]).find(
    (one) => shippingServices[one].id === chosen,
  )
  return byId ?? (asked && services.find((one) => kindOf(one) === kindOf(asked))) ?? services[0]
}

/** Names the carrier of a way abroad. */
const passageWords = ({ carrier }: Passage, country: string): string =>
  `With ${carrierNames[carrier]} to ${countryInSentence(country)}, duty paid with your order.`

function descriptionOf(service: ShippingService): string | null {
  if (service === 'order_batch_shipping')
    return 'Pay delivery once, and what you order within 7 days ships together.'
  if (service === 'order_batch_free_shipping') return 'It travels with your open bundle.'
  return service === 'peer_to_peer' ? 'Packed at home and sent by the person who sells it.' : null
}

function optionOf(
  groups: readonly CartGroup[],
  service: ShippingService,
  facts: DeliveryFacts,
): Omit<ShippingOption, 'selected' | 'label'> {
  const [first] = groups
  if (!first) throw new RangeError('an option without a group')
  const parcels = groups.map((group) => ({ group, estimate: estimateBy(service, group, facts) }))
  const whole: Estimate = wholeOf(parcels.map(({ estimate }) => estimate))
  const itemNumbers = groups.flatMap((group) => group.itemNumbers)
  const country = countryOf(facts)
  const price = priceOf(service, { deliveryKey: first.deliveryKey, weight: first.weight, country })
  const passage = passageTo(country, service)
  const ours = first.source === 'own'
  return {
    ...shippingServices[service],
    groupKey: first.deliveryKey,
    serviceType: service,
    descriptionOverride: passage ? passageWords(passage, country) : descriptionOf(service),
    price,
    itemNumbers,
    tax: deliveryTax(price, facts.destination),
    minShippingEstimate: whole.min,
    maxShippingEstimate: whole.max,
    shippingEstimateDetailed: parcels.map(({ group, estimate }) => ({
      itemNumbers: group.itemNumbers,
      minEstimate: estimate.min,
      maxEstimate: estimate.max,
      warehouseId: group.warehouseId,
    })),
    dropshipperId: first.dropshipperId,
    productId: ours ? null : String(itemNumbers[0]),
    productKey: ours ? null : productKeyOf({ source: first.source, itemNumber: itemNumbers[0] ?? 0 }),
  }
}

function deliveryTax(price: Cents, destination: Destination | null): Cents {
  const { rate, state } = taxRateAt(destination)
  return state !== null && deliveryTaxed.includes(state) ? taxHalfUp(price, rate) : cents(0)
}

/** Returns every sender's shipping options in a cart; exactly one of each sender's is selected. */
export function shippingOptions(groups: readonly CartGroup[], facts: DeliveryFacts): ShippingOption[] {
  return [...Map.groupBy(groups, (group) => group.deliveryKey)].flatMap(([key, parcels]) => {
    const services = servicesFor(parcels, facts)
    const selected = selectedService(services, facts.chosen[key])
    return services.map((service) => {
      const option = optionOf(parcels, service, facts)
      return { ...option, label: shippingLabel(option), selected: service === selected }
    })
  })
}

/**
 * Returns the chosen option of each sender as the totals need it: the price in cents, and whether free
 * shipping makes it free. Expedited options always cost their price (§9, decision 0042).
 */
export function deliveryChoices(options: readonly ShippingOption[]): DeliveryChoice[] {
  return options
    .filter((option) => option.selected)
    .map(({ price, serviceType }) => ({ price, freeable: !isExpedited(serviceType) }))
}

/**
 * Returns the delivery estimate of a parcel by its sender's selected service; by the default service when
 * none is selected.
 */
export function groupEstimate(
  group: CartGroup,
  options: readonly ShippingOption[],
  facts: DeliveryFacts,
): Estimate {
  const option = options.find((one) => one.groupKey === group.deliveryKey && one.selected)
  const [service = 'standard' as const] = option ? [option.serviceType] : servicesFor([group], facts)
  return estimateBy(service, group, facts)
}
