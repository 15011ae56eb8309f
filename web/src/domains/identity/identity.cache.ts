// Updates the cache after a log-in or log-out: all that may be about the former viewer is forgotten, and
// asked for again.
import {
  GetMyPhoneDocument,
  GetPasskeysDocument,
  GetUserHumanDocument,
  type MyPhoneFieldsFragment,
  type PasskeyFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'
import { sessionVariables } from './ask-session.ts'

/**
 * The fields of Query that answer everybody alike, and `user`, which the session asks for anew by itself. Any
 * other answer may be about the viewer and goes with the viewer: a new field goes too until it is named here.
 */
const sameForEverybody: ReadonlySet<string> = new Set([
  'alpSearchTerms',
  'brandDirectory',
  'categories',
  'cleanoutPartner',
  'helpArticles',
  'kitPartners',
  'landingPage',
  'legalDocument',
  'legalDocuments',
  'relatedLinks',
  'shopFigures',
  'shopMap',
  'sitemap',
  'sizeChart',
  'sizeChartStandardGuides',
  'sizeChoices',
  'sizeFragment',
  'supplier',
  'topBrands',
  'user',
  'zipPlace',
])

function forget(cache: Cache): void {
  for (const { fieldKey, fieldName } of cache.inspectFields('Query')) {
    if (!sameForEverybody.has(fieldName)) cache.invalidate('Query', fieldKey)
  }
}

function signedIn(field: string) {
  return (result: Record<string, unknown>, _args: unknown, cache: Cache) => {
    const answer = result[field]
    if ((answer as { __typename?: string } | null)?.__typename === 'AuthPayload') forget(cache)
  }
}

/** Puts the passkeys that a change answers with in place of those that the settings asked for. */
function keptPasskeys(field: string) {
  return (result: Record<string, unknown>, _args: unknown, cache: Cache) => {
    const answer = result[field] as { passkeys?: PasskeyFieldsFragment[] } | null
    if (answer?.passkeys)
      cache.updateQuery({ query: GetPasskeysDocument }, () => ({ passkeys: answer.passkeys ?? [] }))
  }
}

/** Puts the phone that a change answers with in place of the one that the settings asked for. */
function keptPhone(field: string) {
  return (result: Record<string, unknown>, _args: unknown, cache: Cache) => {
    const answer = result[field] as { myPhone?: MyPhoneFieldsFragment } | null
    const myPhone = answer?.myPhone
    if (myPhone)
      cache.updateQuery({ query: GetMyPhoneDocument }, () => ({ __typename: 'Query' as const, myPhone }))
  }
}

/** The part of the cache that handles log-in, sign-up and log-out. */
export const identityCache: CachePart = {
  updates: {
    Mutation: {
      signUp: signedIn('signUp'),
      logIn: signedIn('logIn'),
      finishLogIn: signedIn('finishLogIn'),
      logInWithPasskey: signedIn('logInWithPasskey'),
      addPasskey: keptPasskeys('addPasskey'),
      removePasskey: keptPasskeys('removePasskey'),
      changePhone: keptPhone('changePhone'),
      confirmPhone: keptPhone('confirmPhone'),
      endPhoneChange: keptPhone('endPhoneChange'),
      removePhone: keptPhone('removePhone'),
      changePasswordByMail: signedIn('changePasswordByMail'),
      // The country changes delivery, sums and what is offered: all that is about the viewer is asked anew.
      setCountry: (result, _args, cache) => {
        const answer = result.setCountry as { __typename?: string } | null
        if (answer?.__typename === 'SetCountryPayload') forget(cache)
      },
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
