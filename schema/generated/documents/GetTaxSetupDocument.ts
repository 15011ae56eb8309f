import { documentOf } from '../../document.ts'
import type { GetTaxSetupQuery, GetTaxSetupQueryVariables } from '../types.ts'
import { TaxSetupFieldsFragmentDoc } from './TaxSetupFieldsFragmentDoc.ts'

export const GetTaxSetupDocument = /* #__PURE__ */ documentOf<GetTaxSetupQuery, GetTaxSetupQueryVariables>("query getTaxSetup{__typename taxSetup{__typename ...TaxSetupFields}}", [TaxSetupFieldsFragmentDoc], "514bbad1331e1845cd1594e816b2fb1c35475a223f435efe1ba37dbd78691ab3")
