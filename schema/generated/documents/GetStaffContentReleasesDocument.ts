import { documentOf } from '../../document.ts'
import type { GetStaffContentReleasesQuery, GetStaffContentReleasesQueryVariables } from '../types.ts'
import { ContentReleaseFieldsFragmentDoc } from './ContentReleaseFieldsFragmentDoc.ts'

export const GetStaffContentReleasesDocument = /* #__PURE__ */ documentOf<GetStaffContentReleasesQuery, GetStaffContentReleasesQueryVariables>("query getStaffContentReleases{__typename staffContentReleases{__typename ...ContentReleaseFields}}", [ContentReleaseFieldsFragmentDoc], "1702c18e5dbaba93069cf256280b449936353b3d607109c80d8b61585b779274")
