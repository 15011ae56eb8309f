// Parts of answers about releases of texts that the normalised cache knows by nothing of their own.
import { addParts } from '../../platform/cache-keys.ts'

addParts('ContentDocument ContentReleasePayload ContentRefused ContentProblem')
