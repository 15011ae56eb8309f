// Values that are in a shop's database, by the names of arguments that ask for them: invented ones alone
// would never get past "not found".
import { people, seedPassword } from '@hemline/db/seed/people.ts'
import type pg from 'pg'

const ofTable: Readonly<Record<string, string>> = {
  accountid: 'select id from payout_account',
  addressid: 'select id from address',
  bagid: 'select id from bag',
  bagnumber: 'select bag_number from bag',
  brandid: 'select id from brand',
  bundleid: 'select id from bundle',
  categoryid: 'select id from category',
  code: 'select code from promotion union all select label_code from kit',
  filter: 'select slug from brand',
  gradekey: 'select grade_key from intake_item',
  itemnumber:
    "select item_number from item where state in ('listed', 'pending_listing', 'under_review', 'expired', 'purchased')",
  kitid: 'select id from kit',
  lineid: 'select id from order_line',
  messageid: 'select id from contact_message',
  orderid: 'select id from purchase_order',
  photoid: 'select id from photo',
  promocode: 'select code from promotion',
  shipmentid: 'select id from shipment',
  sizingid: 'select sizing_id from size',
  slug: 'select slug from landing_page union all select slug from legal_document union all select slug from brand',
  templateid: 'select id from gift_card_template',
  userid: 'select id from user_account',
  visitorid: 'select id from visitor',
  warehouseid: 'select id from warehouse',
  zip: 'select zip from zip_place',
}

const written: Readonly<Record<string, readonly string[]>> = {
  act: ['publish', 'delist', 'relist', 'pick', 'pack', 'send'],
  bagtype: ['bag', 'label', 'standard'],
  category: ['dresses', 'shoes'],
  condition: ['new_with_tags', 'like_new', 'gently_used'],
  currentpassword: [seedPassword],
  decision: ['accept', 'decline', 'review'],
  departmenttag: ['women', 'girls'],
  email: people.map(({ email }) => email),
  key: ['price', 'brand_name_tags', 'sizing_id', 'department_tags', 'state'],
  method: ['wallet', 'card', 'refund_to_card', 'credits'],
  number: ['6049381122000031', '6049381122000049'],
  page: ['1', '2', '50'],
  amount: ['1', '5', '40', '5000'],
  limit: ['1', '10', '50'],
  password: [seedPassword],
  paymentmethod: ['credit_card', 'wallet'],
  pin: ['864209', '111222'],
  reason: ['customer_request', 'damaged', 'lost'],
  service: ['standard', 'premium', 'donation'],
  sortby: ['newest_first', 'price_low_high', 'relevance'],
  state: ['CA', 'NY'],
  status: ['paid', 'packed', 'shipped', 'ordered', 'received'],
  topic: ['order', 'selling', 'other'],
}

/**
 * Draws up to 30 existing values of each kind of argument from the database, the same for one seed; `id` gets
 * five of each table, `identifier` numbers and ids of bags. Returns them by argument name.
 */
export async function knownValues(
  client: Pick<pg.Client, 'query'>,
  seed: number,
): Promise<Record<string, string[]>> {
  const known: Record<string, string[]> = Object.fromEntries(
    Object.entries(written).map(([name, values]) => [name, [...values]]),
  )
  const any: string[] = []
  for (const [name, text] of Object.entries(ofTable)) {
    const { rows } = await client.query<{ value: string | null }>(
      `select * from (select one::text as value from (${text}) as of (one)) as all_of order by md5(value || $1) limit 30`,
      [String(seed)],
    )
    const values = rows.flatMap(({ value }) => (value === null ? [] : [value]))
    if (values.length > 0) known[name] = values
    if (name.endsWith('id')) any.push(...values.slice(0, 5))
  }
  return { ...known, id: any, identifier: [...(known.bagnumber ?? []), ...(known.bagid ?? [])] }
}
