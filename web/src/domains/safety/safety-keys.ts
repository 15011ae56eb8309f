// Cache keys of blocks and reports; loaded with what shows them, since the first page has none of it.
import { cacheKeys } from '../../platform/cache-keys.ts'

const none = () => null
for (const name of ['BlockPayload', 'BlockRefused', 'MemberReports', 'MemberReportsPayload', 'ReviewVersion'])
  cacheKeys[name] = none
