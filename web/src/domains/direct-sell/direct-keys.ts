// Cache keys of direct selling; loaded with its screens, since the first page has none of it.
import { cacheKeys, viewerKey } from '../../platform/cache-keys.ts'
import '../intake/intake-keys.ts'

// A viewer has one closet: every answer about it changes the same record.
cacheKeys.DirectShop = () => viewerKey
cacheKeys.ReviewVersion = () => null
