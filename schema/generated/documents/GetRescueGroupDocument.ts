import { documentOf } from '../../document.ts'
import type { GetRescueGroupQuery, GetRescueGroupQueryVariables } from '../types.ts'
import { RescueGroupFieldsFragmentDoc } from './RescueGroupFieldsFragmentDoc.ts'

export const GetRescueGroupDocument = /* #__PURE__ */ documentOf<GetRescueGroupQuery, GetRescueGroupQueryVariables>("query getRescueGroup($id:ID!){__typename rescueGroup(id:$id){__typename ...RescueGroupFields}}", [RescueGroupFieldsFragmentDoc], "d1eda9e829c60e2b3609afb0a39d1bc9fdd07323a0a5e247230a5372da5487e8")
