import { documentOf } from '../../document.ts'
import type { GetAccountNeedsQuery, GetAccountNeedsQueryVariables } from '../types.ts'

export const GetAccountNeedsDocument = /* #__PURE__ */ documentOf<GetAccountNeedsQuery, GetAccountNeedsQueryVariables>("query getAccountNeeds{__typename accountNeeds{__typename id kind title words action path until photoId categoryPath}}", [], "4b309550bf2c9d1080a6e6f813aadaef9f5159caac10c916614b110a962d88ab")
