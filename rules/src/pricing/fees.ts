// Fees and duty of an order (specification §3 cartTotals; decisions 0041 and 0042).
import { add, type Cents, cents, percentHalfUp, zero } from '../common/money.ts'
import { countryInSentence, dutyRuleOf } from '../countries/countries.ts'
import { isAbroad } from '../countries/home.ts'
import { circularityFee, retailDeliveryFees } from '../vocabulary/fees.ts'
import { feeNames } from './fee-rows.ts'
import { isClothing } from './tax.ts'
import type { Destination, ExtraField, TotalsLine } from './totals-types.ts'

/**
 * Returns the circularity fee in cents (§3 circularityFeeAmount): charged once per order that holds a
 * piece of the shop's own, otherwise zero.
 */
export function circularityFeeOf(lines: readonly TotalsLine[]): Cents {
  return lines.some((l) => l.kind === 'item' && l.source === 'own') ? circularityFee : zero
}

/**
 * Returns the state's retail delivery fee in cents (§3 retailDeliveryFeeAmount), zero in other states and
 * without destination. Colorado charges every delivery with taxable goods, which all merchandise there is;
 * Minnesota charges from 100 dollars of merchandise, untaxed clothing included. `nets`: the lines' prices
 * after promotions.
 */
export function retailDeliveryFeeOf(
  lines: readonly TotalsLine[],
  nets: readonly Cents[],
  destination: Destination | null,
): Cents {
  const state = destination?.state
  const law = state && retailDeliveryFees[state]
  if (!state || !law) return zero
  const merchandise = add(zero, ...lines.map((line, i) => (line.kind === 'item' ? (nets[i] ?? zero) : zero)))
  return merchandise >= law.from ? cents(law.fee) : zero
}

/**
 * Returns duty and import tax of each line in cents, rounded half up (decision 0205); zero within the United
 * States and for lines that are no pieces. The country asks for duty, and for import tax, only above its own
 * sum of goods.
 */
export function dutiesOf(lines: readonly TotalsLine[], nets: readonly Cents[], country: string): Cents[] {
  const rule = dutyRuleOf(country)
  const goods = lines.map((line, i) => (line.kind === 'item' ? (nets[i] ?? zero) : zero))
  if (!rule) return lines.map(() => zero)
  const whole = add(zero, ...goods)
  return lines.map((line, i) => {
    const net = goods[i] ?? zero
    const rate = isClothing(line) ? rule.clothing : rule.other
    const duty = whole > rule.dutyUpTo ? percentHalfUp(net, rate) : zero
    return whole > rule.taxUpTo ? add(duty, percentHalfUp(add(net, duty), rule.importTax)) : duty
  })
}

type Fees = {
  circularity: Cents
  retailDelivery: Cents
  duty: Cents
  estimatedDuty: Cents
  destination: Destination | null
  country: string
}

/**
 * Returns the fee and duty rows shown below the totals with an explanation (§3 extraFields); rows of zero
 * are left out.
 */
export function extraFieldsOf(fees: Fees): ExtraField[] {
  const state = fees.destination?.state
  const law = state ? retailDeliveryFees[state]?.lawOf : undefined
  const country = fees.destination?.country ?? fees.country
  const goesTo = isAbroad(country) ? countryInSentence(country) : 'the country it goes to'
  const noLink = { linkText: null, linkUrl: null }
  const rows: ExtraField[] = [
    {
      key: 'circularity_fee',
      label: feeNames.circularity_fee,
      value: fees.circularity,
      linkText: 'How it works',
      linkUrl: '/concept',
      tooltip:
        'Once an order. It pays for sorting what people send in, and for passing on what can’t be sold.',
    },
    {
      key: 'retail_delivery_fee',
      label: feeNames.retail_delivery_fee,
      value: fees.retailDelivery,
      ...noLink,
      tooltip: `${law ?? 'The state'} asks this once of every order that is delivered there.`,
    },
    {
      key: 'duty',
      label: 'Duty and import tax',
      value: fees.duty,
      ...noLink,
      tooltip: `${fees.destination ? '' : 'For the country you shop from; an address in another one changes it. '}Paid to ${goesTo} for you: nothing is due at the door. You get a piece’s duty back when you return it.`,
    },
    {
      key: 'estimated_duty',
      label: 'Estimated duty',
      value: fees.estimatedDuty,
      ...noLink,
      tooltip: `About what ${goesTo} will ask. It is added to the total once we know your address.`,
    },
  ]
  return rows.filter((row) => row.value > 0)
}
