// Registers the types without an id in the alerts' answer with the cache.
import { addParts } from '../../platform/cache-keys.ts'

addParts('AlertAction')
