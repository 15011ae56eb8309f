import { documentOf } from '../../document.ts'
import type { GetPasskeysQuery, GetPasskeysQueryVariables } from '../types.ts'
import { PasskeyFieldsFragmentDoc } from './PasskeyFieldsFragmentDoc.ts'

export const GetPasskeysDocument = /* #__PURE__ */ documentOf<GetPasskeysQuery, GetPasskeysQueryVariables>("query getPasskeys{__typename passkeys{__typename ...PasskeyFields}}", [PasskeyFieldsFragmentDoc], "b2cf9b1d930f202435b75091a9f5f608e6318b4025da8f1f788267c166b96945")
