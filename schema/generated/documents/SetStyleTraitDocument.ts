import { documentOf } from '../../document.ts'
import type { SetStyleTraitMutation, SetStyleTraitMutationVariables } from '../types.ts'
import { StyleProfileFieldsFragmentDoc } from './StyleProfileFieldsFragmentDoc.ts'

export const SetStyleTraitDocument = /* #__PURE__ */ documentOf<SetStyleTraitMutation, SetStyleTraitMutationVariables>("mutation setStyleTrait($key:String!$value:String!$verdict:StyleVerdict){__typename setStyleTrait(key:$key value:$value verdict:$verdict){__typename ...StyleProfileFields}}", [StyleProfileFieldsFragmentDoc], "0343d323cb8335260f39302ee6c41645c941ef2d850604b08cb39fe424a21abc")
