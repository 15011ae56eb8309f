// Registers the types without an id in these answers with the cache, when the first of these screens
// loads.
import { addParts } from '../../../platform/cache-keys.ts'
import '../ways/ways-keys.ts'

addParts('CharityMonth')
