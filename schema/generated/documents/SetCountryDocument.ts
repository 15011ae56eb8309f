import { documentOf } from '../../document.ts'
import type { SetCountryMutation, SetCountryMutationVariables } from '../types.ts'

export const SetCountryDocument = /* #__PURE__ */ documentOf<SetCountryMutation, SetCountryMutationVariables>("mutation setCountry($input:SetCountryInput!){__typename setCountry(input:$input){__typename ...on SetCountryPayload{__typename user{__typename id isInternational userCountry{__typename id}}}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}}}", [], "47b97adeb12578107937d24144c946fa403699ae5ab24035077f3029cfaa4f86")
