import { documentOf } from '../../document.ts'
import type { GetChildSizesQuery, GetChildSizesQueryVariables } from '../types.ts'
import { ChildSizesFieldsFragmentDoc } from './ChildSizesFieldsFragmentDoc.ts'

export const GetChildSizesDocument = /* #__PURE__ */ documentOf<GetChildSizesQuery, GetChildSizesQueryVariables>("query getChildSizes($departmentTag:String!){__typename childSizes{__typename ...ChildSizesFields}sizeChoices(departmentTag:$departmentTag){__typename category label group sizes{__typename sizingId label}}}", [ChildSizesFieldsFragmentDoc], "175fd1a3e86f5b6fdde461b6a9df1e8838766286162d9927072a748683d02f78")
