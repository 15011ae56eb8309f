import { documentOf } from '../../document.ts'
import type { GetMyPhoneQuery, GetMyPhoneQueryVariables } from '../types.ts'
import { MyPhoneFieldsFragmentDoc } from './MyPhoneFieldsFragmentDoc.ts'

export const GetMyPhoneDocument = /* #__PURE__ */ documentOf<GetMyPhoneQuery, GetMyPhoneQueryVariables>("query getMyPhone{__typename myPhone{__typename ...MyPhoneFields}}", [MyPhoneFieldsFragmentDoc], "10d24b895e6b7775083518355d0435c539c156adc8bb4748c584cd69223b4b8c")
