import { documentOf } from '../../document.ts'
import type { ConfirmDeletionMutation, ConfirmDeletionMutationVariables } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'

export const ConfirmDeletionDocument = /* #__PURE__ */ documentOf<ConfirmDeletionMutation, ConfirmDeletionMutationVariables>("mutation confirmDeletion($token:String!){__typename confirmDeletion(token:$token){__typename ...on DeletionWaits{__typename eraseAt}...on DeletionBlocked{__typename open{__typename ...OpenThingFields}}...on UserError{__typename message}}}", [OpenThingFieldsFragmentDoc], "e2ce0e14ea6507b563b4ab9fe3ef35702fdc705b488787c7656f8b540c9b3d45")
