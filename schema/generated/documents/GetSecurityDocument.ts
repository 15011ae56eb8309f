import { documentOf } from '../../document.ts'
import type { GetSecurityQuery, GetSecurityQueryVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const GetSecurityDocument = /* #__PURE__ */ documentOf<GetSecurityQuery, GetSecurityQueryVariables>("query getSecurity{__typename security{__typename ...SecurityFields}}", [SecurityFieldsFragmentDoc], "d6ec73dca67b4a05031c603cef0f808beb3bd2a732845af62309348a1cedce0c")
