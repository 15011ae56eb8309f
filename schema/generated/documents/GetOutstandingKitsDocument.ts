import { documentOf } from '../../document.ts'
import type { GetOutstandingKitsQuery, GetOutstandingKitsQueryVariables } from '../types.ts'

export const GetOutstandingKitsDocument = /* #__PURE__ */ documentOf<GetOutstandingKitsQuery, GetOutstandingKitsQueryVariables>("query getOutstandingKits{__typename outstandingKits{__typename totalCount lastKitCreatedAt}}", [], "61269c3f0d16729fc1935078941ab9aee4cb7d110910e74d99602e1d00aa41e2")
