import { documentOf } from '../../document.ts'
import type { GetStyleProfileQuery, GetStyleProfileQueryVariables } from '../types.ts'
import { StyleProfileFieldsFragmentDoc } from './StyleProfileFieldsFragmentDoc.ts'

export const GetStyleProfileDocument = /* #__PURE__ */ documentOf<GetStyleProfileQuery, GetStyleProfileQueryVariables>("query getStyleProfile{__typename styleProfile{__typename ...StyleProfileFields}}", [StyleProfileFieldsFragmentDoc], "54790cec262afa0c3e499d79b70002f21e45ab0bdf0b0e809ff0dd291590716d")
