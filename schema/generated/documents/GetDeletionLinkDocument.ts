import { documentOf } from '../../document.ts'
import type { GetDeletionLinkQuery, GetDeletionLinkQueryVariables } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'

export const GetDeletionLinkDocument = /* #__PURE__ */ documentOf<GetDeletionLinkQuery, GetDeletionLinkQueryVariables>("query getDeletionLink($token:String!){__typename deletionLink(token:$token){__typename use email hasAccount eraseAt open{__typename ...OpenThingFields}givenUp refusal}}", [OpenThingFieldsFragmentDoc], "50e52549fcc5217607af7343382f076811f3439363fb6ff083139487c2c089d1")
