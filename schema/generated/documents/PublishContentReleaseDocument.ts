import { documentOf } from '../../document.ts'
import type { PublishContentReleaseMutation, PublishContentReleaseMutationVariables } from '../types.ts'
import { ContentReleaseFieldsFragmentDoc } from './ContentReleaseFieldsFragmentDoc.ts'
import { ContentDocumentFieldsFragmentDoc } from './ContentDocumentFieldsFragmentDoc.ts'
import { ContentReleaseOutcomeFragmentDoc } from './ContentReleaseOutcomeFragmentDoc.ts'

export const PublishContentReleaseDocument = /* #__PURE__ */ documentOf<PublishContentReleaseMutation, PublishContentReleaseMutationVariables>("mutation publishContentRelease($id:ID!$changes:[String!]){__typename publishContentRelease(id:$id changes:$changes){__typename ...ContentReleaseOutcome}}", [ContentReleaseFieldsFragmentDoc, ContentDocumentFieldsFragmentDoc, ContentReleaseOutcomeFragmentDoc], "84bea23b4343d401e7905812d24d91036368d37b112e6136a4655ce00d2c4282")
