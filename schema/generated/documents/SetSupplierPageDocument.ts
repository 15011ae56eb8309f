import { documentOf } from '../../document.ts'
import type { SetSupplierPageMutation, SetSupplierPageMutationVariables } from '../types.ts'
import { SupplierPageFieldsFragmentDoc } from './SupplierPageFieldsFragmentDoc.ts'

export const SetSupplierPageDocument = /* #__PURE__ */ documentOf<SetSupplierPageMutation, SetSupplierPageMutationVariables>("mutation setSupplierPage($input:SupplierPageInput!){__typename setSupplierPage(input:$input){__typename ...on SupplierPagePayload{__typename page{__typename ...SupplierPageFields}}...on SupplierPageRefused{__typename message problems{__typename field message}}}}", [SupplierPageFieldsFragmentDoc], "7e3ca9bcbf6bf68df4ad8f078ae51363d1e8dd0e46522d615cdc5015117eb348")
