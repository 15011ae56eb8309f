import { documentOf } from '../../document.ts'
import type { UpsertSizeProfileMutation, UpsertSizeProfileMutationVariables } from '../types.ts'
import { SizeProfileFieldsFragmentDoc } from './SizeProfileFieldsFragmentDoc.ts'

export const UpsertSizeProfileDocument = /* #__PURE__ */ documentOf<UpsertSizeProfileMutation, UpsertSizeProfileMutationVariables>("mutation upsertSizeProfile($input:SizeProfileInput!$v2Sizes:Boolean=true$withExpansions:Boolean=true){__typename upsertSizeProfile(input:$input v2Sizes:$v2Sizes withExpansions:$withExpansions){__typename sizeProfile{__typename ...SizeProfileFields expandedSizingIds}isFirst replaced{__typename enabled includeEquivalents includeMaternity includePetite includeTall sizingIds}}}", [SizeProfileFieldsFragmentDoc], "1c556d06d8f9319698c7cf814ce64e8fc2b4bba107288c81322ec049b3505d37")
