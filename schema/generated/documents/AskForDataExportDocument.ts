import { documentOf } from '../../document.ts'
import type { AskForDataExportMutation, AskForDataExportMutationVariables } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'
import { PrivacyFieldsFragmentDoc } from './PrivacyFieldsFragmentDoc.ts'

export const AskForDataExportDocument = /* #__PURE__ */ documentOf<AskForDataExportMutation, AskForDataExportMutationVariables>("mutation askForDataExport{__typename askForDataExport{__typename ...on DataExportAsked{__typename privacy{__typename ...PrivacyFields}}...on UserError{__typename message}}}", [OpenThingFieldsFragmentDoc, PrivacyFieldsFragmentDoc], "f7a835c7afc7ff9a13007ea8b3853b99f1772e20bb6cca4aca5d62dbaeabf278")
