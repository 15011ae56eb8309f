// Looks up whether something that the specification names exists: in the SDL, the operations, the rules'
// vocabulary or the route table.

import { itemStates } from '@hemline/rules/catalogue/item-states.ts'
import { type Phrase, phrases } from '@hemline/rules/errors/catalogue.ts'
import { expectedMessages } from '@hemline/rules/errors/expected.ts'
import { methodTable } from '@hemline/rules/payment/methods.ts'
import { referralTransitions } from '@hemline/rules/referrals/referrals.ts'
import { rewardMeanings } from '@hemline/rules/rewards/kinds.ts'
import { controlTable, filterTable } from '@hemline/rules/search/filters.ts'
import { listingPageTypes } from '@hemline/rules/search/listing-path.ts'
import { sortValues } from '@hemline/rules/search/sorts.ts'
import { popupTypes } from '@hemline/rules/site/popups.ts'
import { routeTable } from '@hemline/rules/site/route-table.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import { authPhases } from '@hemline/rules/vocabulary/auth.ts'
import { hubFlag } from '@hemline/rules/vocabulary/cases.ts'
import * as constants from '@hemline/rules/vocabulary/constants.ts'
import { departments } from '@hemline/rules/vocabulary/departments.ts'
import { directSellFlags, editingFlag } from '@hemline/rules/vocabulary/flags.ts'
import * as items from '@hemline/rules/vocabulary/items.ts'
import { clientConfigurationKeys, listTypes, pendingListStatuses } from '@hemline/rules/vocabulary/lists.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import { photoSources } from '@hemline/rules/vocabulary/photos.ts'
import { loyaltyTiers, rewardKinds, rewardTypes } from '@hemline/rules/vocabulary/rewards.ts'
import * as seller from '@hemline/rules/vocabulary/seller.ts'
import { carriers, shippingServices } from '@hemline/rules/vocabulary/shipping.ts'
import { shoeWidths, sizeCategories, sizeGroups } from '@hemline/rules/vocabulary/sizing.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { getNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import {
  isEmptyField,
  isFixedField,
  isKeptIn,
  isSaid,
  isShown,
  isUnreadInput,
  isUnwrittenField,
  isUsed,
} from './spec-behind.ts'
import { listsMeant, methodsMeant, operationTexts, schema, siteFields, siteTypes } from './spec-contract.ts'
import { type Entry, exercises } from './spec-tests.ts'

/**
 * `built`: exists and has an effect. `fixed`: the specification gives the field one value. `empty`: the
 * contract has the name, without an effect yet. `later`: the name does not exist yet.
 */
export type State = 'built' | 'fixed' | 'empty' | 'later'
/**
 * The state of an entry: an existing one names the test that exercises it, another one the issue that will
 * build it.
 */
export type Mark = { state: State; test?: string; issue?: number }
/** The manifest: every name of the specification with its mark. */
export type Manifest = {
  routes: Record<string, Mark>
  /** Operation → its own mark and that of each input. */
  operations: Record<string, Mark & { inputs: Record<string, Mark> }>
  /** 'Item.promotion.discountPercent' → mark. */
  fields: Record<string, Mark>
  /** Enumeration → value → mark. */
  enumerations: Record<string, Record<string, Mark>>
  /** Name in the code → mark and value: numbers, texts and lists from the specification. */
  constants: Record<string, Mark & { value: unknown }>
}
/**
 * Looks entries up in the code. `isEmpty`: whether an existing field, or an existing input of an operation,
 * has no effect. `exercises`: whether the test at a path exercises an entry.
 */
export type Lookup = { [Part in keyof Manifest]: (name: string, detail?: string) => unknown } & {
  isEmpty: (name: string, input?: string) => boolean
  exercises: (path: string, entry: Entry) => boolean
}

const isMethodThere = (method: PaymentMethod) => methodTable.some((row) => row.method === method)

const vocabularies: Record<string, readonly string[]> = {
  AuthEventPhase: authPhases,
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
  PageType: Object.values(routeTable).map(({ page }) => page),
  ListingPageType: listingPageTypes,
  // The arbiter knows all types; those that a screen opens are built.
  PopupType: popupTypes.filter(isShown),
  ShoeWidth: shoeWidths,
  SizeCategory: sizeCategories,
  SizeSubGroup: sizeGroups,
  ListType: listTypes.filter((type) => operationThere(listsMeant[type])),
  LocalItemStatus: Object.keys(pendingListStatuses).map(
    (status) => status[0]?.toUpperCase() + status.slice(1),
  ),
  // The API keeps all categories; those that a screen keeps something in are built.
  ClientConfigurationKey: clientConfigurationKeys.filter(isKeptIn),
  // The catalogue has all phrases; those that a screen shows are built.
  ErrorPhrase: (Object.keys(phrases) as Phrase[]).map((key) => phrases[key][0] || 'generic'),
  ExpectedMessage: Object.keys(expectedMessages).filter(isSaid),
  PhotoSource: photoSources,
  BagType: seller.bagTypes,
  CleanoutFlow: seller.cleanoutFlowVariants,
  CleanoutFlowStep: seller.cleanoutFlowSteps,
  CleanoutModalStep: seller.cleanoutModalSteps,
  CleanoutNavigation: seller.cleanoutNavigations,
  CleanoutIncentive: seller.cleanoutIncentives,
  ShippingCarrier: carriers,
  ShippingOption: Object.keys(shippingServices),
  RewardKind: rewardKinds,
  RewardType: rewardTypes,
  RedemptionContext: rewardKinds.map((kind) => rewardMeanings[kind].context),
  LoyaltyTier: loyaltyTiers,
  ReferralInvitationStatus: Object.keys(referralTransitions),
  // Flags that unlock a way to pay or a page.
  FeatureFlag: [...methodTable.flatMap(({ flag }) => flag ?? []), hubFlag, editingFlag, ...directSellFlags],
  SellerItemStatus: seller.sellerItemStatuses,
  PaymentMethod: Object.keys(methodsMeant).filter((words) => methodsMeant[words]?.every(isMethodThere)),
}

function fieldThere(path: string): boolean {
  const [typeName = '', ...names] = path.split('.')
  if (siteTypes[typeName]) return siteFields(typeName).includes(names.join('.'))
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
  const text = operationTexts.find((one) => new RegExp(`\\b(?:query|mutation) ${name}\\b`).test(one))
  if (text === undefined || input === undefined) return text !== undefined
  if (new RegExp(`\\$${input}:`).test(text)) return true
  const wrapped = /\$input: (\w+)!/.exec(text)?.[1]
  // The operation's own text fixes the value, such as the department of getUserHuman's size profile.
  return wrapped ? fieldThere(`${wrapped}.${input}`) : false
}

/** Whether the contract itself accepts only listed values (an enumeration) for an operation's input. */
function isListed(operation: string, input: string): boolean {
  const wrapped = schema.getType(`${operation[0]?.toUpperCase()}${operation.slice(1)}Input`)
  const field = isInputObjectType(wrapped) ? wrapped.getFields()[input] : undefined
  return field !== undefined && isEnumType(getNamedType(field.type))
}

/**
 * Returns the forms of a path with and without its optional segments; `:` stands for a parameter, `*` for
 * any rest, and a rest that a matcher reads for itself.
 */
function shapesOf(path: string): readonly string[] {
  const shapeOf = (part: string) => {
    if (part.startsWith('*')) return part.includes('(') ? part : '*'
    return part.startsWith(':') || part.startsWith('_') ? ':' : part
  }
  let shapes: readonly string[] = ['']
  for (const part of path.split('/').filter(Boolean)) {
    const longer = shapes.map((one) => `${one}/${shapeOf(part)}`)
    shapes = part.endsWith('?') ? [...shapes, ...longer] : longer
  }
  return shapes
}

const tableShapes = Object.values(routeTable).flatMap(({ paths }) => paths.flatMap(shapesOf))

/**
 * Whether the route table has a path of the specification: the path itself, or for one with parameters every
 * form of it; a path of the table with a rest has everything below it.
 */
function routeThere(path: string): boolean {
  if (!/[:*]/.test(path)) return classify(path).kind !== 'not-found'
  return shapesOf(path).every((shape) =>
    tableShapes.some((one) => one === shape || (one.endsWith('/*') && shape.startsWith(one.slice(0, -1)))),
  )
}

/** The lookup in the repository's own code. */
export const lookup: Lookup = {
  routes: routeThere,
  operations: operationThere,
  fields: fieldThere,
  enumerations: (name, value = '') => enumerationThere(name, value),
  constants: (name) => (isUsed(name) ? (constants as Record<string, unknown>)[name] : undefined),
  exercises,
  isEmpty: (name, input) =>
    input === undefined
      ? siteTypes[name.split('.')[0] ?? ''] === undefined &&
        (isEmptyField(name) || isFixedField(name) || isUnwrittenField(name))
      : isUnreadInput(name, input) && !isListed(name, input),
}

const parts = {
  routes: 'route',
  operations: 'operation',
  fields: 'field',
  enumerations: 'value',
  constants: 'constant',
}

/**
 * Returns all entries of the specification's manifest, each with its path in it, a name for people and its
 * mark.
 */
export function entriesOf(manifest: Manifest): { entry: Entry; what: string; mark: Mark }[] {
  const plain = (part: 'routes' | 'fields' | 'constants') =>
    Object.entries<Mark>(manifest[part]).map(([name, mark]) => ({
      entry: [part, name] as const,
      what: `${parts[part]} ${name}`,
      mark,
    }))
  const operations = Object.entries(manifest.operations).flatMap(([name, { inputs, ...mark }]) => [
    { entry: ['operations', name] as const, what: `operation ${name}`, mark },
    ...Object.entries(inputs).map(([input, own]) => ({
      entry: ['operations', name, input] as const,
      what: `input ${name}.${input}`,
      mark: own,
    })),
  ])
  const values = Object.entries(manifest.enumerations).flatMap(([name, marks]) =>
    Object.entries(marks).map(([value, mark]) => ({
      entry: ['enumerations', name, value] as const,
      what: `value ${name}.${value}`,
      mark,
    })),
  )
  return [...plain('routes'), ...operations, ...plain('fields'), ...values, ...plain('constants')]
}

/** Whether the code has an entry; a constant must also have the manifest's value. */
function isThere(manifest: Manifest, at: Lookup, [part, name, detail]: Entry): boolean {
  const found = at[part](name, detail)
  if (part !== 'constants') return Boolean(found)
  return JSON.stringify(found) === JSON.stringify(manifest.constants[name]?.value)
}

/** Only fields and inputs can exist without an effect. */
const canBeEmpty = ([part, , input]: Entry) =>
  part === 'fields' || (part === 'operations' && input !== undefined)

function problemOf(manifest: Manifest, at: Lookup, entry: Entry, mark: Mark): string | undefined {
  const { state, test, issue } = mark
  const isThereOnly = state === 'built' || state === 'later'
  if (!isThereOnly && !((state === 'fixed' || state === 'empty') && canBeEmpty(entry)))
    return 'no valid state'
  if (state === 'later' || state === 'empty') {
    if (!Number.isInteger(issue) || test !== undefined)
      return `marked ${state}, and names no issue that brings it`
  } else if (test === undefined || issue !== undefined) return `marked ${state}, and names no test`
  if (state === 'later') return undefined
  if (!isThere(manifest, at, entry)) return `marked ${state}, but not there`
  if (canBeEmpty(entry)) {
    const isEmpty = at.isEmpty(entry[1], entry[2])
    if (state === 'built' && isEmpty) return 'marked built, but nothing is behind it'
    if (state !== 'built' && !isEmpty) return `marked ${state}, but something is behind it`
  }
  return test === undefined || at.exercises(test, entry) ? undefined : `${test} does not exercise it`
}

/**
 * Returns a line for each mistake in the manifest: an entry without a valid state, test or issue, an entry
 * marked built that does not exist or has no effect, and a test that does not exist or does not exercise
 * its entry.
 */
export function manifestProblems(manifest: Manifest, at: Lookup): string[] {
  return entriesOf(manifest).flatMap(({ entry, what, mark }) => {
    const problem = problemOf(manifest, at, entry, mark)
    return problem === undefined ? [] : [`${what}: ${problem}`]
  })
}

/**
 * Returns the names of the entries of the specification's manifest that exist but are still marked `later`.
 */
export function forgottenMarks(manifest: Manifest, at: Lookup): string[] {
  return entriesOf(manifest).flatMap(({ entry, what, mark }) =>
    mark.state === 'later' && isThere(manifest, at, entry) ? [what] : [],
  )
}
