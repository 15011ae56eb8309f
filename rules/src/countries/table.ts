// The countries to which the shop ships (decision 0205). One row has everything that depends on the country:
// manners, carriers, prices, payment methods, duty, returns, restrictions.
import { type Cents, cents } from '../common/money.ts'
import type { Manners } from '../manners/manners.ts'
import type { PaymentMethod } from '../vocabulary/payments.ts'
import type { Carrier } from '../vocabulary/shipping.ts'

/** A way to send a parcel abroad: carrier, price in cents for each sender, and working days in transit. */
export type Passage = {
  readonly carrier: Carrier
  readonly price: Cents
  readonly days: readonly [least: number, most: number]
}

/**
 * Duty and import tax in percent: duty on clothing and on other goods, import tax (VAT, GST) on goods plus
 * duty. `dutyUpTo`, `taxUpTo`: cents of goods in an order up to which the country asks for none.
 */
export type DutyRule = {
  readonly clothing: number
  readonly other: number
  readonly importTax: number
  readonly dutyUpTo: number
  readonly taxUpTo: number
  /** Where the figures come from; all are rounded by the shop. */
  readonly source: string
}

/** Everything about orders to a country outside the United States. */
export type Abroad = {
  readonly post: Passage
  /** Null: the shop has no fast carrier to there. */
  readonly express: Passage | null
  readonly duty: DutyRule
  /** §3 allowedPaymentMethods of the country; amounts and the cart's contents limit them further. */
  readonly payments: readonly PaymentMethod[]
  /** The price of a return label in cents, which is kept of the refund. */
  readonly returnLabel: Cents
  /** Slugs of categories that the shop does not send there: its own rule, since no carrier insures them. */
  readonly notSent: readonly string[]
}

export type Country = {
  readonly name: string
  /** The name inside of a sentence: "the Netherlands". */
  readonly inSentence: string
  /** The plural of the currency in which banks there bill: "euros". */
  readonly currency: string
  readonly manners: Manners
  /** Null: the United States. */
  readonly abroad: Abroad | null
}

const passage = (carrier: Carrier, price: number, least: number, most: number): Passage => ({
  carrier,
  price: cents(price),
  days: [least, most],
})

const american: Manners = { sizes: 'US', dates: 'month_first', unit: 'in' }
const british: Manners = { sizes: 'UK', dates: 'day_first', unit: 'cm' }
const european: Manners = { sizes: 'EU', dates: 'day_first', unit: 'cm' }

/** What every country abroad takes: cards, an account at a wallet provider, and the cross-border shipper. */
const plainPayments = [
  'card_processor_credit_card',
  'card_processor_digital_wallet',
  'cross_border_shipper',
] as const satisfies readonly PaymentMethod[]
const withLater = [...plainPayments, 'bnpl'] as const satisfies readonly PaymentMethod[]
const withInstalments = [...withLater, 'bnpl_pay_in_four'] as const satisfies readonly PaymentMethod[]

/** The European Union has one customs tariff; the import tax is each member's own. */
const unionDuty = (importTax: number): DutyRule => ({
  clothing: 12,
  other: 4,
  importTax,
  dutyUpTo: 16_000,
  taxUpTo: 0,
  source: 'Common Customs Tariff of the EU, chapters 42, 61, 62 and 64; VAT Directive 2006/112/EC',
})

type UnionMember = Pick<Country, 'name'> & {
  readonly inSentence?: string
  readonly currency?: string
  readonly importTax: number
  readonly post: Passage
  readonly express: Passage
  readonly payments?: readonly PaymentMethod[]
  readonly notSent?: readonly string[]
}

/** A member of the European Union: one tariff, one set of manners, one price of a return label. */
const inUnion = (member: UnionMember): Country => ({
  name: member.name,
  inSentence: member.inSentence ?? member.name,
  currency: member.currency ?? 'euros',
  manners: european,
  abroad: {
    post: member.post,
    express: member.express,
    duty: unionDuty(member.importTax),
    payments: member.payments ?? withLater,
    returnLabel: cents(2499),
    notSent: member.notSent ?? [],
  },
})

/** All countries by their two letters (ISO 3166-1): the United States first, then by name. */
export const countries: Readonly<Record<string, Country>> = {
  US: {
    name: 'United States',
    inSentence: 'the United States',
    currency: 'US dollars',
    manners: american,
    abroad: null,
  },
  AU: {
    name: 'Australia',
    inSentence: 'Australia',
    currency: 'Australian dollars',
    manners: { sizes: 'AU', dates: 'day_first', unit: 'cm' },
    abroad: {
      post: passage('usps', 2299, 8, 15),
      express: passage('fedex', 4199, 4, 6),
      duty: {
        clothing: 5,
        other: 5,
        importTax: 10,
        dutyUpTo: 64_000,
        taxUpTo: 0,
        source: 'Customs Tariff Act 1995, general rate; GST on low value imported goods',
      },
      payments: withInstalments,
      returnLabel: cents(2999),
      notSent: [],
    },
  },
  AT: inUnion({
    name: 'Austria',
    importTax: 20,
    post: passage('usps', 1999, 7, 12),
    express: passage('ups', 3699, 3, 5),
  }),
  CA: {
    name: 'Canada',
    inSentence: 'Canada',
    currency: 'Canadian dollars',
    manners: { sizes: 'US', dates: 'year_first', unit: 'cm' },
    abroad: {
      post: passage('usps', 1499, 5, 9),
      express: passage('ups', 2999, 2, 4),
      duty: {
        clothing: 18,
        other: 10,
        importTax: 5,
        dutyUpTo: 2900,
        taxUpTo: 2900,
        source: 'Customs Tariff of Canada, most-favored-nation rate; federal GST; CA$40 for couriers',
      },
      payments: [...plainPayments, 'bnpl_pay_in_four'],
      returnLabel: cents(1899),
      notSent: [],
    },
  },
  DK: inUnion({
    name: 'Denmark',
    currency: 'Danish kroner',
    importTax: 25,
    post: passage('usps', 2199, 8, 14),
    express: passage('ups', 3899, 3, 5),
  }),
  FR: inUnion({
    name: 'France',
    importTax: 20,
    post: passage('usps', 1999, 7, 12),
    express: passage('fedex', 3499, 3, 5),
  }),
  DE: inUnion({
    name: 'Germany',
    importTax: 19,
    post: passage('usps', 1999, 7, 12),
    express: passage('fedex', 3499, 3, 5),
  }),
  IE: inUnion({
    name: 'Ireland',
    importTax: 23,
    post: passage('usps', 1999, 7, 12),
    express: passage('fedex', 3699, 3, 5),
  }),
  IT: inUnion({
    name: 'Italy',
    importTax: 22,
    post: passage('usps', 2099, 8, 14),
    express: passage('ups', 3699, 3, 5),
    notSent: ['jewelry'],
  }),
  JP: {
    name: 'Japan',
    inSentence: 'Japan',
    currency: 'yen',
    manners: { sizes: 'JP', dates: 'year_first', unit: 'cm' },
    abroad: {
      post: passage('usps', 1999, 6, 10),
      express: passage('fedex', 3799, 3, 4),
      duty: {
        clothing: 10,
        other: 8,
        importTax: 10,
        dutyUpTo: 6500,
        taxUpTo: 6500,
        source: 'Customs Tariff Law of Japan; consumption tax; exemption up to 10,000 yen',
      },
      payments: plainPayments,
      returnLabel: cents(2999),
      notSent: [],
    },
  },
  MX: {
    name: 'Mexico',
    inSentence: 'Mexico',
    currency: 'Mexican pesos',
    manners: { sizes: 'US', dates: 'day_first', unit: 'cm' },
    abroad: {
      post: passage('usps', 1699, 7, 12),
      express: passage('fedex', 3299, 3, 5),
      duty: {
        clothing: 20,
        other: 15,
        importTax: 16,
        dutyUpTo: 5000,
        taxUpTo: 5000,
        source: 'Tariff of the general import tax (TIGIE); IVA; US$50 by USMCA, article 7.8',
      },
      payments: plainPayments,
      returnLabel: cents(2199),
      notSent: ['jewelry'],
    },
  },
  NL: inUnion({
    name: 'Netherlands',
    inSentence: 'the Netherlands',
    importTax: 21,
    post: passage('usps', 1999, 7, 12),
    express: passage('ups', 3499, 3, 5),
  }),
  NZ: {
    name: 'New Zealand',
    inSentence: 'New Zealand',
    currency: 'New Zealand dollars',
    manners: { sizes: 'AU', dates: 'day_first', unit: 'cm' },
    abroad: {
      post: passage('usps', 2399, 9, 16),
      express: null,
      duty: {
        clothing: 10,
        other: 5,
        importTax: 15,
        dutyUpTo: 60_000,
        taxUpTo: 0,
        source: 'Working Tariff Document of New Zealand; GST on low value imported goods',
      },
      payments: withInstalments,
      returnLabel: cents(2999),
      notSent: [],
    },
  },
  PL: inUnion({
    name: 'Poland',
    currency: 'Polish złoty',
    importTax: 23,
    post: passage('usps', 2199, 8, 14),
    express: passage('ups', 3999, 3, 5),
  }),
  ES: inUnion({
    name: 'Spain',
    importTax: 21,
    post: passage('usps', 2099, 8, 14),
    express: passage('fedex', 3699, 3, 5),
  }),
  SE: inUnion({
    name: 'Sweden',
    currency: 'Swedish kronor',
    importTax: 25,
    post: passage('usps', 2199, 8, 14),
    express: passage('ups', 3899, 3, 5),
  }),
  GB: {
    name: 'United Kingdom',
    inSentence: 'the United Kingdom',
    currency: 'pounds',
    manners: british,
    abroad: {
      post: passage('usps', 1899, 6, 10),
      express: passage('fedex', 3499, 3, 4),
      duty: {
        clothing: 12,
        other: 4,
        importTax: 20,
        dutyUpTo: 17_000,
        taxUpTo: 0,
        source: 'UK Global Tariff; VAT Act 1994; £135 for consignments',
      },
      payments: withInstalments,
      returnLabel: cents(2299),
      notSent: [],
    },
  },
}
