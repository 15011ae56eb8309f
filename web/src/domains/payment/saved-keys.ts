// Registers the types without an id in the answers about saved ways to pay with the cache.
import { addParts } from '../../platform/cache-keys.ts'

addParts('SavedMethodsPayload SavedMethodRefused')
