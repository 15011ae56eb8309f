import { documentOf } from '../../document.ts'
import type { RevokeShareMutation, RevokeShareMutationVariables } from '../types.ts'
import { NamedListsFragmentDoc } from './NamedListsFragmentDoc.ts'
import { ListsAnswerFragmentDoc } from './ListsAnswerFragmentDoc.ts'

export const RevokeShareDocument = /* #__PURE__ */ documentOf<RevokeShareMutation, RevokeShareMutationVariables>("mutation revokeShare($code:String!){__typename revokeShare(code:$code){__typename ...ListsAnswer}}", [NamedListsFragmentDoc, ListsAnswerFragmentDoc], "4a4e14bc34e7e5d66997e8f3692a21f3897648b9648eab2ceffe6b66be32281f")
