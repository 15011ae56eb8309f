import { documentOf } from '../../document.ts'
import type { SaveChildSizesMutation, SaveChildSizesMutationVariables } from '../types.ts'
import { ChildSizesFieldsFragmentDoc } from './ChildSizesFieldsFragmentDoc.ts'

export const SaveChildSizesDocument = /* #__PURE__ */ documentOf<SaveChildSizesMutation, SaveChildSizesMutationVariables>("mutation saveChildSizes($input:ChildSizesInput!){__typename saveChildSizes(input:$input){__typename children{__typename ...ChildSizesFields}}}", [ChildSizesFieldsFragmentDoc], "1f2c2dc723a9823ca28f4e322b6444f072ab2ab196ebbd192ae5ba58fa02b451")
