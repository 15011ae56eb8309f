import { documentOf } from '../../document.ts'
import type { AskForDataExportMutation, AskForDataExportMutationVariables } from '../types.ts'
import { OpenThingFieldsFragmentDoc } from './OpenThingFieldsFragmentDoc.ts'
import { PrivacyFieldsFragmentDoc } from './PrivacyFieldsFragmentDoc.ts'

export const AskForDataExportDocument = /* #__PURE__ */ documentOf<AskForDataExportMutation, AskForDataExportMutationVariables>("mutation askForDataExport{__typename askForDataExport{__typename ...on DataExportAsked{__typename privacy{__typename ...PrivacyFields}}...on UserError{__typename message}}}", [OpenThingFieldsFragmentDoc, PrivacyFieldsFragmentDoc], "898bc314e4d05a89f8e32da10c080d7441390ce804c91b30db7ad9ff4c9ab5ec")
