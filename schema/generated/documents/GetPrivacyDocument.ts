import { documentOf } from '../../document.ts'
import type { GetPrivacyQuery, GetPrivacyQueryVariables } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'
import { PrivacyFieldsFragmentDoc } from './PrivacyFieldsFragmentDoc.ts'

export const GetPrivacyDocument = /* #__PURE__ */ documentOf<GetPrivacyQuery, GetPrivacyQueryVariables>("query getPrivacy{__typename privacy{__typename ...PrivacyFields}}", [OpenThingFieldsFragmentDoc, PrivacyFieldsFragmentDoc], "721a1e1aa078b0aac590c008dcd89a7f991bbfa7c0e45efd6ef068756dba994f")
