import { documentOf } from '../../document.ts'
import type { NameBagMutation, NameBagMutationVariables } from '../types.ts'

export const NameBagDocument = /* #__PURE__ */ documentOf<NameBagMutation, NameBagMutationVariables>("mutation nameBag($bagNumber:ID!$name:String!){__typename nameBag(bagNumber:$bagNumber name:$name){__typename ...on NameBagPayload{__typename bag{__typename id name}}...on BagNotNamed{__typename message}}}", [], "dc9db369f3751a516ec96cfabca89a6393fd56ef935d02dc2dc1595085a128a3")
