// What each domain teaches the normalised cache.
import { identityCache } from './domains/identity/identity.cache.ts'
import type { CachePart } from './platform/urql.ts'

export const cacheParts: readonly CachePart[] = [identityCache]
