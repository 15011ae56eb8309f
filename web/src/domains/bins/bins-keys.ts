// Parts of answers about bins that the normalised cache knows by nothing of their own.
import { addParts } from '../../platform/cache-keys.ts'

addParts('PieceInBin BinContents PutIntoBinPayload')
