// One client, one normalised cache. Documents are never sent: the API knows them by their hash.
import { getOperations } from '@hemline/rules/vocabulary/wire.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { type CacheExchangeOpts, cacheExchange } from '@urql/exchange-graphcache'
import { Client, type Exchange, fetchExchange, makeOperation, mapExchange } from 'urql'
import { type ApiFetch, createApiFetch } from './fetch.ts'
import { reportError } from './reports.ts'

/** What a domain's `x.cache.ts` adds to the cache. */
export type CachePart = Pick<CacheExchangeOpts, 'updates' | 'optimistic' | 'resolvers' | 'keys'>

/** Everybody who asks is one viewer: log-in, sign-up and log-out answers update the same record. */
export const viewerKey = 'viewer'

const embedded = () => null
const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))
/** Types without an id of their own, or whose id goes by another name. */
const keys: NonNullable<CacheExchangeOpts['keys']> = {
  User: () => viewerKey,
  Item: (item) => text(item.itemNumber ?? item.id),
  Warehouse: (one) => text(one.warehouseId),
  LegalDocument: (one) => text(one.slug),
  SizeChart: (one) => text(one.name),
  SizeFragment: (one) => text(one.sizingId),
  SizeProfile: (one) => text(one.department),
  ...Object.fromEntries(
    [
      'ActiveCart',
      'CartTotals',
      'ItemPromotion',
      'ItemPartner',
      'SellerContent',
      'SimilarSearchFilters',
      'SizeEquivalents',
      'SustainabilityImpact',
      'Flaw',
      'Measurement',
      'Country',
      'UserAlerts',
      'FavoriteList',
      'ItemConnection',
      'ListPageInfo',
      'Facet',
      'FacetBucket',
      'FacetChoice',
      'HistogramBar',
      'ListControls',
      'SortGroup',
      'SortControl',
      'SortLocation',
      'QueryCorrection',
      'CorrectionContent',
      'CorrectedQuery',
      'FieldProblem',
      'RelatedLinks',
      'RelatedSection',
      'RelatedLink',
      'SizeChartColumn',
      'SizeChartRow',
      'SizeChartCell',
      'SizeRange',
      'CreditDrop',
      'OutletPromotion',
      'ItemTargeting',
      'ItemTargetingRule',
      'UserPromotions',
      'AdvertisedOffer',
      'CouponOffer',
      'PointsMultiplierOffer',
    ].map((name) => [name, embedded]),
  ),
}

/** What implements the contract's one interface, and what its unions hold; what isn't here is never matched. */
const possibleTypes: NonNullable<CacheExchangeOpts['possibleTypes']> = {
  UserError: [
    'SignInRequired',
    'InvalidInput',
    'EmailTaken',
    'LogInRefused',
    'TooManyTries',
    'PasswordLinkInvalid',
    'PasswordWrong',
    'ItemUnavailable',
    'ItemHeld',
    'ItemWithheld',
    'CartFull',
    'NotInCart',
    'ItemFree',
    'QueueFull',
    'TooManyPlaces',
    'AddressInvalid',
    'AddressBookFull',
    'CodeNotApplicable',
    'GiftCardInvalid',
    'GiftCardEmpty',
    'TooManyGiftCards',
    'NoCartToPay',
    'GiftCardNotInCart',
    'GiftCardBeingPaid',
    'NotReclaimable',
    'ShippingOptionUnavailable',
    'PaymentDeclined',
    'TotalsChanged',
    'ItemsLost',
    'CheckoutIncomplete',
    'AttemptGivenUp',
    'OrderNotCancelable',
    'PiecesDiffer',
    'ParcelMoved',
    'PaymentRefused',
    'StaffRefusal',
    'PasswordNeeded',
    'PaymentDeclined',
    'TotalsChanged',
    'ItemsLost',
    'CheckoutIncomplete',
    'AttemptGivenUp',
    'OrderNotCancelable',
  ],
  // Unions that a fragment is written on.
  PickParcelResult: ['StaffParcelPayload', 'ParcelMoved'],
  StaffOrderResult: ['StaffOrderPayload', 'StaffRefusal', 'PasswordNeeded'],
  PlaceOrderResult: [
    ...['OrderPlaced', 'OrderPending', 'PaymentApprovalNeeded', 'PaymentDeclined', 'TotalsChanged', 'ItemsLost', 'CheckoutIncomplete'],
    ...['AttemptGivenUp', 'CodeNotApplicable'],
  ],
}

/** Puts the hash where the API looks for it; without a `miss` flag urql leaves the text out. */
export const persistedHash: Exchange = mapExchange({
  onOperation(operation) {
    if (operation.kind === 'teardown') return operation
    const definition = operation.query.definitions.find((one) => one.kind === 'OperationDefinition')
    const name = definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined
    const sha256Hash = name ? persistedHashes[name as OperationName] : undefined
    if (!sha256Hash) throw new Error(`operation ${name ?? 'without a name'} is not in schema/operations`)
    // §7: some operations are asked by GET, so that what is between us and the API may keep their answers.
    const context = (getOperations as readonly string[]).includes(name ?? '')
      ? { ...operation.context, preferGetMethod: 'force' as const }
      : operation.context
    return makeOperation(
      operation.kind,
      { ...operation, extensions: { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } } },
      context,
    )
  },
})

/** §8: failed graph and network errors are logged. What tells them from the expected ones comes with the first; without it each is logged. */
const logging: Exchange = mapExchange({
  onError(error, operation) {
    void import('./errors.ts').then(
      ({ reportFailure }) => reportFailure(error, operation),
      () => reportError('an answer failed', { message: error.message }),
    )
  },
})

export function mergeParts(parts: readonly CachePart[]): CachePart {
  const updates: NonNullable<CachePart['updates']> = {}
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part.updates ?? {})) updates[type] = { ...updates[type], ...fields }
  }
  return {
    updates,
    optimistic: Object.assign({}, ...parts.map((part) => part.optimistic ?? {})),
    resolvers: Object.assign({}, ...parts.map((part) => part.resolvers ?? {})),
    keys: Object.assign({}, ...parts.map((part) => part.keys ?? {})),
  }
}

/** A client over `send`; the cache learns from the domains' parts. */
export function createClient(parts: readonly CachePart[], send: ApiFetch): Client {
  const merged = mergeParts(parts)
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: createApiFetch(send),
    exchanges: [cacheExchange({ ...merged, possibleTypes, keys: { ...keys, ...merged.keys } }), logging, persistedHash, fetchExchange],
  })
}
