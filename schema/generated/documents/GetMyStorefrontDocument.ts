import { documentOf } from '../../document.ts'
import type { GetMyStorefrontQuery, GetMyStorefrontQueryVariables } from '../types.ts'
import { StorefrontFieldsFragmentDoc } from './StorefrontFieldsFragmentDoc.ts'

export const GetMyStorefrontDocument = /* #__PURE__ */ documentOf<GetMyStorefrontQuery, GetMyStorefrontQueryVariables>("query getMyStorefront{__typename myStorefront{__typename ...StorefrontFields}}", [StorefrontFieldsFragmentDoc], "98532002a8e71f28f098d271352cb57d6986bd4a367b256f6d4d1c200e5a264b")
