// Saved sizes answer at once: the profile is written before the shop answers and taken back when it refuses.
import type { SizeProfileInput, UpsertSizeProfileMutation } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

/** The profile that the shop's frame asks for (specification §7). */
const women = { departmentTag: 'women', v2Sizes: true }
const narrowed = ['items', 'facetBrands', 'sizeProfiles']

function forget(cache: Cache, names: readonly string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (names.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

function saved(
  result: Record<string, unknown>,
  _args: unknown,
  cache: Cache,
  { optimistic }: { optimistic?: boolean },
): void {
  const answer = result.upsertSizeProfile as UpsertSizeProfileMutation['upsertSizeProfile'] | undefined
  if (!answer) return
  const { department } = answer.sizeProfile
  const profile = { __typename: 'SizeProfile', department } as const
  cache.link('Query', 'sizeProfile', { ...women, departmentTag: department }, profile)
  if (!optimistic) forget(cache, narrowed)
}

/** The profile that the browser assumes until the shop answers. */
function assumed(args: unknown) {
  const { seenAt: _, ...input } = (args as { input: SizeProfileInput }).input
  return {
    __typename: 'UpsertSizeProfilePayload',
    sizeProfile: {
      __typename: 'SizeProfile',
      ...input,
      updatedAt: null,
      expandedSizingIds: input.sizingIds,
    },
    isFirst: false,
    replaced: null,
  }
}

const children = (_result: unknown, _args: unknown, cache: Cache) => forget(cache, ['childSizes'])

const fit = (_result: unknown, _args: unknown, cache: Cache) => forget(cache, ['fitNote', 'fitBasis'])

export const sizeProfileCache: CachePart = {
  optimistic: { upsertSizeProfile: assumed },
  updates: {
    Mutation: {
      upsertSizeProfile: saved,
      saveChildSizes: children,
      removeChildSizes: children,
      saveBodyMeasure: fit,
      forgetFit: fit,
    },
  },
}
