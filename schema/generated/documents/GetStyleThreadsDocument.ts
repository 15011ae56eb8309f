import { documentOf } from '../../document.ts'
import type { GetStyleThreadsQuery, GetStyleThreadsQueryVariables } from '../types.ts'

export const GetStyleThreadsDocument = /* #__PURE__ */ documentOf<GetStyleThreadsQuery, GetStyleThreadsQueryVariables>("query getStyleThreads{__typename styleThreads{__typename id title updatedAt}}", [], "f993dabdcf497f3d46214814c36fc5ad3ef273e42bc7c83cef936903278bfbec")
