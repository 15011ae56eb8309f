import { documentOf } from '../../document.ts'
import type { MakeContentReleaseMutation, MakeContentReleaseMutationVariables } from '../types.ts'
import { ContentReleaseFieldsFragmentDoc } from './ContentReleaseFieldsFragmentDoc.ts'
import { ContentDocumentFieldsFragmentDoc } from './ContentDocumentFieldsFragmentDoc.ts'
import { ContentReleaseOutcomeFragmentDoc } from './ContentReleaseOutcomeFragmentDoc.ts'

export const MakeContentReleaseDocument = /* #__PURE__ */ documentOf<MakeContentReleaseMutation, MakeContentReleaseMutationVariables>("mutation makeContentRelease($note:String!){__typename makeContentRelease(note:$note){__typename ...ContentReleaseOutcome}}", [ContentReleaseFieldsFragmentDoc, ContentDocumentFieldsFragmentDoc, ContentReleaseOutcomeFragmentDoc], "9c5383b0d149ffc8c9d96d915b802220c7b2ad6a60485bbb4d261bd8b915276b")
