// The contract for the checks of the manifest: the SDL of all domains and the texts of the operations.
import { readdirSync, readFileSync } from 'node:fs'
import type { ListType } from '@hemline/rules/vocabulary/lists.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import {
  buildSchema,
  type GraphQLNamedType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
} from 'graphql'
import { root } from './sources.ts'

const folder = `${root}schema/graphql/`
/** The schema that the SDL of all domains forms. */
export const schema = buildSchema(
  readdirSync(folder)
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n'),
)

/** The text of each persisted operation with its fragments. */
export const operationTexts = Object.values(
  JSON.parse(readFileSync(`${root}schema/persisted.json`, 'utf8')) as Record<string, string>,
)

/**
 * The payment methods for each description in §3, which names none: the specification's words and this
 * shop's values.
 */
export const methodsMeant: Readonly<Record<string, readonly PaymentMethod[]>> = {
  credits: ['credits'],
  buy_now_pay_later: ['bnpl', 'bnpl_pay_in_four', 'bnpl_monthly'],
  cash_app: ['bnpl_cash_app'],
  marketplace_wallet: ['marketplace_wallet'],
  cross_border_shipper: ['cross_border_shipper'],
  credit_card: ['card_processor_credit_card'],
  mobile_wallet_card: ['card_processor_mobile_wallet_card'],
  digital_wallet_account: ['card_processor_digital_wallet', 'digital_wallet'],
  peer_payment_account: ['card_processor_peer_payment'],
  clutch: ['clutch'],
}

/**
 * The operation that answers each kind of list of §3; this shop keeps the lists apart instead of one list
 * with a type.
 */
export const listsMeant: Readonly<Record<ListType, string>> = {
  favorites: 'getSaved',
  listings: 'getSellerItems',
  purchases: 'getOrders',
  saved_searches: 'getSavedSearches',
}

const fieldsOf = (type: GraphQLNamedType | undefined) =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields() : {}

/**
 * Resolves a path such as 'Cart.giftCards.balance' to the type that has the field, and the field's name;
 * two empty texts when the path does not exist.
 */
export function ownerOf(path: string): [owner: string, field: string] {
  const [first = '', ...names] = path.split('.')
  let owner = first
  for (const name of names.slice(0, -1)) {
    const field = fieldsOf(schema.getType(owner))[name]
    if (!field) return ['', '']
    owner = getNamedType(field.type).name
  }
  return [owner, names.at(-1) ?? '']
}

const answeredBy = new Map<string, { owner: string; field: string }[]>()
for (const type of Object.values(schema.getTypeMap())) {
  if (!isObjectType(type)) continue
  for (const field of Object.values(type.getFields())) {
    const answer = getNamedType(field.type).name
    answeredBy.set(answer, [...(answeredBy.get(answer) ?? []), { owner: type.name, field: field.name }])
  }
}

/**
 * Returns the field of Query that answers this type, if it is the only field with that type; undefined
 * otherwise.
 */
export function rootFieldOf(type: string): string | undefined {
  const answering = answeredBy.get(type) ?? []
  return answering.length === 1 && answering[0]?.owner === 'Query' ? answering[0].field : undefined
}

const selectedBy = new Map<string, string[]>()
for (const { definitions } of operationTexts.map((text) => parse(text, { noLocation: true }))) {
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) continue
    const fields = definition.selectionSet.selections.flatMap((one) =>
      one.kind === Kind.FIELD && one.name.value !== '__typename' ? [one.name.value] : [],
    )
    selectedBy.set(definition.name.value, [...(selectedBy.get(definition.name.value) ?? []), ...fields])
  }
}

/** Returns the fields of Query or Mutation that an operation selects. */
export const rootFieldsOf = (operation: string): readonly string[] => selectedBy.get(operation) ?? []

/** Types of the specification that only the site has: the file that declares each. */
export const siteTypes: Readonly<Record<string, string>> = {
  AnalyticsEvent: 'rules/src/analytics/events.ts',
  LocalPendingListItem: 'rules/src/favorites/pending-list.ts',
  ModalConfig: 'web/src/ui/modal.store.ts',
}

/** Returns the fields that the declaration of a site's type names; none for other types. */
export function siteFields(type: string): readonly string[] {
  const file = siteTypes[type]
  if (file === undefined) return []
  const text = readFileSync(root + file, 'utf8')
  const body = new RegExp(`export type ${type}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? ''
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map((match) => match[1] ?? '')
}
