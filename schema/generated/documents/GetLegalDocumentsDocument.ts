import { documentOf } from '../../document.ts'
import type { GetLegalDocumentsQuery, GetLegalDocumentsQueryVariables } from '../types.ts'

export const GetLegalDocumentsDocument = /* #__PURE__ */ documentOf<GetLegalDocumentsQuery, GetLegalDocumentsQueryVariables>("query getLegalDocuments{__typename legalDocuments{__typename slug title updatedOn}}", [], "4a17e84c34a1494a66f7a0fa05b4d1c3d33e28c6f5c247750f52a72d3c79504f")
