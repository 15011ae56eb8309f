import { documentOf } from '../../document.ts'
import type { GetDeletionLinkQuery, GetDeletionLinkQueryVariables } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'

export const GetDeletionLinkDocument = /* #__PURE__ */ documentOf<GetDeletionLinkQuery, GetDeletionLinkQueryVariables>("query getDeletionLink($token:String!){__typename deletionLink(token:$token){__typename use email hasAccount eraseAt open{__typename ...OpenThingFields}givenUp stays refusal}}", [OpenThingFieldsFragmentDoc], "2f144fe5be8432cdd7d737c2d0ec8702dc42d1d65fcbbd34bf543c236e2ea6dc")
