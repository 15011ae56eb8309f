import { documentOf } from '../../document.ts'
import type { GetLegalDocumentQuery, GetLegalDocumentQueryVariables } from '../types.ts'

export const GetLegalDocumentDocument = /* #__PURE__ */ documentOf<GetLegalDocumentQuery, GetLegalDocumentQueryVariables>("query getLegalDocument($slug:String!){__typename legalDocument(slug:$slug){__typename slug title bodyMarkdown updatedOn}}", [], "496e5de0ada82195cb5cc4cdeb3fb59bd1ae54a0921d8b203f6c6dcdfcf965d3")
