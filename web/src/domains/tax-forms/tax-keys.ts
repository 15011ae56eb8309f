// Registers the types of tax forms without an id, when the settings load.
import { addParts, cacheKeys, viewerKey } from '../../platform/cache-keys.ts'

cacheKeys.TaxSetup = () => viewerKey
addParts('TaxFormSigned TaxFormRefused TaxFormFieldProblem')
