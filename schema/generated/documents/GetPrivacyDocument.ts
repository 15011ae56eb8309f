import { documentOf } from '../../document.ts'
import type { GetPrivacyQuery, GetPrivacyQueryVariables } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'
import { PrivacyFieldsFragmentDoc } from './PrivacyFieldsFragmentDoc.ts'

export const GetPrivacyDocument = /* #__PURE__ */ documentOf<GetPrivacyQuery, GetPrivacyQueryVariables>("query getPrivacy{__typename privacy{__typename ...PrivacyFields}}", [OpenThingFieldsFragmentDoc, PrivacyFieldsFragmentDoc], "9e1a6e428f15cbbace4d8ff1c6c585340bd40dfb7bee44a83efa1487c2660973")
