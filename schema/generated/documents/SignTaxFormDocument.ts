import { documentOf } from '../../document.ts'
import type { SignTaxFormMutation, SignTaxFormMutationVariables } from '../types.ts'
import { TaxSetupFieldsFragmentDoc } from './TaxSetupFieldsFragmentDoc.ts'

export const SignTaxFormDocument = /* #__PURE__ */ documentOf<SignTaxFormMutation, SignTaxFormMutationVariables>("mutation signTaxForm($input:TaxFormInput!){__typename signTaxForm(input:$input){__typename ...on TaxFormSigned{__typename setup{__typename ...TaxSetupFields}}...on TaxFormRefused{__typename message problems{__typename field message}}}}", [TaxSetupFieldsFragmentDoc], "32545643c94b0e110aaae750351e0885581e1a88d05173a57590d74cbc5ff0ce")
