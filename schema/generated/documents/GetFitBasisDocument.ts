import { documentOf } from '../../document.ts'
import type { GetFitBasisQuery, GetFitBasisQueryVariables } from '../types.ts'
import { FitBasisFieldsFragmentDoc } from './FitBasisFieldsFragmentDoc.ts'

export const GetFitBasisDocument = /* #__PURE__ */ documentOf<GetFitBasisQuery, GetFitBasisQueryVariables>("query getFitBasis{__typename fitBasis{__typename ...FitBasisFields}}", [FitBasisFieldsFragmentDoc], "9b9fdd07e563dd7b099572fd812d35f90036ffaa70e05c05fb8697740b34dbde")
