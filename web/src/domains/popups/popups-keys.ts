// Registers the types without an id in the pop-ups' answers with the cache.
import { addParts } from '../../platform/cache-keys.ts'

addParts('AcceptLegalPayload')
