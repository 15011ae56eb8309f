import { documentOf } from '../../document.ts'
import type { GetContentReleaseQuery, GetContentReleaseQueryVariables } from '../types.ts'
import { ContentReleaseFieldsFragmentDoc } from './ContentReleaseFieldsFragmentDoc.ts'
import { ContentDocumentFieldsFragmentDoc } from './ContentDocumentFieldsFragmentDoc.ts'

export const GetContentReleaseDocument = /* #__PURE__ */ documentOf<GetContentReleaseQuery, GetContentReleaseQueryVariables>("query getContentRelease($id:ID){__typename contentRelease(id:$id){__typename ...ContentReleaseFields documents{__typename ...ContentDocumentFields}}}", [ContentReleaseFieldsFragmentDoc, ContentDocumentFieldsFragmentDoc], "5ec63118754a6b6530cb895e77b9b5eec25c7d7f837d5db22d5ff9efa43a63e4")
