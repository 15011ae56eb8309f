// Registers the types without an id in the answers about the phone with the cache.
import { addParts } from '../../platform/cache-keys.ts'

addParts('PhonePayload PhoneRefused')
