// Whether something that the specification names is there: in the SDL, the operations, the rules'
// vocabulary or the route table.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { itemStates } from '@hemline/rules/catalogue/item-states.ts'
import { type Phrase, phrases } from '@hemline/rules/errors/catalogue.ts'
import { expectedMessages } from '@hemline/rules/errors/expected.ts'
import { phraseUses } from '@hemline/rules/errors/uses.ts'
import { methodTable } from '@hemline/rules/payment/methods.ts'
import { controlTable, filterTable } from '@hemline/rules/search/filters.ts'
import { listingPageTypes } from '@hemline/rules/search/listing-path.ts'
import { sortValues } from '@hemline/rules/search/sorts.ts'
import { popupTypes } from '@hemline/rules/site/popups.ts'
import * as constants from '@hemline/rules/vocabulary/constants.ts'
import { departments } from '@hemline/rules/vocabulary/departments.ts'
import * as items from '@hemline/rules/vocabulary/items.ts'
import { rentalPartnerSlug, supplierPartnerSlugs } from '@hemline/rules/vocabulary/partners.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import { rewardEffects } from '@hemline/rules/vocabulary/promotions.ts'
import * as seller from '@hemline/rules/vocabulary/seller.ts'
import { carriers, shippingServices } from '@hemline/rules/vocabulary/shipping.ts'
import { shoeWidths } from '@hemline/rules/vocabulary/sizing.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { root } from './sources.ts'
import { isEmptyField, isSaid, isShown, isUnreadInput, isUsed } from './spec-behind.ts'

/** `empty`: the contract has the name, and nothing is behind it yet. */
export type State = 'built' | 'empty' | 'later'
export type Manifest = {
  routes: Record<string, State>
  /** Operation → its own state and that of each input. */
  operations: Record<string, { state: State; inputs: Record<string, State> }>
  /** 'Item.promotion.discountPercent' → state. */
  fields: Record<string, State>
  /** Enumeration → value → state. */
  enumerations: Record<string, Record<string, State>>
  /** Name in the code → state and value; numbers, texts and lists as the specification gives them. */
  constants: Record<string, { state: State; value: unknown }>
}
/** `isEmpty`: whether nothing is behind a field, or behind the input of an operation, that is there. */
export type Lookup = { [Part in keyof Manifest]: (name: string, detail?: string) => unknown } & {
  isEmpty: (name: string, input?: string) => boolean
}

const folder = `${root}schema/graphql/`
const schema = buildSchema(
  readdirSync(folder)
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n'),
)
const texts = Object.values(
  JSON.parse(readFileSync(`${root}schema/persisted.json`, 'utf8')) as Record<string, string>,
)

const routesFolder = `${root}web/src/routes/`
const tables = existsSync(routesFolder)
  ? readdirSync(routesFolder).filter((name) => name === 'table.ts' || name.endsWith('-table.ts'))
  : []
const rows = tables.map((name) => readFileSync(`${routesFolder}${name}`, 'utf8')).join('\n')
/** What the rows of the web's route table, and of its parts, say under a name. */
const inRouteTable = (name: string): string[] =>
  [...rows.matchAll(new RegExp(`\\b${name}: '([^']+)'`, 'g'))].map((match) => match[1] ?? '')

/** §3 describes payment methods without names: its words, and the values that stand for them here. */
const methodsMeant: Readonly<Record<string, readonly PaymentMethod[]>> = {
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
const isMethodThere = (method: PaymentMethod) => methodTable.some((row) => row.method === method)

const vocabularies: Record<string, readonly string[]> = {
  SortOption: sortValues,
  ItemAvailability: items.availabilities,
  CartAvailability: items.cartAvailabilities,
  ItemCondition: items.conditions,
  DelistReason: items.delistReasons,
  ItemState: itemStates,
  SearchFilter: [...filterTable, ...controlTable].map((def) => def.key),
  Department: departments,
  DistributionCenter: warehouses.map((one) => `${one.warehouseId} ${one.city} ${one.state} ${one.code}`),
  ProductKeyPrefix: Object.values(items.productKeyPrefixes),
  PageType: inRouteTable('pageType'),
  ListingPageType: listingPageTypes,
  // The arbiter knows all of them: built are those that a screen brings.
  PopupType: popupTypes.filter(isShown),
  ShoeWidth: shoeWidths,
  // The catalogue has all of them: built are those that a screen says.
  ErrorPhrase: (Object.keys(phrases) as Phrase[])
    .filter((key) => 'now' in phraseUses[key])
    .map((key) => phrases[key][0] || 'generic'),
  ExpectedMessage: Object.keys(expectedMessages).filter(isSaid),
  CleanoutFlow: seller.cleanoutFlowVariants,
  CleanoutFlowStep: seller.cleanoutFlowSteps,
  CleanoutModalStep: seller.cleanoutModalSteps,
  CleanoutNavigation: seller.cleanoutNavigations,
  CleanoutIncentive: seller.cleanoutIncentives,
  ShippingCarrier: carriers,
  ShippingOption: Object.keys(shippingServices),
  // What does something in a cart, and what opens a way to pay.
  RewardKind: Object.entries(rewardEffects).flatMap(([kind, effect]) => (effect ? [kind] : [])),
  FeatureFlag: methodTable.flatMap(({ flag }) => flag ?? []),
  PaymentMethod: Object.keys(methodsMeant).filter((words) => methodsMeant[words]?.every(isMethodThere)),
}

function fieldThere(path: string): boolean {
  const [typeName = '', ...names] = path.split('.')
  let type = schema.getType(typeName)
  for (const name of names) {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return false
    const field = type.getFields()[name]
    if (!field) return false
    type = getNamedType(field.type)
  }
  return true
}

function enumerationThere(name: string, value: string): boolean {
  const type = schema.getType(name)
  return vocabularies[name]?.includes(value) ?? (isEnumType(type) && type.getValue(value) !== undefined)
}

function operationThere(name: string, input?: string): boolean {
  const text = texts.find((one) => new RegExp(`\\b(?:query|mutation) ${name}\\b`).test(one))
  if (text === undefined || input === undefined) return text !== undefined
  if (new RegExp(`\\$${input}:`).test(text)) return true
  const wrapped = /\$input: (\w+)!/.exec(text)?.[1]
  // Fixed by the operation's own text, such as the department of getUserHuman's size profile.
  return wrapped ? fieldThere(`${wrapped}.${input}`) : false
}

/** Whether the contract itself refuses all but listed values of an operation's input. */
function isListed(operation: string, input: string): boolean {
  const wrapped = schema.getType(`${operation[0]?.toUpperCase()}${operation.slice(1)}Input`)
  const field = isInputObjectType(wrapped) ? wrapped.getFields()[input] : undefined
  return field !== undefined && isEnumType(getNamedType(field.type))
}

/**
 * Fields that are read from rows in which nothing ever writes another value, which no
 * look at the code can tell.
 */
const knownEmpty = new Set([
  'User.heardFromSource',
  'User.warehouseId',
  'Photo.type',
  'Photo.aspectRatio',
  // Only the seed writes it; code names it where it checks rows.
  'Item.promotion.isDynamicDiscount',
])

/** Paths of the specification that stand for names of ours. */
const partnerPaths: Readonly<Record<string, readonly string[]>> = {
  '/:supplierPartner': supplierPartnerSlugs,
  '/:rentalPartner': [rentalPartnerSlug],
}

/**
 * Whether the web's route table has a row for a path of the specification; a row ending in
 * `$` takes all that follows.
 */
function routeThere(path: string): boolean {
  const rows = inRouteTable('path')
  const partners = partnerPaths[path]
  if (partners) return partners.every((slug) => rows.includes(`/${slug}`))
  const wanted = path.replace(/:(\w+)\??/g, '$$$1').replace(/\*$/, '$')
  const department = ['kids', ...departments].some((name) => path === `/${name}`)
  return rows.some(
    (row) =>
      row === wanted ||
      (row.endsWith('/$') && wanted.startsWith(row.slice(0, -1))) ||
      (department && row === '/$department'),
  )
}

export const lookup: Lookup = {
  routes: routeThere,
  operations: operationThere,
  fields: fieldThere,
  enumerations: (name, value = '') => enumerationThere(name, value),
  constants: (name) => (isUsed(name) ? (constants as Record<string, unknown>)[name] : undefined),
  isEmpty: (name, input) =>
    input === undefined
      ? knownEmpty.has(name) || isEmptyField(name)
      : isUnreadInput(input) && !isListed(name, input),
}

const valid = (state: unknown) => state === 'built' || state === 'empty' || state === 'later'

/**
 * What the manifest gets wrong: entries without a valid state, and entries marked built that are not there.
 */
export function manifestProblems(manifest: Manifest, at: Lookup): string[] {
  const problems: string[] = []
  const check = (what: string, state: unknown, there: () => unknown, isEmpty?: () => boolean) => {
    if (!valid(state) || (state === 'empty' && !isEmpty)) problems.push(`${what}: no valid state`)
    else if (state !== 'later' && !there()) problems.push(`${what}: marked ${state}, but not there`)
    else if (state === 'built' && isEmpty?.())
      problems.push(`${what}: marked built, but nothing is behind it`)
    else if (state === 'empty' && !isEmpty?.())
      problems.push(`${what}: marked empty, but something is behind it`)
  }
  for (const [path, state] of Object.entries(manifest.routes))
    check(`route ${path}`, state, () => at.routes(path))
  for (const [path, state] of Object.entries(manifest.fields)) {
    check(
      `field ${path}`,
      state,
      () => at.fields(path),
      () => at.isEmpty(path),
    )
  }
  for (const [name, { state, inputs }] of Object.entries(manifest.operations)) {
    check(`operation ${name}`, state, () => at.operations(name))
    for (const [input, own] of Object.entries(inputs)) {
      check(
        `input ${name}.${input}`,
        own,
        () => at.operations(name, input),
        () => at.isEmpty(name, input),
      )
    }
  }
  for (const [name, values] of Object.entries(manifest.enumerations)) {
    for (const [value, state] of Object.entries(values))
      check(`value ${name}.${value}`, state, () => at.enumerations(name, value))
  }
  for (const [name, { state, value }] of Object.entries(manifest.constants)) {
    check(`constant ${name}`, state, () => JSON.stringify(at.constants(name)) === JSON.stringify(value))
  }
  return problems
}

/** What is there, and still marked later: the manifest would tell less than there is. */
export function forgottenMarks(manifest: Manifest, at: Lookup): string[] {
  const of = (what: string, rows: Readonly<Record<string, State>>, there: (name: string) => unknown) =>
    Object.entries(rows).flatMap(([name, state]) =>
      state === 'later' && there(name) ? [`${what} ${name}`] : [],
    )
  const operations = Object.entries(manifest.operations)
  return [
    ...of('route', manifest.routes, (path) => at.routes(path)),
    ...of('field', manifest.fields, (path) => at.fields(path)),
    ...operations.flatMap(([name, { state }]) =>
      of('operation', { [name]: state }, () => at.operations(name)),
    ),
    ...operations.flatMap(([name, { inputs }]) =>
      of(`input of ${name}`, inputs, (input) => at.operations(name, input)),
    ),
    ...Object.entries(manifest.enumerations).flatMap(([name, values]) =>
      of(`value of ${name}`, values, (value) => at.enumerations(name, value)),
    ),
    ...Object.entries(manifest.constants).flatMap(([name, { state, value }]) =>
      of('constant', { [name]: state }, () => JSON.stringify(at.constants(name)) === JSON.stringify(value)),
    ),
  ]
}
