import { documentOf } from '../../document.ts'
import type { GetHomeEditsQuery, GetHomeEditsQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetHomeEditsDocument = /* #__PURE__ */ documentOf<GetHomeEditsQuery, GetHomeEditsQueryVariables>("query getHomeEdits{__typename homeEdits{__typename id title words items{__typename ...ItemCard}}}", [ItemCardFragmentDoc], "2c1387e85be1c53ae3fb412931f54157bf396291be624bd29b02aeed3240722d")
