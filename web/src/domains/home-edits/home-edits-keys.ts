// Parts of answers about edits that the normalised cache knows by nothing of their own.
import { addParts } from '../../platform/cache-keys.ts'

addParts('SaveHomeEditPayload HomeEditRefused StaffItemHit')
