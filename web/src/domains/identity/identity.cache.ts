// Updates the cache after a log-in or log-out: cart, favorites and holds of the former viewer are asked
// for again.
import { GetUserHumanDocument } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'
import { sessionVariables } from './ask-session.ts'

const viewersOwn = [
  'activeCart',
  'myAddresses',
  'favorites',
  'follows',
  'storefront',
  'myStorefront',
  'sizeProfile',
  'userAlerts',
  'items',
  'item',
  'typeahead',
  'recentSearches',
  'recentSearchesV2',
  'earnings',
  'earningSales',
  'cashOutSetup',
  'cashOuts',
  'cashOut',
  'notifications',
  'unreadNotifications',
  'activity',
  'subscriptions',
]

function forget(cache: Cache): void {
  for (const { fieldKey, fieldName } of cache.inspectFields('Query')) {
    if (viewersOwn.includes(fieldName)) cache.invalidate('Query', fieldKey)
  }
}

function signedIn(field: string) {
  return (result: Record<string, unknown>, _args: unknown, cache: Cache) => {
    const answer = result[field]
    if ((answer as { __typename?: string } | null)?.__typename === 'AuthPayload') forget(cache)
  }
}

/** The part of the cache that handles log-in, sign-up and log-out. */
export const identityCache: CachePart = {
  updates: {
    Mutation: {
      signUp: signedIn('signUp'),
      logIn: signedIn('logIn'),
      changePasswordByMail: signedIn('changePasswordByMail'),
      logOut: (_result, _args, cache) => forget(cache),
      // Specification §7: the answer updates the cached user.
      applyClientConfiguration: ({ applyClientConfiguration }, _args, cache) => {
        const { clientConfiguration } = applyClientConfiguration as { clientConfiguration: unknown }
        cache.updateQuery({ query: GetUserHumanDocument, variables: sessionVariables() }, (data) =>
          data === null ? null : { ...data, user: { ...data.user, clientConfiguration } },
        )
      },
    },
  },
}
